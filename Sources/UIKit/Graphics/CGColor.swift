public import Foundation

/// A color in sRGB, its numbers from 0 to 1 and not premultiplied.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and alpha.
  public let components: [CGFloat]?

  /// How opaque it is, from 0 to 1.
  public var alpha: CGFloat { components?.last ?? 0 }

  /// A color of red, green, blue and alpha.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.components == right.components
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
