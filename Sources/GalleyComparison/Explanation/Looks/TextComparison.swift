internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation

extension RoleComparison<LookText> {
  /// The differences of a text: its string, its style and its origin.
  ///
  /// - `othersRemeasured`: Whether something beside it needs another room.
  func differences(othersRemeasured: Bool) -> [LookDifference] {
    var found: [LookDifference] = []
    if old.string != new.string {
      found.append(LookDifference(change: .text(role, from: old.string, to: new.string)))
    }
    found += Self.differences(old.style, new.style).map { style, old, new in
      LookDifference.restyled(style, role, old, new)
    }
    if old.paint != new.paint {
      found.removeAll { if case .restyled(.color, _, _, _) = $0.change { true } else { false } }
      found.append(
        LookDifference.restyled(
          .color, role, .paint(old.paint ?? .solid(old.style.color)),
          .paint(new.paint ?? .solid(new.style.color))))
    }
    if old.outline != new.outline {
      found.append(
        LookDifference.restyled(.outline, role, .word(old.outline.words), .word(new.outline.words)))
    }
    if old.spans != new.spans {
      found.append(
        LookDifference.restyled(
          .runs, role, .word(old.spans.words(in: old.string)),
          .word(new.spans.words(in: new.string))))
    }
    // Where a text begins follows from what it says and from its font, and says nothing by itself.
    let isRemeasured = found.contains { $0.change.isMeasured }
    guard !isRemeasured else { return found }
    let one = Rect(origin: old.origin, size: Size(width: old.width ?? 0, height: 0))
    let other = Rect(origin: new.origin, size: Size(width: new.width ?? 0, height: 0))
    return found
      + frames.placed(one, other, role, isFollowing: othersRemeasured)
  }

  private static func differences(
    _ old: TextStyle, _ new: TextStyle
  ) -> [(LookProperty, LookValue, LookValue)] {
    var found: [(LookProperty, LookValue, LookValue)] = []
    func add<Property: Equatable>(
      _ property: LookProperty, _ old: Property, _ new: Property, _ value: (Property) -> LookValue
    ) {
      if old != new { found.append((property, value(old), value(new))) }
    }
    add(.color, old.color, new.color) { .paint(.solid($0)) }
    add(.fontFamily, old.family, new.family) { .word($0) }
    add(.fontSize, old.size, new.size) { .number($0) }
    add(.fontWeight, old.weight, new.weight) { .number(Double($0)) }
    add(.fontStyle, old.isItalic, new.isItalic) { .word($0 ? "italic" : "upright") }
    add(.textLines, old.linesInWords, new.linesInWords) { .word($0) }
    add(.figures, old.figures, new.figures) { .word($0.rawValue) }
    add(.align, old.alignment, new.alignment) { .word($0.rawValue) }
    add(.lines, old.lineLimit, new.lineLimit) {
      $0.map { .number(Double($0)) } ?? .word("as many as there are")
    }
    add(.truncate, old.truncation, new.truncation) { .word($0.rawValue) }
    add(.lineHeight, old.lineHeight, new.lineHeight) {
      $0.map(LookValue.number) ?? .word("the font's own")
    }
    add(.letterSpacing, old.letterSpacing, new.letterSpacing) { .number($0) }
    add(.direction, old.direction, new.direction) { .word($0.rawValue) }
    add(.language, old.language, new.language) { .word($0) }
    return found
  }
}

extension TextStyle {
  /// The lines that run along the letters.
  fileprivate var linesInWords: String {
    switch (isUnderlined, isStruckThrough) {
    case (false, false): "none"
    case (true, false): "underlined"
    case (false, true): "struck through"
    case (true, true): "underlined and struck through"
    }
  }
}

extension TextOutline? {
  fileprivate var words: String {
    map { "\($0.color.words), \($0.width.shortest) points" } ?? "none"
  }
}

extension RoleComparison<LookImage> {
  /// The differences of an image: its file, size and place.
  var differences: [LookDifference] {
    var found: [LookDifference] = []
    if old.name != new.name {
      found.append(.restyled(.image, role, .word(old.name), .word(new.name)))
    }
    if old.size != new.size {
      var difference = LookDifference.restyled(.imageSize, role, .size(old.size), .size(new.size))
      difference.isConsequence = old.name != new.name
      found.append(difference)
    }
    let isOther = !found.isEmpty
    if old.tint != new.tint {
      found.append(.restyled(.tint, role, Self.value(of: old.tint), Self.value(of: new.tint)))
    }
    if frames.areResized, !isOther, isFitted(old.frame, new.frame) { return found }
    return found
      + frames.placed(
        old.frame, new.frame, role, isFollowing: isOther,
        // An image that fills a rounded frame may be a pixel larger on either side.
        tolerance: frames.areRounded ? 2 * frames.tolerance : frames.tolerance)
  }

  private static func value(of tint: Color?) -> LookValue {
    tint.map { .paint(.solid($0)) } ?? .none
  }

  /// Whether an image of the same proportions lies in the middle of another size, as one does that is
  /// fitted to it or fills it.
  private func isFitted(_ old: Rect?, _ new: Rect?) -> Bool {
    let (sizes, tolerance) = (frames.sizes, frames.tolerance)
    let one = old ?? Rect(origin: .zero, size: sizes.expected)
    let other = new ?? Rect(origin: .zero, size: sizes.actual)
    func isCentered(_ rect: Rect, in size: Size) -> Bool {
      abs(rect.midX - size.width / 2) <= tolerance && abs(rect.midY - size.height / 2) <= tolerance
    }
    let isAlike = abs(one.width * other.height - other.width * one.height)
    return isAlike <= 2 * tolerance * (one.width + one.height + other.width + other.height)
      && isCentered(one, in: sizes.expected) && isCentered(other, in: sizes.actual)
  }
}
