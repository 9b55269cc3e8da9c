import Foundation
import Galley
import Testing

/// Whether two edits that have nothing to do with each other are told as two: neither is a
/// consequence of the other.
@Suite struct EditPairTests {
  private static let seed: UInt64 = 20_261_127

  /// `GALLEY_EDIT_PAIRS` says how many pairs are tried.
  private static let pairCount =
    ProcessInfo.processInfo.environment["GALLEY_EDIT_PAIRS"].flatMap { Int($0) } ?? 80

  /// What is said of one thing.
  private struct Fact: Hashable {
    var subject: String
    var kind: ExplainedChange.Kind
    var property: String?

    /// What an offset moves is said of the collection, whichever of the items tell it.
    init(_ change: ExplainedChange, of subject: ExplainedChange.Subject) {
      let isOffset = change.sentence.contains("its content offset")
      self.subject = isOffset ? subject.collection ?? "" : subject.name
      kind = change.kind
      property = isOffset ? "content-offset" : change.property
    }
  }

  /// What an explanation says of each thing, once as a cause and once as a consequence.
  private struct Facts {
    private(set) var causes: Set<Fact> = []
    private(set) var consequences: Set<Fact> = []
    private(set) var sentences: [String] = []

    init(_ explanation: LayoutExplanation) {
      for change in explanation.changes {
        sentences.append((change.isConsequence ? "hence " : "") + change.sentence)
        for subject in change.subjects {
          let fact = Fact(change, of: subject)
          if change.isConsequence { consequences.insert(fact) } else { causes.insert(fact) }
        }
      }
    }
  }

  private struct MissingState: Error {}

  /// A sample, what it shows, and what its edits come to, each found out once.
  private final class Subject {
    let text: String
    let edits: [LineEdit]
    private let sample: String
    private let record: ScreenRecord
    private let renderer: Renderer
    private var facts: [Int: Facts?] = [:]

    init(_ sample: String) throws {
      self.sample = sample
      let file = Samples.root.appending(path: "samples/\(sample)")
      text = try String(contentsOf: file, encoding: .utf8)
      edits = try LineEdit.all(in: text, of: sample)
      renderer = try Renderer()
      record = try Self.record(of: text, sample, renderer)
    }

    private static func record(
      of text: String, _ sample: String, state name: String? = nil, _ renderer: Renderer
    ) throws -> ScreenRecord {
      let scene = try DrawnScene(text: text, sample: sample).scene
      // An edit may take states away, too, or change their order.
      let named = name.flatMap { name in scene.states.first { $0.fileName == name } }
      guard let state = name == nil ? scene.states.first : named else { throw MissingState() }
      return try scene.drawing(of: state, scale: 1, using: renderer).record()
    }

    /// Nil for edits that the sample does not let be made.
    func facts(of edits: [LineEdit]) -> Facts? {
      let text = LineEdit.applied(edits, to: text)
      guard let changed = try? Self.record(of: text, sample, state: record.state, renderer)
      else { return nil }
      return Facts(LayoutExplanation(from: record, to: changed))
    }

    /// Nil for an edit of which nothing is to be seen.
    func facts(of number: Int) -> Facts? {
      if let facts = facts[number] { return facts }
      let found = facts(of: [edits[number]])
      facts[number] = .some(found?.sentences.isEmpty == true ? nil : found)
      return facts[number] ?? nil
    }
  }

  @Test func `of two edits neither is a consequence of the other`() throws {
    print("pairs of edits: seed \(Self.seed), \(Self.pairCount) pairs")
    var generator = SplitMix64(seed: Self.seed)
    var subjects: [String: Subject] = [:]
    var tried = 0
    var falseOnes = 0
    while tried < Self.pairCount {
      let sample = try #require(Samples.names.randomElement(using: &generator))
      let subject = try subjects[sample] ?? Subject(sample)
      subjects[sample] = subject
      let numbers = subject.edits.indices
      guard let one = numbers.randomElement(using: &generator),
        let other = numbers.randomElement(using: &generator)
      else { continue }
      let pair = [subject.edits[one], subject.edits[other]]
      guard pair[0].line != pair[1].line, !pair[0].range.overlaps(pair[1].range),
        let first = subject.facts(of: one), let second = subject.facts(of: other),
        let both = subject.facts(of: pair)
      else { continue }
      tried += 1
      if tried.isMultiple(of: 100) {
        print("pairs of edits: \(falseOnes) of \(tried) so far")
        fflush(nil)
      }
      let hidden = first.causes.union(second.causes).subtracting(both.causes)
        .intersection(both.consequences)
      guard !hidden.isEmpty else { continue }
      falseOnes += 1
      let facts = hidden.map { "\($0.subject) \($0.kind.rawValue)" }.sorted()
      Issue.record(
        """
        \(pair[0]); \(pair[1]): \(facts) told as consequences
          \(both.sentences.joined(separator: "\n  "))
        """)
    }
    print("pairs of edits: \(falseOnes) of \(tried) have a false consequence")
  }
}
