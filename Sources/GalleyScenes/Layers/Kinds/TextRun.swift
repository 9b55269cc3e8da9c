package import GalleyGraphics
package import GalleyNotation

/// A part of a text in a font or a color of its own.
package struct TextRun: Sendable {
  package var text: Bindable<String>
  /// Nil for the text's.
  package var font: FontSpec?
  /// Nil for the text's.
  package var color: Bindable<Color>?
  /// Nil for as the text is.
  var isUnderlined: Bool?
  /// Nil for as the text is.
  var isStruckThrough: Bool?
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
    SceneOption("underline", \.isUnderlined, .flag, otherwise: "as the text"),
    SceneOption("strikethrough", \.isStruckThrough, .flag, otherwise: "as the text"),
  ]

  static let text = SceneOption<Self>("text", \.text, .text).required("'text: Ada'")

  var text = Bindable.constant("")
  var font: FontSpec
  /// Whether it says anything of its font.
  var hasFont = false
  var color: Bindable<Color>?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?

  /// The options once they are read.
  func completed(by options: OptionReader) -> RunOptions {
    var run = self
    run.hasFont = ["font", "weight", "size", "italic"].contains(where: options.contains)
    return run
  }

  var run: TextRun {
    TextRun(
      text: text, font: hasFont ? font : nil, color: color, isUnderlined: isUnderlined,
      isStruckThrough: isStruckThrough)
  }
}

extension TextRun {
  /// The styles that marks in a string may name.
  static let stylesKind = OptionKind.map(
    .options(RunOptions.options.declarations(of: RunOptions(font: FontSpec()))))

  /// Reads styles by their names.
  ///
  /// - `font`: The text's, of which a style says what is another.
  static func styles(_ options: OptionReader, _ key: String, in font: FontSpec) -> [String: TextRun]
  {
    guard let styles = options.nested(key) else { return [:] }
    var named: [String: TextRun] = [:]
    for name in styles.keys {
      guard let style = styles.nested(name) else { continue }
      var run = RunOptions(font: font)
      style.read(RunOptions.options, into: &run)
      style.reportUnknownKeys()
      named[name] = run.completed(by: style).run
    }
    return named
  }
}

extension OptionType where Value == TextRun {
  /// A text, or a map of text, font, weight, size, italic and color.
  ///
  /// - `font`: The text's, of which a run says what is another.
  static func run(in font: FontSpec) -> OptionType {
    OptionType<RunOptions>.options(
      RunOptions.options + [RunOptions.text], of: RunOptions(font: font)
    ) { options, run in
      run.completed(by: options)
    }
    .map { run, _, _ in run.run }
    .or(.text) { TextRun(text: $0) }
  }
}

extension TextLayer {
  /// The runs of a string with marks in it; a style that nobody named is reported.
  func markedRuns(of string: String, context: LayerContext) -> [TextRun] {
    let markup = TextMarkup(string)
    if let mark = markup.unclosedMarks.first, let location {
      warnOnce(
        "a text opens \(markup.unclosedMarks.joined(separator: " and ")) and does not close it: '\(Suggestion.beginning(of: string))'; close it, or write '\\\(mark)' for what is no mark",
        at: location, context: context)
    }
    return markup.segments.map { segment in
      var run = TextRun(text: .constant(segment.text))
      if let name = segment.style {
        if let style = styles[name] {
          run = style
          run.text = .constant(segment.text)
        } else {
          let names = styles.keys.sorted()
          context.report(
            "the text names a style '\(name)'\(Suggestion.phrase(for: name, among: names)); \(names.isEmpty ? "add it under 'styles:'" : "known are \(Suggestion.list(names))")",
            at: location)
        }
      }
      if segment.isBold || segment.isItalic {
        var font = run.font ?? font
        if segment.isBold { font.weight = max(Self.boldWeight, font.weight) }
        if segment.isItalic { font.isItalic = true }
        run.font = font
      }
      if segment.isStruckThrough { run.isStruckThrough = true }
      return run
    }
  }

  private static let boldWeight = 700

  /// The text of all runs, and the styles of those that have one of their own; nil where one cannot be
  /// told, which is reported.
  func joined(
    _ runs: [TextRun], in style: TextStyle, scaledBy share: Double, context: LayerContext
  ) -> (string: String, spans: [TextSpan])? {
    var (string, spans) = ("", [TextSpan]())
    for run in runs {
      guard let text = run.text.resolved(in: context.scope, issues: context.issues),
        let own = self.style(of: run, in: style, scaledBy: share, context: context)
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
    of run: TextRun, in style: TextStyle, scaledBy share: Double, context: LayerContext
  ) -> TextStyle? {
    var own = style
    own.isUnderlined = run.isUnderlined ?? style.isUnderlined
    own.isStruckThrough = run.isStruckThrough ?? style.isStruckThrough
    if let font = run.font {
      guard let fullSize = font.size(in: context) else { return nil }
      let size = fullSize * share
      own.family = font.family?.resolved(in: context.scope, issues: context.issues) ?? style.family
      own.size = size
      own.weight = font.weight(in: context)
      own.isItalic = font.isItalic
      own.figures = font.figures
      own.letterSpacing =
        letterSpacing.map { $0 * share } ?? context.type.letterSpacing(in: own.family, size: size)
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
