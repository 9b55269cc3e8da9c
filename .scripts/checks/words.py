"""Names keep to the field's words: what is declared has none that the glossary has another word for."""
import re

from sources import SourceFile

# What says what a name declares: a kind of declaration, or a label before a colon.
DECLARATION = re.compile(
    r"\b(struct|class|enum|protocol|actor|typealias|associatedtype|func|var|let|case)[ \t]+`?(\w+)")
LABEL = re.compile(r"[(,]\s*(?:(\w+)\s+)?(\w+)\s*:(?!:)")
TYPES = {"struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype"}
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")

# Words that no name has, each with what is said in its place.
NOWHERE = {
    "told": "specified, recorded or reported", "untold": "unexplained", "unsaid": "unspecified",
    "underway": "running or active", "begun": "started or incremental", "unseen": "offscreen",
    "wish": "a proposed or an intrinsic size", "prospect": "a range", "deed": "an event",
    "deeds": "events", "whoever": "a noun", "somebody": "a noun", "nobody": "a noun",
    "inquiry": "a request",
}
# Words that no name begins with, where another word follows.
FIRST = {"known": "cached, resolved or accepted", "kept": "cached, saved or pooled"}
# Words that no name ends with, where another word comes before.
LAST = {"ahead": "prefetch, lookahead or prerender"}
# Words that no type's name has.
IN_TYPES = {
    "furniture": "a component", "finger": "a performer or a gesture", "album": "snapshots",
    "board": "a queue or results", "lookalike": "a collision",
}
# Names that are read from files, and so stay.
KEPT = {"knownElements", "begun", "KeyboardTests"}


def fault(kind, name):
    """What is wrong with a declared name, and what would be right."""
    if name in KEPT:
        return None
    words = [word.lower() for word in WORD.findall(name)]
    for word in words:
        if word in NOWHERE:
            return f"'{word}' is no word of the glossary; say {NOWHERE[word]}"
        if kind in TYPES and word in IN_TYPES:
            return f"'{word}' is no word for a type; say {IN_TYPES[word]}"
    if len(words) > 1 and words[0] in FIRST:
        return f"no name begins with '{words[0]}'; say {FIRST[words[0]]}"
    if len(words) > 1 and words[-1] in LAST:
        return f"no name ends with '{words[-1]}'; say {LAST[words[-1]]}"
    return None


def name_complaints(files):
    found = []
    for file in files:
        names = [(match.start(2), *match.groups()) for match in DECLARATION.finditer(file.code)]
        for match in LABEL.finditer(file.code):
            names += [(match.start(), "label", name) for name in match.groups() if name]
        for at, kind, name in sorted(names):
            problem = fault(kind, name)
            if problem:
                line = file.code.count("\n", 0, at) + 1
                found.append(f"{file.path}:{line}: {name}: {problem}")
    return list(dict.fromkeys(found))


def complaints(package):
    return name_complaints(package.swift("Sources"))


def seeded(source):
    return [line.split(": ")[1] for line in name_complaints([SourceFile("Sources/M/A.swift", source)])]


EXAMPLES = [
    *((seeded(source), [name]) for source, name in (
        ("let isTold = true", "isTold"), ("struct KnownSizes {}", "KnownSizes"),
        ("var keptMemory = 0", "keptMemory"), ("enum GroundAhead {}", "GroundAhead"),
        ("final class BegunEncoding {}", "BegunEncoding"), ("protocol Furniture {}", "Furniture"),
        ("func show(told options: Int) {}", "told"), ("case underway(Int)", "underway"))),
    *((seeded(source), []) for source in (
        'let text = "told"', "// let told", "let unknown = 1", "let known = 1", "let ahead = 1",
        "var furniture = 1", "let keepsOrder = true", "struct Folder {}")),
]
