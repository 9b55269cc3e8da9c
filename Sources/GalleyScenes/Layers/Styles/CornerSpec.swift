public import GalleyGeometry
package import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// The roundness of a box's corners, as a scene gives it.
public enum CornerSpec: Sendable {
  /// Points, or a share of the shorter side.
  case uniform(Bindable<Length>)
  /// From the top leading corner on, clockwise where text runs to the right; a corner without a
  /// radius is square.
  case each([Bindable<Length>?])
  /// The radius of the box around, less the distance from its edges, and at least so many points; all
  /// that of the roundest where it is uniform, as UIKit's `uniformCorners(radius:)` has it.
  case concentric(least: Double, isUniform: Bool = false)

  /// The radii over a rectangle, in points; not yet held to the room that there is.
  package func radii(over rect: Rect, context: LayerContext) -> CornerRadii {
    let side = min(rect.width, rect.height)
    func radius(_ length: Bindable<Length>?) -> Double {
      max(
        0,
        length?.resolved(in: context.scope, issues: context.issues)?.resolved(in: side) ?? 0)
    }
    switch self {
    case .uniform(let length): return CornerRadii(radius(length))
    case .each(let lengths):
      let all = lengths.map(radius) + [0, 0, 0, 0]
      let radii = CornerRadii(
        topLeft: all[0], topRight: all[1], bottomRight: all[2], bottomLeft: all[3])
      return context.direction == .rightToLeft ? radii.mirrored : radii
    case .concentric(let least, let isUniform):
      let radii = context.container?.radii(concentricTo: rect, least: least) ?? CornerRadii(least)
      return isUniform ? CornerRadii(radii.all.max() ?? least) : radii
    }
  }
}

/// A box around others, whose corners theirs may follow.
package struct ContainerOutline {
  var rect: Rect
  var radii: CornerRadii

  package init(rect: Rect, radii: CornerRadii) { (self.rect, self.radii) = (rect, radii) }

  /// The radii of a rectangle inside, whose corners turn about the same centres: UIKit's
  /// `containerConcentric(minimum:)`.
  ///
  /// Where a corner is not as far from both edges, the farther counts.
  func radii(concentricTo inner: Rect, least: Double) -> CornerRadii {
    let (left, right) = (inner.minX - rect.minX, rect.maxX - inner.maxX)
    let (top, bottom) = (inner.minY - rect.minY, rect.maxY - inner.maxY)
    return CornerRadii(
      topLeft: max(least, radii.topLeft - max(left, top)),
      topRight: max(least, radii.topRight - max(right, top)),
      bottomRight: max(least, radii.bottomRight - max(right, bottom)),
      bottomLeft: max(least, radii.bottomLeft - max(left, bottom)))
  }
}

extension LayerContext {
  /// The context of what lies in a box.
  func inside(_ style: BoxStyle, in frame: Rect) -> LayerContext {
    guard style.corners != nil || style.form == .capsule else { return self }
    var inner = self
    let rect = aligned(frame)
    inner.container = ContainerOutline(rect: rect, radii: style.radii(over: rect, context: self))
    return inner
  }
}

extension OptionType where Value == Bindable<Length> {
  /// Points or a share within bounds, which may be a template.
  static func length(in range: ClosedRange<Double>) -> OptionType {
    .template(.length(range)) {
      OptionReader.length($0, named: $1, in: range, issues: $2)
    }
  }
}

extension OptionType where Value == CornerSpec {
  /// A radius, four of them, a map by the names of corners, `concentric`, or `{ concentric: 8,
  /// uniform: true }`.
  static var corners: OptionType {
    let radius = OptionType<Bindable<Length>>.length(in: 0...100_000)
    let named = OptionType<[Bindable<Length>?]>.options(
      CornerSpec.named(radius), of: [nil, nil, nil, nil])
    let concentric = OptionType<ConcentricCorners>.options(
      ConcentricCorners.options, of: ConcentricCorners())
    return OptionType(
      .either([
        radius.kind, .choice([CornerSpec.concentricWord]), .list(radius.kind, count: 4...4),
        concentric.kind, named.kind,
      ]), values: "points, a percentage of the shorter side, four of them, or concentric",
      read: { options, key in
        guard let value = options.rawValue(for: key) else { return nil }
        switch value.kind {
        case .text(CornerSpec.concentricWord): return .concentric(least: 0)
        case .list(let values):
          guard values.count == 4 else {
            options.error(
              "\(key) has four radii, those of the top leading, top trailing, bottom trailing and bottom leading corner, found \(values.count)",
              at: key)
            return nil
          }
          return .each(values.map { radius.read(options.holding($0, as: key), key) })
        case .map where value[CornerSpec.concentricWord] != nil:
          return concentric.read(options, key).map {
            .concentric(least: $0.least, isUniform: $0.isUniform)
          }
        case .map: return named.read(options, key).map(CornerSpec.each)
        default: return radius.read(options, key).map(CornerSpec.uniform)
        }
      })
  }
}

extension CornerSpec {
  fileprivate static let concentricWord = "concentric"
  /// Names and which corners they mean, clockwise from the top leading one; a corner by its own name
  /// is stronger than a side.
  private static let names: KeyValuePairs = [
    "top": [0, 1], "trailing": [1, 2], "bottom": [2, 3], "leading": [3, 0],
    "top-leading": [0], "top-trailing": [1], "bottom-trailing": [2], "bottom-leading": [3],
  ]

  fileprivate static func named(
    _ radius: OptionType<Bindable<Length>>
  ) -> [SceneOption<[Bindable<Length>?]>] {
    names.map { name, corners in
      SceneOption(
        name, radius.kind, values: radius.values, otherwise: "0",
        read: { options, lengths in
          guard options.contains(name) else { return options.expect(name) }
          let length = radius.read(options, name)
          for corner in corners { lengths[corner] = length }
        })
    }
  }
}

/// Corners that turn about the same centres as those of the box around.
private struct ConcentricCorners {
  static let options: [SceneOption<Self>] = [
    SceneOption("uniform", \.isUniform, .flag, "whether all are as the roundest"),
    SceneOption(CornerSpec.concentricWord, \.least, .points, "the least radius"),
  ]

  var least = 0.0
  var isUniform = false
}
