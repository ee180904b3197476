"""Moved to `elicit_design.data_files`."""

from elicit_design.data_files import data_file

__all__ = ["data_file"]
