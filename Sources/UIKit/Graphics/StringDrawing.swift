public import Foundation
internal import GalleyGeometry
internal import GalleyGraphics

/// The way the box around a text is measured; its lines, here, in any case.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The last line is cut where it does not fit.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
  /// In lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// With the font's own distance between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
}

/// Accepted: nothing is told by it.
public final class NSStringDrawingContext: NSObject {}

/// Texts drawn in a view's `draw(_:)`, in one style each.
@preconcurrency @MainActor private enum StringDrawing {
  static func draw(_ text: String, _ attributes: TextAttributes, in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.draw(
      .text(
        ViewText(
          text, style: attributes.style(lines: 0), in: Rect(rect),
          breaksLines: rect.width < 1e6, staysInside: rect.height < 1e6)))
  }

  static func draw(_ text: String, _ attributes: TextAttributes, at point: CGPoint) {
    draw(
      text, attributes,
      in: CGRect(origin: point, size: CGSize(width: 1e6, height: 1e6)))
  }

  static func size(_ text: String, _ attributes: TextAttributes, width: CGFloat) -> CGSize {
    TextMeasuring.size(text, attributes.font, width > 0 ? width : .greatestFiniteMagnitude, 0)
  }
}

extension String {
  /// Draws it from a point on, in a view's `draw(_:)`.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { StringDrawing.draw(self, TextAttributes().applying(attributes), at: point) }

  /// Draws it in a rectangle, in a view's `draw(_:)`.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { StringDrawing.draw(self, TextAttributes().applying(attributes), in: rect) }

  /// Its size on one line.
  @preconcurrency @MainActor public func size(
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) -> CGSize { StringDrawing.size(self, TextAttributes().applying(attributes), width: 0) }

  /// The box around its lines in a size, from zero.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let attributes = TextAttributes().applying(attributes)
    return CGRect(
      origin: .zero, size: StringDrawing.size(self, attributes, width: size.width))
  }
}

extension NSString {
  /// Draws it from a point on, in a view's `draw(_:)`.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { description.draw(at: point, withAttributes: attributes) }

  /// Draws it in a rectangle, in a view's `draw(_:)`.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { description.draw(in: rect, withAttributes: attributes) }

  /// Its size on one line.
  @preconcurrency @MainActor public func size(
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) -> CGSize { description.size(withAttributes: attributes) }

  /// The box around its lines in a size, from zero.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  /// The attributes of the first letter; the whole string is drawn so.
  @preconcurrency @MainActor var first: [NSAttributedString.Key: Any] {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
  }

  /// Draws it from a point on, in a view's `draw(_:)`.
  @preconcurrency @MainActor public func draw(at point: CGPoint) {
    string.draw(at: point, withAttributes: first)
  }

  /// Draws it in a rectangle, in a view's `draw(_:)`.
  @preconcurrency @MainActor public func draw(in rect: CGRect) {
    string.draw(in: rect, withAttributes: first)
  }

  /// Its size on one line.
  @preconcurrency @MainActor public func size() -> CGSize { string.size(withAttributes: first) }

  /// The box around its lines in a size, from zero.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(with: size, options: options, attributes: first, context: context)
  }
}
