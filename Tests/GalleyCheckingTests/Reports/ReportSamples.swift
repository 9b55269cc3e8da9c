import Galley

/// Outcomes made by hand, for reports to tell.
enum ReportSamples {
  static func report(_ outcomes: [StateOutcome]) -> CheckReport {
    CheckReport(
      outcomes: outcomes, metric: "exact", references: "references", results: ".galley",
      duration: 4.25)
  }

  static func outcome(
    _ status: StateOutcome.Status, _ scene: String = "ring", _ state: String = "first",
    comparison: PictureComparison? = nil, message: String? = nil, warnings: [String] = [],
    line: Int = 9, duration: Double = 0.0125
  ) -> StateOutcome {
    let source = SourceLocation(file: "scenes/\(scene).yaml", line: line, column: 5)
    return StateOutcome(
      scene: scene, state: state, status: status, path: "\(scene)/\(state).png",
      source: status == .obsolete ? nil : source, duration: status == .obsolete ? 0 : duration,
      comparison: comparison, message: message, warnings: warnings)
  }

  /// A comparison of two pictures of 8 x 6 pixels, two of which differ, with sentences to tell.
  static func comparison(_ sentences: [String] = [], actual: (Int, Int) = (8, 6))
    -> PictureComparison
  {
    PictureComparison(
      expectedSize: .init(width: 8, height: 6),
      actualSize: .init(width: actual.0, height: actual.1),
      report: DiffReport(
        runs: [PixelRun(x: 2, y: 1, count: 2)], totalPixels: 48, largestDifference: 87,
        largestDifferencePlace: PixelPlace(x: 3, y: 1)),
      explanation: sentences.isEmpty
        ? nil : LayoutExplanation(changes: sentences.map(change)),
      tolerances: .exact)
  }

  static func change(_ sentence: String) -> ExplainedChange {
    let subject = ExplainedChange.Subject(
      name: "item 7", collection: "ring", id: "7",
      expectedFrame: Rect(x: 1, y: 1, width: 2, height: 1),
      actualFrame: Rect(x: 2, y: 1, width: 2, height: 1))
    return ExplainedChange(
      .moved, toleranceKind: .layout, of: [subject], amount: 1, sentence: sentence)
  }

  /// One of each status.
  static let all = report([
    outcome(.changed, "ring", "first", comparison: comparison(["item 7 of 'ring' moved by +1 pt"])),
    outcome(.same, "ring", "second"),
    outcome(.new, "ring", "third"),
    outcome(.missing, "shelf", "first"),
    outcome(.failed, "shelf", "broken", message: "shelf.yaml:3:1: unknown key 'radus'"),
    outcome(.obsolete, "old", "gone"),
  ])

  static func changed(_ count: Int) -> CheckReport {
    report(
      (0..<count).map { number in
        outcome(
          .changed, "scene-\(number / 10)", "state-\(number)",
          comparison: comparison(["item \(number) moved by +1, 0 pt"]))
      })
  }
}

/// Pictures held in memory, the same for every outcome that has one of the role.
struct SamplePictures: ReportPictures {
  var pictures: [PictureRole: [UInt8]] = [:]

  func bytes(_ role: PictureRole, of outcome: StateOutcome) -> [UInt8]? {
    switch (outcome.status, role) {
    case (.changed, _), (.new, .actual), (.missing, .actual), (.obsolete, .expected): pictures[role]
    default: nil
    }
  }
}
