internal import GalleyComparison
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyRecords
internal import GalleyRuns
internal import GalleyScenes
internal import Synchronization

/// Notes which masks of scenes and of the command line meet something while states are drawn, and
/// tells those that never do.
final class MaskUsage: Sendable {
  private struct Notes {
    /// The states that were drawn.
    var states: Set<SceneState> = []
    var met: Set<CheckSpec.Mask> = []
    /// The names that the states show, for those that mistook one.
    var aliases: Set<String> = []
  }

  /// By the numbers of scenes.
  private let notes = Mutex<[Int: Notes]>([:])
  /// Those of the command line, which every state has.
  private let named: [CheckSpec.Mask]

  init(named: [CheckSpec.Mask] = []) { self.named = named }

  /// Notes what a drawn state has of what its scene and the command line mask.
  func note(_ drawing: ComposedState, of state: SceneState, in scene: Scene, number: Int) {
    let masks = Array(scene.check(of: state).maskLocations.keys) + named
    guard !masks.isEmpty else { return }
    let met = masks.filter { $0.meets(drawing) }
    let aliases =
      met.count == masks.count ? [] : drawing.record().parts.compactMap(\.aliases.first)
    notes.withLock { notes in
      notes[number, default: Notes()].states.insert(state)
      notes[number, default: Notes()].met.formUnion(met)
      notes[number, default: Notes()].aliases.formUnion(aliases)
    }
  }

  /// The scenes with masks that meet nothing in any state that has them; only where all such states
  /// were drawn.
  func unmatched(in scenes: [Scene]) -> [UnreadableScene] {
    let notes = notes.withLock { $0 }
    return scenes.enumerated().compactMap { number, scene in
      guard let known = notes[number] else { return nil }
      var states: [CheckSpec.Mask: [SceneState]] = [:]
      var locations: [CheckSpec.Mask: SourceLocation] = [:]
      for state in scene.states {
        for (mask, location) in scene.check(of: state).maskLocations {
          states[mask, default: []].append(state)
          locations[mask] = location
        }
      }
      let missed = locations.filter { mask, _ in
        !known.met.contains(mask) && (states[mask] ?? []).allSatisfy(known.states.contains)
      }
      guard !missed.isEmpty else { return nil }
      var error = SceneError([])
      for (mask, location) in missed.sorted(by: {
        ($0.value.line, $0.value.column) < ($1.value.line, $1.value.column)
      }) {
        let problem = Self.problem(
          with: mask, in: "no state that has it shows", among: known.aliases.sorted())
        error.add(scene.error(problem, at: location))
      }
      return UnreadableScene(name: scene.name, error: error)
    }
  }

  /// The masks of the command line that meet nothing in any scene, as one failed entry; only where
  /// all states of the plan were drawn.
  func mistakenNames(of plan: SuitePlan) -> [Manifest.Entry] {
    let notes = notes.withLock { $0 }
    let isDrawn = plan.scenes.enumerated().allSatisfy { number, scene in
      scene.states.allSatisfy { notes[number]?.states.contains($0) ?? false }
    }
    guard isDrawn else { return [] }
    let met = notes.values.reduce(into: Set()) { $0.formUnion($1.met) }
    let aliases = notes.values.reduce(into: Set()) { $0.formUnion($1.aliases) }
    let problems = named.filter { !met.contains($0) }.map {
      Self.problem(with: $0, in: "no state shows", among: aliases.sorted())
    }
    guard !problems.isEmpty else { return [] }
    return [
      Manifest.Entry(
        StateOutcome(
          scene: "--mask", state: "", status: .failed, path: "--mask",
          message: problems.joined(separator: "\n")))
    ]
  }

  private static func problem(
    with mask: CheckSpec.Mask, in states: String, among aliases: [String]
  ) -> String {
    let (name, collection): (String, String?) =
      switch mask {
      case .element(let id, let collection): ("'\(id)'", collection)
      case .item(let path, let collection): ("[\(path.section), \(path.item)]", collection)
      case .rectangle: ("", nil)
      }
    let place = collection.map { " in '\($0)'" } ?? ""
    var hint = ""
    if case .element(let id, _) = mask { hint = Suggestion.phrase(for: id, among: aliases) }
    let cure = hint.isEmpty ? "; 'galley layout' lists what there is" : hint
    return "the mask meets nothing: \(states) \(name)\(place)\(cure)"
  }
}

extension CheckSpec.Mask {
  /// Whether a drawn state has what is masked, be it in sight or not.
  fileprivate func meets(_ drawing: ComposedState) -> Bool {
    func views(_ collection: String?) -> [CollectionView] {
      drawing.collections.filter { (collection ?? $0.name) == $0.name }.map(\.view)
    }
    switch self {
    case .rectangle: return true
    case .item(let path, let collection):
      return views(collection).contains { $0.id(of: path) != nil }
        || !parts(of: drawing.record()).isEmpty
    case .element(let id, let collection):
      let item = id.hasPrefix("leaving-") ? String(id.dropFirst(8)) : id
      return views(collection).contains {
        $0.indexPath(ofItemCalled: id) != nil || $0.indexPath(ofItemCalled: item) != nil
      } || !parts(of: drawing.record()).isEmpty
    }
  }
}
