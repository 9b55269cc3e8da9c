"""What the project's pages show, point to and list is there."""
import posixpath
import re

ARTICLES = "Sources/Galley/Galley.docc"
# The names in quotes behind `environment[`, and those of constants that are called variables.
VARIABLE = re.compile(r'(?:environment\[|Variable = )"([A-Z_]+)"')


def links(text):
    """The paths that a page names; fences, indents and backticks set off examples, whose pictures
    are a reader's."""
    prose = "\n".join(
        line for part in text.split("\n```")[::2] for line in part.split("\n")
        if not line.startswith("    "))
    prose = re.sub(r"`[^`\n]*`", "", prose)
    found = re.findall(r'src="([^"]+)"', prose) + re.findall(r"\]\(([^)\s#]+)", prose)
    return [path for path in found if "://" not in path]


def headings(text):
    """What links name the headings of a page by: lower case, hyphens, no punctuation."""
    lines = "".join(text.split("\n```")[::2]).split("\n")
    return {
        re.sub(r"[^\w -]", "", line.lstrip("# ").lower()).replace(" ", "-")
        for line in lines if line.startswith("#")}


def link_complaints(pages, exists):
    """- pages: the texts by their paths."""
    found = []
    for page, text in sorted(pages.items()):
        folder = page.rpartition("/")[0]
        found += [f"{page}: there is no {path}" for path in links(text)
                  if not exists(f"{folder}/{path}" if folder else path)]
        for path, heading in re.findall(r"\]\(([^)\s#]*)#([^)\s]+)\)", text):
            other = posixpath.normpath(posixpath.join(folder, path)) if path else page
            if other in pages and heading not in headings(pages[other]):
                found.append(f"{page}: there is no heading {path}#{heading}")
        found += [f"{page}: nobody but DocC follows <doc:{name}>; write [its title]({name}.md)"
                  for name in re.findall(r"<doc:([^>]+)>", text)]
    return found


def topic_complaints(pages):
    """Every article stands once in the list of topics."""
    topics = re.findall(r"^- \[[^]]*\]\((\w+)\.md\)$", pages[f"{ARTICLES}/Galley.md"], re.MULTILINE)
    articles = {page.rpartition("/")[2][:-3] for page in pages if page.startswith(f"{ARTICLES}/")}
    return [f"{ARTICLES}/Galley.md: {name} stands {topics.count(name)} times among its topics"
            for name in sorted(articles - {"Galley"}) if topics.count(name) != 1]


def variable_complaints(sources, design):
    """Every variable of the environment that is read stands in the table of the design, and no
    other."""
    read = {name for source in sources for name in VARIABLE.findall(source)}
    table = design.split("### Environment variables")[-1].split("\n\n###")[0]
    listed = {
        name for row in table.split("\n| ")
        for name in re.findall(r"`([A-Z_]+)`", row.split(" | ")[0])
    }

    def own(names):
        return {name for name in names if name.startswith("GALLEY_")}

    found = [f"{name} is read, and not in the table of Design.md"
             for name in sorted(own(read - listed))]
    return found + [f"{name} is in the table of Design.md, and not read"
                    for name in sorted(own(listed - read))]


def complaints(package):
    pages = {
        path: package.text(path) for path in
        ["README.md", ".github/CONTRIBUTING.md"]
        + [f"{ARTICLES}/{name}" for name in package.names(ARTICLES) if name.endswith(".md")]
    }
    sources = [file.source for file in package.swift("Sources") + package.swift("Tests")]
    return (
        link_complaints(pages, package.exists)
        + topic_complaints(pages)
        + variable_complaints(
            sources + [package.text("Package.swift")], pages[f"{ARTICLES}/Design.md"]))


PAGES = {
    "README.md": "![A](a.png) [b](https://b) <img src=\"c.png\">\n\n    ![d](d.png)\n"
                 "```\n![e](e.png)\n```\n[f](Sources/f.md#g)",
    f"{ARTICLES}/One.md": "# One: a `b`\n![A](a.png) <doc:Two> [a](#one-a-b) [b](Galley.md#two)",
    f"{ARTICLES}/Galley.md": "- [One](One.md)\n- [Two](Two.md)\n",
}
TABLE = "### Environment variables\n\n| variable | what |\n|---|---|\n| `GALLEY_A`, `CI` | a |\n"

EXAMPLES = [
    (link_complaints(PAGES, lambda path: True), [
        f"{ARTICLES}/One.md: there is no heading Galley.md#two",
        f"{ARTICLES}/One.md: nobody but DocC follows <doc:Two>; write [its title](Two.md)"]),
    (link_complaints(PAGES, lambda path: path in ("a.png", f"{ARTICLES}/a.png"))[:2], [
        "README.md: there is no c.png", "README.md: there is no Sources/f.md"]),
    (topic_complaints(PAGES), []),
    (topic_complaints({**PAGES, f"{ARTICLES}/Two.md": "", f"{ARTICLES}/Three.md": ""}), [
        f"{ARTICLES}/Galley.md: Three stands 0 times among its topics"]),
    (variable_complaints(['environment["GALLEY_A"]'], TABLE), []),
    (variable_complaints(['let aVariable = "GALLEY_B"'], TABLE), [
        "GALLEY_B is read, and not in the table of Design.md",
        "GALLEY_A is in the table of Design.md, and not read"]),
]
