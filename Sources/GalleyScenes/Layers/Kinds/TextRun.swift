package import GalleyGraphics
package import GalleyNotation

/// A part of a text in a font or a color of its own.
package struct TextRun: Sendable {
  package var text: Bindable<String>
  /// Nil for the text's.
  package var font: FontSpec?
  /// Nil for the text's.
  package var color: Bindable<Color>?
}

extension TextRun {
  /// A text, or a list of runs.
  package static let kind = OptionKind.either([
    .template(.text), .list(OptionType.run(in: FontSpec()).kind),
  ])
}

/// What a scene says of a run.
private struct RunOptions {
  static let options: [SceneOption<Self>] = [
    .font(\.font, otherwise: "the text's"),
    SceneOption("size", \.font.size, .size, "points", otherwise: "the text's"),
    .weight(\.font),
    SceneOption("italic", \.font.isItalic, .flag, otherwise: "as the text"),
    SceneOption("color", \.color, .color, otherwise: "the text's"),
    SceneOption("text", \.text, .text).required("'text: Ada'"),
  ]

  var text = Bindable.constant("")
  var font: FontSpec
  /// Whether it says anything of its font.
  var hasFont = false
  var color: Bindable<Color>?
}

extension OptionType where Value == TextRun {
  /// A text, or a map of text, font, weight, size, italic and color.
  ///
  /// - `font`: The text's, of which a run says what is another.
  static func run(in font: FontSpec) -> OptionType {
    OptionType<RunOptions>.options(RunOptions.options, of: RunOptions(font: font)) { options, run in
      var run = run
      run.hasFont = ["font", "weight", "size", "italic"].contains(where: options.contains)
      return run
    }
    .map { run, _, _ in
      TextRun(text: run.text, font: run.hasFont ? run.font : nil, color: run.color)
    }
    .or(.text) { TextRun(text: $0) }
  }
}

extension TextLayer {
  /// The text of all runs, and the styles of those that have one of their own; nil where one cannot be
  /// told, which is reported.
  func joined(
    in style: TextStyle, context: LayerContext
  ) -> (string: String, spans: [TextSpan])? {
    var (string, spans) = ("", [TextSpan]())
    for run in runs {
      guard let text = run.text.resolved(in: context.scope, issues: context.issues),
        let own = self.style(of: run, in: style, context: context)
      else { return nil }
      let start = string.utf8.count
      string += text
      if own != style, !text.isEmpty {
        spans.append(TextSpan(start..<string.utf8.count, style: own))
      }
    }
    return (string, spans)
  }

  private func style(
    of run: TextRun, in style: TextStyle, context: LayerContext
  ) -> TextStyle? {
    var own = style
    if let font = run.font {
      guard let size = font.size(in: context) else { return nil }
      own.family = font.family?.resolved(in: context.scope, issues: context.issues) ?? style.family
      own.size = size
      own.weight = font.weight(in: context)
      own.isItalic = font.isItalic
      own.figures = font.figures
      own.letterSpacing =
        letterSpacing ?? context.type.letterSpacing(in: own.family, size: size)
    }
    if let color = run.color {
      guard let color = color.resolved(in: context.scope, issues: context.issues) else {
        return nil
      }
      own.color = color
    }
    return own
  }
}
