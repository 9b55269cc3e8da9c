internal import GalleyGeometry
internal import GalleyGraphics

/// The matching of the parts of two looks, kind by kind.
enum LookPairing {
  struct Pair {
    var role: LookRole
    var old: Look.Part?
    var new: Look.Part?
  }

  static func pairs(_ expected: Look, _ actual: Look) -> [Pair] {
    LookRole.Kind.allCases.flatMap { kind -> [Pair] in
      let left = expected.parts.filter { $0.kind == kind }
      let right = actual.parts.filter { $0.kind == kind }
      let (one, other) = (roles(of: left, kind), roles(of: right, kind))
      return matched(left, right).map { pair in
        // The name that the part has now, or had.
        let role = pair.1.map { other[$0] } ?? pair.0.map { one[$0] }
        return Pair(
          role: role ?? LookRole(kind: kind), old: pair.0.map { left[$0] },
          new: pair.1.map { right[$0] })
      }
    }
  }

  /// The first box that fills the frame has no number.
  private static func roles(of parts: [Look.Part], _ kind: LookRole.Kind) -> [LookRole] {
    var count = 0
    var isFilled = false
    return parts.map { part in
      if case .box(let box) = part.matter, box.outline.frame == nil, !isFilled {
        isFilled = true
        return LookRole(kind: kind, isWhole: true)
      }
      count += 1
      return LookRole(kind: kind, number: count)
    }
  }

  private static func matched(_ left: [Look.Part], _ right: [Look.Part]) -> [(Int?, Int?)] {
    guard left.count != right.count else { return left.indices.map { ($0, $0) } }
    let pairs: [SequenceAlignment.Pair]
    if left.count * right.count <= 10_000 {
      pairs = SequenceAlignment.best(left.count, right.count) { left[$0].likeness(to: right[$1]) }
    } else {
      pairs = (0..<min(left.count, right.count)).map { ($0, $0) }
    }
    let (met, found) = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
    return pairs.map { ($0.0, $0.1) }
      + left.indices.filter { !met.contains($0) }.map { ($0, nil) }
      + right.indices.filter { !found.contains($0) }.map { (nil, $0) }
  }
}

extension Look.Part {
  var kind: LookRole.Kind {
    switch matter {
    case .box: .box
    case .text: .text
    case .image: .image
    }
  }

  /// From a little, for being of one kind, to 1.
  fileprivate func likeness(to other: Look.Part) -> Double {
    switch (matter, other.matter) {
    case (.box(let one), .box(let other)):
      if one.outline.frame == nil, other.outline.frame == nil { return 2 }
      return 0.1 + (one.fill == other.fill ? 0.3 : 0) + (one.border == other.border ? 0.3 : 0)
        + (one.outline == other.outline ? 0.3 : 0)
        - (one.backdrop == other.backdrop ? 0 : 0.05)
    case (.text(let one), .text(let other)):
      return 0.1 + (one.string == other.string ? 0.5 : 0) + (one.style == other.style ? 0.4 : 0)
    case (.image(let one), .image(let other)):
      return 0.1 + (one.name == other.name ? 0.6 : 0) + (one.frame == other.frame ? 0.3 : 0)
    default: return 0
    }
  }

  /// The part without where it is: what tells who is who where things have no ids.
  var withoutPlaces: Look.Part {
    var part = self
    switch matter {
    case .box(var box):
      box.outline.frame = nil
      part.matter = .box(box)
    case .text(var text):
      text.origin = .zero
      text.width = nil
      part.matter = .text(text)
    case .image(var image):
      image.frame = nil
      part.matter = .image(image)
    }
    part.effects = effects.filter { effect in
      switch effect.kind {
      case .clip, .transform, .projection: false
      case .shadow, .opacity: true
      }
    }
    return part
  }
}
