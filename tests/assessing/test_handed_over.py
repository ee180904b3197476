"""Somebody is handed over to a page, in whatever words; telling of pages hands nobody over."""

from __future__ import annotations

import pytest

from support.tools import decision


def purposes(name: str, description: str, read_only: bool = False) -> tuple[str, ...]:
    """Return what a tool with one argument asks for in the browser."""
    found = decision(
        f"name: {name}\ndescription: >-\n  {description}\n"
        "arguments: {case: {type: string, required: true}}\n"
        f"annotations: {{readOnlyHint: {str(read_only).lower()}}}\n"
    )
    return found.purposes if found.verdict == "url" else ()


@pytest.mark.parametrize(
    ("name", "description"),
    [
        ("gauge_join", "The grower is led to the gauge maker's portal and agrees there."),
        ("orchard_bond", "Takes the grower to the maker's screen, where access is ticked."),
        ("unir_riego", "Lleva al regante a la web del fabricante, donde da su permiso."),
        ("ligar_sensor", "O produtor segue o link do fabricante, entra e concede acesso."),
        ("relier_ruche", "Conduit l'apiculteur sur le portail du fabricant, où il consent."),
        ("waage_anbinden", "Die Imkerin wird zum Portal geleitet und erlaubt dort den Zugriff."),
        ("計器連携", "農家はリンクからメーカーのページを開き、ログインして許可します。"),
    ],
)
def test_access_is_given_elsewhere(name: str, description: str) -> None:
    assert purposes(name, description) == ("authorize",)


@pytest.mark.parametrize(
    ("name", "description"),
    [
        ("mooring_due", "Opens the harbour's till for the skipper; the mooring fee goes by card."),
        ("clear_fine", "Leads the reader to the library's cashier to clear the fine."),
        ("saldar_amarre", "Lleva al patrón a la pasarela del puerto para abonar la tasa."),
        ("quitar_taxa", "Gera a tela do porto em que o morador paga a taxa com Pix ou cartão."),
        ("regler_amarrage", "Conduit le plaisancier au guichet du port pour payer la redevance."),
        ("liegegeld", "Ruft die Bezahlseite auf, an der der Gast das Liegegeld mit Karte zahlt."),
        ("係留料", "船主に決済ページを表示し、係留料金をカードで支払ってもらいます。"),
    ],
)
def test_it_is_paid_elsewhere(name: str, description: str) -> None:
    assert purposes(name, description) == ("payment",)


@pytest.mark.parametrize(
    ("name", "description"),
    [
        ("charter_ink", "Brings the charter agreement up on the tablet; the skipper inks it."),
        ("rubricar_flete", "Abre el portal en que el patrón firma el contrato de flete."),
        ("parapher_charte", "Ouvre la page où le skipper paraphe le contrat d'affrètement."),
        ("charter_zeichnen", "Öffnet die Seite, auf der der Skipper den Vertrag unterzeichnet."),
        ("傭船署名", "船長に契約書の画面を表示し、署名してもらいます。"),
    ],
)
def test_it_is_signed_elsewhere(name: str, description: str) -> None:
    assert purposes(name, description) == ("sign",)


@pytest.mark.parametrize(
    ("name", "description"),
    [
        ("buoy_enrol", "The warden types the buoy's passphrase on a private page that opens."),
        ("registrar_boya", "El guarda teclea la contraseña de la boya en una página privada."),
        ("boje_anlegen", "Die Wärterin tippt das Kennwort der Boje auf einer eigenen Seite ein."),
        ("ブイ登録", "担当者が専用の画面でブイの暗証番号を入力します。"),
    ],
)
def test_a_secret_is_given_elsewhere(name: str, description: str) -> None:
    assert purposes(name, description) == ("credential",)


@pytest.mark.parametrize(
    ("name", "description"),
    [
        ("till_report", "What the harbour's till took by card and in cash, by the hour."),
        ("consent_book", "Tells which growers agreed, on which day and on which page."),
        ("charter_state", "Tells whether the skipper has signed the agreement already."),
        ("estado_firmas", "Dice qué socios han firmado ya el acta y cuáles faltan."),
        ("login_page_photo", "Takes a picture of the login page of the shop, for a comparison."),
        ("oauth_scopes_lookup", "Reference: what each scope permits and which calls need it."),
    ],
)
def test_telling_of_pages_hands_nobody_over(name: str, description: str) -> None:
    assert purposes(name, description, read_only=True) == ()


@pytest.mark.parametrize(
    ("name", "description"),
    [
        ("checkout_page_words", "Changes the greeting on the checkout page; history is kept."),
        ("archive_talk", "Archives a talk. It leaves the inbox and can be opened again."),
        ("double_tap_on_screen", "Double-tap on the screen at the given coordinates."),
    ],
)
def test_pages_that_are_worked_on_hand_nobody_over(name: str, description: str) -> None:
    assert purposes(name, description) == ()


@pytest.mark.parametrize(
    ("name", "description", "purpose"),
    [
        (
            "charter_round",
            "Each owner signs the charter contract in turn, at the address they get.",
            "sign",
        ),
        ("charter_tablet", "Reeder und Kapitänin unterzeichnen den Vertrag am Tablet.", "sign"),
        ("buoy_talk", "The warden types the passphrase in a box outside the chat.", "credential"),
        ("matricula", "Envía al alumno a pagar la matrícula.", "payment"),
        ("liegegeld", "Schickt den Gast zum Bezahlen der Gebühr an den Hafen.", "payment"),
    ],
)
def test_two_of_place_person_and_act_are_enough(name: str, description: str, purpose: str) -> None:
    assert purposes(name, description) == (purpose,)


@pytest.mark.parametrize(
    ("name", "description"),
    [
        ("stimmen_zaehlen", "Zählt die Stimmen der Mitglieder je Antrag."),
        ("contratos_sin_firmar", "Enumera los contratos que el cliente aún no ha firmado."),
        ("echeances", "Liste les échéances que l'adhérent doit encore payer, avec leur lien."),
        ("factura_enviada", "Indica si se envió al cliente la factura a pagar."),
        ("failed_sign_ins", "Tells why a member could not sign in on the page."),
    ],
)
def test_counting_and_listing_start_nothing(name: str, description: str) -> None:
    assert purposes(name, description, read_only=True) == ()


def test_a_key_that_was_issued_is_a_secret_whatever_it_is_called() -> None:
    found = decision(
        """
        name: buoy_gateway
        description: Lets us talk to the buoys. The key is printed in the vendor's envelope.
        arguments: {buoy_key: {type: string, required: true}}
        """
    )
    assert found.purposes[:1] == ("credential",)


def test_the_key_of_a_record_is_none() -> None:
    found = decision(
        """
        name: move_issue
        description: Moves an issue. The key is printed on the board, as the vendor shows it.
        arguments: {issue_key: {type: string, required: true}}
        """
    )
    assert found.verdict == "none"
