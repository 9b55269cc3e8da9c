import GalleyGeometry
import GalleyGraphics

extension SVGWriter {
  /// Writes the lines as text, for people who go on editing.
  ///
  /// Who opens the file draws it with the fonts that are there.
  mutating func writeLive(_ text: Text, _ layout: LaidOutText) {
    guard text.isPlain else {
      // What a paint's coordinates count from.
      let move = Transform.translation(text.origin - Point.zero)
      body.begin("g", ["transform": move.svgPrecise])
      if text.outline != nil, !dialect.hasPaintOrder {
        writeLines(of: text, layout, movedBy: .zero, outline(of: text))
        writeLines(of: text, layout, movedBy: .zero, paint(of: text))
      } else {
        writeLines(of: text, layout, movedBy: .zero, paint(of: text) + outline(of: text))
      }
      return body.end()
    }
    writeLines(of: text, layout, movedBy: text.origin - Point.zero, [])
  }

  /// The paint of a text that is more than a color.
  private mutating func paint(of text: Text) -> [XMLElement.Attribute] {
    let paint = text.paint.map { definitions.reference(to: $0, &identifiers) }
    return .present([
      "fill": paint?.paint ?? text.block.style.color.svgValue,
      "fill-opacity": paint?.opacity ?? text.block.style.color.svgOpacity,
    ])
  }

  /// The line around a text.
  private func outline(of text: Text) -> [XMLElement.Attribute] {
    guard let outline = text.outline else { return [] }
    let color: [XMLElement.Attribute] = .present([
      "stroke": outline.color.svgValue, "stroke-opacity": outline.color.svgOpacity,
      "stroke-width": SVGNumber.string(2 * outline.width), "stroke-linejoin": "round",
    ])
    return color + .present(dialect.hasPaintOrder ? ["paint-order": "stroke"] : ["fill": "none"])
  }

  /// - `paint`: Empty for the style's color.
  private mutating func writeLines(
    of text: Text, _ layout: LaidOutText, movedBy offset: Vector, _ paint: [XMLElement.Attribute]
  ) {
    let style = text.block.style
    let attributes =
      attributes(of: style) + (paint.isEmpty ? Self.color(of: style) : paint)
      + .present(["xml:lang": style.language == picture.language ? nil : style.language])
    let lines = layout.lines.filter { !$0.string.isEmpty }
    guard dialect.lines == .joined else {
      for line in lines { write(line, of: style, apart: attributes, movedBy: offset) }
      return
    }
    body.begin("text", attributes)
    for line in lines { write(line, movedBy: offset) }
    body.end()
  }

  private func attributes(of style: TextStyle) -> [XMLElement.Attribute] {
    let spacing = style.letterSpacing == 0 || !dialect.hasLetterSpacing ? nil : style.letterSpacing
    return .present([
      "font-family": style.svgFamilies, "font-size": SVGNumber.string(style.size),
      "font-weight": style.weight == 400 ? nil : String(style.weight),
      "font-style": style.isItalic ? "italic" : nil,
      "style": style.figures == .tabular && dialect.hasStyles
        ? "font-variant-numeric:tabular-nums" : nil,
      "letter-spacing": spacing.map { SVGNumber.string($0) },
      "text-decoration": Self.decoration(of: style),
    ])
  }

  private static func color(of style: TextStyle) -> [XMLElement.Attribute] {
    .present(["fill": style.color.svgValue, "fill-opacity": style.color.svgOpacity])
  }

  /// Writes a line as a text of its own, or each part of it that has a style of its own.
  private mutating func write(
    _ line: LaidOutText.Line, of style: TextStyle, apart attributes: [XMLElement.Attribute],
    movedBy offset: Vector
  ) {
    let shift = line.pieces.isEmpty ? shift(of: line, in: style) : 0
    let whole = LaidOutText.Line.Piece(string: line.string, style: nil)
    for piece in line.pieces.isEmpty ? [whole] : line.pieces
    where !piece.string.allSatisfy(\.isWhitespace) {
      let own = piece.style.map { style in
        self.attributes(of: style) + Self.color(of: style)
          + attributes.filter { $0.name.hasPrefix("stroke") || $0.name == "xml:lang" }
      }
      let place: [XMLElement.Attribute] = .present([
        "x": SVGNumber.string(line.origin.x + piece.x + shift + offset.dx),
        "y": SVGNumber.string(line.origin.y + offset.dy),
        "xml:space": Self.wouldFold(piece.string) ? "preserve" : nil,
      ])
      // Isolates read from right to left wherever the line begins: at its left end here.
      let string = line.isRightToLeft ? "\u{2067}\(piece.string)\u{2069}" : piece.string
      body.element("text", place + (own ?? attributes), texts: [([], string)])
    }
  }

  /// How far a line goes so that its middle or its end stays where it is without the spacing of its
  /// letters.
  private func shift(of line: LaidOutText.Line, in style: TextStyle) -> Double {
    guard !dialect.hasLetterSpacing else { return 0 }
    // Behind the last letter there is none.
    let excess = style.letterSpacing * Double(max(0, line.string.count - 1))
    switch style.alignment {
    case .center: return excess / 2
    case .left: return 0
    case .right: return excess
    case .leading, .justified: return line.isRightToLeft ? excess : 0
    case .trailing: return line.isRightToLeft ? 0 : excess
    }
  }

  /// Writes a line held to its measured length, which keeps it as wide whatever the font.
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
      "font-family": style.svgFamilies, "font-size": SVGNumber.string(style.size),
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

  /// Whether a reader of the file would take blanks away that the length counts.
  private static func wouldFold(_ string: String) -> Bool {
    string.first?.isWhitespace == true || string.last?.isWhitespace == true
      || zip(string, string.dropFirst()).contains { $0.isWhitespace && $1.isWhitespace }
  }
}

extension TextStyle {
  /// The family, with those that stand in for it where it is not there, one of any kind last.
  fileprivate var svgFamilies: String {
    guard family != SystemFont.family else {
      return "\(family), -apple-system, 'Helvetica Neue', Arial, sans-serif"
    }
    let words = family.lowercased()
    let kind = Self.kinds.first { $0.words.contains(where: words.contains) }?.name ?? "sans-serif"
    let isPlain = family.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0 == "-" || $0 == " "
    }
    let quoted = family.filter { $0 != "'" }
    return isPlain ? "\(family), \(kind)" : "'\(quoted)', \(kind)"
  }

  /// The generic families by words in the names of fonts, the first that fits.
  private static let kinds: [(name: String, words: [String])] = [
    ("monospace", ["mono", "courier", "code", "menlo", "consolas", "typewriter"]),
    ("sans-serif", ["sans"]),
    ("cursive", ["lobster", "script", "hand", "brush", "snell"]),
    (
      "serif",
      [
        "serif", "garamond", "georgia", "times", "new york", "palatino", "baskerville", "caslon",
        "bodoni", "didot", "roman", "merriweather", "playfair", "lora", "charter",
      ]
    ),
  ]
}
