"""What no source says, what lies at the top of the package, and where unsafe flags stand."""
import re

from sources import SourceFile, places


def words(*texts):
    return re.compile("|".join(re.escape(text) for text in texts))


CODE = words("try!", "as!", "@unchecked Sendable", "nonisolated(unsafe)")
COMMENTS = words("TODO", "FIXME", "XXX")
# Where names are not UIKit's, or another library's, all are as the linter wants them.
COMMENTS_BESIDE_UIKIT = words("swift-format-ignore")
# What would take text through Cairo's fonts, whose faces all threads of a process share.
CAIRO_TEXT = words(
    "pango_cairo_", "cairo_show_", "cairo_text_", "cairo_glyph_", "cairo_scaled_font_",
    "cairo_ft_font_", "cairo_set_font_", "cairo_select_font_", "cairo_font_")
TOP = {
    "Package.swift", "Package.resolved", "Sources", "Tests", "samples", "output", "README.md",
    "Makefile", "LICENSE", "Containerfile",
}
# The functions of the manifest that give flags which SwiftPM calls unsafe.
MAY_BE_UNSAFE = {"tests", "command"}
# What a reader can take in.
MANIFEST_LINES = 200


def habit_complaints(files):
    found = []
    for file in files:
        found += places(file.path, file.code, CODE) + places(file.path, file.comments, COMMENTS)
        if file.target not in {"UIKit", "GalleySnapshots"}:
            found += places(file.path, file.comments, COMMENTS_BESIDE_UIKIT)
        if file.path.startswith("Sources/GalleyRendering/"):
            found += places(file.path, file.code, CAIRO_TEXT)
    return found


def top_complaints(names):
    return [
        f"{name}: no file of the package's top" for name in names
        if name not in TOP and not name.startswith(".")
    ]


def flag_complaints(manifest):
    """A package whose libraries have unsafe flags is no dependency of another: targets of tests may
    have them, and the command."""
    found, code = [], SourceFile("Package.swift", manifest).code
    for match in re.finditer("unsafeFlags", code):
        functions = re.findall(r"^func (\w+)|^}|^(?:let|var)", code[:match.start()], re.M)
        if not functions or functions[-1] not in MAY_BE_UNSAFE:
            line = code.count("\n", 0, match.start()) + 1
            found.append(f"Package.swift:{line}: unsafeFlags outside of what may have them")
    return found


def size_complaints(manifest):
    """The manifest is short, and asks for one variable of the environment at most."""
    lines, variables = manifest.count("\n"), manifest.count("Context.environment[")
    found = [] if lines <= MANIFEST_LINES else [f"Package.swift: {lines} lines"]
    return found + ([] if variables <= 1 else [f"Package.swift: {variables} environment variables"])


def complaints(package):
    manifest = package.text("Package.swift")
    return (
        habit_complaints(package.swift("Sources") + package.swift("Tests"))
        + top_complaints(package.names()) + flag_complaints(manifest) + size_complaints(manifest))


def seeded(source, path="Sources/M/A.swift"):
    return habit_complaints([SourceFile(path, source)])


EXAMPLES = [
    *((seeded("\n" + source), [f"Sources/M/A.swift:2: {word}"]) for source, word in (
        ("let a = try! f()", "try!"), ("a as! B", "as!"), ("// TODO later", "TODO"),
        ("/* FIXME */", "FIXME"), ("final class A: @unchecked Sendable {}", "@unchecked Sendable"),
        ("nonisolated(unsafe) var a = 1", "nonisolated(unsafe)"),
        ("// swift-format-ignore", "swift-format-ignore"))),
    *((seeded(source), []) for source in (
        'let a = "TODO"', "// try! is banned", "#expect(list == todo)")),
    (seeded("// swift-format-ignore", "Sources/UIKit/A.swift"), []),
    (seeded("// swift-format-ignore", "Sources/GalleySnapshots/A.swift"), []),
    (seeded("pango_cairo_show_layout(cairo, layout)", "Sources/GalleyRendering/A.swift"),
     ["Sources/GalleyRendering/A.swift:1: pango_cairo_"]),
    (seeded("pango_cairo_show_layout(cairo, layout)", "Tests/Support/A.swift"), []),
    (top_complaints(["Package.swift", ".swift-format", "notes.txt"]),
     ["notes.txt: no file of the package's top"]),
    (flag_complaints("func tests() {\n  .unsafeFlags([])\n}\n"), []),
    (flag_complaints("func module() {\n  .unsafeFlags([])\n}\n"),
     ["Package.swift:2: unsafeFlags outside of what may have them"]),
    (size_complaints('a = Context.environment["A"]\n'), []),
    (size_complaints("\n" * 201), ["Package.swift: 201 lines"]),
    (size_complaints("Context.environment[] Context.environment[]"),
     ["Package.swift: 2 environment variables"]),
    (flag_complaints("func tests() {\n}\nlet package = .unsafeFlags([])"),
     ["Package.swift:3: unsafeFlags outside of what may have them"]),
]
