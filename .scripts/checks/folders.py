"""No two folders of a module need each other, by the type names that they declare and use."""
import collections
import re

from sources import SourceFile

DECLARATION = re.compile(r"\b(?:struct|class|enum|protocol|actor|typealias)[ \t]+(\w+)")
USE = re.compile(r"(?:(?<=\.\.\.)|(?<![\w.]))[A-Z]\w*")


class TypeNames:
    """The type names that a source declares for its module, and those of others that it uses."""

    def __init__(self, code):
        self.code = code
        self.declared, nested = set(), set()
        depth, at = 0, 0
        for match in DECLARATION.finditer(code):
            between = code[at:match.start()]
            depth, at = depth + between.count("{") - between.count("}"), match.start()
            modifiers = code[code.rfind("\n", 0, at) + 1:at]
            is_seen = depth == 0 and "private" not in modifiers
            (self.declared if is_seen else nested).add(match.group(1))
        self.used = set(USE.findall(code)) - self.declared - nested

    def line(self, name):
        """The first line that uses a name."""
        match = next(match for match in USE.finditer(self.code) if match.group() == name)
        return self.code.count("\n", 0, match.start()) + 1


def needs(files):
    """What each folder needs of each other: the pair, with one name and its place as example."""
    sources = [(file.folder, TypeNames(file.code), file.path) for file in files if file.folder]
    owners = collections.defaultdict(set)
    for folder, names, _ in sources:
        for name in names.declared:
            owners[name].add(folder)
    found = {}
    for folder, names, path in sources:
        for name in sorted(names.used & owners.keys()):
            for owner in owners[name] - {folder}:
                found.setdefault((folder, owner), (name, names, path))
    return found


def shortest_path(start, end, found):
    paths, queue = {start: []}, collections.deque([start])
    while queue:
        folder = queue.popleft()
        if folder == end:
            return paths[folder]
        for pair in found:
            if pair[0] == folder and pair[1] not in paths:
                paths[pair[1]] = paths[folder] + [pair]
                queue.append(pair[1])
    return None


def cycles(target, files):
    """A sentence for each cycle: for each need that has a way back, the shortest; each once."""
    found, seen, sentences = needs(files), set(), []
    for pair in sorted(found):
        back = shortest_path(pair[1], pair[0], found)
        if back is None:
            continue
        cycle = [pair] + back
        folders = frozenset(start for start, _ in cycle)
        if folders in seen:
            continue
        seen.add(folders)
        links = []
        for start, end in cycle:
            name, names, path = found[(start, end)]
            links.append(f"{start} needs {name} of {end} ({path}:{names.line(name)})")
        sentences.append(f"{target}: {', '.join(links)}")
    return sentences


def cycle_complaints(files):
    by_target = collections.defaultdict(list)
    for file in files:
        by_target[file.target].append(file)
    return [line for target in sorted(by_target) for line in cycles(target, by_target[target])]


def complaints(package):
    return cycle_complaints(package.swift("Sources"))


def seeded(sources):
    return cycle_complaints([SourceFile(path, text) for path, text in sorted(sources.items())])


def with_second(source):
    return len(seeded({
        "Sources/M/A/One.swift": "struct One { let two = Two() }",
        "Sources/M/B/Two.swift": "struct Two {}\n" + source,
    }))


EXAMPLES = [
    (seeded({
        "Sources/M/A/One.swift": "struct One { var two: Two }",
        "Sources/M/B/Two.swift": "struct Two {\n  func f() -> [One] { [] }\n}",
    }), ["M: A needs Two of B (Sources/M/A/One.swift:1), "
         "B needs One of A (Sources/M/B/Two.swift:2)"]),
    (len(seeded({
        "Sources/M/A/One.swift": "struct One { let next: Two? }",
        "Sources/M/B/Two.swift": "struct Two { let next: [Three] }",
        "Sources/M/C/Three.swift": "func make() { print(One.self) }\nenum Three {}",
    })), 1),
    # A use is found wherever it stands.
    *((with_second(source), 1) for source in (
        "extension One {}", "let a = [One]()", "f(0..<One.count)", "f(0...One.count)",
        'let a = "\\(One())"', "enum Outer { case a(One) }")),
    # A comment, a string, a member and a name of one's own are none.
    *((with_second(source), 0) for source in (
        "// One is elsewhere", 'let text = "One"', "let x = Other.One", "/* One */ let y = 1",
        "struct Holder { enum One {}\n let one: One }", "private struct One {}\nlet one = One()",
        "let one = OneMore()")),
    # Files beside the folders and other modules do not count.
    (seeded({
        "Sources/M/A/One.swift": "struct One { let two = Two() }",
        "Sources/M/Root.swift": "struct Two { let one = One() }",
        "Sources/N/B/Two.swift": "struct Two { let one = One() }",
    }), []),
]
