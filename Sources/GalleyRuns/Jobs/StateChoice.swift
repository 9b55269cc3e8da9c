internal import GalleyNotation
package import GalleyScenes

/// Finds states by the names that a user gives.
package enum StateChoice {
  /// The states of scenes that are named, or all where no name is given.
  ///
  /// A name may be that of a state, which with a matrix is several drawings, or of one drawing,
  /// such as `first.ipad-9.7`. A name that no scene knows is an error.
  ///
  /// - `areAll`: whether these are all scenes; one that could not be read may know a name.
  package static func states(
    named names: [String], of scenes: [Scene], areAll: Bool = true
  ) throws(RunError) -> [[SceneState]] {
    for name in names
    where areAll && !scenes.contains(where: { $0.states.contains { matches($0, name) } }) {
      throw unknown(name, among: scenes.flatMap(\.states))
    }
    return scenes.map { scene in
      names.isEmpty
        ? scene.states
        : scene.states.filter { state in names.contains { matches(state, $0) } }
    }
  }

  /// The state of a name, the first without one.
  package static func state(named name: String?, of scene: Scene) throws(RunError)
    -> SceneState
  {
    guard let state = try states(named: name.map { [$0] } ?? [], of: [scene]).first?.first else {
      throw RunError("the scene '\(scene.name)' has no state")
    }
    return state
  }

  private static func matches(_ state: SceneState, _ name: String) -> Bool {
    state.name == name || state.fileName == name
  }

  private static func unknown(_ name: String, among states: [SceneState]) -> RunError {
    var names: [String] = []
    for state in states where !names.contains(state.name) { names.append(state.name) }
    let hint = Suggestion.phrase(for: name, among: names)
    return RunError(
      "there is no state '\(name)'\(hint.isEmpty ? "; there is \(Suggestion.list(names))" : hint)")
  }
}
