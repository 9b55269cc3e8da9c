"""Identity, looks and changes are values, of which texts are made once and never read back."""
import re

from sources import SourceFile, places

EXPLANATION = "Sources/GalleyComparison/Explanation/"
READING = re.compile(
    r"hasPrefix\(|hasSuffix\(|\.split\(|\.split {|components\(separatedBy:"
    r"|wholeMatch\(|firstMatch\(")
MARKS = re.compile(r"name\.classes|name\?\.classes|\.classes ==|\.classes\.contains")
CATALOGS = ["Catalog", "DeviceCatalog", "DeviceFrameCatalog"]
CATALOG_COUNT = 7


def reading_complaints(files):
    """What explains differences reads no words."""
    explaining = [
        file for file in files
        if file.path.startswith(EXPLANATION) and "/Explanation/Words/" not in file.path
    ]
    if not explaining:
        return [f"{EXPLANATION}: nothing explains differences there any more"]
    return [line for file in explaining for line in places(file.path, file.code, READING)]


def mark_complaints(files):
    """No class name of a group is a mark that somebody looks for."""
    return [
        line for file in files
        if file.target != "GalleyGraphics" and file.name != "SVGGroupWriting.swift"
        for line in places(file.path, file.code, MARKS)
    ]


def catalog_complaints(files):
    """There is one catalog, and seven that are called by it."""
    declared = re.compile(r"\b(?:struct|class|enum) (\w*Catalog)\b")
    types = sorted(name for file in files for name in declared.findall(file.code))
    named = sum("= Catalog<any " in file.code for file in files)
    found = [] if types == CATALOGS else [f"Sources: the catalogs are {types}"]
    if named != CATALOG_COUNT:
        found.append(f"Sources: {named} files name a catalog")
    return found


def complaints(package):
    files = package.swift("Sources")
    return reading_complaints(files) + mark_complaints(files) + catalog_complaints(files)


def seeded(check, source, path=f"{EXPLANATION}A.swift"):
    return check([SourceFile(path, source)])


FEW_CATALOGS = [SourceFile("A.swift", f"struct {name} {{}}") for name in CATALOGS] + [
    SourceFile("B.swift", "typealias B = Catalog<any B>")] * CATALOG_COUNT

EXAMPLES = [
    (seeded(reading_complaints, '\nlet a = name.hasSuffix(" sight") // hasPrefix(\n'),
     [f"{EXPLANATION}A.swift:2: hasSuffix("]),
    # What reads words for sentences is not looked at; but something has to be.
    (seeded(reading_complaints, "a.hasSuffix(b)", f"{EXPLANATION}Words/A.swift"),
     [f"{EXPLANATION}: nothing explains differences there any more"]),
    (seeded(mark_complaints, 'if group.name.classes == ["a"] {}', "Sources/M/A.swift"),
     ["Sources/M/A.swift:1: name.classes"]),
    (seeded(mark_complaints, "name.classes", "Sources/GalleyGraphics/A.swift"), []),
    (catalog_complaints(FEW_CATALOGS), []),
    (len(catalog_complaints(FEW_CATALOGS[:-1])), 1),
    (len(catalog_complaints(FEW_CATALOGS + [SourceFile("C.swift", "enum SoundCatalog {}")])), 1),
]
