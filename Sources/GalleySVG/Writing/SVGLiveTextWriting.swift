import GalleyGeometry
import GalleyGraphics

extension SVGWriter {
  /// Writes the lines as text, each held to its measured length, for people who go on editing.
  ///
  /// Who opens the file draws it with the fonts that are there; the lengths keep the lines as wide.
  mutating func writeLive(_ text: Text, _ layout: LaidOutText) {
    guard text.isPlain else {
      // What a paint's coordinates count from.
      let move = Transform.translation(text.origin - Point.zero)
      body.begin("g", ["transform": move.svgPrecise])
      writeLines(of: text, layout, movedBy: .zero, live(text))
      return body.end()
    }
    writeLines(of: text, layout, movedBy: text.origin - Point.zero, [])
  }

  /// The paint of a text that is more than a color, and the line around it.
  private mutating func live(_ text: Text) -> [XMLElement.Attribute] {
    let paint = text.paint.map { definitions.reference(to: $0, &identifiers) }
    let width = text.outline.map { SVGNumber.string(2 * $0.width) }
    return .present([
      "fill": paint?.paint ?? text.block.style.color.svgValue,
      "fill-opacity": paint?.opacity ?? text.block.style.color.svgOpacity,
      "stroke": text.outline?.color.svgValue, "stroke-opacity": text.outline?.color.svgOpacity,
      "stroke-width": width, "stroke-linejoin": width == nil ? nil : "round",
      "paint-order": width == nil ? nil : "stroke",
    ])
  }

  /// - `paint`: Empty for the style's color.
  private mutating func writeLines(
    of text: Text, _ layout: LaidOutText, movedBy offset: Vector, _ paint: [XMLElement.Attribute]
  ) {
    let style = text.block.style
    let color: [XMLElement.Attribute] = .present([
      "fill": style.color.svgValue, "fill-opacity": style.color.svgOpacity,
    ])
    body.begin(
      "text",
      .present([
        "font-family": Self.families(style.family), "font-size": SVGNumber.string(style.size),
        "font-weight": style.weight == 400 ? nil : String(style.weight),
        "font-style": style.isItalic ? "italic" : nil,
        "style": style.figures == .tabular ? "font-variant-numeric:tabular-nums" : nil,
        "letter-spacing": style.letterSpacing == 0 ? nil : SVGNumber.string(style.letterSpacing),
        "text-decoration": Self.decoration(of: style),
      ]) + (paint.isEmpty ? color : paint)
        + .present(["xml:lang": style.language == picture.language ? nil : style.language]))
    for line in layout.lines where !line.string.isEmpty { write(line, movedBy: offset) }
    body.end()
  }

  private mutating func write(_ line: LaidOutText.Line, movedBy offset: Vector) {
    // A line that reads from right to left starts at its right end.
    let start = line.isRightToLeft ? line.origin.x + line.width : line.origin.x
    // The length is that of what is written: a blank that takes no room stays out.
    let string = line.endsInFoldedBlank ? String(line.string.dropLast()) : line.string
    let attributes: [XMLElement.Attribute] = .present([
      "x": SVGNumber.string(start + offset.dx),
      "y": SVGNumber.string(line.origin.y + offset.dy),
      "direction": line.isRightToLeft ? "rtl" : nil,
      "textLength": line.width > 0 ? SVGNumber.string(line.width) : nil,
      "xml:space": Self.wouldFold(string) ? "preserve" : nil,
    ])
    var texts = line.pieces.map { (attributes: Self.attributes(of: $0.style), text: $0.string) }
    if let last = texts.last, line.endsInFoldedBlank {
      texts[texts.count - 1].text = String(last.text.dropLast())
    }
    body.element("tspan", attributes, texts: texts.isEmpty ? [([], string)] : texts)
  }

  /// What a part of a line says that has a style of its own.
  private static func attributes(of style: TextStyle?) -> [XMLElement.Attribute] {
    guard let style else { return [] }
    return .present([
      "font-family": Self.families(style.family), "font-size": SVGNumber.string(style.size),
      "font-weight": String(style.weight), "font-style": style.isItalic ? "italic" : "normal",
      "letter-spacing": SVGNumber.string(style.letterSpacing), "fill": style.color.svgValue,
      "fill-opacity": style.color.svgOpacity, "text-decoration": decoration(of: style),
    ])
  }

  private static func decoration(of style: TextStyle) -> String? {
    let lines =
      (style.isUnderlined ? ["underline"] : []) + (style.isStruckThrough ? ["line-through"] : [])
    return lines.isEmpty ? nil : lines.joined(separator: " ")
  }

  /// A family, with those that stand in for the system's where it is not there.
  private static func families(_ family: String) -> String {
    family == SystemFont.family
      ? "\(family), -apple-system, 'Helvetica Neue', Arial, sans-serif" : family
  }

  /// Whether a reader of the file would take blanks away that the length counts.
  private static func wouldFold(_ string: String) -> Bool {
    string.first?.isWhitespace == true || string.last?.isWhitespace == true
      || zip(string, string.dropFirst()).contains { $0.isWhitespace && $1.isWhitespace }
  }
}
