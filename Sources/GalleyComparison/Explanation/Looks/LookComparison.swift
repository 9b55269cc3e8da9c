internal import GalleyGeometry
internal import GalleyGraphics

/// A difference of two looks: what it is, and whether it follows from another or from the size.
struct LookDifference {
  var change: Change
  var isConsequence = false
}

/// What is different in the looks of a thing.
///
/// Nothing that is drawn goes unsaid: looks that differ give a difference, but for what rounding to
/// other pixels may do and for what only follows the size of the thing.
struct LookComparison {
  private let expected: Look
  private let actual: Look
  private let sizes: (expected: Size, actual: Size)
  /// How far a place within the frame may be off for reasons of its own, in points: less than a
  /// pixel where the frame has moved and edges are rounded to pixels.
  private let tolerance: Double

  /// - Parameters:
  ///   - pixel: the larger of the two pictures' pixels, in points.
  ///   - isUnmoved: whether the thing lies on the same pixels in both.
  init(
    _ expected: Look, _ actual: Look, in sizes: (expected: Size, actual: Size), pixel: Double,
    isUnmoved: Bool
  ) {
    self.expected = expected
    self.actual = actual
    self.sizes = sizes
    tolerance = isUnmoved ? 2e-6 : pixel + 2e-6
  }

  /// Whether edges may be on other pixels, by which an image may need a clip or none.
  private var isRounded: Bool { tolerance > 1e-5 }

  private var isResized: Bool {
    abs(sizes.expected.width - sizes.actual.width) > PlaceComparison.noise
      || abs(sizes.expected.height - sizes.actual.height) > PlaceComparison.noise
  }

  var differences: [LookDifference] {
    guard expected != actual else { return [] }
    let pairs = LookPairing.pairs(expected, actual)
    let isRemeasured = pairs.contains { $0.old == nil || $0.new == nil }
    var found: [LookDifference] = []
    for pair in pairs {
      switch (pair.old, pair.new) {
      case (let old?, let new?):
        found += differences(old, new, as: pair.role, othersRemeasured: isRemeasured)
      case (let old?, nil): found.append(only(old, pair.role, wasThere: true))
      case (nil, let new?): found.append(only(new, pair.role, wasThere: false))
      case (nil, nil): break
      }
    }
    if found.isEmpty { found += effectDifferences(pairs, isAlone: true) }
    guard found.isEmpty, !isRounded, !isResized else { return found }
    return [restyled(.look, .whole, .word("one"), .word("another"))]
  }

  private func differences(
    _ old: Look.Part, _ new: Look.Part, as role: LookRole, othersRemeasured: Bool
  ) -> [LookDifference] {
    var found: [LookDifference]
    switch (old.matter, new.matter) {
    case (.box(let old), .box(let new)): found = boxDifferences(old, new, role)
    case (.text(let old), .text(let new)): found = textDifferences(old, new, role, othersRemeasured)
    case (.image(let old), .image(let new)): found = imageDifferences(old, new, role)
    default: found = []
    }
    let effects = EffectComparison(old, new, role, in: sizes, isRounded: isRounded)
    return found + effects.differences(besides: found)
  }

  private func effectDifferences(
    _ pairs: [LookPairing.Pair], isAlone: Bool
  ) -> [LookDifference] {
    pairs.flatMap { pair -> [LookDifference] in
      guard let old = pair.old, let new = pair.new else { return [] }
      return EffectComparison(old, new, pair.role, in: sizes, isRounded: isRounded).outlines
    }
  }

  private func restyled(
    _ style: Style, _ role: LookRole, _ old: StyleValue, _ new: StyleValue
  ) -> LookDifference {
    LookDifference(change: .restyled(style, role, from: old, to: new))
  }

  private func only(_ part: Look.Part, _ role: LookRole, wasThere: Bool) -> LookDifference {
    let value: StyleValue
    switch part.matter {
    case .box(let box):
      if let fill = box.fill {
        value = .paint(fill)
      } else if let border = box.border {
        let (old, new) = (StyleValue.border(border), StyleValue.none)
        return restyled(.border, .whole, wasThere ? old : new, wasThere ? new : old)
      } else {
        value = .outline(box.outline)
      }
    case .text(let text): value = .string(text.string)
    case .image(let image): value = .word(image.name)
    }
    return LookDifference(
      change: wasThere ? .partDisappeared(role, value) : .partAppeared(role, value))
  }

  // MARK: Boxes

  private func boxDifferences(
    _ old: LookBox, _ new: LookBox, _ role: LookRole
  ) -> [LookDifference] {
    var found: [LookDifference] = []
    if old.fill != new.fill {
      var difference = restyled(
        .fill, role, old.fill.map(StyleValue.paint) ?? .none,
        new.fill.map(StyleValue.paint) ?? .none)
      if case .restyled(_, _, let old, let new) = difference.change, isResized {
        // A gradient's line follows the size of what it is painted over.
        difference.isConsequence = old.colorDifference(to: new) == nil && new.isGradient
      }
      found.append(difference)
    }
    found += OutlineComparison(old.outline, new.outline, role, in: sizes).differences(
      isResized: isResized)
    found += borderDifferences(old.border, new.border, role)
    return found + placed(old.outline.frame, new.outline.frame, role, isFollowing: isResized)
  }

  private func borderDifferences(
    _ old: LookBorder?, _ new: LookBorder?, _ role: LookRole
  ) -> [LookDifference] {
    guard old != new else { return [] }
    guard let old, let new else {
      return [
        restyled(
          .border, role, old.map(StyleValue.border) ?? .none, new.map(StyleValue.border) ?? .none)
      ]
    }
    var found: [LookDifference] = []
    if old.paint != new.paint {
      found.append(restyled(.borderColor, role, .paint(old.paint), .paint(new.paint)))
    }
    if old.width != new.width {
      found.append(restyled(.borderWidth, role, .number(old.width), .number(new.width)))
    }
    if old.cap != new.cap {
      found.append(restyled(.borderCap, role, .word(old.cap.rawValue), .word(new.cap.rawValue)))
    }
    return found
  }

  // MARK: Texts

  private func textDifferences(
    _ old: LookText, _ new: LookText, _ role: LookRole, _ othersRemeasured: Bool
  ) -> [LookDifference] {
    var found: [LookDifference] = []
    if old.string != new.string {
      found.append(LookDifference(change: .text(role, from: old.string, to: new.string)))
    }
    found += TextStyleComparison.differences(old.style, new.style).map { style, old, new in
      restyled(style, role, old, new)
    }
    // Where a text begins follows from what it says and from its font, and says nothing by itself.
    let isRemeasured = found.contains { $0.change.isMeasured }
    guard !isRemeasured else { return found }
    let one = Rect(origin: old.origin, size: Size(width: old.width ?? 0, height: 0))
    let other = Rect(origin: new.origin, size: Size(width: new.width ?? 0, height: 0))
    return found + placed(one, other, role, isFollowing: isResized || othersRemeasured)
  }

  // MARK: Images

  private func imageDifferences(
    _ old: LookImage, _ new: LookImage, _ role: LookRole
  ) -> [LookDifference] {
    var found: [LookDifference] = []
    if old.name != new.name {
      found.append(restyled(.image, role, .word(old.name), .word(new.name)))
    }
    if old.size != new.size {
      var difference = restyled(.imageSize, role, .size(old.size), .size(new.size))
      difference.isConsequence = old.name != new.name
      found.append(difference)
    }
    let isOther = !found.isEmpty
    if isResized, !isOther, isFitted(old.frame, new.frame) { return [] }
    return found
      + placed(
        old.frame, new.frame, role, isFollowing: isResized || isOther,
        // An image that fills a rounded frame may be a pixel larger on either side.
        tolerance: isRounded ? 2 * tolerance : tolerance)
  }

  /// Whether an image of the same proportions lies in the middle of another size, as one does that is
  /// fitted to it or fills it.
  private func isFitted(_ old: Rect?, _ new: Rect?) -> Bool {
    let one = old ?? Rect(origin: .zero, size: sizes.expected)
    let other = new ?? Rect(origin: .zero, size: sizes.actual)
    func isCentered(_ rect: Rect, in size: Size) -> Bool {
      abs(rect.midX - size.width / 2) <= tolerance && abs(rect.midY - size.height / 2) <= tolerance
    }
    let isAlike = abs(one.width * other.height - other.width * one.height)
    return isAlike <= 2 * tolerance * (one.width + one.height + other.width + other.height)
      && isCentered(one, in: sizes.expected) && isCentered(other, in: sizes.actual)
  }

  // MARK: Places

  /// The change to another place in the frame; nothing where it only follows the frame.
  private func placed(
    _ old: Rect?, _ new: Rect?, _ role: LookRole, isFollowing: Bool, tolerance: Double? = nil
  ) -> [LookDifference] {
    let one = old ?? Rect(origin: .zero, size: sizes.expected)
    let other = new ?? Rect(origin: .zero, size: sizes.actual)
    guard one != other else { return [] }
    guard
      !FollowingPlace.follows(
        (one, sizes.expected), (other, sizes.actual), within: tolerance ?? self.tolerance)
    else { return [] }
    return [LookDifference(change: .placed(role, from: one, to: other), isConsequence: isFollowing)]
  }
}

extension Change {
  /// Whether a text or an image needs another room by it.
  var isMeasured: Bool {
    switch self {
    case .text: true
    case .restyled(let style, _, _, _): style.isMeasured
    case .partAppeared(let role, _), .partDisappeared(let role, _): role.kind != .box
    default: false
    }
  }
}

extension StyleValue {
  fileprivate var isGradient: Bool {
    switch self {
    case .paint(.linearGradient), .paint(.radialGradient): true
    default: false
    }
  }
}

/// What is different in the style of a text.
enum TextStyleComparison {
  static func differences(
    _ old: TextStyle, _ new: TextStyle
  ) -> [(Style, StyleValue, StyleValue)] {
    var found: [(Style, StyleValue, StyleValue)] = []
    func add<Value: Equatable>(
      _ style: Style, _ old: Value, _ new: Value, _ value: (Value) -> StyleValue
    ) {
      if old != new { found.append((style, value(old), value(new))) }
    }
    add(.color, old.color, new.color) { .paint(.solid($0)) }
    add(.fontFamily, old.family, new.family) { .word($0) }
    add(.fontSize, old.size, new.size) { .number($0) }
    add(.fontWeight, old.weight, new.weight) { .number(Double($0)) }
    add(.fontStyle, old.isItalic, new.isItalic) { .word($0 ? "italic" : "upright") }
    add(.align, old.alignment, new.alignment) { .word($0.rawValue) }
    add(.lines, old.lineLimit, new.lineLimit) {
      $0.map { .number(Double($0)) } ?? .word("as many as there are")
    }
    add(.truncate, old.truncation, new.truncation) { .word($0.rawValue) }
    add(.lineHeight, old.lineHeight, new.lineHeight) {
      $0.map(StyleValue.number) ?? .word("the font's own")
    }
    add(.letterSpacing, old.letterSpacing, new.letterSpacing) { .number($0) }
    add(.direction, old.direction, new.direction) { .word($0.rawValue) }
    add(.language, old.language, new.language) { .word($0) }
    return found
  }
}
