internal import GalleyGeometry
internal import GalleyGraphics

/// A difference of two looks: what it is, and what it follows from.
struct LookDifference {
  var change: Change
  /// Whether it follows from another difference of the same look.
  var isConsequence = false
  /// Whether it may follow from the size.
  var mayFollowSize = false

  /// Whether it is shown to follow from something else.
  ///
  /// - `isShownAlike`: Whether the scenes of both say the same of what is shown.
  /// - `isCaused`: Whether something else is different from which it may follow.
  func follows(isShownAlike: Bool, isCaused: (Change) -> Bool) -> Bool {
    guard !change.isOfContent else { return isConsequence }
    return isConsequence || isShownAlike && (mayFollowSize || isCaused(change))
  }

  static func restyled(
    _ style: LookProperty, _ role: LookRole, _ old: LookValue, _ new: LookValue
  ) -> LookDifference {
    LookDifference(change: .restyled(style, role, from: old, to: new))
  }
}

/// The differences in the looks of a thing.
///
/// Nothing that is drawn goes unsaid: looks that differ give a difference, but for what rounding to
/// other pixels may do and for what only follows the size of the thing.
struct LookComparison {
  private let expected: Look
  private let actual: Look
  private let frames: LookFrames

  /// - `pixel`: the larger of the two pictures' pixels, in points.
  /// - `isUnmoved`: whether the thing lies on the same pixels in both.
  init(
    _ expected: Look, _ actual: Look, in sizes: (expected: Size, actual: Size), pixel: Double,
    isUnmoved: Bool
  ) {
    self.expected = expected
    self.actual = actual
    frames = LookFrames(sizes: sizes, tolerance: isUnmoved ? 2e-6 : pixel + 2e-6)
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
    if found.isEmpty { found = pairs.flatMap(outlines) }
    guard found.isEmpty, !frames.areRounded, !frames.areResized else { return found }
    return [.restyled(.look, .whole, .word("one"), .word("another"))]
  }

  private func differences(
    _ old: Look.Part, _ new: Look.Part, as role: LookRole, othersRemeasured: Bool
  ) -> [LookDifference] {
    let found: [LookDifference]
    switch (old.matter, new.matter) {
    case (.box(let old), .box(let new)):
      found = RoleComparison(old, new, role, in: frames).differences
    case (.text(let old), .text(let new)):
      found =
        RoleComparison(old, new, role, in: frames)
        .differences(othersRemeasured: othersRemeasured)
    case (.image(let old), .image(let new)):
      found = RoleComparison(old, new, role, in: frames).differences
    default: found = []
    }
    return found + effects(old, new, role).effectDifferences(besides: found)
  }

  private func outlines(_ pair: LookPairing.Pair) -> [LookDifference] {
    guard let old = pair.old, let new = pair.new else { return [] }
    return effects(old, new, pair.role).outlineDifferences
  }

  private func effects(
    _ old: Look.Part, _ new: Look.Part, _ role: LookRole
  ) -> RoleComparison<Look.Part> {
    RoleComparison(old, new, role, in: frames)
  }

  private func only(_ part: Look.Part, _ role: LookRole, wasThere: Bool) -> LookDifference {
    let value: LookValue
    switch part.matter {
    case .box(let box):
      if let fill = box.fill {
        value = .paint(fill)
      } else if let border = box.border {
        let (old, new) = (LookValue.border(border), LookValue.none)
        return .restyled(.border, .whole, wasThere ? old : new, wasThere ? new : old)
      } else if let backdrop = box.backdrop {
        value = .backdrop(backdrop)
      } else {
        value = .outline(box.outline)
      }
    case .text(let text): value = .string(text.string)
    case .image(let image): value = .word(image.name)
    }
    return LookDifference(
      change: wasThere ? .partDisappeared(role, value) : .partAppeared(role, value))
  }
}

extension Change {
  /// Whether another text or image is shown, which follows from no place and no size.
  fileprivate var isOfContent: Bool {
    switch self {
    case .text, .restyled(.image, _, _, _), .restyled(.imageSize, _, _, _): true
    case .partAppeared(let role, _), .partDisappeared(let role, _): role.kind != .box
    default: false
    }
  }

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

/// The comparison of values of two looks that take the same role in both.
struct RoleComparison<Value> {
  let old: Value
  let new: Value
  let role: LookRole
  let frames: LookFrames

  init(_ old: Value, _ new: Value, _ role: LookRole, in frames: LookFrames) {
    self.old = old
    self.new = new
    self.role = role
    self.frames = frames
  }
}

extension RoleComparison<LookBox> {
  /// The differences of a box: its fill, outline, border, backdrop and place.
  var differences: [LookDifference] {
    var found: [LookDifference] = []
    if old.fill != new.fill {
      var difference = LookDifference.restyled(
        .fill, role, old.fill.map(LookValue.paint) ?? .none,
        new.fill.map(LookValue.paint) ?? .none)
      if case .restyled(_, _, let old, let new) = difference.change, frames.areResized {
        // A gradient's line follows the size of what it is painted over.
        difference.mayFollowSize = old.colorDifference(to: new) == nil && new.isGradient
      }
      found.append(difference)
    }
    found += RoleComparison<LookOutline>(old.outline, new.outline, role, in: frames).differences
    found += borders(old.border, new.border) + backdrops(old.backdrop, new.backdrop)
    return found
      + frames.placed(old.outline.frame, new.outline.frame, role)
  }

  private func borders(_ old: LookBorder?, _ new: LookBorder?) -> [LookDifference] {
    guard old != new else { return [] }
    guard let old, let new else {
      return [
        .restyled(
          .border, role, old.map(LookValue.border) ?? .none, new.map(LookValue.border) ?? .none)
      ]
    }
    var found: [LookDifference] = []
    if old.paint != new.paint {
      found.append(.restyled(.borderColor, role, .paint(old.paint), .paint(new.paint)))
    }
    if old.width != new.width {
      found.append(.restyled(.borderWidth, role, .number(old.width), .number(new.width)))
    }
    if old.cap != new.cap {
      found.append(.restyled(.borderCap, role, .word(old.cap.rawValue), .word(new.cap.rawValue)))
    }
    if old.dashes != new.dashes {
      found.append(.restyled(.borderDash, role, .dashes(old.dashes), .dashes(new.dashes)))
    }
    return found
  }

  private func backdrops(_ old: LookBackdrop?, _ new: LookBackdrop?) -> [LookDifference] {
    guard old != new else { return [] }
    guard let old, let new else {
      return [
        .restyled(
          .material, role, old.map(LookValue.backdrop) ?? .none,
          new.map(LookValue.backdrop) ?? .none)
      ]
    }
    var found: [LookDifference] = []
    if old.radius != new.radius {
      found.append(.restyled(.materialBlur, role, .number(old.radius), .number(new.radius)))
    }
    if old.saturation != new.saturation {
      found.append(
        .restyled(.materialSaturation, role, .number(old.saturation), .number(new.saturation)))
    }
    if old.tint != new.tint {
      found.append(
        .restyled(.materialTint, role, .paint(.solid(old.tint)), .paint(.solid(new.tint))))
    }
    return found
  }
}

extension LookValue {
  fileprivate static func dashes(_ lengths: [Double]) -> LookValue {
    let words = lengths.map { ValuePhrases.number($0, places: 3) }
    return lengths.isEmpty ? .none : .word(words.joined(separator: " "))
  }

  fileprivate var isGradient: Bool {
    switch self {
    case .paint(.linearGradient), .paint(.radialGradient): true
    default: false
    }
  }
}
