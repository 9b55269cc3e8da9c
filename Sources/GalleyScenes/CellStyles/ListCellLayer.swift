internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// What is in a row, a header or a footer of a list, as UIListContentConfiguration arranges it: an
/// image, texts, and accessories at the edges.
struct ListCellLayer: LayerContent, SeparatorGuiding {
  var metrics: ListCellMetrics
  var text: TextLayer
  /// Below the text; nil for none.
  var secondary: TextLayer?
  /// At the other end of the text's line, or below it where it finds no room there; nil for none.
  var value: TextLayer?
  var image: ListCellImage?
  var accessories: [AccessorySpec] = []
  var palette: Palette
  var location: SourceLocation

  var kind: String { "list-cell" }

  /// Those that a scene gives, for checks that go through all of them.
  var children: [Layer] {
    let inner = accessories.compactMap { accessory -> Layer? in
      if case .layer(let layer) = accessory.face { layer } else { nil }
    }
    return (image?.children ?? []) + inner
  }

  func hugging(along axis: Axis) -> Hugging { axis == .horizontal ? .onDemand : .always }

  /// As high as its content in a width; without one as wide as there is room.
  func wantedSize(for proposal: SizeProposal, context: LayerContext) -> WantedSize {
    let width = proposal.width ?? ListCellArrangement(self, width: nil, in: context).width
    guard proposal.height == nil else {
      return WantedSize(width: proposal.width, height: proposal.height)
    }
    let arrangement = ListCellArrangement(self, width: width, in: context)
    return WantedSize(width: proposal.width, height: arrangement.height)
  }

  /// Those of the text.
  func baselines(in size: Size, context: LayerContext) -> Baselines? {
    let arrangement = ListCellArrangement(self, width: size.width, in: context)
    guard let frame = arrangement.textFrame(inHeight: size.height) else { return nil }
    return text.baselines(in: frame.size, context: context)?.offset(by: frame.minY)
  }

  func parts(in frame: Rect, context: LayerContext) -> [DrawnPart] {
    let arrangement = ListCellArrangement(self, width: frame.width, in: context)
    return context.parts(of: arrangement.layers(inHeight: frame.height), in: frame)
  }

  func separatorStart(in context: LayerContext) -> Double {
    ListCellArrangement(self, width: nil, in: context).textStart
  }
}

/// Contents of rows that say where the line below begins.
protocol SeparatorGuiding {
  /// From the leading edge of the row, in points.
  func separatorStart(in context: LayerContext) -> Double
}
