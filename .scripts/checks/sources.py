"""The package's files as the checks read them."""
import functools
import os
import pathlib
import re

# What begins a string, a comment or a quoted name; in an interpolation parentheses count, too.
TOKEN = re.compile(r'//|/\*|`|#*"')
TOKEN_INSIDE = re.compile(r'//|/\*|`|#*"|[()]')
PLAIN_STRING = re.compile(r'"(?!"")(?:[^"\\\n]|\\[^(\n])*(?:"|(?=\n)|\Z)')
BLOCK_EDGE = re.compile(r"/\*|\*/")


class Splitter:
    """Takes a source apart into what is code and what is comment.

    Both keep the lines of the source; what string literals say is in neither. Code inside an
    interpolation is code. Bare regex literals are not known; one that holds a quote is taken for a
    string up to the end of its line.
    """

    def __init__(self, source):
        self.source = source
        self.code, self.comments = [], []
        self.read_code(0, is_inside=False)

    def read_code(self, at, is_inside):
        """Reads on to the end, or behind the parenthesis that closes an interpolation."""
        source, depth = self.source, 0
        token = TOKEN_INSIDE if is_inside else TOKEN
        while match := token.search(source, at):
            self.keep(source[at:match.start()])
            at, found = match.start(), match.group()
            if found == "//":
                end = source.find("\n", at)
                at = self.skip(at, end if end >= 0 else len(source), is_comment=True)
            elif found == "/*":
                at = self.skip(at, self.end_of_block(at), is_comment=True)
            elif found == "`":
                at = self.read_quoted_name(at)
            elif found in "()":
                depth += 1 if found == "(" else -1
                self.code.append(found)
                at += 1
                if depth < 0:
                    return at
            else:
                at = self.read_string(at, found)
        self.keep(source[at:])
        return len(source)

    def keep(self, text):
        self.code.append(text)
        self.comments.append("\n" * text.count("\n"))

    def skip(self, start, end, is_comment=False):
        text = self.source[start:end]
        lines = "\n" * text.count("\n")
        self.code.append(" " + lines)
        self.comments.append(text if is_comment else lines)
        return end

    def end_of_block(self, at):
        depth = 0
        for edge in BLOCK_EDGE.finditer(self.source, at):
            depth += 1 if edge.group() == "/*" else -1
            if depth == 0:
                return edge.end()
        return len(self.source)

    def read_quoted_name(self, at):
        """Keeps `default`; a name with spaces, as tests have, is as blank as a string."""
        end = re.compile(r"`|\n|\Z").search(self.source, at + 1)
        stop = end.end() if end.group() == "`" else end.start()
        if " " in self.source[at:stop]:
            return self.skip(at, stop)
        self.code.append(self.source[at:stop])
        return stop

    def read_string(self, at, opening):
        plain = PLAIN_STRING.match(self.source, at) if opening == '"' else None
        if plain:
            return self.skip(at, plain.end())
        fence = opening[:-1]
        quote = '"""' if self.source.startswith('"""', at + len(fence)) else '"'
        edge = re.compile(
            f"{quote}{fence}|\\\\{fence}\\(|\\\\{fence}." + ("|\n" if quote == '"' else ""), re.S)
        at += len(fence) + len(quote)
        while match := edge.search(self.source, at):
            found = match.group()
            if found == "\n":
                return self.skip(at, match.start())
            at = self.skip(at, match.end())
            if found == quote + fence:
                return at
            if found.endswith("("):
                at = self.read_code(at, is_inside=True)
        return self.skip(at, len(self.source))


class SourceFile:
    """A file by its path from the package's root, such as Sources/Galley/Galley.swift."""

    def __init__(self, path, source):
        self.path, self.source = path, source
        parts = path.split("/")
        self.name = parts[-1]
        # The second part of the path.
        self.target = parts[1] if len(parts) > 1 else ""
        # The folder inside the target; none of a file that lies directly in it.
        self.folder = parts[2] if len(parts) > 3 else None

    @functools.cached_property
    def split(self):
        return Splitter(self.source)

    @functools.cached_property
    def code(self):
        return "".join(self.split.code)

    @functools.cached_property
    def comments(self):
        return "".join(self.split.comments)


def places(path, text, pattern):
    """Where a pattern matches a text, as `path:line: what is there`."""
    return [
        f"{path}:{text.count(chr(10), 0, match.start()) + 1}: {match.group()}"
        for match in pattern.finditer(text)
    ]


class Package:
    """The package as it lies on the disk."""

    def __init__(self, root):
        self.root = pathlib.Path(root)

    def text(self, path):
        return (self.root / path).read_text()

    def names(self, folder="."):
        return sorted(os.listdir(self.root / folder))

    def exists(self, path):
        return (self.root / path).exists()

    @functools.cache
    def files(self, folder, *endings):
        """The files below a folder, sorted by path; hidden folders hold what others have made."""
        found = []
        for parent, folders, names in os.walk(self.root / folder):
            folders[:] = [name for name in folders if not name.startswith(".")]
            found += [
                pathlib.Path(parent, name).relative_to(self.root).as_posix()
                for name in names if name.endswith(endings)
            ]
        return [SourceFile(path, self.text(path)) for path in sorted(found)]

    def swift(self, folder):
        return self.files(folder, ".swift")

    def c(self):
        return self.files("Sources", ".c", ".h")


def split(source):
    """A source's code and comments, without blanks at the ends of lines."""
    file = SourceFile("A.swift", source)
    return tuple(re.sub(r" +(?=\n|$)", "", text) for text in (file.code, file.comments))


EXAMPLES = [
    (split("let a = 1 // not code"), ("let a = 1", "// not code")),
    (split("a /* b /* c */ d */ e"), ("a   e", "/* b /* c */ d */")),
    (split('let s = "// code? no"'), ("let s =", "")),
    (split('let s = "a\\"b" + c'), ("let s =   + c", "")),
    (split('let s = #"a"b"# + c'), ("let s =   + c", "")),
    (split('let s = "x \\(f(Ring()) ) y" + c'), ("let s =  f(Ring()) )  + c", "")),
    (split("@Test func `no line says // this`() {}"), ("@Test func  () {}", "")),
    (split("case `default`: f()"), ("case `default`: f()", "")),
    (split('let s = """\n  "import Dark"\n  """\nimport A'), ("let s =\n\n\nimport A", "\n\n\n")),
    (split('let r = "never closed\nlet b = 2'), ("let r =\nlet b = 2", "\n")),
    (split('let s = ""\nlet t = "\\\\" // a'), ("let s =\nlet t =", "\n// a")),
    (places("A.swift", "a\nb", re.compile("b")), ["A.swift:2: b"]),
]
