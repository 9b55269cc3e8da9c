internal import GalleyGraphics
internal import GalleyNotation

extension TextLayer {
  /// Tells what is doubtful in a text as it is drawn: characters that no font has, faces that a
  /// family lacks, and ends that are cut.
  func warn(of metrics: TextMetrics, in block: TextBlock, context: LayerContext) {
    guard let location else { return }
    if let missing = MissingGlyphMessage(metrics.missingCharacters, of: block.string) {
      missing.report(as: context.type.missingGlyphs, at: location, in: context.issues)
    }
    for style in [block.style] + block.spans.map(\.style) {
      warn(ofReplacedFaceIn: style, context: context)
    }
    if metrics.isTruncated, !mayBeCut, context.isAligned {
      warnOnce(
        "a text is cut\(context.variantPhrase), such as '\(Suggestion.beginning(of: block.string))'; give it more room or more lines, or say how to cut it: 'truncate: tail'",
        at: location, context: context)
    }
  }

  /// Once for a place is enough, whatever the text is there.
  func warnOnce(_ message: String, at location: SourceLocation, context: LayerContext) {
    let beginning = message.prefix { $0 != "'" }
    guard
      !context.issues.issues.contains(where: {
        $0.location == location && $0.message.hasPrefix(beginning)
      })
    else { return }
    context.issues.warning(message, at: location)
  }

  /// Warns where the family has no face as the scene asks for, so that another is drawn.
  private func warn(ofReplacedFaceIn style: TextStyle, context: LayerContext) {
    guard let location = font.location ?? location,
      let faces = context.resources.fontFamilies().first(where: { $0.name == style.family })?.faces
    else { return }
    let hasItalics = faces.contains(where: \.isItalic)
    if style.isItalic, !hasItalics {
      context.issues.warning(
        "the family '\(style.family)' has no italics, so the text stands upright; name a family that has some, or add a font under 'fonts:'",
        at: location)
    }
    let weights = Set(
      faces.filter { $0.isItalic == (style.isItalic && hasItalics) }.map(\.weight)
    ).sorted()
    guard font.weightLocation != nil || style.weight != 400, !weights.isEmpty,
      !weights.contains(where: { abs($0 - style.weight) < 50 })
    else { return }
    let message =
      "the family '\(style.family)' has no face of weight \(style.weight), so the nearest is drawn; it has \(weights.map(String.init).joined(separator: ", "))"
    context.warn(once: message, at: font.weightLocation ?? location)
  }
}
