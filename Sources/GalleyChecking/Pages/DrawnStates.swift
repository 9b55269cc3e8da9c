internal import GalleyRecords
internal import GalleyRuns
internal import GalleyScenes

/// A state of a scene that draws a picture.
struct DrawnState: Hashable {
  private var file: String
  private var text: String
  private var state: String

  init(_ scene: Scene, _ state: SceneState) {
    (file, text) = (scene.sources.first?.path ?? "", scene.sources.first?.text ?? "")
    self.state = state.fileName
  }
}

/// The states of scenes, found by the pictures that they draw: by the names of scene and state in a
/// picture's path, or by its record.
struct DrawnStates {
  private var byName: [String: [DrawnState]] = [:]
  private var byRecord: [String: [(scene: String, state: DrawnState)]] = [:]
  /// How files are called; nil for `<scene>/<state>`.
  private let names: PictureNamePattern?

  init(of scenes: [Scene], names: PictureNamePattern?) {
    self.names = names
    for scene in scenes {
      let title = scene.title.isEmpty ? scene.name : scene.title
      for state in scene.states {
        let drawn = DrawnState(scene, state)
        for name in Self.names(of: state, in: scene, by: names) {
          byName[name, default: []].append(drawn)
        }
        byRecord["\(title)\u{0}\(state.fileName)", default: []].append((scene.name, drawn))
      }
    }
  }

  /// The states that draw a picture; nil where neither its name nor a record says any.
  func states(of picture: ShownPicture) -> [DrawnState]? {
    if let named = states(named: picture.path) { return named }
    guard let record = picture.record else { return nil }
    let all = byRecord["\(record.title)\u{0}\(record.state)"] ?? []
    let near = all.filter { picture.path.contains($0.scene) }
    return (near.isEmpty ? all : near).map(\.state)
  }

  /// The names that pictures of a state may have, without the extensions of their formats.
  private static func names(
    of state: SceneState, in scene: Scene, by names: PictureNamePattern?
  ) -> Set<String> {
    guard let names else { return ["\(scene.name)/\(state.fileName)"] }
    let traits = scene.traits(of: state)
    return Set(
      [nil, 1, 2, 3].compactMap { scale in
        try? names.path(of: traits, in: scene.name, scale: scale)
      })
  }

  /// What the name of a picture stands for; nil where it is none of the pattern's.
  private func states(named path: String) -> [DrawnState]? {
    guard names != nil else {
      let parts = PictureName.state(of: path).split(separator: "/").suffix(2)
      return byName[parts.joined(separator: "/")]
    }
    var name = path[...]
    if let dot = name.lastIndex(of: ".") { name = name[..<dot] }
    while true {
      if let states = byName[String(name)] { return states }
      guard let slash = name.firstIndex(of: "/") else { return nil }
      name = name[name.index(after: slash)...]
    }
  }
}
