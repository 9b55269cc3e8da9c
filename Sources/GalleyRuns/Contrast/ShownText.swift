internal import GalleyGeometry
internal import GalleyGraphics

/// A text of a picture with its place on the canvas.
struct ShownText {
  var text: Text
  /// In points of the canvas; more than its ink.
  var bounds: Rect
  /// From 0 to 1: what the groups around it let through.
  var opacity: Double
  /// In points as they are seen, after all that makes it larger or smaller.
  var size: Double
  /// Whether it lies in a bar, a control or a presentation.
  var isInFurniture: Bool

  /// Whether less contrast is enough: from 18 points, or from 14 points in bold, as WCAG's
  /// large-scale text, whose points are taken for those of the screen.
  var isLarge: Bool { size >= 18 || (size >= 14 && text.block.style.weight >= 700) }

  var leastContrast: Double { isLarge ? 3 : 4.5 }
}

/// Finds the texts of a picture, in the order in which they are drawn.
struct ShownTexts {
  private(set) var texts: [ShownText?] = []
  private let resources: any DrawingResources

  init(of picture: Picture, measuredBy resources: any DrawingResources) {
    self.resources = resources
    find(picture.commands, in: Surroundings())
  }

  /// Where a text is drawn.
  private struct Surroundings {
    var map = ProjectiveMap.identity
    var opacity = 1.0
    var isFurniture = false
  }

  private mutating func find(_ commands: [DrawCommand], in around: Surroundings) {
    for command in commands {
      switch command {
      case .text(let text): texts.append(shown(text, in: around))
      case .group(let group):
        var inner = around
        inner.map = (group.projection ?? .identity).then(group.transform).then(around.map)
        inner.opacity *= group.opacity
        inner.isFurniture =
          around.isFurniture || group.part.map { PlacedItems.furniture.contains($0.role) } ?? false
        find(group.children, in: inner)
      default: break
      }
    }
  }

  /// Nil for what cannot be seen: it lies behind the eye, or is quite transparent.
  private func shown(_ text: Text, in around: Surroundings) -> ShownText? {
    let style = text.block.style
    guard around.opacity > 0, style.color.alpha > 0,
      let metrics = try? resources.metrics(of: text.block)
    else { return nil }
    // Ink leaves the boxes of lines, as that of slanted letters does.
    let box = Rect(
      x: text.origin.x, y: text.origin.y,
      width: max(text.block.width ?? 0, metrics.size.width), height: metrics.size.height
    ).inset(by: -style.size / 4)
    guard let bounds = around.map.boundingBox(of: box) else { return nil }
    return ShownText(
      text: text, bounds: bounds, opacity: around.opacity,
      size: style.size * around.map.magnification(over: box), isInFurniture: around.isFurniture)
  }
}

extension Picture {
  /// The picture with every text as it is told by its number; nil leaves it out.
  func changingTexts(_ change: (Int, Text) -> Text?) -> Picture {
    var picture = self
    var number = 0
    picture.commands = Self.changed(commands, from: &number, change)
    return picture
  }

  private static func changed(
    _ commands: [DrawCommand], from number: inout Int, _ change: (Int, Text) -> Text?
  ) -> [DrawCommand] {
    var result: [DrawCommand] = []
    for command in commands {
      switch command {
      case .text(let text):
        if let text = change(number, text) { result.append(.text(text)) }
        number += 1
      case .group(var group):
        group.children = changed(group.children, from: &number, change)
        result.append(.group(group))
      default: result.append(command)
      }
    }
    return result
  }
}
