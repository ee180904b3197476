"""The stages by which an argument or a tool goes away, or becomes required."""

from __future__ import annotations

ARGUMENT_GOES = (
    "this release: still accepted, and ignored",
    "next release: marked as deprecated in its description",
    "the release after: removed",
)
CONSENT_GOES = (
    "this release: still accepted, and ignored where the client can show the form",
    "next release: marked as deprecated in its description",
    "the release after: removed",
)
PREVIEW_STAYS = (
    "this release: ignored where the client can show the form; elsewhere still the preview switch",
    "next release: its description says that it previews and is no consent",
    "later: goes once no supported client lacks forms",
)
TOKEN_GOES = (
    "this release: leaves `required`; the old path stays for clients that cannot ask",
    "next release: marked as deprecated in its description",
    "the release after: removed with the tool that issues it",
)
TOOL_GOES = (
    "this release: still listed; its description points to the form",
    "next release: marked as deprecated",
    "the release after: removed",
)
BECOMES_REQUIRED = (
    "this release: a call without it still works and its result says that this will end",
    "next release: a call without it is answered with an error that says what to write",
    "the release after: listed in `required`",
)
LEAVES_REQUIRED = ("this release: leaves `required`; old callers that send it are not asked",)
AT_ONCE = ("this release: no caller depends on it",)
