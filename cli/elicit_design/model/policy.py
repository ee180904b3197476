"""Who asks, under the project's policy; apart from designs so that options stay light."""

from __future__ import annotations

from typing import Literal

Policy = Literal["elicit", "annotate", "auto"]
"""`elicit`: always the server. `annotate`: the host, where annotations let it. `auto`: the
server when it can show what the arguments do not, or when severity is high."""
