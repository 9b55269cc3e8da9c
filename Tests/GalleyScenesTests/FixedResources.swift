import Galley
import Testing

/// Resources whose measures can be worked out by hand: a character is half as wide as the font is
/// large, a line a fifth higher.
final class FixedResources: DrawingResources {
  var images: [String: Size] = [:]
  var faces = [FontFamily.Face(name: "Regular", weight: 400, isItalic: false)]
  /// Beside Inter, which has `faces`.
  var otherFamilies: [FontFamily] = []
  private(set) var fonts: [String] = []

  func image(in file: AssetFile) throws(ResourceError) -> ImageReference {
    let path = file.path
    guard let size = images[path] else { throw ResourceError("cannot read '\(path)'") }
    return ImageReference(
      path: path, content: path.hasSuffix("svg") ? .vector : .raster, size: size)
  }

  func metrics(of block: TextBlock) throws(ResourceError) -> TextMetrics {
    let size = block.style.size
    let perLine = (block.breakWidth ?? block.width).map { max(1, Int($0 / (size / 2))) } ?? 100_000
    let length = block.string.count
    let lines = max(1, min(block.style.lineLimit ?? .max, (length + perLine - 1) / max(1, perLine)))
    let height = size * 1.2
    return TextMetrics(
      size: Size(width: Double(min(length, perLine)) * size / 2, height: Double(lines) * height),
      lineCount: lines, firstBaseline: size, lastBaseline: size + Double(lines - 1) * height,
      capHeight: size * 0.7)
  }

  func fontFamilies() -> [FontFamily] {
    otherFamilies + [FontFamily(name: "Inter", faces: faces)]
  }

  func addFont(in file: AssetFile) throws(ResourceError) -> [String] {
    fonts.append(file.path)
    return []
  }
}

/// A scene read from its text; `views` stands behind a screen of 200 by 400 points at one pixel a
/// point.
enum TestScene {
  static func read(views: String, screen: String = "", more: String = "") throws(SceneError)
    -> Scene
  {
    let text = """
      galley: 1
      screen: { size: [200, 400], scale: 1, safe-area: { top: 20, bottom: 10 }\(screen) }
      views:
      \(views.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n"))
      \(more)
      """
    return try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
  }

  /// The commands of the first state, those of collections' groups laid open.
  static func commands(
    views: String, screen: String = "", more: String = "",
    resources: FixedResources = FixedResources()
  ) throws -> [DrawCommand] {
    let scene = try read(views: views, screen: screen, more: more)
    let state = try #require(scene.states.first)
    return try scene.drawing(of: state, using: resources).picture.commands
      .dropFirst().flatMap(\.leaves)
  }
}

extension DrawCommand {
  /// The commands that draw, in order, with groups laid open.
  var leaves: [DrawCommand] {
    guard case .group(let group) = self else { return [self] }
    return group.children.flatMap(\.leaves)
  }

  var fillBounds: Rect? {
    guard case .fill(let fill) = self else { return nil }
    return fill.shape.bounds
  }

  var text: Text? {
    guard case .text(let text) = self else { return nil }
    return text
  }
}
