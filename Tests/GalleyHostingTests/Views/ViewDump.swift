import GalleyGeometry
import GalleyGraphics

/// A view's picture in lines, a mark each, those in groups indented.
enum ViewDump {
  static func text(_ picture: ViewPicture) -> String {
    lines(picture.marks).joined(separator: "\n")
  }

  private static func lines(_ marks: [ViewCommand], depth: Int = 0) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    return marks.flatMap { mark -> [String] in
      guard case .group(let group) = mark else { return [indent + line(mark)] }
      return [indent + head(group)] + lines(group.marks, depth: depth + 1)
    }
  }

  private static func line(_ mark: ViewCommand) -> String {
    switch mark {
    case .fill(let shape, let paint): "fill \(words(shape)) \(words(paint))"
    case .stroke(let shape, let paint, let line):
      "stroke \(words(shape)) \(words(paint)) \(number(line.width)) \(line.cap)"
        + (line.dashes.isEmpty ? "" : " dashes \(line.dashes.map(number).joined(separator: " "))")
    case .text(let text): words(text)
    case .image(let image):
      "image \(image.source) '\(image.name)' \(words(image.frame)) \(image.mode)"
        + (image.tint.map { " \(words($0))" } ?? "")
    case .component(let component):
      "component \(component.layer) \(words(component.frame))"
        + (component.isRightToLeft ? " from the right" : "")
        + (component.isDark.map { $0 ? " dark" : " light" } ?? "")
    case .group: ""
    }
  }

  private static func head(_ group: ViewGroup) -> String {
    let map = group.transform
    let parts = [
      map.isIdentity
        ? nil
        : "map \([map.a, map.b, map.c, map.d, map.tx, map.ty].map(number).joined(separator: " "))",
      group.opacity == 1 ? nil : "opacity \(number(group.opacity))",
      group.clip.map { "clip \(words($0))" },
      group.shadow.map { shadow in
        "shadow \(words(shadow.shape)) \(words(shadow.color)) \(number(shadow.offset.dx)) \(number(shadow.offset.dy)) \(number(shadow.radius))"
      },
    ]
    return (["group"] + parts.compactMap(\.self)).joined(separator: " ")
  }

  private static func words(_ text: ViewText) -> String {
    let style = text.style
    let facts = [
      "\(style.weight)", number(style.size), words(style.color), style.alignment.rawValue,
      style.lineLimit.map { "lines \($0)" }, style.truncation.rawValue,
      text.isCentered ? "centered" : nil,
    ]
    return "text '\(text.string)' \(words(text.frame)) "
      + facts.compactMap(\.self).joined(separator: " ")
  }

  private static func words(_ shape: ViewShape) -> String {
    switch shape {
    case .box(let box):
      var words = "box \(self.words(box.rect))"
      if box.radius > 0 { words += " r\(number(box.radius))" }
      if box.radius > 0, box.corners != .all { words += " corners \(box.corners.rawValue)" }
      if box.isContinuous { words += " continuous" }
      if box.inset > 0 { words += " inset \(number(box.inset))" }
      return words
    case .ellipse(let rect): return "ellipse \(words(rect))"
    case .path(let path): return "path of \(path.elements.count) in \(words(path.controlBounds))"
    }
  }

  private static func words(_ paint: Paint) -> String {
    switch paint {
    case .solid(let color): words(color)
    case .linearGradient(let gradient):
      "linear \(number(gradient.start.x)),\(number(gradient.start.y)) to \(number(gradient.end.x)),\(number(gradient.end.y)) \(words(gradient.stops))"
    case .radialGradient(let gradient):
      "radial \(number(gradient.center.x)),\(number(gradient.center.y)) \(number(gradient.radius)) \(words(gradient.stops))"
    }
  }

  private static func words(_ stops: [GradientStop]) -> String {
    stops.map { "\(number($0.location)) \(words($0.color))" }.joined(separator: " ")
  }

  private static func words(_ color: Color) -> String {
    "#"
      + [color.red, color.green, color.blue, color.alpha].map { part in
        let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }

  private static func words(_ rect: Rect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: " ")
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
