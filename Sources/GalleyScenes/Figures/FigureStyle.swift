internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation

/// The colors and texts of what a figure adds to its screens.
struct FigureStyle {
  /// Of measured distances.
  static let redline = Color(hex: 0xF24822)

  let palette: Palette
  let family: String
  let language: String
  let type: TypographySettings
  let resources: any DrawingResources
  let issues: IssueLog

  /// A text with its size.
  struct MeasuredText {
    var block: TextBlock
    var size: Size

    /// The text with its upper left corner at a point.
    func command(at origin: Point) -> DrawCommand { .text(Text(block, at: origin)) }
  }

  /// Breaks a text into lines of at most a width.
  ///
  /// - `location`: Where the scene says it, for messages.
  func text(
    _ string: String, size: Double, weight: Int = 400, color: Color, width: Double? = nil,
    alignment: TextStyle.Alignment = .left, at location: SourceLocation
  ) -> MeasuredText {
    let style = TextStyle(
      family: family, weight: weight, size: size, color: color, alignment: alignment,
      letterSpacing: type.letterSpacing(in: family, size: size), figures: .tabular,
      language: language)
    var block = TextBlock(string, style: style, width: width)
    do {
      let metrics = try resources.metrics(of: block)
      if let missing = MissingGlyphMessage(metrics.missingCharacters, of: string) {
        missing.report(as: type.missingGlyphs, at: location, in: issues)
      }
      // As wide as its longest line, so that it stands at the side that its leader comes to.
      block.width = min(width ?? .infinity, metrics.size.width.rounded(.up) + 1)
      return MeasuredText(
        block: block, size: Size(width: block.width ?? 0, height: metrics.size.height.rounded(.up)))
    } catch {
      issues.error(error.description, at: location)
      return MeasuredText(block: block, size: .zero)
    }
  }

  /// The width of the longest line of a text on a screen; nil where that is not known.
  func width(of text: LookText) -> Double? {
    var style = text.style
    style.letterSpacing += type.letterSpacing(in: style.family, size: style.size)
    return try? resources.metrics(
      of: TextBlock(text.string, style: style, spans: text.spans, width: text.width)
    ).size.width
  }

  var textColor: Color { palette[.label] }
  var captionColor: Color { palette[.secondaryLabel] }
  var accent: Color { palette.tint }
  var edge: Color { palette[.opaqueSeparator] }
  var ground: Color { palette[.systemBackground] }
}
