package import GalleyScenes

/// The plan of a run: the states of scenes that are drawn, and their purpose.
///
/// A task is what one drawing of a state is for, such as the files that it becomes or the reference
/// that it is compared with.
package struct DrawingPlan<Task: Sendable>: Sendable {
  /// One state of one scene, in the variants that its matrix gives it, for one task.
  package struct Job: Sendable {
    /// The scene's place in the plan.
    package var scene: Int
    package var state: SceneState
    package var task: Task
  }

  package private(set) var scenes: [Scene] = []
  /// In the order of the scenes and of their states.
  package private(set) var jobs: [Job] = []
  /// Scenes that ask for what there is not; they are not among the others, and have no jobs.
  package private(set) var refused: [(scene: Scene, error: SceneError)] = []

  /// Plans the states that are named, or all where no name is given.
  ///
  /// - `areAll`: whether these are all scenes; one that could not be read may know a name.
  /// - `tasks`: what a state is drawn for; a `SceneError` refuses the state's scene.
  ///
  /// Throws where no scene has a state of a name, and what else `tasks` throws.
  package init(
    _ scenes: [Scene], states names: [String], areAll: Bool = true,
    tasks: (_ state: SceneState, _ scene: Scene) throws -> [Task]
  ) throws(RunError) {
    let states = try StateChoice.states(named: names, of: scenes, areAll: areAll)
    for (scene, states) in zip(scenes, states) {
      var problem = SceneError([])
      let number = self.scenes.count
      var jobs: [Job] = []
      for state in states {
        do {
          jobs += try tasks(state, scene).map { Job(scene: number, state: state, task: $0) }
        } catch let error as SceneError {
          problem.add(error)
        } catch {
          throw RunError("\(error)")
        }
      }
      if problem.issues.isEmpty {
        self.scenes.append(scene)
        self.jobs += jobs
      } else {
        refused.append((scene, problem))
      }
    }
  }

  /// Leaves jobs to others; the scenes stay.
  package mutating func keepJobs(where isKept: (Job) -> Bool) { jobs.removeAll { !isKept($0) } }
}

extension Sequence where Element: Hashable {
  /// The first element that was there before; nil where all differ.
  ///
  /// Two drawings that have one path would overwrite each other.
  package var firstDouble: Element? {
    var seen: Set<Element> = []
    return first { !seen.insert($0).inserted }
  }
}
