"""Nothing writes to standard output or standard error past the console."""
import re

from sources import SourceFile, places

# What writes in Swift, in Foundation and in C, and what ArgumentParser prints by itself.
OUTLET = re.compile(
    r"\b(?:print|debugPrint|dump|puts|fputs|fwrite|putchar|putc|fputc|perror|NSLog|psignal|syslog)"
    r"\s*\(|\bv?f?d?printf\s*\(|\b(?:stdout|stderr|STDOUT_FILENO|STDERR_FILENO)\b"
    r"|\bFileHandle\s*\.\s*standard|\bwrite\s*\(\s*[12]\s*,|\bTextOutputStream\b"
    r"|\bRootCommand\s*\.\s*(?:main|exit)\b|\bexit\s*\(\s*withError")
# The file that may: all that it writes is made visible by the type that it takes.
CONSOLE = "Sources/GalleyCommand/Console/Console.swift"
CONSOLE_WRITERS = [
    "write(_ text: SanitizedText)", "send(_ message: JSONValue)", "write(ofPicture bytes: [UInt8])",
    "show(_ text: SanitizedText)",
    "tell(_ line: String)", "tell(_ text: SanitizedText)", "ask(_ question: String)",
    "tell(inPlaceOfLine line: String?)",
]
# The one that hands it the bytes of a picture.
PICTURE_SINK = "ConsoleSink.swift"
# The one in C that may, when there is no memory left to do it otherwise, and what hands it words.
LAST_WORDS = "Sources/CProcess/memory.c"
MEMORY_WATCH = "Sources/GalleySystem/Process/MemoryWatch.swift"
WORDS_HANDED = ["SanitizedText(line: reason).text", "SanitizedText(line: work).text"]
OTHERS = {
    CONSOLE,
    # What a layout's own program answers by; nobody reads its output but galley.
    "Sources/GalleyHosting/Serving/HostProgram.swift",
    "Sources/GalleyHosting/Tests/TestProgram.swift",
    "Sources/GalleyHosting/Serving/SessionServer.swift",
    "Sources/GalleyHosting/Doctor/ExaminationServer.swift",
    # What a build of a package reads as a compiler's messages, each made visible.
    "Sources/GalleyRewriter/main.swift",
}


def outlet_complaints(files):
    return [
        line for file in files if file.path not in OTHERS
        for line in places(file.path, file.code, OUTLET)
    ]


def console_complaints(console, files):
    """The console takes visible texts, and bytes of pictures alone, from one file."""
    found = []
    writers = [f"{name}({parameters})" for name, parameters in
               re.findall(r"\bfunc (\w+)\(([^)]*)\)", console)]
    if writers != CONSOLE_WRITERS:
        found.append(f"{CONSOLE}: writes by {writers}")
    for name in ("writeOutput", "writeMessage"):
        if f"private let {name}:" not in console:
            found.append(f"{CONSOLE}: {name} is not private")
    sinks = [file.name for file in files
             if "write(ofPicture:" in file.code and file.path != CONSOLE]
    if sinks != [PICTURE_SINK]:
        found.append(f"{CONSOLE}: bytes of pictures come from {sinks}")
    return found


def last_word_complaints(watch):
    """The last words were made visible before."""
    handed = re.findall(r"galley_(?:abort|note_work)\((.*)\) ?}", watch)
    return [] if handed == WORDS_HANDED else [f"{MEMORY_WATCH}: hands over {handed}"]


def complaints(package):
    swift = package.swift("Sources")
    code = {file.path: file.code for file in swift}
    in_c = [file for file in package.c() if file.path != LAST_WORDS]
    return (
        outlet_complaints(swift) + outlet_complaints(in_c)
        + console_complaints(code.get(CONSOLE, ""), swift)
        + last_word_complaints(code.get(MEMORY_WATCH, "")))


def seeded(source, path="Sources/M/A.swift"):
    return [line.rsplit(": ", 1)[0] for line in outlet_complaints([SourceFile(path, source)])]


CONSOLE_CODE = "\n".join(f"func {writer} {{}}" for writer in CONSOLE_WRITERS) + (
    "\nprivate let writeOutput: A\nprivate let writeMessage: A\n")
SINK = SourceFile(f"Sources/M/{PICTURE_SINK}", "console.write(ofPicture: bytes)")

EXAMPLES = [
    *((seeded("\n" + source)[:1], ["Sources/M/A.swift:2"]) for source in (
        'print("a")', "Swift.print(a)", "debugPrint(a)", "dump(a)", "fputs(a, file)", "puts(a)",
        "let handle = FileHandle.standardError", "_ = write(1, a, 2)", "write(2, a, 2)",
        "writeAll(a, to: STDERR_FILENO)", "fprintf(x, y)", "dprintf(1, x)", "perror(a)",
        "RootCommand.exit(withError: a)", "RootCommand.main()", "NSLog(a)", "setvbuf(stdout, nil)",
        'let a = "\\(print(b))"')),
    *((seeded(source), []) for source in (
        "// print(a)", 'let a = "print(1)"', "blueprint(a)", "write(1)", "write(a, b)",
        "console.tell(a)", "func reprint() {}", "try write(10, a)")),
    (seeded('int f(void) { puts("a"); }', "Sources/C/child.c"), ["Sources/C/child.c:1"]),
    (console_complaints(CONSOLE_CODE, [SINK]), []),
    (len(console_complaints(CONSOLE_CODE + "func raw(_ text: String) {}", [SINK])), 1),
    (len(console_complaints(CONSOLE_CODE.replace("private let writeO", "let writeO"), [SINK])), 1),
    (len(console_complaints(CONSOLE_CODE, [SINK, SourceFile("A.swift", SINK.source)])), 1),
    (last_word_complaints("\n".join(f"{{ galley_abort({words}) }}" for words in WORDS_HANDED)), []),
    (len(last_word_complaints("{ galley_abort(reason) }")), 1),
]
