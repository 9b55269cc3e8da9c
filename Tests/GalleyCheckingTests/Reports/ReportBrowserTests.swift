import Foundation
import Galley
import TestBrowser
import Testing

/// The report in a browser, which set-up for tests installs.
@Suite(.enabled(if: Browser.isExpected, "set-up has no browser for this system"))
struct ReportBrowserTests {
  private func visit(_ report: HTMLReport, then script: String) throws -> Browser.Visit {
    var bytes: [UInt8] = []
    try report.write { bytes += $0 }
    return try visit(bytes + Array(script.utf8))
  }

  private func visit(_ page: [UInt8]) throws -> Browser.Visit {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(page).write(to: file)
    return try Browser.installed.get().open(file)
  }

  @Test func `every view is driven by the keyboard, without an error`() throws {
    let report = try DrawnReport()
    if let path = ProcessInfo.processInfo.environment["GALLEY_REPORT"] {
      var bytes: [UInt8] = []
      try report.html.write { bytes += $0 }
      try Data(bytes).write(to: URL(filePath: path))
    }
    let visit = try visit(report.html, then: BrowserSteps.script)
    #expect(visit.console == [])
    #expect(visit.verdict == "all steps hold")
  }

  @Test func `each file of the script and of the style can be read by itself`() throws {
    let files = try ReportFiles.all.filter { ["js", "css"].contains($0.kind) }
    #expect(Set(files.map(\.kind)).count == 2)
    let visit = try visit(Array(BrowserSteps.page(reading: files).utf8))
    #expect(visit.console == [])
    #expect(visit.verdict == "all files can be read")
  }

  @Test(arguments: [
    ("js", "let a = ;", "a.js: Unexpected token ';'"),
    ("css", ".a { color: red } .b:: { color: red }", "a.css: 1 of 2 rules"),
  ])
  func `a file that cannot be read is told`(kind: String, text: String, words: String) throws {
    let file = ReportFiles.File(name: "a.\(kind)", kind: kind, text: text)
    let found = try visit(Array(BrowserSteps.page(reading: [file]).utf8)).verdict
    #expect(found == words[...])
  }

  private func glance(
    at report: CheckReport, _ pictures: SamplePictures = SamplePictures()
  ) throws -> String {
    let visit = try visit(
      HTMLReport(report: report, pictures: pictures), then: BrowserSteps.glance)
    #expect(visit.console == [])
    return String(try #require(visit.verdict))
  }

  @Test func `a report of nothing to review opens quietly`() throws {
    let found = try glance(at: ReportSamples.report([ReportSamples.outcome(.same)]))
    #expect(found == #"{"rows":0,"pictures":0,"bold":0,"title":""}"#)
  }

  @Test func `where nothing can be approved there is nothing to tick`() throws {
    let outcomes = [
      ReportSamples.outcome(.obsolete, "old", "gone"),
      ReportSamples.outcome(.failed, "ring", "first", message: "no"),
    ]
    let script = #"""
      <script>
      setTimeout(() => {
        for (const key of ['a', 's', 'A', 'r', 'u']) document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        const verdict = document.createElement('pre');
        verdict.id = 'verdict';
        verdict.textContent = JSON.stringify([
          document.querySelectorAll('.decide-group').length,
          document.querySelector('.decisions').hidden, document.querySelector('.tray').hidden,
        ]);
        document.body.append(verdict);
      }, 500);
      </script>
      """#
    let report = ReportSamples.report(outcomes)
    let visit = try visit(HTMLReport(report: report, pictures: SamplePictures()), then: script)
    #expect(visit.console == [])
    #expect(visit.verdict == "[0,true,true]")
  }

  @Test func `hostile names are shown as they are and do nothing`() throws {
    let name = "<b>\u{202E}</script><i onclick=x>'\"&amp;"
    let outcome = ReportSamples.outcome(
      .changed, name, "%zz", comparison: ReportSamples.comparison([name]), message: name)
    let found = try glance(at: ReportSamples.report([outcome]))
    #expect(found.contains(#""rows":1,"pictures":0,"bold":0"#))
    #expect(found.contains("&lt;b&gt;\u{202E}&lt;/script&gt;&lt;i onclick=x&gt;'"))
    #expect(found.contains("&amp;amp; / %zz"))
  }

  @Test func `a scene that could not be read has a row of its own`() throws {
    let outcome = ReportSamples.outcome(.failed, "ring", "", message: "ring.yaml:1:1: no\n  a\n  ^")
    let found = try glance(at: ReportSamples.report([outcome]))
    #expect(found == #"{"rows":1,"pictures":0,"bold":0,"title":"ring / the whole scene"}"#)
  }

  @Test func `an SVG is shown, and what runs in it does not`() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="8" height="6" onload="console.log(1)">\
      <script>console.log(2)</script><rect width="8" height="6"/></svg>
      """
    let outcome = ReportSamples.outcome(.new)
    let pictures = SamplePictures(pictures: [.actual: Array(svg.utf8)])
    let found = try glance(at: ReportSamples.report([outcome]), pictures)
    #expect(found.contains(#""pictures":1"#))
  }

  @Test func `a shared change leaves its states in the list, and shows its command`() throws {
    let outcomes = (0..<5).map { number in
      ReportSamples.outcome(
        .changed, "shop", "\(number)",
        comparison: ReportSamples.comparison([number < 3 ? "'buy' is red" : "'buy' moved \(number)"]
        ))
    }
    let script = #"""
      <script>
      setTimeout(() => {
        const shown = () => [...document.querySelectorAll('.list [data-scene] li')]
          .filter((item) => !item.hidden).length;
        const button = document.querySelector('.shared .row');
        const command = document.querySelector('.shared .command');
        const before = [shown(), command.hidden];
        button.click();
        const chosen = [shown(), command.hidden, button.getAttribute('aria-pressed')];
        button.click();
        const verdict = document.createElement('pre');
        verdict.id = 'verdict';
        verdict.textContent = JSON.stringify(
          [before, chosen, shown(), command.querySelector('code').textContent]);
        document.body.append(verdict);
      }, 500);
      </script>
      """#
    let report = ReportSamples.report(outcomes)
    let visit = try visit(HTMLReport(report: report, pictures: SamplePictures()), then: script)
    #expect(visit.console == [])
    #expect(
      visit.verdict == #"[[5,true],[3,false,"true"],5,"galley approve --change 1"]"#)
  }

  @Test func `what is ticked has one command, the shortest that means it and nothing else`() throws
  {
    func outcome(_ scene: String, _ state: String, _ sentence: String) -> StateOutcome {
      ReportSamples.outcome(
        .changed, scene, state, comparison: ReportSamples.comparison([sentence]))
    }
    var report = ReportSamples.report([
      outcome("shop", "0", "'buy' is red"), outcome("shop", "1", "'buy' is red"),
      outcome("shop", "2", "'buy' is red"), outcome("shop", "3", "'buy' moved"),
      outcome("it's", "a b", "it moved"), outcome("-x", "*", "it grew"),
      ReportSamples.outcome(.obsolete, "old", "gone"),
      ReportSamples.outcome(.failed, "broken", "first", message: "no"),
    ])
    report.results = "my results"
    let script = #"""
      <script>
      setTimeout(() => {
        const found = [];
        const one = (selector) => document.querySelector(selector);
        const press = (key) => document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        const note = () => found.push(
          one('.tray').hidden ? 'nothing' : one('.tray code').textContent);
        const choose = (name) => [...document.querySelectorAll('[data-scene] .row')]
          .find((row) => row.querySelector('.row-name').textContent === name).click();
        note();
        press('a'); note();
        one('.shared .decide-group.accepted').click(); note();
        choose('3'); press('s'); note();
        choose('a b'); press('a'); note();
        choose('*'); one('.decide.accepted').click(); note();
        choose('0'); press('a'); note();
        choose('gone'); press('a');
        found.push(String(one('.decisions').hidden));
        press('A'); note(); press('A'); note();
        choose('2'); press('a'); one('.tray-actions > button').click(); note();
        const verdict = document.createElement('pre');
        verdict.id = 'verdict';
        verdict.textContent = found.join('\n');
        document.body.append(verdict);
      }, 500);
      </script>
      """#
    let visit = try visit(HTMLReport(report: report, pictures: SamplePictures()), then: script)
    #expect(visit.console == [])
    #expect(
      visit.verdict?.split(separator: "\n").map(String.init) == [
        "nothing", "galley approve shop/0 --results 'my results'",
        "galley approve --change 1 --results 'my results'",
        "galley approve shop --results 'my results'",
        #"galley approve shop 'it'\''s/a b' --results 'my results'"#,
        "galley approve --results 'my results'",
        #"galley approve shop/1 shop/2 shop/3 'it'\''s/a b' --results 'my results' -- '-x/\*'"#,
        "true", "galley approve --results 'my results'", "nothing", "nothing",
      ])
  }

  @Test func `two hundred differences are a list, with the pictures of one`() throws {
    let picture = try BitmapEncoder.png(
      Bitmap(width: 8, height: 6, pixels: [UInt8](repeating: 99, count: 192)))
    let pictures = SamplePictures(pictures: [
      .expected: picture, .actual: picture, .difference: picture,
    ])
    let found = try glance(at: ReportSamples.changed(200), pictures)
    #expect(found == #"{"rows":200,"pictures":3,"bold":0,"title":"scene-0 / state-0"}"#)
  }
}
