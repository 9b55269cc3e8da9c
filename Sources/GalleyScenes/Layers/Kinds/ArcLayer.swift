internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// A part of a ring: the largest that its frame holds, line included, about the frame's middle.
///
/// It is not mirrored where text runs to the left, as a clock is not.
struct ArcLayer: LayerContent {
  /// Shares of a turn, clockwise from the top.
  var from = Bindable.constant(Length.fraction(0))
  var to = Bindable.constant(Length.fraction(1))
  var stroke = StrokeSpec.usual
  var location: SourceLocation?

  var kind: String { "shape" }

  func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    guard let width = stroke.width(in: context),
      let arc = arc(in: frame, width: width, context: context)
    else { return [] }
    let shape =
      arc.isWhole
      ? Shape.ellipse(in: arc.box)
      : .path(Path([.move(to: arc.curve().start)] + arc.curve().curves))
    return stroke.commands(
      along: shape, width: width, in: frame, context: context, source: location)
  }

  /// The area of the line, the caps included that lie about its ends.
  func outline(in frame: Rect, context: LayerContext) -> Shape? {
    guard let width = stroke.width(in: context),
      let arc = arc(in: frame, width: width, context: context)
    else { return nil }
    return .path(arc.area(width: width, hasRoundEnds: stroke.cap == .round))
  }

  private func arc(in frame: Rect, width: Double, context: LayerContext) -> RingArc? {
    let (scope, issues) = (context.scope, context.issues)
    guard let from = from.resolved(in: scope, issues: issues)?.share,
      let to = to.resolved(in: scope, issues: issues)?.share
    else { return nil }
    let radius = (min(frame.width, frame.height) - width) / 2
    guard radius > 0, from != to else { return nil }
    return RingArc(
      center: frame.center, radius: radius, start: min(from, to), turn: min(abs(to - from), 1))
  }
}

/// A part of a circle.
private struct RingArc {
  var center: Point
  var radius: Double
  /// Both in turns, clockwise; the start from the top.
  var start: Double
  var turn: Double

  var isWhole: Bool { turn >= 1 }

  var box: Rect { Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius)) }

  /// The arc, so far outside of it.
  func curve(outset: Double = 0) -> EllipticArc {
    EllipticArc(
      center: center, radius: radius + outset, startAngle: (start - 0.25) * 2 * .pi,
      sweep: turn * 2 * .pi)
  }

  /// What a line along it covers.
  func area(width: Double, hasRoundEnds: Bool) -> Path {
    let (outer, inner) = (curve(outset: width / 2), curve(outset: -width / 2))
    let back = Path([.move(to: inner.start)] + inner.curves).reversed
    guard !isWhole else {
      return Path(
        [.move(to: outer.start)] + outer.curves + [.close] + back.elements + [.close])
    }
    let ends = [start + turn, start].map { place in
      let middle = (place - 0.25) * 2 * .pi
      let (sine, cosine) = sineAndCosine(middle)
      let isFirst = place == start
      return EllipticArc(
        center: center + Vector(dx: cosine, dy: sine) * radius, radius: width / 2,
        startAngle: isFirst ? middle + .pi : middle, sweep: .pi)
    }
    let caps: [[Path.Element]] =
      hasRoundEnds ? ends.map(\.curves) : [[.line(to: inner.end)], []]
    return Path(
      [.move(to: outer.start)] + outer.curves + caps[0] + back.elements.dropFirst() + caps[1]
        + [.close])
  }
}

extension Path {
  /// One open line run backward.
  fileprivate var reversed: Path {
    let points = Array(points.reversed())
    guard let first = points.first else { return self }
    var elements: [Element] = [.move(to: first)]
    for index in stride(from: 1, to: points.count - 2, by: 3) {
      elements.append(
        .curve(to: points[index + 2], control1: points[index], control2: points[index + 1]))
    }
    return Path(elements)
  }
}

extension ArcLayer {
  static let options: [SceneOption<Self>] =
    [
      SceneOption(
        "from", \.from, .turn, "a share of the turn from the top, clockwise", otherwise: "0%"),
      SceneOption("to", \.to, .turn, "the same", otherwise: "100%"),
    ] + StrokeSpec.options.map { $0.within(\.stroke) }
}

extension OptionType where Value == Bindable<Length> {
  /// A share of a turn, which may be a template.
  fileprivate static var turn: OptionType {
    .template(.length(OptionReader.usualRange), values: "") { value, key, issues in
      guard let length = OptionReader.length(value, named: key, in: nil, issues: issues) else {
        return nil
      }
      guard length.points == 0, (-100...100).contains(length.share) else {
        issues.error(
          "\(key) is a share of the turn from the top, clockwise, such as 65%",
          at: value.location)
        return nil
      }
      return length
    }
  }
}
