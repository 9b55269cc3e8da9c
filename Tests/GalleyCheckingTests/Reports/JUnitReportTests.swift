import Foundation
import FoundationXML
import Galley
import Testing

@testable import GalleyChecking

@Suite struct JUnitReportTests {
  @Test func `scenes are suites and states are cases`() {
    #expect(
      JUnitReport(ReportSamples.all).xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="galley" tests="6" failures="3" errors="1" time="4.250">
          <testsuite name="ring" tests="3" failures="2" errors="0" skipped="0" time="0.038" \
        file="scenes/ring.yaml">
            <testcase name="first" classname="ring" time="0.013">
              <failure message="ring/first differs from its reference: item 7 of &#39;ring&#39; \
        moved by +1 pt" type="changed">item 7 of &#39;ring&#39; moved by +1 pt
        2 of 48 pixels differ, by up to 87 levels at (3, 1)</failure>
              <system-out>scene: scenes/ring.yaml:9:5
        expected: references/ring/first.png
        actual: .galley/drawn/ring/first.png
        difference: .galley/diff/ring/first.png
        [[ATTACHMENT|.galley/diff/ring/first.png]]
        [[ATTACHMENT|.galley/drawn/ring/first.png]]
        [[ATTACHMENT|references/ring/first.png]]</system-out>
            </testcase>
            <testcase name="second" classname="ring" time="0.013"/>
            <testcase name="third" classname="ring" time="0.013">
              <failure message="ring/third is drawn for the first time; it has no reference yet" type="new"></failure>
              <system-out>scene: scenes/ring.yaml:9:5
        actual: .galley/drawn/ring/third.png
        [[ATTACHMENT|.galley/drawn/ring/third.png]]</system-out>
            </testcase>
          </testsuite>
          <testsuite name="shelf" tests="2" failures="1" errors="1" skipped="0" time="0.025" \
        file="scenes/shelf.yaml">
            <testcase name="first" classname="shelf" time="0.013">
              <failure message="shelf/first has lost its reference, which the last check still \
        knew" type="missing"></failure>
              <system-out>scene: scenes/shelf.yaml:9:5
        actual: .galley/drawn/shelf/first.png
        [[ATTACHMENT|.galley/drawn/shelf/first.png]]</system-out>
            </testcase>
            <testcase name="broken" classname="shelf" time="0.013">
              <error message="shelf/broken could not be checked: shelf.yaml:3:1: unknown key \
        &#39;radus&#39;" type="failed">shelf.yaml:3:1: unknown key &#39;radus&#39;</error>
              <system-out>scene: scenes/shelf.yaml:9:5</system-out>
            </testcase>
          </testsuite>
          <testsuite name="old" tests="1" failures="0" errors="0" skipped="1" time="0.000">
            <testcase name="gone" classname="old" time="0.000">
              <skipped message="old/gone is a reference that no state draws any more"/>
              <system-out>expected: references/old/gone.png
        [[ATTACHMENT|references/old/gone.png]]</system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `paths are those from the checkout`() {
    let here = URL(filePath: FileManager.default.currentDirectoryPath)
    var report = ReportSamples.all
    report.checkout = here.deletingLastPathComponent().path
    let (folder, xml) = (here.lastPathComponent, JUnitReport(report).xml)
    #expect(xml.contains("time=\"0.038\" file=\"\(folder)/scenes/ring.yaml\">"))
    #expect(xml.contains("<system-out>scene: \(folder)/scenes/ring.yaml:9:5\n"))
    #expect(xml.contains("\nexpected: \(folder)/references/ring/first.png\n"))
    #expect(xml.contains("\n[[ATTACHMENT|\(folder)/.galley/diff/ring/first.png]]\n"))
    #expect(!xml.contains("|.galley") && !xml.contains("|references"))
  }

  @Test func `an obsolete reference is a failure where the check is strict`() {
    var report = ReportSamples.all
    report.isStrict = true
    let xml = JUnitReport(report).xml
    #expect(
      xml.contains("<testsuite name=\"old\" tests=\"1\" failures=\"1\" errors=\"0\" skipped=\"0\""))
    #expect(xml.contains("draws any more\" type=\"obsolete\"></failure>"))
    #expect(JUnitSchema.complaints(about: xml) == [])
  }

  @Test func `a failure of no scene is a case of the check`() {
    let outcome = StateOutcome(
      scene: "part 2 of 3", state: "", status: .failed, path: "part 2 of 3", message: "gone")
    let xml = JUnitReport(ReportSamples.report([outcome])).xml
    #expect(xml.contains("<testcase name=\"the check\" classname=\"part 2 of 3\" time="))
    #expect(!xml.contains("file="))
    #expect(JUnitSchema.complaints(about: xml) == [])
  }

  @Test func `hostile texts leave the document well formed`() throws {
    let outcome = ReportSamples.outcome(
      .failed, "a<b>&\"'", "]]>\u{0}\u{FFFE}\u{1B}", message: "</testsuite>\u{8}<!-- \u{B}")
    let reader = JUnitReader(JUnitReport(ReportSamples.report([outcome])).xml)
    #expect(reader.problem == nil)
    #expect(
      reader.elements == ["testsuites", "testsuite", "testcase", "error", "system-out"])
    #expect(reader.attributes.contains("]]>\u{FFFD}\u{FFFD}\u{FFFD}"))
    #expect(reader.attributes.contains("a<b>&\"'"))
  }
}

extension JUnitReportTests {
  @Test(arguments: [
    (0, "0.000"), (0.0004, "0.000"), (0.0005, "0.001"), (1, "1.000"), (59.9996, "60.000"),
    (12345.6789, "12345.679"), (-1, "0.000"), (.infinity, "1000000000.000"), (.nan, "0.000"),
  ])
  func `times have three decimals`(seconds: Double, text: String) {
    #expect(JUnitReport.seconds(seconds) == text)
  }

  @Test func `no stranger's name attaches a file`() {
    let outcome = ReportSamples.outcome(
      .changed, "a", "[[ATTACHMENT|b", comparison: ReportSamples.comparison(),
      warnings: ["[[ATTACHMENT|/etc/passwd]]", "[[ATTACHMENT|\u{301}x]]"])
    let xml = JUnitReport(ReportSamples.report([outcome])).xml
    let attached = xml.unicodeScalars.split(separator: "\n").map { String($0) }.filter {
      $0.unicodeScalars.contains("[[ATTACHMENT".unicodeScalars) && !$0.contains("<testcase")
        && !$0.contains("<failure")
    }
    #expect(
      attached == [
        "[[ATTACHMENT|.galley/diff/a/[[ATTACHMENT|b.png]]",
        "[[ATTACHMENT|.galley/drawn/a/[[ATTACHMENT|b.png]]",
        "[[ATTACHMENT|references/a/[[ATTACHMENT|b.png]]</system-out>",
      ])
    #expect(JUnitAttachment(path: "a]]b") == nil)
    #expect(JUnitAttachment(path: "a\nb") == nil)
  }

  @Test(arguments: [
    ReportSamples.all, ReportSamples.report([]), ReportSamples.changed(30),
    ReportSamples.report([
      ReportSamples.outcome(.failed, "<a>", "", message: "b\u{0}\nc", duration: 70.5),
      ReportSamples.outcome(.same, warnings: ["]]>"]),
    ]),
  ])
  func `the document is valid by the schema of Jenkins' xUnit plugin`(report: CheckReport) {
    #expect(JUnitSchema.complaints(about: JUnitReport(report).xml) == [])
  }

  @Test(arguments: [
    ("<testsuites skipped=\"1\"/>", "testsuites has no attribute skipped"),
    ("<testsuites time=\"1e-05\"/>", "testsuites: time is '1e-05'"),
    ("<testsuites><testcase name=\"a\"/></testsuites>", "testsuites has no testcase in it"),
    ("<testsuite name=\"a\" tests=\"1\" errors=\"0\"/>", "testsuite lacks failures"),
    (
      "<testsuite name=\"a\" tests=\"1\" errors=\"0\" failures=\"0\"><testcase name=\"a\" file=\"b\"/>"
        + "</testsuite>", "testcase has no attribute file"
    ),
    ("<testcase name=\"a\"><properties/></testcase>", "testcase has no properties in it"),
    ("<system-out><b/></system-out>", "system-out has no b in it"),
    ("<testsuites></testsuite>", "not well formed"),
  ])
  func `what the schema does not allow is seen`(xml: String, complaint: String) {
    #expect(JUnitSchema.complaints(about: xml).contains(complaint))
  }
}

/// The elements and attribute values of a document.
private final class JUnitReader: NSObject, XMLParserDelegate {
  var elements: [String] = []
  var attributes: Set<String> = []
  var problem: (any Error)?

  init(_ xml: String) {
    super.init()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = self
    if !parser.parse() { problem = parser.parserError }
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    elements.append(elementName)
    attributes.formUnion(attributeDict.values)
  }
}
