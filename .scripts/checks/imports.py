"""The arrows of the house: a file imports what its target has in the manifest, and nothing else.

The compiler alone does not hold them: it finds modules that a target does not name.
"""
import re

from sources import SourceFile

IMPORT = re.compile(
    r"(?:^|[\s;])import[ \t]+(?:(?:struct|class|enum|protocol|typealias|func|let|var)[ \t]+)?(\w+)",
    re.M)
STANDARD_LIBRARY = {"Swift", "Synchronization"}
PLATFORM = {"Glibc", "Musl", "Darwin", "Android", "ucrt", "Foundation", "FoundationEssentials"}
# The targets in which any file may import the platform's C library and Foundation.
MAY_USE_PLATFORM = {
    "GalleySystem", "GalleyRewriter", "GalleyLayoutFiles", "GalleyCommandPlugin",
    "GalleyPrograms", "GalleyHosting",
    "UIKit", "SwiftUI", "GalleyScenes", "GalleyPNG", "GalleyRendering", "GalleyRuns", "GalleyChecking",
    "GalleyPreview", "GalleyTesting", "GalleySnapshots", "GalleyCommand",
}
# The only files that may elsewhere.
PLATFORM_FILES = {"Sources/GalleyGeometry/ElementaryFunctions.swift"}
# What the toolchain has for one kind of target.
TOOLCHAIN = {
    "GalleyLayoutFiles": {"PackagePlugin"}, "GalleyCommandPlugin": {"PackagePlugin"},
    "GalleyTesting": {"Testing", "XCTest"},
}
# The targets of Sources that may name those in C, all or some.
MAY_NAME_C = {
    "GalleySystem": None, "GalleyPNG": None, "GalleyRendering": None,
    "GalleyGraphics": {"CSymbols"}, "GalleyScenes": {"CYAML"}, "GalleyCommand": {"CStart"},
}
# What a target never needs, however far one follows its arrows.
APART = {
    "GalleyLayouts": {"GalleyGraphics", "GalleySystem"},
    "GalleyScenes": {"GalleyRendering", "GalleyComponents"},
    "GalleyRendering": {"GalleyLayouts"},
    "GalleySVG": {"CDrawing", "GalleySystem", "GalleyPNG"},
    "GalleyComparison": {"GalleyRendering", "GalleySystem"},
    # Pictures are drawn to files without a comparison.
    "GalleyRuns": {"GalleyComparison"},
    # A program of a layout, and the tool that is built twice, are small.
    "GalleyHosting": {"GalleyScenes", "GalleyRendering"},
    "GalleyRewriter": {"GalleyLayouts"},
    # The command starts without UIKit and the whole of Foundation.
    "GalleyMain": {"UIKit", "SwiftUI", "GalleyHosting"},
}


class Manifest:
    """What Package.swift says of each target's dependencies."""

    LIST = re.compile(
        r"^let (\w+)(?:: \[Target\.Dependency\])? =\s*((?:\w+ \+ )*\[[^\]]*\])", re.M)
    PRODUCT = re.compile(r'^let (\w+) = Target\.Dependency\.product\(\s*name: "(\w+)"', re.M)
    ENTRY = re.compile(
        r'^    \.?\w+\(\s*(?:name: )?"(\w+)"(.*?)(?=^    \.?\w+\(|^  \],)', re.M | re.S)
    OTHERS = re.compile(
        r"\b(?:path|exclude|resources|\w*[sS]ettings|libraries|pkgConfig|providers):")

    def __init__(self, text):
        text = re.sub(r"(?m)^\s*//.*\n", "", text)
        self.lists = {name: {product} for name, product in self.PRODUCT.findall(text)}
        for name, value in self.LIST.findall(text):
            self.lists[name] = self.names(value)
        self.dependencies = {
            name: self.names(self.OTHERS.split(entry)[0])
            for name, entry in self.ENTRY.findall(text[text.index("\n  targets: ["):])
        }

    def names(self, value):
        found = set(re.findall(r'"(\w+)"', value))
        for name in re.findall(r"\w+", re.sub(r'"[^"]*"', "", value)):
            found |= self.lists.get(name, set())
        return found

    def reach(self, target):
        """What a target needs, and what that needs."""
        found, open_targets = set(), [target]
        while open_targets:
            new = self.dependencies.get(open_targets.pop(), set()) - found
            found |= new
            open_targets += new
        return found


def imports(file):
    return [
        (match.group(1), file.code.count("\n", 0, match.start(1)) + 1)
        for match in IMPORT.finditer(file.code)
    ]


def import_complaints(manifest, files):
    """One sentence for each import that the manifest does not have."""
    found = []
    for file in files:
        named = manifest.dependencies.get(file.target)
        if named is None:
            found.append(f"{file.path}: the manifest has no target {file.target}")
            continue
        allowed = named | STANDARD_LIBRARY | TOOLCHAIN.get(file.target, set())
        if file.target in MAY_USE_PLATFORM or file.path in PLATFORM_FILES:
            allowed |= PLATFORM
        found += [
            f"{file.path}:{line}: {file.target} may not import {module}"
            for module, line in imports(file) if module not in allowed
        ]
    return found


def arrow_complaints(manifest, in_c, targets):
    """One sentence for each arrow of the manifest that the house does not want."""
    found = []
    for target in sorted(targets & manifest.dependencies.keys()):
        allowed = MAY_NAME_C.get(target, set())
        for name in sorted(manifest.dependencies[target] & in_c):
            if allowed is not None and name not in allowed:
                found.append(f"Package.swift: {target} may not name {name}, which is in C")
        for name in sorted(manifest.reach(target) & APART.get(target, set())):
            found.append(f"Package.swift: {target} needs {name}, however far down")
    return found


def complaints(package):
    manifest = Manifest(package.text("Package.swift"))
    files = package.swift("Sources")
    targets = {file.target for file in files}
    in_c = {name for name in package.names("Sources") if name not in targets} - {"UIKitNames"}
    return import_complaints(manifest, files) + arrow_complaints(manifest, in_c, targets)


MANIFEST = Manifest("""
let ground: [Target.Dependency] = ["Notation", "Geometry"]
let base = ground + ["Layouts"]
let parser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let package = Package(
  targets: [
    module("Geometry"),
    .target(name: "CDrawing"),
    module("GalleyGraphics", ground + ["CDrawing"], resources: [.copy("Others")]),
    module("GalleyScenes", base + ["GalleySystem", "GalleyMiddle"]),
    module("GalleyMiddle", ["GalleyRendering"]),
    .executableTarget(name: "Command", dependencies: [parser, "GalleyScenes"]),
  ],
""")


def seeded(path, source):
    return import_complaints(MANIFEST, [SourceFile(path, source)])


EXAMPLES = [
    *((imports(SourceFile("A.swift", source)), [("A", 1)]) for source in (
        "import A", "public import A", "@_exported public import A", "internal import struct A.B",
        "@preconcurrency import A", "  import A", "import func A.b", "let a = 1; import A")),
    *((imports(SourceFile("A.swift", source)), []) for source in (
        "// import A", 'let text = "import A"', "let important = 1", "f.importA()")),
    (seeded("Sources/Geometry/Point.swift", "\nimport Layouts"),
     ["Sources/Geometry/Point.swift:2: Geometry may not import Layouts"]),
    *((len(seeded(f"Sources/{path}", f"import {module}")), 1) for path, module in (
        ("Geometry/Point.swift", "Glibc"), ("Geometry/Point.swift", "Foundation"),
        ("GalleyScenes/A.swift", "CDrawing"), ("GalleyGraphics/A.swift", "Others"),
        ("Command/A.swift", "Layouts"), ("New/New.swift", "Geometry"))),
    *((seeded(f"Sources/{path}", f"import {module}"), []) for path, module in (
        ("GalleyGraphics/A.swift", "Notation"), ("GalleyScenes/A.swift", "Geometry"),
        ("GalleyScenes/A.swift", "Layouts"), ("GalleyScenes/A.swift", "Foundation"),
        ("GalleyScenes/A.swift", "Synchronization"), ("Command/A.swift", "ArgumentParser"))),
    (arrow_complaints(MANIFEST, {"CDrawing"}, {"GalleyGraphics", "GalleyScenes"}), [
        "Package.swift: GalleyGraphics may not name CDrawing, which is in C",
        "Package.swift: GalleyScenes needs GalleyRendering, however far down",
    ]),
]
