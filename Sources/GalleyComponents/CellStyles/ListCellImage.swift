internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// The image before the text of a row.
struct ListCellImage: Sendable {
  enum Face: Sendable {
    /// A symbol, on a tile where there is a fill.
    case symbol(SymbolLayer, tile: BoxStyle?)
    case picture(ImageLayer)
    case layers([Layer])
  }

  var face: Face
  /// In points; nil for what the face wants.
  var size: Size?

  /// Of a symbol's tile, in points. [C]
  static let tileSize = 30.0

  /// Whether there is something to show, which a row says by a name that is not empty.
  func isShown(in context: LayerContext) -> Bool {
    let name: Bindable<String>
    switch face {
    case .symbol(let symbol, _): name = symbol.name
    case .picture(let picture): name = picture.path
    case .layers: return true
    }
    return name.resolved(in: context.scope, issues: context.issues)?.isEmpty == false
  }

  /// Whether it is a symbol as large as the text beside it.
  var isBareSymbol: Bool {
    if case .symbol(_, tile: nil) = face { size == nil } else { false }
  }

  /// The layers inside, for checks that go through all of them.
  var children: [Layer] {
    if case .layers(let layers) = face { layers } else { [layer] }
  }

  /// How large its box is, in points.
  func box(in context: LayerContext) -> Size {
    if let size { return size }
    switch face {
    case .symbol(let symbol, nil):
      let own = symbol.intrinsicSize(for: .unspecified, context: context)
      let scale = context.type.textSize.bodyScale
      return Size(
        width: max(ListCellMetrics.symbolBox * scale, own.width ?? 0), height: own.height ?? 0)
    case .symbol: return Size(width: Self.tileSize, height: Self.tileSize)
    case .picture, .layers:
      let own = context.size(fitting: [layer], for: .unspecified)
      return Size(width: own.width ?? Self.tileSize, height: own.height ?? Self.tileSize)
    }
  }

  /// The layer in the box.
  var layer: Layer {
    switch face {
    case .symbol(let symbol, nil): Layer(content: symbol)
    case .symbol(let symbol, let tile?):
      Layer(
        content: GroupLayer([
          Layer(content: ShapeLayer(tile, location: symbol.location)), Layer(content: symbol),
        ]))
    case .picture(let picture): Layer(content: picture)
    case .layers(let layers): Layer(content: GroupLayer(layers))
    }
  }
}

extension TextSize {
  /// By how much what stands beside texts of the style `body` is larger than at the usual size.
  var bodyScale: Double {
    NamedTextStyle.body.leading(at: self) / NamedTextStyle.body.leading(at: .large)
  }
}
