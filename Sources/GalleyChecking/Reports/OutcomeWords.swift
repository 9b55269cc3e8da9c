internal import GalleyComparison
internal import GalleyGeometry

/// What there is to say of an outcome, as all reports say it.
struct OutcomeWords {
  var outcome: StateOutcome
  var report: CheckReport

  /// The status as a clause that follows the state's name.
  var verdict: String {
    switch outcome.status {
    case .same: "is the same"
    case .changed: "differs from its reference"
    case .new: "is drawn for the first time; it has no reference yet"
    case .missing: "has lost its reference, which the last check still knew"
    case .obsolete: "is a reference that no state draws any more"
    case .failed: "could not be checked"
    }
  }

  /// One line that says the most: what failed, else the first change, else the pixels.
  var headline: String { detail ?? verdict }

  /// What there is to say beyond the verdict.
  private var detail: String? {
    let isSame = outcome.comparison?.report.isSame ?? false
    let others = isSame ? comparison?.differences.first : nil
    return outcome.message ?? sentences.first ?? others ?? pixels
  }

  /// State, verdict and detail in one line.
  var summary: String { "\(outcome.name) \(verdict)" + (detail.map { ": \($0)" } ?? "") }

  /// What the layouts say, those that a gate stops first.
  var sentences: [String] { comparison?.sentences ?? [] }

  /// The changes of the layout, those that a gate stops first.
  var changes: [LayoutChange] { comparison?.changes ?? [] }

  /// What went wrong, the sizes where they differ, and what the layouts say.
  var facts: [String] { [outcome.message, sizes].compactMap(\.self) + sentences }

  /// The pixels, what exceeds a tolerance, what the pixels lie in, and what could not be compared.
  var numbers: [String] { [pixels].compactMap(\.self) + limits + attributions + notes }

  /// The numbers of the pixels in a sentence; nil where nothing was compared.
  var pixels: String? { comparison?.pixels }

  /// The sizes where they differ.
  var sizes: String? { comparison?.sizes }

  /// The tolerances that do not hold, each with the smallest that would.
  var limits: [String] { comparison?.exceededLimits ?? [] }

  /// What differing pixels lie in, where the layouts do not say it.
  var attributions: [String] { comparison?.attributions ?? [] }

  /// What else differs, and what keeps the layouts from being compared.
  var notes: [String] { comparison?.notes ?? [] }

  private var comparison: ComparisonWords? { outcome.comparison.map(ComparisonWords.init) }

  /// The pictures that there are to look at, with what each is.
  var paths: [(role: PictureRole, path: String)] {
    PictureRole.allCases.filter { $0.exists(for: outcome) }.map { role in
      (role, role.path(of: outcome, in: report))
    }
  }

  /// The command that makes the state right; nil where a file is to be mended.
  var command: String? {
    switch outcome.status {
    case .same, .failed: nil
    case .obsolete: report.command("prune")
    case .changed, .new, .missing: report.command("approve", outcome.name)
    }
  }

  /// A word as a POSIX shell reads it: in single quotes where it needs some.
  static func shellWord(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
        || "/._-+@:,=".unicodeScalars.contains($0)
    }
    if isPlain, !word.isEmpty, !word.hasPrefix("-") { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}

extension CheckReport {
  /// A command that goes on from the results, as a user types it.
  func command(_ name: String, _ argument: String? = nil) -> String {
    let words = ["galley", name] + (argument.map { [OutcomeWords.shellWord($0)] } ?? [])
    let options = results == ".galley" ? [] : ["--results", OutcomeWords.shellWord(results)]
    return (words + options).joined(separator: " ")
  }
}

extension Double {
  /// At most two decimals, for people; machines are told unrounded numbers.
  var brief: String { ((self * 100).rounded() / 100).shortest }
}
