#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that lint.py finds mistakes, and nothing in correct translations. Prints TAP."""
import sys

import catalog
import lint

# A language, the English text, a translation, and a part of the expected message, or None.
CASES = [
    ("de", "Close", "Schließen", None),
    ("de", "The game is over.", "Das Spiel ist aus.", None),
    ("de", "The game is over.", "Das Spiel ist aus", "ends with"),
    ("de", "%u moves.", "%u Züge", "ends with"),
    ("ja", "%u.", "%u位", None),
    ("de", "The game is over.", "das Spiel ist aus.", "small letter"),
    ("de", "owl", "Eule", None),
    ("nl", "owl", "Uil", "capital"),
    ("de", "Looking for a hint…", "Sucht einen Tipp...", "in place of …"),
    ("de", "Type “help”:", "Tippen Sie „help“:", None),
    ("de", "Type “help”:", "Tippen Sie “help”:", "quotes of another"),
    ("de", "Type “help”:", "Tippen Sie help:", "one side"),
    ("fr", "Type “help”:", "Tapez «\u00a0help\u00a0»\u00a0:", None),
    ("fr", "Type “help”:", "Tapez « help\u00a0»\u00a0:", "can break"),
    ("fr", "Time left: %s", "Temps restant : %s", "can break"),
    ("fr", "%s has won!", "%s a gagné!", "no blank before"),
    ("fr", "The tile goes in.", "La tuile s'insère.", "apostrophe"),
    ("sv", "Type “help”:", "Skriv ”help”:", None),
    ("ja", "The game is over.", "ゲームは終わりました。", None),
    ("ja", "The game is over.", "ゲームは終わりました.", "half width"),
    ("ja", "_New Game", "新しいゲーム(_N)", None),
    ("ja", "_New Game", "_新しいゲーム", "no keyboard"),
    ("ja", "_New Game", "新しいゲーム", "mnemonic"),
    ("it", "New Game", "_Nuova partita", "mnemonic"),
    ("it", "_New Game", "_Nuova _partita", "more than one"),
    ("it", "Two  words", "Due  parole", "two blanks"),
    ("it", "Close", "Chiudi ", "wrong end"),
    ("it", "Two\nlines", "Due righe", "number of lines"),
    ("es", "Say --games 2000.", "Diga --juegos 2000.", "“--games” is missing"),
    ("es", "Say --games 2000.", "Diga --games 2.000.", None),
    ("es", "Drawn at random.", "Al azar.", None),
    ("es", "Write greedy, or random.", "Escriba greedy, o azar.", "“random” is missing"),
    ("es", "Leave This Game?", "¿Dejar esta partida?", None),
    ("ar", "Leave This Game?", "أتريد ترك هذه اللعبة؟", None),
    ("uk", "maze;board;", "лабіринт;дошка;", None),
    ("uk", "maze;board;", "лабіринт;дошка", "semicolon"),
    ("tr", "Close", "Close", "same as in English"),
    ("tr", "%u/%u", "%u/%u", None),
    ("tr", "Labyrinthe", "Labyrinthe", None),
]

CATALOGUE = r'''
msgid ""
msgstr ""
"Language: xx\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

#: src/a.ui:3 src/b.c:4
msgctxt "seat"
msgid "A “\"” and "
"more\n"
msgstr "Ein\\"

#, fuzzy, c-format
msgid "%u turn"
msgid_plural "%u turns"
msgstr[0] "%u Zug"
msgstr[1] ""

#~ msgid "gone"
#~ msgstr "weg"
'''


def find_faults(language, text, translation):
    entry = catalog.Entry(text=text, translations=[translation])
    return list(lint.lint_entry(language, entry, {("*", "Labyrinthe")}))


def check_case(case):
    language, text, translation, wrong = case
    faults = find_faults(language, text, translation)
    return not faults if wrong is None else any(wrong in fault for fault in faults)


def check_catalogue():
    header, first, second = catalog.parse(CATALOGUE)
    return (catalog.read_header([header])["Language"] == "xx"
            and first.key == ("seat", "A “\"” and more\n") and first.translations == ["Ein\\"]
            and first.places == ["src/a.ui", "src/b.c"] and first.is_translated
            and second.plural == "%u turns" and second.translations == ["%u Zug", ""]
            and second.flags == {"fuzzy", "c-format"} and not second.is_translated)


def check_mnemonics():
    entries = [catalog.Entry(text=text, translations=[translation], places=[place])
               for text, translation, place in (("_New", "_Neu", "a.ui"),
                                                ("_Quit", "Bee_nden", "a.ui"),
                                                ("_Net", "_Netz", "b.ui"))]
    return [*lint.lint_mnemonics(entries)] == ["a.ui: the mnemonic n is shared by _New, _Quit"]


def check_words():
    entries = [catalog.Entry(text=text, context=context, translations=[translation])
               for text, context, translation in (("Person", "rat", "Mensch"),
                                                  ("Person", None, "Person"),
                                                  ("Standard", "rules", "Klassisch"),
                                                  ("Standard rules", None, "Klassische Regeln"),
                                                  ("Classics", None, "Klassiker"))]
    faults = [*lint.lint_words(entries)]
    entries[-1].translations = ["Klassisch"]
    entries[-2].translations = ["Standardregeln"]
    return len(faults) == 1 and len([*lint.lint_words(entries)]) == 3


def check_header():
    good = {"Language": "pl", "Content-Type": "text/plain; charset=UTF-8",
            "Plural-Forms": "nplurals=3; plural=0;"}
    return (not [*lint.lint_header("pl", good, 3)] and len([*lint.lint_header("pl", good, 2)]) == 1
            and len([*lint.lint_header("uk", good, 3)]) == 1
            and len([*lint.lint_header("pl", {**good, "Language-Team": "a@b"}, 3)]) == 1)


def main():
    checks = [(f"{case[0]}: {case[2]!r}", check_case(case)) for case in CASES]
    checks += [("a catalogue is read", check_catalogue()), ("mnemonics", check_mnemonics()),
               ("words", check_words()), ("headers", check_header())]
    print(f"1..{len(checks)}")
    for number, (name, passed) in enumerate(checks, 1):
        print("ok" if passed else "not ok", number, "-", name.replace("#", ""))
    return 0 if all(passed for _, passed in checks) else 1


if __name__ == "__main__":
    sys.exit(main())
