import Foundation
import Galley
import Synchronization
import Testing

/// The sample scenes and the pictures of them that are kept in output/.
enum Samples {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let output = root.appending(path: "output")

  /// The scene files' names, sorted.
  static let names: [String] = {
    let folder = root.appending(path: "samples")
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  /// Device pixels a point of the pictures of a scene, as `make samples` draws them; nil for those of
  /// its device, which are three for this one.
  static func scale(of scene: Scene) -> Double? { scene.name == "calculator" ? nil : 1 }

  /// The formats in which the pictures of a scene are kept, as `make samples` draws them.
  static func formats(of scene: Scene) -> [String] {
    scene.name == "shop-window" ? ["png"] : ["png", "svg"]
  }

  /// The moving pictures that `make samples` draws beside the still ones.
  static let animations = [
    ("ring-insertion", "after", "animated.svg"), ("ring-insertion", "after", "filmstrip.png"),
    ("carousel-flick", "thrown.light", "animated.svg"),
    ("home-screen-editing", "removing", "animated.svg"),
    ("reading-guide", "swiping.en", "animated.svg"),
    ("reading-guide", "swiping.ar", "animated.svg"),
  ]

  /// The course of a state as `make samples` draws it.
  static func animate(
    _ state: SceneState, of scene: Scene, as kind: String, with renderer: Renderer
  ) throws -> [UInt8] {
    let timeline = try scene.timeline(of: state, scale: scale(of: scene), using: renderer)
    let sequence = PictureSequence(
      title: try timeline.drawing(at: 0).picture.title, duration: timeline.duration, frameRate: 30,
      holdDuration: timeline.animatesIndefinitely ? 0 : 1
    ) { seconds, coordinates in
      try timeline.drawing(
        at: seconds, coordinates: coordinates, includesRecord: seconds == 0
      ).picture
    }
    let format = try #require(SequenceFormatCatalog.standard[kind])
    var bytes: [UInt8] = []
    try format.init(options: SequenceOptions()).encode(sequence, with: renderer) { bytes += $0 }
    return bytes
  }

  /// By their names; each is read once.
  private static let scenes = Mutex<[String: Scene]>([:])

  /// A sample, and a renderer of its own.
  static func load(_ name: String) throws -> (scene: Scene, renderer: Renderer) {
    let renderer = try Renderer()
    if let scene = scenes.withLock({ $0[name] }) { return (scene, renderer) }
    let loader = SceneLoader(families: renderer.fontFamilies())
    let scene = try loader.load(contentsOf: root.appending(path: "samples/\(name)").path)
    scenes.withLock { $0[name] = scene }
    return (scene, renderer)
  }

  /// The file that is kept of a state, as bytes.
  static func kept(_ scene: Scene, _ state: SceneState, _ kind: String) throws -> [UInt8] {
    let file = output.appending(path: "\(scene.name)/\(state.fileName).\(kind)")
    return Array(try Data(contentsOf: file))
  }

  /// A picture in a format, by the standard options.
  static func encode(_ picture: Picture, as kind: String, with renderer: Renderer) throws -> [UInt8]
  {
    let format = try #require(FormatCatalog.standard[kind])
    return try format.init(options: FormatOptions()).encode(picture, with: renderer)
  }
}

extension [DrawCommand] {
  /// All commands in groups and the groups themselves, each with the transform that leads to the
  /// screen.
  func flattened(by transform: Transform = .identity) -> [(
    command: DrawCommand, transform: Transform
  )] {
    flatMap { command -> [(command: DrawCommand, transform: Transform)] in
      guard case .group(let group) = command else { return [(command, transform)] }
      return [(command, transform)]
        + group.children.flattened(by: group.transform.then(transform))
    }
  }
}

extension Picture {
  /// Where texts are, in pixels of the picture, with room for what sticks out of their lines.
  func textRegions(resources: any DrawingResources) throws -> [Rect] {
    try commands.flattened().compactMap { command, transform in
      guard case .text(let text) = command else { return nil }
      let metrics = try resources.metrics(of: text.block)
      let width = text.block.width.map { Swift.max($0, metrics.size.width) } ?? metrics.size.width
      let lines = Rect(
        origin: text.origin, size: Size(width: width, height: metrics.size.height))
      let margin = text.block.style.size / 2
      return transform.then(.scale(scale)).boundingBox(of: lines.inset(by: -margin))
    }
  }
}
