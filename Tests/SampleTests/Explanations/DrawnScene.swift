import Foundation
import Galley
import Testing

/// A scene drawn as small as may be, to bytes that are read back.
struct DrawnScene {
  let scene: Scene
  let renderer: Renderer

  init(text: String? = nil, sample: String, layouts: LayoutCatalog = .standard) throws {
    renderer = try Renderer()
    let loader = SceneLoader(layouts: layouts, families: renderer.fontFamilies())
    let path = Samples.root.appending(path: "samples/\(sample)").path
    scene =
      try text.map { try loader.load(bytes: Array($0.utf8), path: path) }
      ?? loader.load(contentsOf: path)
  }

  /// A scene of a test's own.
  init(_ text: String) throws { try self.init(text: text, sample: "scene.yaml") }

  func png(_ state: SceneState) throws -> PictureSource {
    try png(of: scene.drawing(of: state, scale: 1, using: renderer).picture)
  }

  func png(of picture: Picture) throws -> PictureSource {
    PictureSource(
      name: "\(scene.name).png", bytes: try Samples.encode(picture, as: "png", with: renderer))
  }

  /// The picture of the first state, or of the one of a name.
  func png(_ name: String? = nil) throws -> PictureSource {
    let state = name.flatMap { name in scene.states.first { $0.name == name } }
    return try png(try #require(state ?? scene.states.first))
  }
}

extension PictureComparison {
  var causes: [ExplainedChange] { explanation?.changes.filter { !$0.isConsequence } ?? [] }

  var consequences: [ExplainedChange] { explanation?.changes.filter(\.isConsequence) ?? [] }

  var sentences: [String] { explanation?.changes.map(\.sentence) ?? [] }
}

extension SplitMix64 {
  mutating func shuffled<Value>(_ values: [Value]) -> [Value] { values.shuffled(using: &self) }
}
