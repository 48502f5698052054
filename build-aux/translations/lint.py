# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds likely mistakes in a translation that msgfmt does not find."""
import collections
import re
import unicodedata

# The quotation marks that a language may use for “ ”.
QUOTES = {
    "ar": ("«»", "“”"), "de": ("„“",), "es": ("«»", "“”"), "fr": ("«»",), "it": ("«»", "“”"),
    "ja": ("「」",), "nl": ("“”", "‘’"), "pl": ("„”",), "pt_BR": ("“”",), "sv": ("””",),
    "tr": ("“”",), "uk": ("«»",), "zh_CN": ("“”",),
}
PLURALS = {"ar": 6, "ja": 1, "pl": 3, "uk": 3, "zh_CN": 1}
# Scripts without upper case, with their own punctuation at the end of sentences.
FULL_WIDTH = ("ja", "zh_CN")
ALL_QUOTES = "“”„«»「」『』‹›"
NO_BREAK = "\u00a0\u202f"
ENDS = {".": ".。", "?": "?？؟", "!": "!！", ":": ":：", "…": "…", ";": ";；؛"}
# Words that are the same in every language.
LITERALS = re.compile(
    r"--[a-z][a-z-]*|\blabyrinthe-[a-z]+(?:\(7\))?|\b(?:cmd:|depth=|nodes=|time=)"
    r"|\bNb=6-e3\b|[a-z]+:depth=2|\.(?:svg|png)\b|[0-9]{3,}")
# The names of levels, in a text about levels; elsewhere they are ordinary words.
LEVELS = re.compile(r"\b(?:random|beginner|greedy|solver|minmax|alphabeta)\b(?= *[,.]| or )")
OF_LEVELS = re.compile(r"\b(?:greedy|minmax|alphabeta)\b")
FORMAT = re.compile(r"%(?:\d+\$)?[-+0#']*[\d.]*(?:hh|h|ll|l|z|j)?[diouxXeEfgGcs%]")
MNEMONIC = re.compile(r"_(?=\w)")


def strip_formats(text):
    return FORMAT.sub("", text)


def first_letter(text):
    """Returns the first character of a text if it is a letter, else nothing."""
    text = text.lstrip("_¡¿“„«»「”" + NO_BREAK)
    return text[0] if text[:1].isalpha() else ""


def get_end(text):
    """Returns the punctuation at the end of a text: one of ENDS, or nothing."""
    text = re.sub(r"\s*\(_\w\)", "", text).rstrip("”“»」)）")
    for sign, signs in ENDS.items():
        if text[-1:] in tuple(signs):
            return sign
    return ""


def count_quotes(text):
    return sum(text.count(sign) for sign in ALL_QUOTES + "‘")


def check_blanks(language, text, translation):
    if translation.count("\n") != text.count("\n"):
        yield "another number of lines"
    for end in (0, -1):
        if translation[end:][:1].isspace() != text[end:][:1].isspace():
            yield "a blank at the wrong end"
    if re.search(r"[ \u00a0\u202f]{2}", translation):
        yield "two blanks"
    if re.search(r" [,.](?!\w)", translation) or re.search(r" [,.](?= |$)", translation):
        yield "a blank before a comma or full stop"


def check_signs(language, text, translation):
    if "..." in translation:
        yield "... in place of …"
    if '"' in translation and '"' not in text:
        yield "straight quotes"
    if "'" in translation and "'" not in text:
        yield "a straight apostrophe"
    # A number with a full stop, such as a rank, is no sentence.
    has_words = re.search(r"[^\W\d_]", re.sub(r"%[0-9.]*[a-z]", "", text))
    if has_words and get_end(text) != get_end(translation):
        yield f"ends with “{get_end(translation)}” in place of “{get_end(text)}”"
    # Japanese and Chinese use full-width punctuation.
    if language in FULL_WIDTH and translation.endswith(".") and text.endswith("."):
        yield "a full stop of half width"
    if language == "fr" and re.search(r" [:;!?»]|« ", translation):
        yield "a blank that can break before a sign"
    # The list of keywords in a desktop file ends with a semicolon.
    if language == "fr" and re.search(r"\w[:;!?]$", translation) and not text.endswith(";"):
        yield "no blank before a sign"


def check_quotes(language, text, translation):
    pairs = QUOTES.get(language)
    used = [sign for sign in translation if sign in ALL_QUOTES]
    if pairs and any(sign not in "".join(pairs) for sign in used):
        yield "quotes of another language"
    if (count_quotes(text) == 0) != (count_quotes(translation) == 0):
        yield "quotes on one side only"


def check_case(language, text, translation):
    theirs, ours = first_letter(text), first_letter(translation)
    if not theirs or not ours or ours.upper() == ours.lower() or LITERALS.match(text.lstrip("“")):
        return
    if theirs.isupper() and not ours.isupper():
        yield "a small letter at the beginning"
    # German nouns are capitalized.
    if theirs.islower() and ours.isupper() and language != "de":
        yield "a capital at the beginning"


def check_mnemonic(language, text, translation):
    theirs = len(MNEMONIC.findall(strip_formats(text)))
    ours = MNEMONIC.findall(strip_formats(translation))
    if len(ours) != theirs:
        yield "a mnemonic on one side only" if len(ours) < 2 else "more than one mnemonic"
    elif theirs and language in FULL_WIDTH and not re.search(r"\(_[A-Z0-9]\)", translation):
        yield "a mnemonic that no keyboard has; write (_X) at the end"


def check_literals(text, translation):
    literals = LITERALS.findall(text)
    if OF_LEVELS.search(text):
        literals += LEVELS.findall(text)
    # Digits of numbers may be grouped.
    ungrouped = re.sub(rf"(?<=\d)[.,{NO_BREAK}](?=\d)", "", translation)
    for literal in literals:
        if literal not in (ungrouped if literal.isdigit() else translation):
            yield f"“{literal}” is missing"


def check_keywords(text, translation):
    if re.fullmatch(r"(?:[\w ]+;)+", text) and not re.fullmatch(r"(?:[^;]+;)+", translation):
        yield "each word needs a semicolon after it"


def lint_pair(language, text, translation):
    """Returns the mistakes in the translation of one text."""
    checks = (check_blanks, check_signs, check_quotes, check_case, check_mnemonic)
    for check in checks:
        yield from check(language, text, translation)
    yield from check_literals(text, translation)
    yield from check_keywords(text, translation)
    if any(unicodedata.category(letter) == "Cc" and letter != "\n" for letter in translation):
        yield "a control character"


def is_alike(language, entry, alike):
    """Returns whether a translation wrongly equals the English text."""
    words = re.sub(r"[\W\d_]+", "", LITERALS.sub("", strip_formats(entry.text)))
    if not words or entry.text == "translator-credits" or entry.translations[0] != entry.text:
        return False
    return not {("*", entry.text), (language, entry.text)} & alike


def lint_entry(language, entry, alike):
    """Returns the mistakes in a translated entry."""
    if entry.text == "translator-credits":
        return
    for number, translation in enumerate(entry.translations):
        text = entry.plural if entry.plural is not None and number > 0 else entry.text
        # A plural form for one or two may write the number as a word.
        for fault in lint_pair(language, text, translation):
            yield fault
    if is_alike(language, entry, alike):
        yield "is the same as in English; if that is right, add it to po/ALIKE"


def lint_mnemonics(entries):
    """Returns mnemonics that occur twice in the same .ui file."""
    users = collections.defaultdict(set)
    for entry in entries:
        match = (re.search(r"_(\w)", strip_formats(entry.translations[0]))
                 if entry.translations else None)
        if match and MNEMONIC.search(strip_formats(entry.text)):
            for place in set(entry.places):
                if place.endswith(".ui"):
                    users[place, match[1].lower()].add(entry.text)
    for (place, letter), texts in sorted(users.items()):
        if len(texts) > 1:
            yield f"{place}: the mnemonic {letter} is shared by {', '.join(sorted(texts))}"


def lint_words(entries):
    """Returns words of which players see two for one thing, or one for two things."""
    words = collections.defaultdict(set)
    for entry in entries:
        if entry.translations:
            words[entry.text].add(entry.translations[0])
    # The rules before a game, and after it.
    for short in words["Standard"]:
        for long in words["Standard rules"]:
            if short.lower() not in long.lower():
                yield f"“{long}” does not have the word “{short}”"
    if len(words["Person"]) > 1:
        yield f"“Person” has several translations: {', '.join(sorted(words['Person']))}"
    # The rules are on the same page as the tab of the small games.
    if words["Standard"] & words["Classics"]:
        yield "“Standard” and “Classics” have the same translation"


def lint_header(language, header, count):
    """Returns the mistakes in the header of a catalog."""
    if header.get("Language") != language:
        yield f"the header says that the language is “{header.get('Language')}”"
    if header.get("Content-Type") != "text/plain; charset=UTF-8":
        yield "the header does not say UTF-8"
    match = re.search(r"nplurals=(\d)", header.get("Plural-Forms", ""))
    if not match or int(match[1]) != PLURALS.get(language, int(match[1])) or int(match[1]) != count:
        yield "the header has another number of plural forms"
    if "@" in " ".join(header.values()):
        yield "the header has an address of somebody"


def read_alike(text):
    """Returns pairs of a language, or * for all, and a string that need not be translated."""
    lines = (line for line in text.splitlines() if line.strip() and not line.startswith("#"))
    return {tuple(line.split(" ", 1)) for line in lines}
