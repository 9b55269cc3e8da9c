package import GalleyGeometry
public import GalleyGraphics
internal import GalleyLayouts
package import GalleyNotation

/// What pieces of furniture are built with.
extension Placement {
  /// A rectangle in points from the parent's leading top corner.
  public static func frame(x: Double, y: Double, width: Double, height: Double) -> Placement {
    Placement(
      horizontal: AxisPlacement(start: .points(x), extent: .points(width)),
      vertical: AxisPlacement(start: .points(y), extent: .points(height)))
  }

  /// A rectangle in points from the parent's leading top corner.
  package static func frame(_ rect: Rect) -> Placement {
    frame(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// In the parent's middle, in points.
  public static func middle(width: Double? = nil, height: Double? = nil) -> Placement {
    Placement(
      horizontal: AxisPlacement(center: .points(0), extent: width.map { .points($0) }),
      vertical: AxisPlacement(center: .points(0), extent: height.map { .points($0) }))
  }
}

extension Layer {
  /// A filled shape.
  public static func shape(
    _ form: BoxStyle.Form, fill color: Color, radius: Double? = nil,
    at placement: Placement = .fill,
    shadow: ShadowSpec? = nil
  ) -> Layer {
    Layer(
      at: placement, effects: Effects(shadow: shadow),
      content: ShapeLayer.filled(form, color, radius: radius))
  }
}

extension ShapeLayer {
  /// A shape of one color; with a radius its corners are continuous.
  public static func filled(
    _ form: BoxStyle.Form, _ color: Color, radius: Double? = nil
  ) -> ShapeLayer {
    ShapeLayer(
      BoxStyle(
        form: form, fill: .constant(.solid(color)),
        cornerRadius: radius.map { .constant(.points($0)) },
        cornerCurve: radius == nil ? .circular : .continuous))
  }
}

extension LayerReader {
  /// Whether the screen looks as iOS 26 does.
  public var isGlass: Bool { palette.appearance.generation == .ios26 }

  /// Whether the screen is dark.
  public var isDark: Bool { palette.appearance.isDark }

  /// One of the system's colors as it is on the screen, or what the scene's palette calls so.
  public subscript(color: SystemColor) -> Color { palette[color] }

  /// A color that is one in the light and another in the dark.
  public func color(light: Color, dark: Color) -> Color { isDark ? dark : light }
}

extension Bindable where Value == Double {
  /// What a control begins with, which is the same for every item.
  package func beginning(_ key: String, of reader: OptionReader) -> Double {
    if let constant { return constant }
    reader.error(
      "a control with a name begins with a value, not with a template; leave out the name, or give '\(key)' a value",
      at: key)
    return 0
  }
}
