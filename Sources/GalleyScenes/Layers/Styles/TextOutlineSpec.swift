internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation

/// A line around the letters of a text as a scene gives it.
public struct TextOutlineSpec: Sendable {
  fileprivate static let options: [SceneOption<Self>] = [
    SceneOption("color", \.color, .color, otherwise: "black"),
    SceneOption("width", \.width, .number(in: 0...100), "points beyond the letters"),
  ]

  fileprivate var color = Bindable.constant(Color.black)
  fileprivate var width = 1.0

  func outline(in context: LayerContext) -> TextOutline? {
    guard width > 0, let color = color.resolved(in: context.scope, issues: context.issues) else {
      return nil
    }
    return TextOutline(color: color, width: width)
  }
}

extension OptionType where Value == TextOutlineSpec {
  static var textOutline: OptionType {
    .options(TextOutlineSpec.options, of: TextOutlineSpec())
  }
}

/// How a text is broken into lines, in CSS's words.
public enum TextWrapping: String, Sendable, CaseIterable {
  /// Each line takes as much as it can.
  case normal
  /// Lines are about as long as one another.
  case balanced
}
