import Foundation
import Galley
import Testing

@Suite struct HTMLReportTests {
  private func html(_ report: CheckReport, _ pictures: SamplePictures = SamplePictures()) throws
    -> String
  {
    var bytes: [UInt8] = []
    try HTMLReport(report: report, pictures: pictures).write { bytes += $0 }
    return try #require(String(validating: bytes, as: UTF8.self))
  }

  @Test func `the same report gives the same bytes`() throws {
    #expect(try html(ReportSamples.all) == html(ReportSamples.all))
  }

  @Test func `nothing is fetched from anywhere`() throws {
    let text = try html(ReportSamples.all)
    for address in ["http:", "https:", "//cdn", "@import", "src=\"/", "<link"] {
      let found = text.replacing("http://www.w3.org/2000/svg", with: "").contains(address)
      #expect(!found, "\(address)")
    }
    #expect(text.contains("default-src 'none'; img-src data: 'self'; style-src"))
  }

  @Test func `pictures are in the file once each, as they are`() throws {
    let pictures = SamplePictures(pictures: [
      .expected: Array("<svg/>".utf8), .actual: [0x89, 0x50, 0x4E, 0x47], .difference: [1, 2],
    ])
    let outcome = ReportSamples.outcome(.changed, comparison: ReportSamples.comparison())
    let text = try html(ReportSamples.report([outcome]), pictures)
    #expect(text.split(separator: "src=\"data:image/svg+xml;base64,PHN2Zy8+\"").count == 2)
    #expect(text.split(separator: "src=\"data:image/png;base64,iVBORw==\"").count == 2)
    #expect(text.split(separator: "src=\"data:image/png;base64,AQI=\"").count == 2)
  }

  @Test func `a long picture is written in parts that fit together`() throws {
    let picture = (0..<500_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    var parts: [[UInt8]] = []
    let pictures = SamplePictures(pictures: [.actual: picture])
    let report = ReportSamples.report([ReportSamples.outcome(.new)])
    try HTMLReport(report: report, pictures: pictures).write { parts.append($0) }
    #expect(parts.allSatisfy { $0.count <= 300_000 })
    let text = String(decoding: parts.joined(), as: UTF8.self)
    let address = try #require(text.split(separator: "src=\"data:image/png;base64,").last)
    let end = try #require(address.firstIndex(of: "\""))
    #expect(address[..<end].utf8.count == (picture.count + 2) / 3 * 4)
    #expect(address[..<end].utf8.count { $0 == UInt8(ascii: "=") } == 1)
  }

  @Test func `what a user named is text and no markup`() throws {
    let hostile = "<script>alert(1)</script></noscript><!--"
    let outcome = ReportSamples.outcome(
      .changed, hostile, "\"><img onerror=x>",
      comparison: ReportSamples.comparison(["</script>\(hostile)"]), message: hostile)
    let text = try html(ReportSamples.report([outcome]))
    let calm = try html(ReportSamples.report([ReportSamples.outcome(.changed)]))
    for tag in ["<script", "</script", "<noscript", "</noscript", "<img onerror", "<!--"] {
      #expect(text.split(separator: tag).count == calm.split(separator: tag).count, "\(tag)")
    }
  }

  @Test func `an error of the sink ends the writing`() {
    struct Full: Error {}
    #expect(throws: Full.self) {
      try HTMLReport(report: ReportSamples.all, pictures: SamplePictures()).write { _ in
        throw Full()
      }
    }
  }

  @Test func `without a script all states are below each other with their pictures`() throws {
    let pictures = SamplePictures(pictures: [.actual: [1, 2, 3]])
    let text = try html(ReportSamples.all, pictures)
    let sections = text.split(separator: "<noscript data-outcome=").dropFirst()
    #expect(sections.count == 5)
    let first = try #require(sections.first)
    #expect(first.contains("<h2>ring/first <small>changed</small></h2>"))
    #expect(first.contains("<li>item 7 of &#39;ring&#39; moved by +1 pt</li>"))
    #expect(first.contains("<pre>galley approve ring/first</pre>"))
    #expect(first.contains("alt=\"ring/first, actual\" src=\"data:image/png;base64,AQID\">"))
  }

  @Test func `where a server forbids pictures within the page, the files beside it are there`()
    throws
  {
    let pictures = SamplePictures(pictures: [
      .expected: Array("<svg/>".utf8), .actual: [1, 2, 3], .difference: [4],
    ])
    let outcomes = [
      ReportSamples.outcome(.changed, "a b", "100%#ü", comparison: ReportSamples.comparison()),
      ReportSamples.outcome(.obsolete, "old"),
    ]
    var bytes: [UInt8] = []
    let report = HTMLReport(
      report: ReportSamples.report(outcomes), pictures: pictures, results: "../.galley")
    try report.write { bytes += $0 }
    let text = String(decoding: bytes, as: UTF8.self)
    // Without a style, which hides it where there is one, a table sets them beside each other.
    #expect(text.contains("<div class=\"figures\" hidden>\n<figure>"))
    let table = try #require(text.firstMatch(of: /<table class="files".*/)).output
    let sources = table.matches(of: /<a href="([^"]*)"><img [^>]*src="([^"]*)">/).map {
      [$0.output.1, $0.output.2]
    }
    let name = "a%20b/100%25%23%C3%BC.png"
    let expected = ["expected", "drawn", "diff"].map { "../.galley/\($0)/\(name)"[...] }
    #expect(sources == expected.map { [$0, $0] })
    let style = "<noscript><link rel=\"stylesheet\" href=\"../.galley/report.css\"></noscript>"
    #expect(text.contains(style))
    // A reference that is obsolete lies in no results.
    #expect(text.split(separator: "<table").count == 2)
  }

  @Test func `what lies behind transparent pictures lets black be read, and white in the dark`()
    throws
  {
    let style = try #require(try ReportFiles.all.first { $0.name == "colors.css" }).text
    let grounds = style.matches(of: /--ground[a-z-]*: light-dark\(#(\w{6}), #(\w{6})\)/)
    #expect(grounds.count == 2)
    for ground in grounds {
      let (light, dark) = (luminance(ground.output.1), luminance(ground.output.2))
      #expect((light + 0.05) / 0.05 > 15)
      #expect((dark + 0.05) / 0.05 > 4)
      #expect(1.05 / (dark + 0.05) > 4)
    }
  }

  /// WCAG 2.2's relative luminance of a color of six digits.
  private func luminance(_ digits: Substring) -> Double {
    let number = Int(digits, radix: 16) ?? 0
    let parts = [16, 8, 0].map { shift in
      let part = Double(number >> shift & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  @Test func `every file of the page is in it, the script as one scope`() throws {
    let text = try html(ReportSamples.all)
    let files = try ReportFiles.all
    #expect(Set(files.map(\.kind)) == ["css", "html", "js"])
    // Where the page may have no style of its own, it lies beside it.
    let beside = files.filter { $0.name == "files.css" }
    #expect(beside.count == 1 && !text.contains(beside[0].text))
    for file in files where file.kind != "html" && file.name != "files.css" {
      #expect(text.split(separator: file.text).count == 2, "\(file.name)")
    }
    #expect(text.contains("<script>\n(() => {\n'use strict';\n\n// What the file says"))
    #expect(text.contains("start();\n})();\n</script>\n"))
    #expect(!text.contains("{{"))
  }

  @Test func `a page from a server has style, script and pictures as files of it`() throws {
    let outcomes = [
      ReportSamples.outcome(.same), ReportSamples.outcome(.new, "a \"b", "../c"),
    ]
    let pictures = SamplePictures(pictures: [.actual: [1, 2, 3]])
    var bytes: [UInt8] = []
    try HTMLReport(report: ReportSamples.report(outcomes), pictures: pictures, page: 7)
      .write { bytes += $0 }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("<link rel=\"stylesheet\" href=\"report.css\">"))
    #expect(text.contains("<script src=\"report.js\"></script>"))
    #expect(text.contains("src=\"pictures/7/0/actual\""))
    #expect(text.contains("\"page\": 7}"))
    for word in ["<style", "http-equiv", "data:", "<script>", "files\" border"] {
      #expect(!text.contains(word), "\(word)")
    }
  }

  @Test func `the page around style and script`() throws {
    let outcome = ReportSamples.outcome(.new, "ring", "first")
    let report = ReportSamples.report([outcome])
    var text = try html(report, SamplePictures(pictures: [.actual: [1, 2, 3]]))
    for file in try ReportFiles.all where file.kind != "html" {
      text = text.replacing(file.text, with: "(\(file.name))\n")
    }
    #expect(text == Self.page)
  }

  private static let page = """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data: \
    'self'; \
    style-src 'unsafe-inline' 'self'; script-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Galley: 1 to review</title>
    <style>
    (colors.css)

    (page.css)

    (list.css)

    (stage.css)

    (notes.css)

    (review.css)

    (narrow.css)

    (plain.css)
    </style>
    </head>
    <body>
    <noscript><header class="plain"><h1>Galley: 1 to review</h1>
    <p>1 new</p>
    <p class="files">This page is shown without its script, as some servers demand, and the pictures are
    the files beside it. Downloaded, the page has views, zoom, outlines and keys.</p></header></noscript>
    <script type="application/json" id="summary">{"noun": "state", "metric": "exact", "references": \
    "references", "results": ".galley", "duration": 4.25, "counts": {"same": 0, "changed": 0, \
    "new": 1, "missing": 0, "renamed": 0, "obsolete": 0, "failed": 0}, "shared": [], "approve": "galley approve", \
    "page": null}</script>
    <script type="application/json" class="outcome">{"scene": "ring", "state": "first", "name": "ring/first", \
    "label": "first", "status": "new", "verdict": "is drawn for the first time; it has no reference yet", \
    "differing": 0, "compared": 0, "message": null, "command": "galley approve ring/first", \
    "word": "ring/first", "sceneWord": "ring", "explanation": [], \
    "numbers": [], "warnings": [], "paths": {"actual": ".galley/drawn/ring/first.png"}, \
    "changes": [], "clusters": [], "expected": null, "actual": null}</script>
    <div id="app" hidden></div>
    <script>
    (() => {
    'use strict';

    (model.js)

    (review.js)

    (list.js)

    (stage.js)

    (controls.js)

    (notes.js)

    (page.js)
    })();
    </script>
    <noscript data-outcome="0"><section class="plain">
    <h2>ring/first <small>new</small></h2>
    <ul></ul><pre>galley approve ring/first</pre>
    <div class="figures" hidden>
    <figure><figcaption>actual</figcaption><img loading="lazy" data-role="actual" \
    data-scale="1" alt="ring/first, actual" src="data:image/png;base64,AQID"></figure>
    </div>
    </section></noscript>
    </body>
    </html>

    """
}
