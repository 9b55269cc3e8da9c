package import GalleyGraphics
internal import GalleyNotation

/// A part of a text in a font or a color of its own.
package struct TextRun: Sendable {
  package var text: Bindable<String>
  /// Nil for the text's.
  package var font: FontSpec?
  /// Nil for the text's.
  package var color: Bindable<Color>?
}

extension LayerReader {
  /// Reads `text:` where it is a list: each a text, or a map of text, font, weight, size, italic and
  /// color; nil where it is none.
  func runs(_ reader: OptionReader, in font: FontSpec) -> [TextRun]? {
    guard case .list(let values) = reader.raw("text")?.kind else { return nil }
    return values.compactMap { value in
      guard case .map = value.kind else {
        return reader.bindableText(value, named: "text").map { TextRun(text: $0) }
      }
      let run = OptionReader(value, issues: reader.issues)
      defer { run.reportUnknownKeys() }
      let (own, color) = (self.font(of: run, in: font), color(run, "color"))
      guard let text = run.bindableText("text") else {
        if !run.has("text") { run.missing("text", example: "'text: Ada'") }
        return nil
      }
      return TextRun(text: text, font: own, color: color)
    }
  }

  /// The text's font with what a run says of it; nil where it says nothing.
  private func font(of run: OptionReader, in font: FontSpec) -> FontSpec? {
    // Each is asked for, so that a run without them knows them, too.
    let own = ["font", "weight", "size", "italic"].compactMap(run.raw)
    guard !own.isEmpty else { return nil }
    var changed = run.font(fallback: font)
    if let size = run.bindableNumber("size", in: 0.5...2000) { changed.size = size }
    if let weight = run.weight("weight") {
      changed.weight = weight
      changed.weightLocation = run.raw("weight")?.location
    }
    changed.isItalic = run.flag("italic") ?? changed.isItalic
    return changed
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
