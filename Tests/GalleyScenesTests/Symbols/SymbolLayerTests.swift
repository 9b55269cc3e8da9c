import Galley
import GalleyGraphics
import GalleyScenes
import Testing

/// What a symbol can be told in a scene.
@Suite struct SymbolLayerTests {
  private func fills(_ keys: String) throws -> [Fill] {
    try TestScene.commands(views: "- { \(keys), at: { top: 0, leading: 0 } }").compactMap {
      command in
      guard case .fill(let fill) = command else { return nil }
      return fill
    }
  }

  private func bounds(_ keys: String) throws -> Rect {
    try #require(try fills(keys).first).shape.bounds
  }

  private func opacities(_ keys: String) throws -> [Double] {
    try fills(keys).map { fill in
      guard case .solid(let color) = fill.paint else { return -1 }
      return color.alpha
    }
  }

  /// By SF Symbols' circles.
  @Test(arguments: [("small", 0.79), ("medium", 1), ("large", 1.28)])
  func `a scale makes a symbol larger beside the same text`(_ scale: String, factor: Double) throws
  {
    let usual = try bounds("symbol: circle, weight: light, size: 40")
    let scaled = try bounds("symbol: circle, weight: light, size: 40, image-scale: \(scale)")
    #expect(abs(scaled.width / usual.width - factor) < 0.001)
  }

  /// One of n waves is drawn in full by values above zero, two by those above 1/n.
  @Test(arguments: [("0", 1), ("0.1", 2), ("0.34", 3), ("0.67", 4), ("1", 4)])
  func `a value is shown by as many waves as it reaches`(_ value: String, count: Int) throws {
    let fills = try fills("symbol: speaker.wave.3.fill, weight: light, variable-value: \(value)")
    let reached = try #require(fills.first)
    guard case .path(let path) = reached.shape else {
      Issue.record("no path")
      return
    }
    #expect(path.elements.filter { $0 == .close }.count == count)
    #expect(fills.count == (count == 4 ? 1 : 2))
  }

  @Test func `what a value does not reach is faint`() throws {
    let opacities = try opacities(
      "symbol: wifi, weight: light, variable-value: 0.5, tint: '#000000'")
    #expect(opacities == [1, VariableLayers.restingOpacity])
  }

  @Test func `a symbol that shows no value is told with those that do`() throws {
    let scene = try TestScene.read(views: "- { symbol: heart, variable-value: 0.5 }")
    let state = try #require(scene.states.first)
    let warnings = try scene.drawing(of: state, using: FixedResources()).warnings
    #expect(
      warnings.contains { $0.description.contains("'heart' shows no value; 'speaker.wave.1'") })
  }

  @Test(arguments: [
    ("heart.bandage", "; the nearest is 'heart'"),
    ("bell.badge.slash.fill", "; the nearest is 'bell.badge.fill'"),
  ])
  func `a name without a picture is told with the nearest that has one`(
    _ name: String, hint: String
  ) {
    #expect(SymbolSet.hint(for: name) == hint)
  }
}
