internal import GalleyNotation
internal import GalleyScenes

/// A picture that a page asks for: a state of a scene, with what somebody tries out there.
struct PictureQuery: Hashable {
  /// The course that the picture is an instant of.
  struct Course: Hashable {
    /// The number of the scene among the results.
    var scene: Int
    /// The name of the state, without values of the matrix's axes.
    var state: String
    /// Values in place of the scene's own.
    var values: [SceneOverrides.Value]
    /// What a finger does after the state, as a list in YAML; nil for nothing.
    var gestures: String?
    /// Pixels a point; nil for the scene's own.
    var scale: Double?

    var overrides: SceneOverrides {
      SceneOverrides(
        values: values,
        continuation: gestures.map { SceneOverrides.Continuation(from: state, gestures: $0) })
    }
  }

  /// What stands before the path of a value.
  private static let valuePrefix = "set."

  var course: Course
  /// Since the first gesture; nil for the instant of the state.
  var seconds: Double?

  /// Reads `scene=0&state=first&at=0.5&scale=2&set.theme=dark&do=[{ tap: 3 }]`; nil where that is no
  /// query.
  init?(_ query: [String: String]) {
    guard let scene = query["scene"].flatMap(Int.init), let state = query["state"] else {
      return nil
    }
    let values = query.filter { $0.key.hasPrefix(Self.valuePrefix) }
      .sorted { $0.key < $1.key }
      .map { key, value in
        SceneOverrides.Value(path: String(key.dropFirst(Self.valuePrefix.count)), yaml: value)
      }
    course = Course(scene: scene, state: state, values: values, gestures: query["do"])
    if let scale = query["scale"] {
      guard let pixels = Double(scale), (0.1...4).contains(pixels) else { return nil }
      course.scale = pixels
    }
    guard let time = query["at"] else { return }
    guard let seconds = Double(time), seconds.isFinite, seconds >= 0 else { return nil }
    self.seconds = seconds
  }
}
