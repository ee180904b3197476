"""Words that ask for a credential, and those that only look like it."""

from __future__ import annotations

import pytest

from elicit_design.linting.secrecy import secret_name, secret_phrase


@pytest.mark.parametrize(
    "name",
    ["password", "userPassword", "api_key", "apiKey", "APIKey", "client-secret", "access_token",
     "token", "pin", "cvv", "card_number", "privateKey", "senha", "chave_api", "contraseña",
     "clave", "mot_de_passe", "cle_api", "passwort", "api_schlüssel"],
)  # fmt: skip
def test_names_of_credentials(name: str) -> None:
    assert secret_name(name)


@pytest.mark.parametrize(
    "name",
    ["email", "name", "username", "page_token", "next_page_token", "max_tokens", "tokens",
     "token_count", "password_policy", "secret_name", "api_key_id", "key", "pinned", "passenger",
     "csrf_token", "author", "spinning"],
)  # fmt: skip
def test_names_that_only_look_like_it(name: str) -> None:
    assert secret_name(name) is None


@pytest.mark.parametrize(
    "text",
    ["Enter your password", "Your API key", "Paste the access token", "Card number and CVV",
     "Digite sua senha", "Informe a chave de API", "Escriba su contraseña",
     "Saisissez votre mot de passe", "Geben Sie Ihr Passwort ein", "パスワードを入力してください",
     "APIキー"],
)  # fmt: skip
def test_words_that_ask_for_a_credential(text: str) -> None:
    assert secret_phrase(text)


@pytest.mark.parametrize(
    "text",
    ["Your e-mail address", "No password passes through the chat", "Name of the API key",
     "The password policy of the team", "Never type your password here", "Session token budget",
     "Nenhuma senha passa pelo chat", "Kein Passwort wird übertragen", "Aucun mot de passe",
     "The compass world", "パスワードは入力しないでください"],
)  # fmt: skip
def test_words_that_do_not(text: str) -> None:
    assert secret_phrase(text) is None
