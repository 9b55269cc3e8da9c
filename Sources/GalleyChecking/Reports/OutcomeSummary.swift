internal import GalleyComparison
internal import GalleyGeometry
internal import GalleyNotation
internal import GalleyRuns
import GalleySystem

/// The summary of an outcome, as all reports have it.
struct OutcomeSummary {
  var outcome: StateOutcome
  var report: CheckReport

  /// The status as a clause that follows the state's name.
  var verdict: String {
    if let revision = report.revision { return verdict(against: revision) }
    if let compared = report.compared { return verdict(against: compared) }
    return switch outcome.status {
    case .same: "is the same"
    case .changed: "differs from its reference"
    case .new: "is drawn for the first time; it has no reference yet"
    case .missing: "has lost its reference, which the last check still knew"
    case .renamed: renamedVerdict
    case .obsolete: "is a reference that no state draws any more"
    case .failed: "could not be checked"
    }
  }

  private func verdict(against revision: Revision) -> String {
    switch outcome.status {
    case .same: "is the same"
    case .changed: "differs from what \(revision.name) draws"
    case .new, .missing: "is drawn for the first time; \(revision.name) does not have it"
    case .renamed: renamedVerdict
    case .obsolete: "is drawn by \(revision.name), and no more"
    case .failed: "could not be checked"
    }
  }

  private var renamedVerdict: String { "was called '\(outcome.formerName ?? outcome.name)'" }

  private func verdict(against compared: String) -> String {
    switch outcome.status {
    case .same: "is the same"
    case .changed: "differs"
    case .new: "is only in '\(compared)'"
    case .missing, .obsolete: "is only in '\(report.references)'"
    case .renamed: renamedVerdict
    case .failed: "could not be compared"
    }
  }

  /// The failure, line by line; empty where there is none.
  var message: [String] {
    outcome.message.map { message in
      message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    } ?? []
  }

  /// One line that says the most: what failed, else the first change, else the pixels.
  var headline: String { detail ?? verdict }

  /// The remark beyond the verdict.
  private var detail: String? {
    let isSame = outcome.comparison?.report.isSame ?? false
    let others = isSame ? comparison?.differences.first : nil
    return message.first ?? sentences.first ?? others ?? pixels
  }

  /// State, verdict and detail in one line.
  var summary: String { "\(outcome.name) \(verdict)" + (detail.map { ": \($0)" } ?? "") + others }

  /// How many more changes there are that follow from no other, behind the first sentence.
  private var others: String {
    let count = changes.count { !$0.isConsequence && $0.toleranceKind != .names } - 1
    return message.isEmpty && count > 0
      ? ", and \(count.counting("other change"))" : ""
  }

  /// The sentences about the layouts, first those that exceed a tolerance.
  var sentences: [String] { comparison?.sentences ?? [] }

  /// The changes of the layout, those that a gate stops first.
  var changes: [ExplainedChange] { comparison?.changes ?? [] }

  /// The failure, the former name, what drew the two pictures, the sizes where they differ, and the sentences about
  /// the layouts.
  var facts: [String] { opening + sentences }

  /// The facts before the sentences about the layouts.
  var opening: [String] { message + [renaming, outcome.origin, sizes].compactMap(\.self) }

  /// The name that the state had; nil where it was not renamed.
  private var renaming: String? { outcome.status == .renamed ? verdict : nil }

  /// The pixels, what exceeds a tolerance, what the pixels lie in, and what could not be compared.
  var numbers: [String] { [pixels].compactMap(\.self) + limits + attributions + notes }

  /// The numbers of the pixels in a sentence; nil where nothing was compared.
  var pixels: String? { comparison?.pixels }

  /// The sizes where they differ.
  var sizes: String? { comparison?.sizes }

  /// The tolerances that do not hold, each with the smallest that would.
  var limits: [String] { comparison?.exceededLimits ?? [] }

  /// The owners of differing pixels, where the layouts do not say them.
  var attributions: [String] { comparison?.attributions ?? [] }

  /// The other differences, and the reasons why layouts cannot be compared.
  var notes: [String] { comparison?.notes ?? [] }

  private var comparison: ComparisonSummary? { outcome.comparison.map(ComparisonSummary.init) }

  /// The pictures that there are to look at, with what each is.
  var paths: [(role: PictureRole, path: String)] {
    // What is the same as a drawing of the check is not kept.
    let isKept = report.revision == nil || outcome.status != .same
    return PictureRole.allCases.filter { isKept && $0.exists(for: outcome, in: report) }.map {
      role in
      (role, role.path(of: outcome, in: report))
    }
  }

  /// Which reference is meant, be it there or not, in a line; none of a whole.
  var reference: [String] {
    let path = PictureRole.expected.path(of: outcome, in: report)
    return outcome.isWhole ? [] : ["reference: \(report.pathInCheckout(path))"]
  }

  /// The command that makes the state right; nil where a file is to be mended.
  var command: String? {
    switch outcome.status {
    case .same, .failed: nil
    case .obsolete: report.command("prune")
    case .changed, .new, .missing, .renamed:
      report.command("approve", NamePattern(literal: outcome.name))
    }
  }

  /// The name in a command that approves it; nil where it cannot be approved.
  var word: String? {
    guard report.command("approve") != nil else { return nil }
    return switch outcome.status {
    case .same, .failed, .obsolete: nil
    case .changed, .new, .missing, .renamed: NamePattern(literal: outcome.name).text.quotedForShell
    }
  }

  /// The name of the scene in a command that approves all its states; nil where it is none, since
  /// only states are found by a pattern.
  var sceneWord: String? {
    NamePattern(literal: outcome.scene).text == outcome.scene ? outcome.scene.quotedForShell : nil
  }
}

extension CheckReport {
  /// `24 states of 3 scenes`.
  func extent(of change: SharedChange) -> String {
    let scenes = Set(change.states.map { outcomes[$0].scene }).count
    let states = change.states.count.counting(noun)
    return scenes == 1
      ? "\(states) of '\(outcomes[change.states[0]].scene)'"
      : "\(states) of \(scenes.counting(group))"
  }

  /// The status of the states that show a change.
  func status(of change: SharedChange) -> StateOutcome.Status { outcomes[change.states[0]].status }

  /// The names of the first states that show a change, and how many more there are.
  func names(of change: SharedChange, atMost count: Int) -> String {
    let names = change.states.map { outcomes[$0].name }
    let rest = names.count - count
    return rest > 1
      ? names.prefix(count).joined(separator: ", ") + " and \(rest) more"
      : names.joined(separator: ", ")
  }

  /// A command that goes on from the results, as a user types it; nil where nothing can be approved:
  /// the references are those of a revision, or two folders were compared.
  func command(
    _ name: String, _ pattern: NamePattern? = nil, change: SharedChange? = nil
  ) -> String? {
    guard revision == nil, compared == nil else { return nil }
    var words = ["galley", name]
    if let change { words += ["--change", "\(change.number)"] }
    let argument = pattern.map { $0.text.quotedForShell }
    // What begins with a hyphen is a name only behind two of them, where no option is one any more.
    let isHyphenated = pattern?.text.hasPrefix("-") == true
    if let argument, !isHyphenated { words.append(argument) }
    if results.hasPrefix("-") {
      words.append(("--results=" + results).quotedForShell)
    } else if results != ".galley" {
      words += ["--results", results.quotedForShell]
    }
    if let argument, isHyphenated { words += ["--", argument] }
    return words.joined(separator: " ")
  }
}

extension Double {
  /// At most two decimals, for people; machines are told unrounded numbers.
  var brief: String { ((self * 100).rounded() / 100).shortest }
}

extension String {
  /// The word of a command as a shell reads it: in quotes where it needs some.
  fileprivate var quotedForShell: String {
    let isPlain = unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
        || "/._-+@:,=".unicodeScalars.contains($0)
    }
    if isPlain, !isEmpty { return self }
    if SanitizedText(line: "'" + self).text == "'" + self {
      let parts = split(separator: "'", omittingEmptySubsequences: false)
      return "'" + parts.joined(separator: "'\\''") + "'"
    }
    // What cannot be shown as it is cannot be copied either: its bytes can, in the quotes that
    // POSIX has since 2024 and every shell for people has had for long.
    return "$'" + utf8.map(Self.escaped).joined() + "'"
  }

  private static func escaped(_ byte: UInt8) -> String {
    let isPlain = (0x20..<0x7F).contains(byte) && !"'\\:#".utf8.contains(byte)
    guard !isPlain else { return String(Unicode.Scalar(byte)) }
    // Three octal digits end by themselves; hexadecimal ones would take in those that follow.
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
