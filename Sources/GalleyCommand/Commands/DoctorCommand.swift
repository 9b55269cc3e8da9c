import ArgumentParser
import GalleyChecking
import GalleyNotation
import GalleyPrograms
import GalleySystem

/// `galley doctor`: what is wrong with a layout class, by UIKit's contract.
struct DoctorCommand: GalleySubcommand {
  static let configuration = CommandConfiguration.ofSubcommand(
    "doctor",
    abstract: "Examines a layout class in Swift files by what UIKit expects of it.",
    discussion: """
      Builds the files as they are, `import UIKit` and all, runs the layout in a program of its own, \
      asks it what UIKit asks, and tells each fault at its line: the question, the answer, and the \
      rule with its source. A type that conforms to SwiftUI's Layout is asked what SwiftUI asks. The \
      files are built and run in a sandbox.

      Advice, such as on right to left, is told and is no fault. A finding is accepted by a comment \
      in the file: // galley:accept right-to-left: shown in one country.

      Exits with 0 where the layout is healthy, 1 where it has faults, and 2 where it could not be \
      examined.

      Examine a layout:
        galley doctor Sources/App/CarouselLayout.swift
      Annotate a pull request:
        galley doctor Sources/App/CarouselLayout.swift --format github
      """)

  @Argument(
    help: """
      The Swift files that the layout is made of. File.swift:createLayout names what gives it.
      """, completion: .swiftFiles)
  var files: [String]

  @Option(name: .customLong("class"), help: "The layout's class, where the files have several.")
  var layoutClass: String?

  @Option(help: "text, to read, json, junit or github, annotations of a workflow.")
  var format = DoctorReport.Format.text

  @Option(help: "Seconds that the layout may take for an answer.")
  var patience = 10.0

  @OptionGroup var layoutTrust: LayoutTrust

  func validate() throws {
    guard patience > 0, patience <= 3600 else {
      throw ValidationError("--patience is \(patience); give seconds above 0, at most 3600")
    }
  }

  func run(in session: Session) throws -> ExitStatus {
    layoutTrust.reportShortcoming(in: session.console)
    let builder = LayoutBuilder(
      environment: ProcessEnvironment.all, isTrusted: layoutTrust.trustLayouts
    ) { [console = session.console] sentence in console.tell(sentence) }
    do throws(BuildProblem) {
      let (paths, makerName) = LayoutRequest.divided(files)
      let built = try builder.build(
        LayoutRequest(paths: paths, className: layoutClass, makerName: makerName))
      for issue in built.issues { session.console.tell(issue.description) }
      var doctor = Doctor()
      doctor.patience = patience
      let diagnosis = try doctor.examine(built)
      for issue in diagnosis.issues { session.console.tell(issue.description) }
      return try tell(diagnosis, session)
    } catch {
      for line in error.lines { session.console.tell(line) }
      return .trouble
    }
  }

  private func tell(
    _ diagnosis: DoctorDiagnosis, _ session: Session
  ) throws(BuildProblem) -> ExitStatus {
    let report = DoctorReport(diagnosis)
    do {
      try session.console.write(report.visible(as: format))
    } catch {
      throw .machine("\(error)")
    }
    guard diagnosis.isHealthy else { return .different }
    return diagnosis.isComplete ? .success : .trouble
  }
}

/// The report of a doctor, for people and for machines.
struct DoctorReport {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case junit
    case github
  }

  private let diagnosis: DoctorDiagnosis

  init(_ diagnosis: DoctorDiagnosis) { self.diagnosis = diagnosis }

  func visible(as format: Format) -> SanitizedText {
    switch format {
    case .text: text.map { SanitizedText(line: $0) }.ended
    case .json: [SanitizedText(json: json.indented)].ended
    case .junit: SanitizedText(lines: xml)
    case .github: annotations.ended
    }
  }

  // MARK: - Lines

  /// A line for each finding, and one that sums up.
  private var text: [String] {
    diagnosis.findings.map(Self.line) + notes.map { "\(diagnosis.location): note: \($0)" }
      + [summary]
  }

  /// The parts of the examination that were left out.
  private var notes: [String] {
    let reason = diagnosis.oneSectionReason
    let names = diagnosis.leftOut
    let shown = names.prefix(3).joined(separator: ", ")
    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
    return (reason.map { ["examined with one section alone: \($0)"] } ?? [])
      + (names.isEmpty ? [] : ["built without what it does not name: \(shown)\(more)"])
  }

  private static func line(_ found: LocatedFinding) -> String {
    let finding = found.finding
    let level = found.acceptedBecause == nil ? finding.severity.rawValue : "accepted"
    let reason = found.acceptedBecause.map { "; accepted: \($0)" } ?? ""
    return "\(found.location): \(level): \(finding.sentence)\(reason) [\(finding.rule.name)]"
  }

  private var summary: String {
    let faults = diagnosis.findings.count(where: \.isFault)
    let accepted = diagnosis.findings.count { $0.acceptedBecause != nil }
    let advice = diagnosis.findings.count - faults - accepted
    var parts = [
      faults == 0
        ? (diagnosis.isComplete ? "healthy" : "no fault")
        : "\(faults) fault\(faults == 1 ? "" : "s")"
    ]
    if advice > 0 { parts.append("\(advice) of advice") }
    if accepted > 0 { parts.append("\(accepted) accepted") }
    let rules = diagnosis.rules.count
    let extent =
      diagnosis.isComplete
      ? "by \(rules) rules"
      : "by some of the \(rules) rules: it stopped again and again, or took too long"
    return "\(diagnosis.layoutClass): \(parts.joined(separator: ", ")), \(extent)"
  }

  // MARK: - Machines

  private var json: JSONValue {
    .object([
      "class": .string(diagnosis.layoutClass), "healthy": .boolean(diagnosis.isHealthy),
      "complete": .boolean(diagnosis.isComplete),
      "notes": .array(notes.map { .string($0) }),
      "findings": .array(diagnosis.findings.map(Self.json)),
    ])
  }

  private static func json(_ found: LocatedFinding) -> JSONValue {
    let (finding, place) = (found.finding, found.location)
    return .object([
      "rule": .string(finding.rule.name), "severity": .string(finding.severity.rawValue),
      "file": .string(place.file), "line": .integer(place.line), "column": .integer(place.column),
      "member": .string(finding.member), "question": .string(finding.question),
      "answer": .string(finding.answer), "expected": .string(finding.rule.statement),
      "source": .string(finding.rule.source), "accepted": .optional(found.acceptedBecause),
    ])
  }

  private var annotations: [SanitizedText] {
    let notes = notes.map { note in
      SanitizedText.annotation("notice", at: diagnosis.location, data: note)
    }
    return notes
      + diagnosis.findings.map { found in
        SanitizedText.annotation(
          found.isFault ? "error" : found.acceptedBecause == nil ? "warning" : "notice",
          at: found.location, title: found.finding.rule.name, data: found.finding.sentence)
      }
  }

  /// A test case for each rule, in JUnit's XML.
  private var xml: String {
    let name = XMLText.attribute(diagnosis.layoutClass)
    let file = XMLText.attribute(diagnosis.location.file)
    let faults = Set(diagnosis.findings.filter(\.isFault).map(\.finding.rule)).count
    let count = "tests=\"\(diagnosis.rules.count)\" failures=\"\(faults)\" errors=\"0\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"galley doctor\" \(count)>",
      "  <testsuite name=\"\(name)\" \(count) skipped=\"0\" file=\"\(file)\">",
    ]
    lines += diagnosis.rules.flatMap { testCase(of: $0.name, name) }
    return (lines + ["  </testsuite>", "</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private func testCase(of rule: String, _ name: String) -> [String] {
    let head = "    <testcase name=\"\(rule)\" classname=\"\(name)\""
    let found = diagnosis.findings.filter { $0.finding.rule.name == rule }
    guard !found.isEmpty else { return [head + "/>"] }
    let text = XMLText.content(found.map(Self.line).joined(separator: "\n"))
    guard let fault = found.first(where: \.isFault) else {
      return [head + ">", "      <system-out>\(text)</system-out>", "    </testcase>"]
    }
    let message = XMLText.attribute(fault.finding.sentence)
    return [
      head + ">", "      <failure message=\"\(message)\" type=\"\(rule)\">\(text)</failure>",
      "    </testcase>",
    ]
  }
}
