internal import GalleyGeometry
internal import GalleyGraphics

extension RoleComparison<Look.Part> {
  /// The differences in the effects of groups on a part: clip, shadow, opacity and transform.
  ///
  /// A clip that has the corners of what is drawn, or changes with a border, is none by itself.
  ///
  /// - `others`: The differences of what is drawn.
  func effectDifferences(besides others: [LookDifference]) -> [LookDifference] {
    guard old.effects != new.effects else { return [] }
    let found = opacity + shadow + transform
    return found + (others.isEmpty && found.isEmpty ? corners : [])
  }

  // MARK: Clips

  private func clips(_ part: Look.Part) -> [LookOutline?] {
    part.effects.compactMap { effect -> LookOutline?? in
      if case .clip(let outline) = effect.kind { .some(outline) } else { nil }
    }
  }

  /// Corners of an image are those of its clip.
  private var corners: [LookDifference] {
    let (before, after) = (clips(old), clips(new))
    guard before != after, before.count <= 1, after.count <= 1 else { return [] }
    let one = before.first.map { $0 ?? LookOutline() } ?? LookOutline()
    let other = after.first.map { $0 ?? LookOutline() } ?? LookOutline()
    guard one.form == other.form, one.frame == other.frame else { return [] }
    return RoleComparison<LookOutline>(one, other, role, in: frames).differences
  }

  /// The differences that are left where there are no others: the outline that clips or casts the
  /// shadow, the point about which something is turned.
  var outlineDifferences: [LookDifference] {
    guard old.effects != new.effects, !frames.areRounded else { return [] }
    func restyled(_ style: LookProperty, _ old: LookValue, _ new: LookValue) -> [LookDifference] {
      old == new
        ? []
        : [
          LookDifference(
            change: .restyled(style, role, from: old, to: new), mayFollowSize: frames.areResized)
        ]
    }
    let (before, after) = (clips(old), clips(new))
    if before != after {
      return restyled(.clip, words(before), words(after))
    }
    if let one = shadow(of: old), let other = shadow(of: new), one.outline != other.outline {
      return restyled(.shadow, outline(one.outline), outline(other.outline))
    }
    if let one = turn(of: old), let other = turn(of: new), one != other {
      return restyled(.pivot, pivot(one), pivot(other))
    }
    return []
  }

  private func words(_ clips: [LookOutline?]) -> LookValue {
    clips.isEmpty ? .none : clips.count == 1 ? outline(clips[0]) : .word("\(clips.count) outlines")
  }

  private func outline(_ outline: LookOutline?) -> LookValue {
    outline.map(LookValue.outline) ?? .word("what is drawn")
  }

  // MARK: Opacity, shadow and transform

  private func restyled(
    _ style: LookProperty, _ old: LookValue, _ new: LookValue
  ) -> [LookDifference] {
    old == new ? [] : [LookDifference(change: .restyled(style, role, from: old, to: new))]
  }

  private var opacity: [LookDifference] {
    func opacity(_ part: Look.Part) -> Double {
      part.effects.reduce(1) { product, effect in
        if case .opacity(let opacity) = effect.kind { product * opacity } else { product }
      }
    }
    return restyled(.opacity, .number(opacity(old)), .number(opacity(new)))
  }

  private func shadow(of part: Look.Part) -> LookShadow? {
    part.effects.lazy.compactMap { effect in
      if case .shadow(let shadow) = effect.kind { shadow } else { nil }
    }.first
  }

  private var shadow: [LookDifference] {
    let (before, after) = (shadow(of: old), shadow(of: new))
    guard let before, let after, before.side == after.side else {
      return restyled(
        .shadow, before.map(LookValue.shadow) ?? .none, after.map(LookValue.shadow) ?? .none)
    }
    return restyled(
      .shadowColor, .paint(.solid(before.color)), .paint(.solid(after.color)))
      + restyled(.shadowOffset, .vector(before.offset), .vector(after.offset))
      + restyled(.shadowRadius, .number(before.radius), .number(after.radius))
  }

  private func turn(of part: Look.Part) -> LookTransform? {
    part.effects.lazy.compactMap { effect in
      if case .transform(let transform) = effect.kind { transform } else { nil }
    }.first
  }

  private var transform: [LookDifference] {
    let before = turn(of: old) ?? LookTransform()
    let after = turn(of: new) ?? LookTransform()
    func scale(_ transform: LookTransform) -> LookValue {
      transform.scaleX == transform.scaleY
        ? .number(transform.scaleX)
        : .vector(Vector(dx: transform.scaleX, dy: transform.scaleY))
    }
    return restyled(.rotation, .degrees(before.degrees), .degrees(after.degrees))
      + restyled(.scale, scale(before), scale(after))
      + restyled(.shear, .number(before.shear), .number(after.shear))
  }

  private func pivot(_ transform: LookTransform) -> LookValue {
    transform.pivot.map(LookValue.point) ?? .vector(transform.offset)
  }
}

extension RoleComparison<LookOutline> {
  /// The differences in the form and the corners of an outline.
  var differences: [LookDifference] {
    var found: [LookDifference] = []
    if old.form != new.form {
      found.append(
        LookDifference(
          change: .restyled(.shape, role, from: .word(old.form.words), to: .word(new.form.words))))
    }
    if old.corners != new.corners {
      found.append(
        LookDifference(
          change: .restyled(
            .cornerRadius, role, from: radius(old, in: frames.sizes.expected),
            to: radius(new, in: frames.sizes.actual)),
          // Corners that are a share of the size follow it.
          mayFollowSize: frames.areResized))
    }
    if old.isContinuous != new.isContinuous, old.corners != .radius(0), new.corners != .radius(0) {
      let words = [old, new].map { $0.isContinuous ? "continuous" : "circular" }
      found.append(
        LookDifference(
          change: .restyled(.cornerCurve, role, from: .word(words[0]), to: .word(words[1]))))
    }
    return found
  }

  private func radius(_ outline: LookOutline, in size: Size) -> LookValue {
    guard case .each(let radii) = outline.corners else {
      return .radius(outline.radius(in: size), isFull: outline.corners == .full)
    }
    return .word(radii.words(places: 3))
  }
}

extension LookOutline.Form {
  fileprivate var words: String {
    switch self {
    case .rectangle: "rectangle"
    case .ellipse: "ellipse"
    case .path(let digest): "path \(digest)"
    }
  }
}
