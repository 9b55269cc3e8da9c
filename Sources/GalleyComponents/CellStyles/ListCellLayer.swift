internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// The content of a row, a header or a footer of a list, as UIListContentConfiguration arranges it:
/// an image, texts, and accessories at the edges.
struct ListCellLayer: SeparatorAligning {
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
  func intrinsicSize(for proposal: SizeProposal, context: LayerContext) -> IntrinsicSize {
    let width = proposal.width ?? ListCellArrangement(self, width: nil, in: context).width
    guard proposal.height == nil else {
      return IntrinsicSize(width: proposal.width, height: proposal.height)
    }
    let arrangement = ListCellArrangement(self, width: width, in: context)
    return IntrinsicSize(width: proposal.width, height: arrangement.height)
  }

  /// Those of the text.
  func baselines(in size: Size, context: LayerContext) -> Baselines? {
    let arrangement = ListCellArrangement(self, width: size.width, in: context)
    guard let frame = arrangement.textFrame(inHeight: size.height) else { return nil }
    return text.baselines(in: frame.size, context: context)?.offset(by: frame.minY)
  }

  func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    let arrangement = ListCellArrangement(self, width: frame.width, in: context)
    return context.commands(of: arrangement.layers(inHeight: frame.height), in: frame)
  }

  /// Where the line below the row begins, in points from its leading edge.
  func separatorStart(in context: LayerContext) -> Double {
    ListCellArrangement(self, width: nil, in: context).textStart
  }
}

/// The places of a row's parts, in points from its leading top corner.
struct ListCellArrangement {
  private let cell: ListCellLayer
  private let context: LayerContext
  private let accessories: [AccessorySpec.Placed]
  /// The image's box and where it begins; nil where there is none.
  private let image: (x: Double, size: Size)?
  /// The texts below each other, with their heights.
  private let lines: [(id: String, text: TextLayer, height: Double)]
  /// The value beside the text, where it has room there.
  private let value: (text: TextLayer, size: Size)?
  private let textWidth: Double
  private let hasAlone: Bool

  let width: Double
  /// Where the texts begin.
  let textStart: Double
  /// Of a row that hugs its content, on whole pixels.
  let height: Double

  /// - `width`: Nil for one that is as wide as its texts in one line each.
  init(_ cell: ListCellLayer, width: Double?, in context: LayerContext) {
    self.cell = cell
    self.context = context
    let metrics = cell.metrics
    let margin = max(ListCellMetrics.leastMargin, context.margin)
    accessories = cell.accessories.flatMap { $0.placed(in: cell.palette, context) }
    // 1. What stands before the texts.
    let leading = accessories.filter(\.isLeading).reduce(margin) { $0 + Self.room(of: $1) }
    let placed = Self.image(of: cell, from: leading, in: context)
    image = placed.map { ($0.x, $0.size) }
    let start = placed?.end ?? leading
    textStart = start
    // 2. What the texts have between that and the accessories.
    let trailing = Self.trailingExtent(of: accessories, metrics: metrics) ?? margin
    let shownValue = cell.value.flatMap { $0.isShown(in: context) ? $0 : nil }
    let shownSecondary = cell.secondary.flatMap { $0.isShown(in: context) ? $0 : nil }
    let widths = (
      text: cell.text.naturalWidth(in: context),
      value: shownValue?.naturalWidth(in: context) ?? 0
    )
    let wanted =
      max(
        widths.text + (shownValue == nil ? 0 : metrics.valueGap + widths.value),
        shownSecondary?.naturalWidth(in: context) ?? 0)
    self.width = width ?? start + wanted + trailing
    let room = max(0, self.width - start - trailing)
    // 3. A value stands beside the text where both are whole there, and never for large texts.
    let isBeside =
      !context.type.textSize.isAccessibilitySize
      && widths.text + metrics.valueGap + widths.value <= room + 2 * TextLayer.hair
    let beside = isBeside ? shownValue : nil
    textWidth = beside == nil ? room : max(0, room - metrics.valueGap - widths.value)
    value = beside.map {
      ($0, Size(width: widths.value, height: $0.height(inWidth: widths.value, context)))
    }
    var lines = [("text", cell.text, cell.text.height(inWidth: textWidth, context))]
    for (id, text) in [("secondary", shownSecondary), ("value", isBeside ? nil : shownValue)] {
      if let text { lines.append((id, text, text.height(inWidth: room, context))) }
    }
    self.lines = lines.enumerated().map { number, line in
      var text = line.1
      if number > 0 { text.alignment = .leading }
      return (id: line.0, text: text, height: line.2)
    }
    hasAlone = lines.count == 1
    height = Self.height(
      of: self.lines.map(\.height), image: image?.size, accessories, in: cell, context)
  }

  /// Where the image begins, its box, and where the texts begin behind it; nil where there is none.
  private static func image(
    of cell: ListCellLayer, from start: Double, in context: LayerContext
  ) -> (x: Double, size: Size, end: Double)? {
    guard let image = cell.image, image.isShown(in: context) else { return nil }
    let box = image.box(in: context)
    let outset = image.isBareSymbol ? cell.metrics.symbolOutset : 0
    return (start - outset, box, start + box.width + cell.metrics.imageGap)
  }

  /// The height that texts below each other, an image and accessories need.
  private static func height(
    of lines: [Double], image: Size?, _ accessories: [AccessorySpec.Placed],
    in cell: ListCellLayer, _ context: LayerContext
  ) -> Double {
    let metrics = cell.metrics
    let edges = lines.count == 1 ? metrics.alone : metrics.stacked
    let texts = lines.reduce(0, +) + metrics.lineGap * Double(lines.count - 1)
    let imageHeight =
      cell.image?.isBareSymbol == true ? 0 : image.map { $0.height + 2 * metrics.imageMargin }
    return context.grid.alignUp(
      max(
        metrics.leastHeight, edges.top + texts + edges.bottom, imageHeight ?? 0,
        accessories.map(\.size.height).max() ?? 0))
  }

  /// From the trailing edge to where the texts end; nil without accessories there.
  private static func trailingExtent(
    of accessories: [AccessorySpec.Placed], metrics: ListCellMetrics
  ) -> Double? {
    let trailing = accessories.filter { !$0.isLeading && $0.size.width > 0 }
    guard let last = trailing.last, let first = trailing.first else { return nil }
    let widths = trailing.reduce(0) { $0 + $1.size.width }
    return last.inset + widths + metrics.accessorySpacing * Double(trailing.count - 1)
      + first.beyond + metrics.accessoryGap
  }

  /// By how much an accessory at the leading edge moves what follows.
  private static func room(of accessory: AccessorySpec.Placed) -> Double {
    accessory.size.width + ListCellMetrics.leadingAccessorySpacing
  }

  /// Where the texts begin in a row of a height.
  private func textTop(inHeight height: Double) -> Double {
    let edges = hasAlone ? cell.metrics.alone : cell.metrics.stacked
    let texts =
      lines.reduce(0) { $0 + $1.height } + cell.metrics.lineGap * Double(lines.count - 1)
    let free = height - edges.top - edges.bottom - texts
    return context.grid.align(edges.top + free / 2)
  }

  /// Where the text lies in a row of a height.
  func textFrame(inHeight height: Double) -> Rect? {
    lines.first.map {
      Rect(x: textStart, y: textTop(inHeight: height), width: textWidth, height: $0.height)
    }
  }

  /// The parts in a row of a height, back to front.
  func layers(inHeight height: Double) -> [Layer] {
    var layers: [Layer] = []
    func add(_ layer: Layer, id: String?, _ x: Double, _ y: Double, _ size: Size) {
      var layer = layer
      layer.id = id ?? layer.id
      layer.placement = .frame(x: x, y: y, width: size.width, height: size.height)
      layers.append(layer)
    }
    func middle(_ size: Size) -> Double { context.grid.align((height - size.height) / 2) }
    if let image, let content = cell.image?.layer {
      add(content, id: "image", image.x, middle(image.size), image.size)
    }
    var top = textTop(inHeight: height)
    for line in lines {
      let width = line.id == "text" ? textWidth : max(textWidth, lineWidth)
      add(
        Layer(content: line.text), id: line.id, textStart, top,
        Size(width: width, height: line.height))
      top += line.height + cell.metrics.lineGap
    }
    if let value, let frame = textFrame(inHeight: height) {
      let x = lineEnd - value.size.width
      add(Layer(content: value.text), id: "value", x, valueTop(beside: frame), value.size)
    }
    var (leading, trailing) = (0.0, 0.0)
    for accessory in accessories where accessory.isLeading {
      add(
        accessory.layer, id: nil, accessory.inset + leading, middle(accessory.size), accessory.size)
      leading += Self.room(of: accessory)
    }
    for accessory in accessories.reversed()
    where !accessory.isLeading && accessory.size.width > 0 {
      if trailing == 0 { trailing = accessory.inset }
      trailing += accessory.size.width
      add(accessory.layer, id: nil, width - trailing, middle(accessory.size), accessory.size)
      trailing += cell.metrics.accessorySpacing
    }
    return layers
  }

  /// Where all lines end.
  private var lineEnd: Double {
    guard let value else { return textStart + textWidth }
    return textStart + textWidth + cell.metrics.valueGap + value.size.width
  }

  private var lineWidth: Double { lineEnd - textStart }

  /// Where a value begins whose first baseline is the text's.
  private func valueTop(beside frame: Rect) -> Double {
    guard let value, let own = value.text.baselines(in: value.size, context: context),
      let text = cell.text.baselines(in: frame.size, context: context)
    else { return frame.minY }
    return frame.minY + text.first - own.first
  }
}

extension TextLayer {
  fileprivate func isShown(in context: LayerContext) -> Bool {
    text.resolved(in: context.scope, issues: context.issues)?.isEmpty == false
  }

  /// In one line, on whole pixels.
  fileprivate func naturalWidth(in context: LayerContext) -> Double {
    context.grid.alignUp(
      (intrinsicSize(for: .unspecified, context: context).width ?? 0) - TextLayer.hair)
      + TextLayer.hair
  }

  fileprivate func height(inWidth width: Double, _ context: LayerContext) -> Double {
    intrinsicSize(for: SizeProposal(width: width), context: context).height ?? 0
  }
}
