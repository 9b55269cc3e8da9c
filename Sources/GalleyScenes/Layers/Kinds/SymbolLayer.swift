package import GalleyGeometry
package import GalleyGraphics
package import GalleyLayouts
package import GalleyNotation
internal import GalleyRecords

/// A symbol in a color, as large as it is beside a text of a font.
package struct SymbolLayer: LayerContent, OptionRecording {
  /// One of SF Symbols' names that has an outline, or one of the set's own.
  package var name: Bindable<String>
  /// Of the text beside it; its weight widens the symbol's lines.
  package var font: FontSpec
  package var tint: Bindable<Color>
  /// How the symbol lies in a frame of another size.
  package var mode: ContentMode
  package var mirroring: Mirroring?
  package var scale = SymbolScale.medium
  /// From 0 to 1; nil where the symbol shows no value.
  package var variableValue: Bindable<Double>?
  package var location: SourceLocation

  package init(
    _ name: Bindable<String>, font: FontSpec = FontSpec(),
    tint: Bindable<Color> = .constant(.black), mode: ContentMode = .center,
    mirroring: Mirroring? = nil, location: SourceLocation
  ) {
    self.name = name
    self.font = font
    self.tint = tint
    self.mode = mode
    self.mirroring = mirroring
    self.location = location
  }

  package var kind: String { "symbol" }

  var recordedOptions: [RecordedOption] {
    [
      RecordedOption("mode", .text(mode.rawValue)),
      RecordedOption("image-scale", .text(scale.rawValue)),
    ]
  }

  /// As wide as the outline, and as high as a circle beside the text, both rounded up to pixels.
  package func intrinsicSize(for proposal: SizeProposal, context: LayerContext) -> IntrinsicSize {
    guard let drawing = drawing(context: context) else { return IntrinsicSize(width: 0, height: 0) }
    return IntrinsicSize(width: drawing.size.width, height: drawing.size.height)
  }

  package func hugging(along axis: Axis) -> Hugging { .wherePlaced }

  /// The one at which a text of the font stands whose capitals have the same middle.
  package func baselines(in size: Size, context: LayerContext) -> Baselines? {
    guard let drawing = drawing(context: context) else { return nil }
    let place = mode.destination(of: drawing.size, in: Rect(origin: .zero, size: size))
    let baseline = context.grid.align(place.midY + drawing.capHeight / 2)
    return Baselines(first: baseline, last: baseline)
  }

  package func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    guard let drawing = drawing(context: context),
      let color = tint.resolved(in: context.scope, issues: context.issues)
    else { return [] }
    warn(of: drawing.symbol, context: context)
    return drawing.commands(
      in: place(of: drawing, in: frame, context: context), tint: color,
      isMirrored: isMirrored(drawing.symbol, context: context),
      value: value(of: drawing.symbol, context: context))
  }

  package func outline(in frame: Rect, context: LayerContext) -> Shape? {
    drawing(context: context).map { drawing in
      .path(
        drawing.outline(
          in: place(of: drawing, in: frame, context: context),
          isMirrored: isMirrored(drawing.symbol, context: context)))
    }
  }

  private func drawing(context: LayerContext) -> SymbolDrawing? {
    guard let name = name.resolved(in: context.scope, issues: context.issues),
      let size = font.size(in: context)
    else { return nil }
    guard let symbol = SymbolSet.symbol(named: name) else {
      report(name, context: context)
      return nil
    }
    return SymbolDrawing(
      symbol, fontSize: size * scale.factor, weight: font.weight(in: context), grid: context.grid,
      source: location
    )
  }

  private func place(
    of drawing: SymbolDrawing, in frame: Rect, context: LayerContext
  ) -> Rect {
    let place = mode.destination(of: drawing.size, in: frame)
    return context.isAligned
      ? Rect(
        x: context.grid.align(place.minX), y: context.grid.align(place.minY),
        width: place.width, height: place.height) : place
  }

  private func value(of symbol: Symbol, context: LayerContext) -> Double? {
    guard let value = variableValue?.resolved(in: context.scope, issues: context.issues) else {
      return nil
    }
    if symbol.variableLayers == nil {
      let message = "'\(symbol.name)' shows no value; \(SymbolSet.variableNames) do"
      if !context.issues.issues.contains(where: { $0.message == message }) {
        context.issues.warning(message, at: location)
      }
    }
    return value
  }

  private func isMirrored(_ symbol: Symbol, context: LayerContext) -> Bool {
    guard context.direction == .rightToLeft else { return false }
    return mirroring.map { $0 == .rightToLeft } ?? symbol.followsText
  }

  private func report(_ name: String, context: LayerContext) {
    let location = self.name.valueLocation(in: context.scope) ?? location
    let message = "there is no symbol '\(name.prefix(80))'"
    guard
      !context.issues.issues.contains(where: {
        $0.location == location && $0.message.hasPrefix(message)
      })
    else { return }
    context.report(
      "\(message)\(SymbolSet.hint(for: name)); 'galley list symbols' names them all",
      at: location)
  }

  /// Says of a chevron to one side that it points there in every language; once.
  private func warn(of symbol: Symbol, context: LayerContext) {
    guard mirroring == nil, context.direction == .rightToLeft,
      let turning = Self.turning[symbol.name]
    else { return }
    let message =
      "'\(symbol.name)' points to the same side from right to left, as UIKit's does; '\(turning)' turns with the text, 'mirror: rtl' turns this one, and 'mirror: never' says that it is meant so"
    guard !context.issues.issues.contains(where: { $0.message == message }) else { return }
    context.issues.warning(message, at: location)
  }

  /// What is mostly meant on a screen that is read in both directions.
  private static let turning = [
    "chevron.right": "chevron.forward", "chevron.left": "chevron.backward",
  ]
}

extension LayerReader.Kind {
  static var symbol: LayerReader.Kind {
    LayerReader.Kind(
      "symbol", SymbolLayer.options, of: SymbolLayer(.constant(""), location: .nowhere)
    ) { symbol, reader, layers in
      var symbol = symbol
      symbol.location = reader.location(of: "symbol")
      if !reader.contains("tint") { symbol.tint = layers.color(.label) }
      return symbol
    }
  }
}

extension SymbolLayer {
  fileprivate static let options: [SceneOption<Self>] = [
    SceneOption("symbol", \.name, .symbolName, "its name: 'galley list symbols'", otherwise: ""),
    .font(\.font, otherwise: "17 points"),
    SceneOption("size", \.font.size, .size, "that of the font, in points"),
    .weight(\.font),
    SceneOption("tint", \.tint, .color, otherwise: "$label"),
    SceneOption(
      "image-scale", \.scale, .choice, "how large it is beside a text of the same font"),
    SceneOption(
      "variable-value", \.variableValue, .number(in: 0...1),
      "how much of it is drawn in full, as the waves of 'speaker.wave.3'", otherwise: "all"),
    SceneOption("mode", \.mode, .choice, "how it lies in a frame of another size"),
    SceneOption(
      "mirror", \.mirroring, .choice, "whether it is mirrored where text runs to the left"),
  ]
}
