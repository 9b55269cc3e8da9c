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
struct ContainerOutline {
  var rect: Rect
  var radii: CornerRadii

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

extension LayerReader {
  /// Reads a length, a list of four, a map by the names of corners, `concentric`, or `{ concentric: 8,
  /// uniform: true }`.
  func corners(_ reader: OptionReader, _ key: String) -> CornerSpec? {
    guard let value = reader.raw(key) else { return nil }
    switch value.kind {
    case .text(Self.concentric): return .concentric(least: 0)
    case .list(let values):
      guard values.count == 4 else {
        reader.error(
          "\(key) has four radii, those of the top leading, top trailing, bottom trailing and bottom leading corner, found \(values.count)",
          at: key)
        return nil
      }
      return .each(values.map { Self.radius($0, named: key, reader.issues) })
    case .map: return corners(named: key, in: OptionReader(value, issues: reader.issues))
    default: return Self.radius(value, named: key, reader.issues).map(CornerSpec.uniform)
    }
  }

  private static let concentric = "concentric"
  /// Names and which corners they mean, clockwise from the top leading one.
  private static let cornerNames: KeyValuePairs = [
    "top": [0, 1], "trailing": [1, 2], "bottom": [2, 3], "leading": [3, 0],
    "top-leading": [0], "top-trailing": [1], "bottom-trailing": [2], "bottom-leading": [3],
  ]

  /// A corner by its own name is stronger than a side.
  private func corners(named key: String, in reader: OptionReader) -> CornerSpec? {
    defer { reader.reportUnknownKeys() }
    if reader.has(Self.concentric) {
      let isUniform = reader.flag("uniform") ?? false
      return reader.number(Self.concentric, in: 0...100_000).map {
        .concentric(least: $0, isUniform: isUniform)
      }
    }
    var lengths: [Bindable<Length>?] = [nil, nil, nil, nil]
    for (name, corners) in Self.cornerNames {
      guard let value = reader.raw(name) else { continue }
      let radius = Self.radius(value, named: name, reader.issues)
      for corner in corners { lengths[corner] = radius }
    }
    return .each(lengths)
  }

  private static func radius(
    _ value: OptionValue, named name: String, _ issues: IssueLog
  ) -> Bindable<Length>? {
    Bindable.read(value, issues: issues) { value, issues in
      OptionReader.length(value, named: name, in: 0...100_000, issues: issues)
    }
  }
}
