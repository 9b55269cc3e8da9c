import Galley
import Testing

@testable import GalleyChecking

/// Changes that several states show, told once.
@Suite struct SharedChangeTests {
  private func change(
    _ name: String, _ property: String? = "fill", from before: String? = "#0088FF",
    to after: String? = "#FF3B30", kind: ExplainedChange.Kind = .restyled,
    isConsequence: Bool = false
  ) -> ExplainedChange {
    let words = [property, before, after].compactMap(\.self).joined(separator: " ")
    return ExplainedChange(
      kind, toleranceKind: .none,
      of: [.init(name: name, collection: nil, id: name, expectedFrame: nil, actualFrame: nil)],
      property: property, before: before, after: after, amount: 1,
      sentence: "\(name) changed \(words)", isConsequence: isConsequence)
  }

  private func outcome(
    _ scene: String, _ state: String, _ changes: [ExplainedChange]
  ) -> StateOutcome {
    var comparison = ReportSamples.comparison()
    comparison.explanation = LayoutExplanation(changes: changes)
    return ReportSamples.outcome(.changed, scene, state, comparison: comparison)
  }

  /// Two shops whose states have a button of a new color; one state has more that is new.
  private var outcomes: [StateOutcome] {
    let tint = change("'buy'")
    return ["a", "b"].flatMap { scene in
      [
        outcome(scene, "first", [tint]),
        outcome(scene, "second", [tint, change("'note'", isConsequence: true)]),
      ]
    } + [outcome("b", "third", [tint, change("'title'", "text", from: "A", to: "B", kind: .text)])]
  }

  @Test func `the same sentence of several states is told once`() {
    let shared = SharedChanges(among: outcomes)
    #expect(shared.all.map(\.sentences) == [["'buy' changed fill #0088FF #FF3B30"]])
    #expect(shared.all.map(\.states) == [[0, 1, 2, 3, 4]])
    #expect(shared.states(explainedBy: [1]) == [0, 1, 2, 3])
    #expect(shared.explanation(of: 4).isEmpty)
  }

  @Test func `the same value of several elements is one change`() {
    let outcomes = ["'buy'", "'sell'", "'open'", "'close'"].map {
      outcome("shop", $0, [change($0)])
    }
    #expect(
      SharedChanges(among: outcomes).all.map(\.sentences) == [
        ["'buy' changed fill #0088FF #FF3B30, and others alike"]
      ])
  }

  @Test func `light and dark of one element are one change`() {
    let outcomes = ["1", "2"].flatMap { state in
      [
        outcome("shop", "\(state).light", [change("'buy'")]),
        outcome("shop", "\(state).dark", [change("'buy'", from: "#0091FF", to: "#FF4245")]),
      ]
    }
    #expect(
      SharedChanges(among: outcomes).all.map(\.sentences) == [
        ["'buy' changed fill #0088FF #FF3B30, elsewhere from #0091FF to #FF4245"]
      ])
  }

  @Test func `what moves by other ways is not one change, nor is what two states share`() {
    let moves = (1...4).map { number in
      outcome(
        "shop", "\(number)",
        [change("'buy'", nil, from: "\(number)", to: "0", kind: .moved)])
    }
    #expect(SharedChanges(among: moves).all.isEmpty)
    #expect(SharedChanges(among: Array(outcomes.prefix(2))).all.isEmpty)
  }

  @Test func `changes of the same states are told together, those of most states first`() {
    let outcomes = (0..<6).map { number in
      outcome(
        "shop", "\(number)",
        [change("'a'"), change("'b'", "opacity", from: "1", to: "0.5")]
          + (number < 3 ? [change("'c'", "radius", from: "4", to: "8")] : []))
    }
    let shared = SharedChanges(among: outcomes)
    #expect(shared.all.map(\.sentences.count) == [2, 1])
    #expect(shared.all.map(\.states.count) == [6, 3])
    #expect(shared.states(explainedBy: [1]) == [3, 4, 5])
    #expect(shared.states(explainedBy: [1, 2]) == [0, 1, 2, 3, 4, 5])
  }

  @Test func `pixels that no change tells of keep a state from being explained`() {
    var outcomes = outcomes
    outcomes[0].comparison?.differences = ["the picture has no sRGB chunk"]
    let shared = SharedChanges(among: outcomes)
    #expect(shared.all.map(\.states.count) == [5])
    #expect(shared.states(explainedBy: [1]) == [1, 2, 3])
  }

  // MARK: - Reports

  @Test func `people are told the change, and the states that show another one, too`() {
    let report = ReportSamples.report(outcomes)
    let text = TextReport(report).text
    #expect(
      text.hasPrefix(
        """
        change 1  5 states of 2 scenes
          'buy' changed fill #0088FF #FF3B30
          in a/first, a/second, b/first, b/second, b/third

        changed  b/third

        """), "\(text)")
    #expect(!text.contains("changed  a/first"))
    #expect(text.hasSuffix("next: galley review, or galley approve --change 1\n"))
    #expect(TextReport(report, isVerbose: true).text.contains("changed  a/first"))
  }

  @Test func `servers are told the change in one message`() {
    let report = ReportSamples.report(outcomes)
    let message = "5 states of 2 scenes: 'buy' changed fill #0088FF #FF3B30"
    let xml = JUnitReport(report).xml
    let attribute = "message=\"\(message.replacing("'", with: "&#39;"))\""
    #expect(xml.ranges(of: attribute).count == 4)
    let annotations = GitHubAnnotations(report)
    #expect(annotations.text.split(separator: "\n").count == 2)
    #expect(annotations.text.contains("title=5 states of 2 scenes changed"))
    let rows = MarkdownReport(report).text.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .dropFirst(2)
    #expect(rows.count == 2)
    #expect(rows.first?.hasPrefix("| 5 states of 2 scenes | changed | ") == true)
  }
}
