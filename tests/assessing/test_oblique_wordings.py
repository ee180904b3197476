"""What is said in other words than the usual ones, in several languages."""

from __future__ import annotations

import json

import pytest

from elicit_design.assessing import assess
from elicit_design.loading import load
from elicit_design.model.assessment import Assessment


def decided(
    name: str, description: str, arguments: dict[str, str], needed: int, reads: bool = False
) -> Assessment:
    """Assess one tool, the first arguments of which are required."""
    properties = {key: {"type": "string", "description": told} for key, told in arguments.items()}
    schema = {"type": "object", "properties": properties, "required": list(arguments)[:needed]}
    tool = {
        "name": name,
        "description": description,
        "inputSchema": schema,
        "annotations": {"readOnlyHint": reads},
    }
    return assess(load("-", stdin=json.dumps(tool).encode()).tools)[0]


@pytest.mark.parametrize(
    ("name", "description", "arguments"),
    [
        (
            "bakery/opening_day",
            "New bakers tell the planner how they work before their first plan.",
            {"ovens": "", "shifts": "", "closed": ""},
        ),
        (
            "arranque_taller",
            "Al estrenar el taller se dice qué máquinas hay, qué turnos y qué días se cierra.",
            {"maquinas": "", "turnos": "", "cierres": ""},
        ),
        (
            "atelier_accueil",
            "Accueille un nouveau potier : type de four, terre et jours de cuisson.",
            {"four": "", "terre": "", "jours": ""},
        ),
    ],
)
def test_newcomers_are_asked_how_they_want_it(
    name: str, description: str, arguments: dict[str, str]
) -> None:
    assert decided(name, description, arguments, 0).purposes == ("setup",)


@pytest.mark.parametrize(
    ("name", "description", "arguments"),
    [
        (
            "note_berth",
            "Notes a berth on a plan. The skipper names the berth they want.",
            {"skipper_id": "", "berth": ""},
        ),
        (
            "anotar_pupitre",
            "Anota el pupitre entre los que quedan libres. Nadie debe elegir por el alumno.",
            {"alumno_id": "", "pupitre": ""},
        ),
        (
            "席の記入",
            "座席表に席を記入します。空いている席は日によって異なり、生徒本人が選びます。",
            {"生徒番号": "", "席": ""},
        ),
    ],
)
def test_what_is_left_open_is_somebodys_to_choose(
    name: str, description: str, arguments: dict[str, str]
) -> None:
    assert "choose" in decided(name, description, arguments, 1).purposes


def test_an_open_date_is_the_models_to_fill_in() -> None:
    found = decided(
        "note_visit",
        "Notes a visit in the diary of a patient who said they were there.",
        {"patient_id": "", "date": ""},
        1,
    )
    assert "choose" not in found.purposes


@pytest.mark.parametrize(
    ("name", "description", "arguments"),
    [
        (
            "shelve_crate",
            "Moves a crate to another shelf. Some of what is written on its lid is enough.",
            {"writing": "", "shelf": ""},
        ),
        (
            "mudar_vaso",
            "Muda um vaso de lugar. Basta o apelido da planta; há muitos iguais.",
            {"planta": "", "lugar": ""},
        ),
        (
            "drop_by_tag_part",
            "Destroys a machine, found by part of its tag.",
            {"tag_part": ""},
        ),
    ],
)
def test_words_that_are_enough_can_mean_several_things(
    name: str, description: str, arguments: dict[str, str]
) -> None:
    assert "disambiguate" in decided(name, description, arguments, len(arguments)).purposes


@pytest.mark.parametrize(
    ("name", "description", "effect"),
    [
        ("tell_building", "Drops a note in the letterbox of every household.", "sends"),
        ("unlock_retention", "Lets the retention of a finished job go to its builder.", "pays"),
        ("let_neighbour", "Makes a neighbour able to open the gate.", "grants"),
        ("lift_rest", "Takes a lift out of service.", "interrupts"),
        ("abgabe_bogen", "Schickt den Bogen ab; danach ist nichts mehr zu ändern.", "binds"),
        ("bajar_persianas", "Baja las persianas de la tienda y corta la luz.", "interrupts"),
        ("machen_zum_kassenwart", "Macht ein Mitglied zum Kassenwart.", "grants"),
        ("chamber_roll", "Takes a pharmacist off the register of the chamber.", "destroys"),
        ("bogen_weg", "Schickt den Bogen ab.", "sends"),
        ("termin_weg", "Sagt einen Termin für alle ab.", "destroys"),
        ("chart", "Returns the history of a patient.", "discloses"),
        ("levantar_veda", "Levanta la prohibición de entrada a un socio.", "grants"),
        ("alerte", "Fait sonner la sirène du village.", "sends"),
        ("fauchage", "Fauche la parcelle entière, récolte comprise.", "destroys"),
        ("night_code", "Says tonight's code of the garage.", "discloses"),
        ("env_values", "Returns the environment of a process, values included.", "discloses"),
        ("donde_vive", "Muestra la dirección y el teléfono de una testigo protegida.", "discloses"),
    ],
)
def test_effects_said_in_other_words(name: str, description: str, effect: str) -> None:
    found = decided(name, description, {"thing_id": ""}, 1, effect == "discloses")
    assert found.verdict == "form"
    assert effect in found.effects


def test_the_value_of_a_step_is_read_as_its_text_explains_it() -> None:
    schema = {
        "type": "object",
        "properties": {"schritt": {"type": "string", "enum": ["ablage", "absenden"]}},
        "required": ["schritt"],
    }
    tool = {
        "name": "bogen",
        "description": "Der Bogen des Amtes. schritt=ablage speichert ihn, "
        "schritt=absenden übermittelt ihn und ist bindend.",
        "inputSchema": schema,
    }
    assert assess(load("-", stdin=json.dumps(tool).encode()).tools)[0].verdict == "form"


def test_a_subject_and_a_text_are_a_letter() -> None:
    found = decided("club_blast", "One for the whole club.", {"subject": "", "body": ""}, 2)
    assert found.effects == ("sends",)


def test_children_and_codes_of_machines_are_no_secrets() -> None:
    found = decided("tree", "Returns the address and children of a node.", {"id": ""}, 1, True)
    assert found.verdict == "none"


@pytest.mark.parametrize(
    ("name", "description"),
    [
        ("letter_refund", "Drafts the letter of a refund."),
        ("quien_cobra", "Devuelve cuántos cobros hubo."),
        ("pause_reminders", "Keeps reminders quiet until tomorrow."),
        ("wipe_rehearsal", "Reports which pictures a wipe would delete; none is touched."),
        ("add_guest_to_seating", "Adds a guest to the seating of a party."),
        ("back_on_shelf", "Puts a book that was set aside back on its shelf."),
        ("git_start", "Makes a repository and its initial branch."),
        ("discard_mine", "Throws away a draft of this user's own."),
    ],
)
def test_what_only_sounds_like_it(name: str, description: str) -> None:
    assert decided(name, description, {"thing_id": ""}, 1).verdict == "none"
