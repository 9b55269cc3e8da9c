internal import GalleyGeometry

extension TextBlock {
  /// The string, and the style where it is not what a text has by itself.
  ///
  /// - Parameter part: `text`, or `text-2` and so on where there are several.
  func lookProperties(named part: String) -> [LookProperty] {
    let plain = TextStyle()
    let font = part == "text" ? "font" : "\(part).font"
    var properties = [
      LookProperty(part, LookWords.text(string)),
      LookProperty("\(part).color", LookWords.color(style.color)),
      LookProperty("\(font).family", style.family),
      LookProperty("\(font).size", LookWords.number(style.size)),
    ]
    func add(_ name: String, _ value: String, unless isPlain: Bool) {
      if !isPlain { properties.append(LookProperty(name, value)) }
    }
    add("\(font).weight", "\(style.weight)", unless: style.weight == plain.weight)
    add("\(font).style", "italic", unless: !style.isItalic)
    add("\(part).align", style.alignment.rawValue, unless: style.alignment == plain.alignment)
    add("\(part).lines", style.lineLimit.map { "\($0)" } ?? "", unless: style.lineLimit == nil)
    add("\(part).truncate", style.truncation.rawValue, unless: style.truncation == plain.truncation)
    add(
      "\(part).line-height", style.lineHeight.map(LookWords.number) ?? "",
      unless: style.lineHeight == nil)
    add(
      "\(part).letter-spacing", LookWords.number(style.letterSpacing),
      unless: style.letterSpacing == 0)
    add("\(part).direction", style.direction.rawValue, unless: style.direction == plain.direction)
    add("\(part).language", style.language, unless: style.language == plain.language)
    return properties
  }
}

extension Transform {
  /// How far it turns and scales, and the point that it leaves where it is; nothing for the
  /// identity.
  func lookProperties(in frame: Rect) -> [LookProperty] {
    guard !isIdentity else { return [] }
    let parts = decomposed
    var properties: [LookProperty] = []
    if parts.rotation != 0 {
      properties.append(
        LookProperty("rotation", LookWords.number(parts.rotation * 180 / .pi) + "°"))
    }
    if parts.scaleX != 1 || parts.scaleY != 1 {
      let isEven = abs(parts.scaleX - parts.scaleY) < 1e-9
      properties.append(
        LookProperty(
          "scale", LookWords.numbers(isEven ? [parts.scaleX] : [parts.scaleX, parts.scaleY])))
    }
    if parts.shear != 0, abs(parts.shear) > 1e-9 {
      properties.append(LookProperty("shear", LookWords.number(parts.shear)))
    }
    return properties + [fixedPoint(in: frame)]
  }

  /// The point that stays where it is, or, where there is no single one, how far all is moved.
  private func fixedPoint(in frame: Rect) -> LookProperty {
    let determinant = (1 - a) * (1 - d) - b * c
    guard abs(determinant) > 1e-9 else {
      let moved = apply(to: frame.origin)
      return LookProperty(
        "offset", LookWords.numbers([moved.x - frame.minX, moved.y - frame.minY]))
    }
    let x = ((1 - d) * tx + c * ty) / determinant
    let y = (b * tx + (1 - a) * ty) / determinant
    return LookProperty("pivot", LookWords.numbers([x - frame.minX, y - frame.minY]))
  }
}
