internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation

/// The drawing of a symbol beside a text of a font.
struct SymbolDrawing {
  let symbol: Symbol
  /// In points: as wide as the outline and as high as its box, rounded up to pixels.
  let size: Size
  /// Of the capitals that have the same middle as the symbol, in points.
  let capHeight: Double
  /// Points a unit of the box.
  private let scale: Double
  /// By how much lines are wider than the outline's own, in units of the box.
  private let widening: Double
  private let source: SourceLocation?

  init(
    _ symbol: Symbol, fontSize: Double, weight: Int, grid: PixelGrid, source: SourceLocation?
  ) {
    self.symbol = symbol
    self.source = source
    scale = fontSize * Symbol.boxShare / Symbol.box
    widening = Symbol.widening(forWeight: weight)
    capHeight = fontSize * Symbol.capShare
    let exact = symbol.size(fontSize: fontSize, weight: weight)
    size = Size(
      width: Self.roundedUp(exact.width, on: grid), height: Self.roundedUp(exact.height, on: grid))
  }

  /// Up to a pixel, but for what is only an error of computing.
  private static func roundedUp(_ value: Double, on grid: PixelGrid) -> Double {
    (value * grid.scale - 1e-6).rounded(.up) / grid.scale
  }

  /// The symbol over a place that is as large as it, or to which it is stretched.
  ///
  /// - `value`: From 0 to 1: the layers of greater values are faint. Nil draws all alike.
  func commands(
    in place: Rect, tint: Color, isMirrored: Bool, value: Double? = nil
  ) -> [DrawCommand] {
    guard let value, let layers = symbol.variableLayers else {
      return commands(of: symbol.outline, in: place, tint: tint, isMirrored: isMirrored)
    }
    let (reached, rest) = layers.parts(of: symbol.outline, at: value)
    let faint = tint.withAlpha(tint.alpha * VariableLayers.restingOpacity)
    return commands(of: reached, in: place, tint: tint, isMirrored: isMirrored)
      + commands(of: rest, in: place, tint: faint, isMirrored: isMirrored)
  }

  private func commands(
    of outline: Path, in place: Rect, tint: Color, isMirrored: Bool
  ) -> [DrawCommand] {
    guard !outline.elements.isEmpty else { return [] }
    let shape = Shape.path(placed(outline, in: place, isMirrored: isMirrored))
    guard widening > 0, size.height > 0 else {
      return [.fill(Fill(shape, .solid(tint), source: source))]
    }
    // The line lies over the outline, so that a thin color fades both as one.
    let paint = Paint.solid(tint.withAlpha(1))
    let line = Stroke(
      shape, paint, width: widening * scale * place.height / size.height, cap: .round,
      source: source)
    let commands = [DrawCommand.fill(Fill(shape, paint, source: source)), .stroke(line)]
    guard tint.alpha < 1 else { return commands }
    return [.group(Group(opacity: tint.alpha, children: commands, source: source))]
  }

  /// The outline, its lines not widened.
  func outline(in place: Rect, isMirrored: Bool) -> Path {
    placed(symbol.outline, in: place, isMirrored: isMirrored)
  }

  private func placed(_ outline: Path, in place: Rect, isMirrored: Bool) -> Path {
    guard size.width > 0, size.height > 0 else { return Path() }
    let middle = (symbol.extent.lowerBound + symbol.extent.upperBound) / 2
    let x = scale * place.width / size.width * (isMirrored ? -1 : 1)
    let y = scale * place.height / size.height
    return outline.applying(
      Transform(
        a: x, d: y, tx: place.midX - middle * x, ty: place.midY - Symbol.box / 2 * y))
  }
}
