import Galley
import GalleySystem
import Testing

@Suite struct TextReportTests {
  @Test func `one difference is told in full with what to do next`() {
    let outcome = ReportSamples.outcome(
      .changed,
      comparison: ReportSamples.comparison(["item 7 of 'ring' moved by +12, -3.5 pt"]))
    #expect(
      TextReport(ReportSamples.report([outcome])).text == """
        changed  ring/first
          item 7 of 'ring' moved by +12, -3.5 pt
          2 of 48 pixels differ, by up to 87 levels at (3, 1)
          expected   references/ring/first.png
          actual     .galley/drawn/ring/first.png
          difference .galley/diff/ring/first.png

        1 changed (exact, 4.25 s)
        next: galley review, or galley approve ring/first

        """)
  }

  @Test func `each status is told in its words`() {
    let text = TextReport(ReportSamples.all).text
    for line in [
      "new      ring/third\n", "missing  shelf/first\n", "obsolete old/gone\n",
      "failed   shelf/broken\n  shelf.yaml:3:1: unknown key 'radus'\n",
      "1 failed, 1 missing, 1 changed, 1 new, 1 obsolete, 1 same (exact, 4.25 s)\n",
      "next: galley review, or galley approve ring/first, or galley prune\n",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    #expect(!text.contains("ring/second"))
  }

  @Test func `where all is the same there is one line`() {
    let text = TextReport(ReportSamples.report([ReportSamples.outcome(.same)])).text
    #expect(text == "1 same (exact, 4.25 s)\n")
  }

  @Test func `many sentences are cut with the number of the others`() {
    let sentences = (1...16).map { "item \($0) moved" }
    let report = ReportSamples.report([
      ReportSamples.outcome(.changed, comparison: ReportSamples.comparison(sentences))
    ])
    #expect(TextReport(report).text.contains("  item 4 moved\n  and 12 more\n"))
    #expect(TextReport(report, isVerbose: true).text.contains("  item 16 moved\n"))
  }

  @Test func `two hundred differences fit into two screens`() {
    let text = TextReport(ReportSamples.changed(200)).text
    #expect(text.split(separator: "\n").count < 130)
    #expect(text.contains("changed  scene-5/state-59: item 59 moved by +1, 0 pt\n"))
    #expect(text.contains("\nand 140 more states; --verbose tells all\n"))
    #expect(TextReport(ReportSamples.changed(200), isVerbose: true).text.contains("state-199"))
  }

  @Test func `sizes that differ are told`() {
    let comparison = ReportSamples.comparison(actual: (9, 6))
    let report = ReportSamples.report([ReportSamples.outcome(.changed, comparison: comparison)])
    #expect(
      TextReport(report).text.contains("  the size is 9 x 6 pixels, expected 8 x 6 pixels\n"))
  }

  @Test func `what a user named steers no terminal`() {
    let report = ReportSamples.report([
      ReportSamples.outcome(.failed, "a\u{1B}[2J", "b\n\u{7}", message: "c\u{9B}d")
    ])
    let text = TextReport(report).text
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x9B })
    #expect(text.contains("failed   a\\u{1B}[2J/b\\n\\u{7}\n  c\\u{9B}d\n"))
  }

  @Test func `only a terminal whose user wants colors gets them`() {
    let report = ReportSamples.report([ReportSamples.outcome(.new)])
    #expect(TextReport(report, style: .colored).text.contains("\u{1B}[34mnew\u{1B}[0m"))
    #expect(!TextReport(report, style: .plain).text.contains("\u{1B}"))
    #expect(TerminalStyle(isTerminal: true, environment: [:]) == .colored)
    #expect(TerminalStyle(isTerminal: true, environment: ["NO_COLOR": ""]) == .colored)
    #expect(TerminalStyle(isTerminal: true, environment: ["NO_COLOR": "1"]) == .plain)
    #expect(TerminalStyle(isTerminal: true, environment: ["TERM": "dumb"]) == .plain)
    #expect(TerminalStyle(isTerminal: false, environment: [:]) == .plain)
  }

  @Test func `the next step names results that lie elsewhere`() {
    var report = ReportSamples.report([ReportSamples.outcome(.new)])
    report.results = "out of it"
    #expect(
      TextReport(report).text.hasSuffix(
        """
        next: galley review --results 'out of it', or galley approve ring/first \
        --results 'out of it'

        """))
  }

  @Test(arguments: [
    ("st*r", "one", "galley approve 'st\\*r/one'"),
    ("a[b]?\\", "c", #"galley approve 'a\[b]\?\\/c'"#),
    ("-rf", "one", "galley approve -- -rf/one"), ("-r f", "a", "galley approve -- '-r f/a'"),
    ("a\u{202E}b", "c", #"galley approve $'a\342\200\256b/c'"#),
    ("a\nb", "c", #"galley approve $'a\012b/c'"#), ("::x", "$(y)", "galley approve '::x/$(y)'"),
  ])
  func `the command names one state to the shell and to approve`(
    scene: String, state: String, command: String
  ) {
    let report = ReportSamples.report([ReportSamples.outcome(.new, scene, state)])
    #expect(TextReport(report).text.hasSuffix("next: galley review, or \(command)\n"))
  }

  @Test func `results that begin with a hyphen are still a folder`() {
    var report = ReportSamples.report([ReportSamples.outcome(.new, "-a", "b")])
    report.results = "-r s"
    #expect(
      TextReport(report).text.hasSuffix(
        "next: galley review '--results=-r s', or galley approve '--results=-r s' -- -a/b\n"))
  }

  @Test func `what went wrong keeps its lines`() {
    let outcome = ReportSamples.outcome(
      .failed, "ring", "", message: "ring.yaml:1:1: no\n    key\n    ^")
    let report = ReportSamples.report([outcome])
    #expect(
      TextReport(report).text.hasPrefix(
        "failed   ring\n  ring.yaml:1:1: no\n      key\n      ^\n\n"))
  }

  @Test func `the command quotes what a shell would read otherwise`() {
    let report = ReportSamples.report([ReportSamples.outcome(.new, "my scene", "it's")])
    #expect(TextReport(report).text.contains("galley approve 'my scene/it'\\''s'\n"))
  }
}
