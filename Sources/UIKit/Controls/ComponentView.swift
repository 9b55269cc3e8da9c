internal import Foundation
internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation

/// A view that draws more than its layer, its `draw(_:)` and what is within: marks below those.
@MainActor protocol MarkedView: UIView {
  /// Back to front, in the coordinates of the view.
  var ownMarks: [ViewCommand] { get }
}

/// A view whose look is one layer of a scene, which who draws has already.
@MainActor protocol ComponentView: MarkedView {
  /// What a scene says of the layer, the key of its kind first; what is null but for that is left
  /// out, and nothing for no layer.
  var component: KeyValuePairs<String, JSONValue> { get }
  /// Where it is drawn, in the coordinates of the view.
  var componentFrame: CGRect { get }
  /// Whether it is drawn as in the dark; nil for as the screen is.
  var componentIsDark: Bool? { get }
}

extension ComponentView {
  var componentFrame: CGRect { bounds }
  var componentIsDark: Bool? { nil }

  var ownMarks: [ViewCommand] { componentMarks }

  var componentMarks: [ViewCommand] {
    let (frame, component) = (componentFrame, component)
    guard frame.width > 0, frame.height > 0, !component.isEmpty else { return [] }
    let members = component.enumerated().compactMap { index, member -> JSONValue.Member? in
      index > 0 && member.value == .null ? nil : .init(key: member.key, value: member.value)
    }
    return [
      .component(
        ViewComponent(
          JSONValue.object(members).dense, in: Rect(frame),
          isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
          isDark: componentIsDark))
    ]
  }
}

extension JSONValue {
  /// A color as scenes write it, of the moment.
  static func color(_ color: UIColor) -> JSONValue {
    let color = Color(color.cgColor)
    let alpha = Int((min(max(color.alpha, 0), 1) * 255).rounded())
    let digits = String(alpha, radix: 16, uppercase: true)
    return .string(
      alpha == 255 ? color.hexText : color.hexText + (alpha < 16 ? "0" : "") + digits)
  }

  /// A text as scenes write it, in which braces stand for themselves.
  static func words(_ text: String) -> JSONValue {
    .string(
      text.replacingOccurrences(of: "{", with: "{{").replacingOccurrences(of: "}", with: "}}"))
  }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}
