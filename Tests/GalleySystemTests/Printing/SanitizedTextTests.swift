import GalleyNotation
import GalleySystem
import Testing

@Suite struct SanitizedTextTests {
  @Test(arguments: [
    "plain", "a\tb", "é e\u{301} z\u{0351}\u{0322}", "naïve façade", "שלום עולם", "مرحبا بالعالم",
    "می‌خواهم", "क्‍ष", "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}", "❤️‍🔥", "👍🏽", "1️⃣", "🇩🇪",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "葛\u{E0100}", "日本語　全角",
    "a :: b", "https://x", "# ## [1]", "a##b", "\\u{202E}", "５０ ％",
  ])
  func `what can be seen stays as it is`(text: String) {
    #expect(SanitizedText(line: text).text.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(arguments: [
    ("a\u{1B}[2Jb", "a\\u{1B}[2Jb"), ("\u{0}\u{7}\u{7F}", "\\u{0}\\u{7}\\u{7F}"),
    ("\u{9B}31m\u{85}", "\\u{9B}31m\\u{85}"), ("a\nb\rc\r\nd", "a\\nb\\rc\\r\\nd"),
    ("a\u{2028}b\u{2029}", "a\\u{2028}b\\u{2029}"),
    ("\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}", "\\u{202A}\\u{202B}\\u{202C}\\u{202D}\\u{202E}"),
    ("\u{2066}\u{2067}\u{2068}\u{2069}", "\\u{2066}\\u{2067}\\u{2068}\\u{2069}"),
    ("\u{200E}\u{200F}\u{61C}", "\\u{200E}\\u{200F}\\u{61C}"),
    ("a\u{200B}b\u{2060}c\u{FEFF}d\u{AD}e", "a\\u{200B}b\\u{2060}c\\u{FEFF}d\\u{AD}e"),
    ("a\u{200D}b\u{200C}c", "a\\u{200D}b\\u{200C}c"), ("\u{200D}👩", "\\u{200D}👩"),
    ("👩\u{200D}", "👩\\u{200D}"), ("👩\u{200D}\u{200D}👩", "👩\\u{200D}\\u{200D}👩"),
    ("a\u{FE0F}", "a\\u{FE0F}"), ("a\u{E0100}", "a\\u{E0100}"),
    ("a\u{E0041}\u{E007F}", "a\\u{E0041}\\u{E007F}"),
    ("\u{1F3F4}\u{E0041}", "\u{1F3F4}\\u{E0041}"), ("\u{3164}\u{115F}", "\\u{3164}\\u{115F}"),
    ("\u{FFF9}", "\\u{FFF9}"),
  ])
  func `what cannot be seen is written out`(text: String, shown: String) {
    #expect(SanitizedText(line: text).text == shown)
  }

  // The runner of GitHub trims white space before it looks for two colons, and looks for `##[`
  // everywhere in a line.
  @Test(arguments: [
    ("::add-mask::x", "\\u{3A}:add-mask::x"),
    ("  ::stop-commands::x", "  \\u{3A}:stop-commands::x"),
    ("\u{A0}\u{3000}\t::x::", "\u{A0}\u{3000}\t\\u{3A}:x::"), (":::x", "\\u{3A}::x"),
    ("a ##[add-mask]x", "a \\u{23}#[add-mask]x"), ("###[x]", "#\\u{23}#[x]"),
    ("##vso[task.setvariable]", "\\u{23}#vso[task.setvariable]"),
    ("##teamcity[x", "\\u{23}#teamcity[x"), ("a::b::c", "a::b::c"), (" : : x", " : : x"),
  ])
  func `no line is a command of a workflow`(text: String, shown: String) {
    #expect(SanitizedText(line: text).text == shown)
  }

  @Test func `lines of one's own stay lines, none of them a command`() {
    #expect(
      SanitizedText(lines: "a\n::b::\n\n ##[c]\r\nd").text
        == "a\n\\u{3A}:b::\n\n \\u{23}#[c]\\r\nd")
  }

  @Test func `JSON means the same, and has nothing that cannot be seen`() throws {
    let value = JSONValue.string("a\u{202E}\u{200D}##[x]👩\u{200D}👩\u{E0041}\u{85}\n")
    let shown = SanitizedText(json: JSONValue.array([value]).indented).text
    #expect(shown.contains(#"a\u202e\u200d\u0023#[x]"#))
    #expect(shown.contains("👩\u{200D}👩" + #"\udb40\udc41\u0085\n"#))
    #expect(try JSONReader.value(of: Array(shown.utf8)) == .array([value]))
  }

  @Test func `a command is one line by GitHub's rules`() {
    let command = SanitizedText.command(
      "error", properties: [("file", "a:b,c%\nd"), ("title", "t\u{202E}")],
      data: "100 %\n::stop-commands::x\r##[y]")
    #expect(
      command.text == "::error file=a%3Ab%2Cc%25\\nd,title=t\\u{202E}::100 %25%0A\\u{3A}:stop"
        + "-commands::x\\r\\u{23}#[y]")
    #expect(SanitizedText.command("notice", properties: [], data: "x").text == "::notice::x")
  }

  @Test func `only an ink brings an escape`() {
    let text = SanitizedText(line: "a\u{1B}[0m")
    #expect(text.painted(code: 31).text == "\u{1B}[31ma\\u{1B}[0m\u{1B}[0m")
  }

  @Test(.timeLimit(.minutes(1))) func `a long text takes linear time`() {
    for text in ["\u{E0041}", "\u{200D}", "##a", " :", "\u{1F3F4}"] {
      let long = String(repeating: text, count: 20_000)
      #expect(SanitizedText(line: long).text.utf8.count >= long.utf8.count)
    }
  }
}
