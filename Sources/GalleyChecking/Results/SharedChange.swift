internal import GalleyComparison
internal import GalleyGeometry
internal import GalleyNotation
internal import GalleyRuns

/// What changed alike in several states, so that it is told, looked at and accepted once.
package struct SharedChange: Hashable, Sendable {
  /// From 1; the same in all that is made of the same results.
  package let number: Int
  /// In sentences; several where one cause shows in several ways.
  package let sentences: [String]
  /// The states that show it, by their numbers among the outcomes.
  package let states: [Int]

  /// Two states are read sooner one by one.
  package static let fewestStates = 3
}

/// The changes that states of a check share.
package struct SharedChanges: Sendable {
  /// Those of the most states first.
  package let all: [SharedChange]
  /// By the number of a state, where nothing else changed in it.
  private let explanations: [Int: Set<Int>]

  /// - `outcomes`: All of a check, in their order.
  package init(among outcomes: [StateOutcome]) {
    let causes = SharedCauses(of: outcomes)
    // What just the same states show is told together.
    let groups = Dictionary(grouping: causes.shared.indices) { causes.shared[$0].states }
      .sorted { (-$0.key.count, $0.value[0]) < (-$1.key.count, $1.value[0]) }
    all = zip(1..., groups).map { number, group in
      SharedChange(
        number: number, sentences: group.value.map { causes.shared[$0].sentence }.withoutDoubles,
        states: group.key)
    }
    var explanations: [Int: Set<Int>] = [:]
    for change in all {
      for state in change.states where causes.explained.contains(state) {
        explanations[state, default: []].insert(change.number)
      }
    }
    self.explanations = explanations
  }

  /// The numbers of the changes that are all that changed in a state; empty where it shows another
  /// one, too, or none that is shared.
  package func explanation(of state: Int) -> Set<Int> { explanations[state] ?? [] }

  /// The states in which nothing changed but what some of the changes are.
  package func states(explainedBy numbers: Set<Int>) -> [Int] {
    explanations.filter { $0.value.isSubset(of: numbers) }.keys.sorted()
  }
}

/// The causes that enough states share.
private struct SharedCauses {
  /// What makes two changes one: they share a key, or each shares one with a third.
  fileprivate enum Key: Hashable {
    /// The same value in place of the same, of whatever element.
    case values(ExplainedChange.Kind, property: String, before: String, after: String)
    case sentence(String)
    /// The same property of the same elements of a scene, as in light and dark.
    case elements([String], property: String, scene: String)
  }

  private struct Change {
    var state: Int
    var explained: ExplainedChange
  }

  private(set) var shared: [(sentence: String, states: [Int])] = []
  /// The states that show shared changes alone.
  private(set) var explained: Set<Int> = []

  init(of outcomes: [StateOutcome]) {
    let changes = outcomes.enumerated().flatMap { number, outcome in
      outcome.independentChanges.map { Change(state: number, explained: $0) }
    }
    var alone: Set<Int> = []
    for cause in Self.causes(of: changes, in: outcomes) {
      let states = cause.map { changes[$0].state }.withoutDoubles
      if states.count < SharedChange.fewestStates {
        alone.formUnion(states)
      } else {
        shared.append((Self.sentence(cause.map { changes[$0].explained }), states))
      }
    }
    explained = Set(changes.map(\.state)).subtracting(alone)
      .filter { outcomes[$0].isAllExplained }
    for (sentence, states) in Self.renamedScenes(among: outcomes) {
      shared.append((sentence, states))
      explained.formUnion(states)
    }
  }

  /// The scenes that have another name than before, with their states that have the same.
  private static func renamedScenes(
    among outcomes: [StateOutcome]
  ) -> [(sentence: String, states: [Int])] {
    let moved = outcomes.indices.filter { number in
      let outcome = outcomes[number]
      return outcome.formerPath.map {
        FilePath.name(of: $0) == FilePath.name(of: outcome.path) && $0 != outcome.path
      } ?? false
    }
    let scenes = Dictionary(grouping: moved) { number in
      [outcomes[number].formerPath.map(FilePath.folder) ?? "", outcomes[number].scene]
    }
    return scenes.filter { $0.value.count >= SharedChange.fewestStates }
      .sorted { $0.value[0] < $1.value[0] }
      .map { names, states in ("'\(names[1])' was called '\(names[0])'", states) }
  }

  /// The changes that keys connect, by their numbers, in the order of the first of each.
  private static func causes(of changes: [Change], in outcomes: [StateOutcome]) -> [[Int]] {
    // A forest: each change leads to an earlier one of its cause, or is the first of it.
    var parents = Array(changes.indices)
    func root(of number: Int) -> Int {
      var number = number
      while parents[number] != number {
        parents[number] = parents[parents[number]]
        number = parents[number]
      }
      return number
    }
    var owners: [Key: Int] = [:]
    for (number, change) in changes.enumerated() {
      for key in change.explained.keys(inScene: outcomes[change.state].scene) {
        guard let owner = owners[key] else {
          owners[key] = number
          continue
        }
        let roots = [root(of: owner), root(of: number)].sorted()
        parents[roots[1]] = roots[0]
      }
    }
    return Dictionary(grouping: changes.indices, by: root).sorted { $0.key < $1.key }.map(\.value)
  }

  private static func sentence(_ changes: [ExplainedChange]) -> String {
    let first = changes[0]
    guard changes.contains(where: { $0.sentence != first.sentence }) else { return first.sentence }
    let others = changes.map(\.values).withoutDoubles.filter { $0 != first.values }
    guard let other = others.first else { return "\(first.sentence), and others alike" }
    let rest = others.count - 1
    return "\(first.sentence), elsewhere \(other)" + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension ExplainedChange {
  fileprivate func keys(inScene scene: String) -> [SharedCauses.Key] {
    guard [.restyled, .text].contains(kind), let property, !property.isEmpty else {
      return [.sentence(sentence)]
    }
    let ofElements = SharedCauses.Key.elements(
      subjects.map(\.name), property: property, scene: scene)
    guard let before, let after else { return [.sentence(sentence), ofElements] }
    return [.values(kind, property: property, before: before, after: after), ofElements]
  }

  fileprivate var values: String {
    [before.map { "from \($0)" }, after.map { "to \($0)" }].compactMap(\.self)
      .joined(separator: " ")
  }
}

extension StateOutcome {
  /// What changed of itself, and not for another change.
  fileprivate var independentChanges: [ExplainedChange] {
    guard status == .changed else { return [] }
    return comparison?.explanation?.changes
      .filter { !$0.isConsequence && $0.toleranceKind != .names } ?? []
  }

  /// Whether its changes tell of all that differs in it.
  fileprivate var isAllExplained: Bool {
    guard let comparison else { return false }
    return comparison.attributions.isEmpty && comparison.differences.isEmpty
      && comparison.notes.isEmpty && comparison.expectedSize == comparison.actualSize
      && origin == nil
  }
}
