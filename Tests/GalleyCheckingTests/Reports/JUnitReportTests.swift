import Foundation
import FoundationXML
import Galley
import Testing

@Suite struct JUnitReportTests {
  @Test func `scenes are suites and states are cases`() {
    #expect(
      JUnitReport(ReportSamples.all).xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="galley" tests="6" failures="3" errors="1" skipped="1" time="4.25">
          <testsuite name="ring" tests="3" failures="2" errors="0" skipped="0">
            <testcase name="first" classname="ring">
              <failure message="ring/first differs from its reference: item 7 of &#39;ring&#39; \
        moved by +1 pt" type="changed">item 7 of &#39;ring&#39; moved by +1 pt
        2 of 48 pixels differ, by up to 87 levels at (3, 1)</failure>
              <system-out>expected: references/ring/first.png
        actual: .galley/drawn/ring/first.png
        difference: .galley/diff/ring/first.png</system-out>
            </testcase>
            <testcase name="second" classname="ring"/>
            <testcase name="third" classname="ring">
              <failure message="ring/third is drawn for the first time; it has no reference yet" type="new"></failure>
              <system-out>actual: .galley/drawn/ring/third.png</system-out>
            </testcase>
          </testsuite>
          <testsuite name="shelf" tests="2" failures="1" errors="1" skipped="0">
            <testcase name="first" classname="shelf">
              <failure message="shelf/first has lost its reference, which the last check still \
        knew" type="missing"></failure>
              <system-out>actual: .galley/drawn/shelf/first.png</system-out>
            </testcase>
            <testcase name="broken" classname="shelf">
              <error message="shelf/broken could not be checked: shelf.yaml:3:1: unknown key \
        &#39;radus&#39;" type="failed">shelf.yaml:3:1: unknown key &#39;radus&#39;</error>
            </testcase>
          </testsuite>
          <testsuite name="old" tests="1" failures="0" errors="0" skipped="1">
            <testcase name="gone" classname="old">
              <skipped message="old/gone is a reference that no state draws any more"/>
              <system-out>expected: references/old/gone.png</system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `hostile texts leave the document well formed`() throws {
    let outcome = ReportSamples.outcome(
      .failed, "a<b>&\"'", "]]>\u{0}\u{FFFE}\u{1B}", message: "</testsuite>\u{8}<!-- \u{B}")
    let reader = JUnitReader(JUnitReport(ReportSamples.report([outcome])).xml)
    #expect(reader.problem == nil)
    #expect(reader.elements == ["testsuites", "testsuite", "testcase", "error"])
    #expect(reader.attributes.contains("]]>\u{FFFD}\u{FFFD}\u{FFFD}"))
    #expect(reader.attributes.contains("a<b>&\"'"))
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
