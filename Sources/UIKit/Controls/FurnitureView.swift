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
@MainActor protocol FurnitureView: MarkedView {
  /// What a scene says of the layer, the key of its kind first; what is null but for that is left
  /// out, and nothing for no layer.
  var furniture: KeyValuePairs<String, JSONValue> { get }
  /// Where it is drawn, in the coordinates of the view.
  var furnitureFrame: CGRect { get }
  /// Whether it is drawn as in the dark; nil for as the screen is.
  var furnitureIsDark: Bool? { get }
}

extension FurnitureView {
  var furnitureFrame: CGRect { bounds }
  var furnitureIsDark: Bool? { nil }

  var ownMarks: [ViewCommand] { furnitureMarks }

  var furnitureMarks: [ViewCommand] {
    let (frame, furniture) = (furnitureFrame, furniture)
    guard frame.width > 0, frame.height > 0, !furniture.isEmpty else { return [] }
    let members = furniture.enumerated().compactMap { index, member -> JSONValue.Member? in
      index > 0 && member.value == .null ? nil : .init(key: member.key, value: member.value)
    }
    return [
      .furniture(
        ViewFurniture(
          JSONValue.object(members).dense, in: Rect(frame),
          isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
          isDark: furnitureIsDark))
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
