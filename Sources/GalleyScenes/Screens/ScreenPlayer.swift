internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// Plays a state on the collections of a screen, each where the screen places it.
struct ScreenPlayer {
  /// How often a state is played at most, until frames follow from what it comes to.
  private static let mostRounds = 2

  private let setting: ScreenSetting
  private let environments: CollectionEnvironments

  init(_ setting: ScreenSetting) {
    self.setting = setting
    environments = CollectionEnvironments(setting)
  }

  /// The course of the state, from the beginning of the states that it goes on from.
  ///
  /// Where collections lie may depend on what texts say of them, which is known only once they have
  /// been played. So they are placed by how they begin; and where they would lie elsewhere by how
  /// they are at the instant that is drawn, they are placed by that, and all is played once more.
  func timeline() -> Timeline {
    var timeline = played(knowing: nil)
    for _ in 1..<Self.mostRounds {
      guard environments.dependOnCollections, !setting.issues.hasErrors else { break }
      let drawn = timeline.step(at: timeline.instant)
      guard liesElsewhere(drawn) else { break }
      timeline = played(knowing: drawn.collections)
    }
    return timeline
  }

  /// Plays the state.
  ///
  /// - Parameter known: What frames follow from; nil for the collections as they begin, each for
  ///   those that come after it.
  private func played(knowing known: [String: PlayedCollection]?) -> Timeline {
    let shape = setting.firstShape
    var begun: [String: PlayedCollection] = [:]
    for spec in setting.specs {
      guard let environment = environments.environment(of: spec, on: shape, knowing: known ?? begun)
      else { continue }
      begun[spec.name] = setting.start(of: spec).collection(in: environment)
    }
    var player = StatePlayer(begun, of: setting.specs, on: shape, issues: setting.issues) {
      [environments, begun] spec, shape in
      environments.environment(of: spec, on: shape, knowing: known ?? begun)
    }
    return player.play(setting.states)
  }

  /// Whether a collection is not where the screen places it by how all are then.
  private func liesElsewhere(_ step: Timeline.Step) -> Bool {
    setting.specs.contains { spec in
      environments.environment(of: spec, on: step.screen, knowing: step.collections)
        != step.collections[spec.name]?.view.environment
    }
  }
}
