import Foundation
import FoundationXML

/// What the schema of Jenkins' xUnit plugin allows (junit-10.xsd, plugin 3.x), element by element.
///
/// Written down from the schema; every order of children that it allows is free, so that which may
/// stand in which is all there is to say.
enum JUnitSchema {
  private struct Element {
    var children: Set<String> = []
    var required: Set<String> = []
    var optional: Set<String> = []
  }

  private static let verdict = Element(optional: ["type", "message"])
  private static let rerun = Element(
    children: ["stackTrace", "system-out", "system-err"], required: ["type"],
    optional: ["message"])

  private static let elements: [String: Element] = [
    "testsuites": Element(
      children: ["testsuite"], optional: ["name", "time", "tests", "failures", "errors"]),
    "testsuite": Element(
      children: ["testsuite", "properties", "testcase", "system-out", "system-err"],
      required: ["name", "tests", "failures", "errors"],
      optional: [
        "group", "time", "skipped", "timestamp", "hostname", "id", "package", "file", "log", "url",
      ]),
    "testcase": Element(
      children: [
        "skipped", "error", "failure", "rerunFailure", "rerunError", "flakyFailure", "flakyError",
        "system-out", "system-err",
      ], required: ["name"], optional: ["time", "classname", "group"]),
    "skipped": verdict, "error": verdict, "failure": verdict,
    "rerunFailure": rerun, "rerunError": rerun, "flakyFailure": rerun, "flakyError": rerun,
    "properties": Element(children: ["property"]),
    "property": Element(required: ["name", "value"]),
    "system-out": Element(), "system-err": Element(), "stackTrace": Element(),
  ]

  /// One sentence for each thing that the schema does not allow.
  static func complaints(about xml: String) -> [String] {
    let checker = Checker()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = checker
    let isWellFormed = parser.parse()
    return checker.complaints + (isWellFormed ? [] : ["not well formed"])
  }

  /// Of suites and the whole: the times of Surefire.
  private static func isTime(_ text: String) -> Bool {
    text.wholeMatch(of: /(([0-9]{0,3},)*[0-9]{3}|[0-9]{0,3})*(\.[0-9]*)?/) != nil
  }

  private final class Checker: NSObject, XMLParserDelegate {
    var complaints: [String] = []
    private var path: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      if let parent = path.last, elements[parent]?.children.contains(name) != true {
        complaints.append("\(parent) has no \(name) in it")
      }
      path.append(name)
      guard let element = elements[name] else { return }
      let names = Set(attributes.keys)
      for missing in element.required.subtracting(names) {
        complaints.append("\(name) lacks \(missing)")
      }
      for other in names.subtracting(element.required).subtracting(element.optional) {
        complaints.append("\(name) has no attribute \(other)")
      }
      if name != "testcase", let time = attributes["time"], !isTime(time) {
        complaints.append("\(name): time is '\(time)'")
      }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) { path.removeLast() }
  }
}
