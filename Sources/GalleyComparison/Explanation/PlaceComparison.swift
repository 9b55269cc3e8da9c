import GalleyGeometry

/// What is different in where a thing lies and how it is turned.
struct PlaceComparison {
  private let expected: ScreenThing
  private let actual: ScreenThing
  private let subject: ChangeSubject
  private let parts: (expected: TransformDecomposition, actual: TransformDecomposition)

  /// Differences that only rounding makes, in points, degrees and shares.
  static let noise = 1e-6

  init(_ expected: ScreenThing, _ actual: ScreenThing) {
    self.expected = expected
    self.actual = actual
    subject = ChangeSubject(expected, actual)
    parts = (expected.transform.decomposed, actual.transform.decomposed)
  }

  var drafts: [ChangeDraft] { [moved, resized, rotated, sheared].compactMap(\.self) }

  /// Where the thing lies once it is scaled and moved by its transform, not turned.
  private static func place(_ thing: ScreenThing, _ parts: TransformDecomposition) -> Rect {
    let size = Size(
      width: thing.frame.width * abs(parts.scaleX), height: thing.frame.height * abs(parts.scaleY))
    guard size != thing.frame.size || parts.translation != .zero else { return thing.frame }
    return Rect(center: thing.frame.center + parts.translation, size: size)
  }

  private var places: (expected: Rect, actual: Rect) {
    (Self.place(expected, parts.expected), Self.place(actual, parts.actual))
  }

  private var moved: ChangeDraft? {
    let (old, new) = places
    let way = old.way(to: new, noise: Self.noise)
    guard way != .zero else { return nil }
    let (before, after) = ChangeWords.apart(old.origin, new.origin) {
      ChangeWords.point($0, places: $1)
    }
    return ChangeDraft(
      kind: .moved, gate: .layout, thing: subject, before: before, after: after,
      amount: way.length,
      phrase: ("", " moved by \(ChangeWords.vector(way))"), isOfWhole: true, vector: way)
  }

  private var resized: ChangeDraft? {
    let (old, new) = (places.expected.size, places.actual.size)
    let amount = max(abs(new.width - old.width), abs(new.height - old.height))
    guard amount > Self.noise else { return nil }
    let isDisc = expected.isDisc && actual.isDisc
    let (before, after) =
      isDisc
      ? ChangeWords.apart(old.width / 2, new.width / 2) { ChangeWords.number($0, places: $1) }
      : ChangeWords.apart(old, new) { ChangeWords.size($0, places: $1) }
    let head = isDisc ? "the radius of " : ""
    return ChangeDraft(
      kind: .resized, gate: .layout, thing: subject, property: isDisc ? "radius" : nil,
      before: before, after: after, amount: amount,
      phrase: (
        head,
        isDisc
          ? " went from \(before) to \(after)" : " \(.was) resized from \(before) to \(after) pt"
      ), isOfWhole: true)
  }

  private var rotated: ChangeDraft? {
    let (old, new) = (parts.expected.rotation * 180 / .pi, parts.actual.rotation * 180 / .pi)
    var turn = (new - old).truncatingRemainder(dividingBy: 360)
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    guard abs(turn) > Self.noise else { return nil }
    // The farthest corner goes along a chord.
    let diagonal = hypotenuse(actual.frame.width, actual.frame.height)
    let chord = diagonal * abs(sineAndCosine(turn * .pi / 360).sine)
    let (before, after) = ChangeWords.apart(old, new) { ChangeWords.number($0, places: $1) + "°" }
    return ChangeDraft(
      kind: .rotated, gate: .layout, thing: subject, before: before, after: after, amount: chord,
      phrase: ("", " turned by \(ChangeWords.signed(turn))°"), isOfWhole: true)
  }

  /// A mirror or a shear, which have no words of their own.
  private var sheared: ChangeDraft? {
    let isMirrorSame =
      (parts.expected.scaleX < 0) == (parts.actual.scaleX < 0)
      && (parts.expected.scaleY < 0) == (parts.actual.scaleY < 0)
    guard abs(parts.expected.shear - parts.actual.shear) > Self.noise || !isMirrorSame else {
      return nil
    }
    let (before, after) = ChangeWords.apart(expected.transform, actual.transform) {
      transform, places in
      [transform.a, transform.b, transform.c, transform.d]
        .map { ChangeWords.number($0, places: places) }.joined(separator: " ")
    }
    return ChangeDraft(
      kind: .restyled, gate: .none, thing: subject, property: "transform", before: before,
      after: after, amount: .infinity,
      phrase: ("transform of ", " went from \(before) to \(after)"))
  }
}

extension Rect {
  /// How far the rectangle went; along an axis on which an edge or the centre stays, nothing.
  func way(to other: Rect, noise: Double) -> Vector {
    Vector(
      dx: Self.way(minX, width, to: other.minX, other.width, noise: noise),
      dy: Self.way(minY, height, to: other.minY, other.height, noise: noise))
  }

  private static func way(
    _ start: Double, _ length: Double, to otherStart: Double, _ otherLength: Double, noise: Double
  ) -> Double {
    if abs(length - otherLength) <= noise {
      return abs(otherStart - start) <= noise ? 0 : otherStart - start
    }
    let center = otherStart + otherLength / 2 - start - length / 2
    let ends = otherStart + otherLength - start - length
    let isAnchored = [otherStart - start, center, ends].contains { abs($0) <= noise }
    return isAnchored ? 0 : center
  }
}
