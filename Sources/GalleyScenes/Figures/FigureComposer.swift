internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyRecords

/// Arranges a figure: crops its screens, measures and points out what it names, and sets the panels
/// side by side.
struct FigureComposer {
  /// A screen of a figure as it was drawn.
  struct Screen {
    var record: ScreenRecord
    /// The state's name, for messages.
    var state: String
  }

  /// The most parts whose properties a figure tells.
  private static let mostProperties = 100

  let figure: FigureSpec
  let style: FigureStyle
  let grid: PixelGrid
  let direction: LayoutDirection

  private var options: FigureOptions { figure.options }
  private var issues: IssueLog { style.issues }

  /// The arrangement of the figure; nil where it cannot be made, which is reported.
  ///
  /// - `screens`: One for each panel.
  func layout(of screens: [Screen]) -> FigureLayout? {
    // 1. What each panel shows.
    let parts = screens.map {
      FigureParts(record: $0.record, state: $0.state, direction: direction, issues: issues)
    }
    let crops = zip(parts, figure.panels).map { crop(of: $1, on: $0) }
    guard !issues.hasErrors else { return nil }
    // 2. What is beside and over each.
    let blocks = zip(1..., zip(zip(parts, figure.panels), crops)).map { number, panel in
      block(number, of: panel.0.0, panel.0.1, crop: panel.1)
    }
    guard !issues.hasErrors else { return nil }
    // 3. All of them in rows.
    return arranged(
      blocks, isolated: zip(parts, figure.panels).map { isolated(of: $1, on: $0) },
      hidden: zip(1..., parts).map { hidden(on: $0, $1) })
  }

  /// In points of the screen, on whole pixels of its picture.
  private func crop(of panel: FigureSpec.Panel, on parts: FigureParts) -> Rect {
    let (record, origin) = (parts.record, parts.record.origin)
    let whole = Rect(
      origin: Point(x: -origin.x, y: -origin.y), size: record.pictureSize)
    guard let crop = panel.crop else { return whole }
    guard let rect = parts.rectangle(of: crop) else { return whole }
    guard crop.isIsolated || rect.intersects(whole), rect.width > 0, rect.height > 0 else {
      issues.error(
        "nothing of the screen lies in this crop; it is \(whole.width.measureText) x \(whole.height.measureText) points large, and the crop is at \(rect.minX.measureText), \(rect.minY.measureText), \(rect.width.measureText) x \(rect.height.measureText) points large",
        at: crop.location)
      return whole
    }
    return rect.onPixels(of: grid)
  }

  private func isolated(of panel: FigureSpec.Panel, on parts: FigureParts) -> Set<PartName>? {
    guard let crop = panel.crop, crop.isIsolated else { return nil }
    return Set(crop.elements.compactMap { parts.part($0)?.name })
  }

  /// Whether something names a panel, or means it by naming none.
  private func isNamed(_ panel: Located<Int>?, _ number: Int) -> Bool {
    (panel?.value ?? 1) == number
  }

  /// The parts of a panel that are blurred.
  private func hidden(on number: Int, _ parts: FigureParts) -> Set<PartName> {
    let names = options.callouts.compactMap { callout -> PartName? in
      guard callout.mark == .blur, isNamed(callout.panel, number),
        case .part(let name) = callout.target
      else { return nil }
      return parts.part(name)?.name
    }
    return Set(names)
  }

  private func block(
    _ number: Int, of parts: FigureParts, _ panel: FigureSpec.Panel, crop: Rect
  ) -> FigureBlock {
    var block = FigureBlock(
      number, of: parts, crop: crop, zoom: panel.zoom, style: style, grid: grid)
    let measuring = FigureMeasurement(parts: parts)
    let measured = options.measures.filter { isNamed($0.panel, number) }
      .map { measuring.measured($0.subject, in: crop) }
    block.add(measured.flatMap(\.distances))
    let properties = measured.flatMap(\.properties)
    if properties.count > Self.mostProperties {
      issues.error(
        "this figure would tell of \(properties.count) parts; at most \(Self.mostProperties) can be read: crop it to an element",
        at: figure.location)
      return block
    }
    block.add(
      zip(1..., options.callouts).filter { isNamed($0.1.panel, number) },
      labelContent: options.labelContent,
      properties: properties)
    block.add(zip(1..., options.details).filter { isNamed($0.1.panel, number) })
    block.add(caption: panel.caption, at: panel.location)
    return block
  }

  // MARK: - Arranging

  private func arranged(
    _ blocks: [FigureBlock], isolated: [Set<PartName>?], hidden: [Set<PartName>]
  ) -> FigureLayout {
    let columns = min(options.columns ?? blocks.count, blocks.count)
    let padding = direction == .rightToLeft ? options.padding.mirrored : options.padding
    var views: [FigureLayout.View] = []
    var overlays: [DrawCommand] = []
    var top = grid.alignUp(padding.top)
    var width = 0.0
    for start in stride(from: 0, to: blocks.count, by: columns) {
      let row = blocks[start..<min(start + columns, blocks.count)]
      // Panels of a row begin at one height.
      let above = grid.alignUp(-(row.map(\.bounds.minY).min() ?? 0))
      var left = grid.alignUp(padding.leading)
      let order = direction == .rightToLeft ? Array(row.indices.reversed()) : Array(row.indices)
      for index in order {
        let block = blocks[index]
        let origin = Point(x: left + grid.alignUp(-block.bounds.minX), y: top + above)
        views += self.views(
          of: block, index, at: origin, isolated[index], hidden[index],
          isOnly: blocks.count == 1)
        overlays.append(
          .group(Group(transform: .translation(origin - .zero), children: block.overlays)))
        left = grid.alignUp(origin.x + block.bounds.maxX + options.spacing)
      }
      width = max(width, left - options.spacing)
      top = grid.alignUp(top + above + (row.map(\.bounds.maxY).max() ?? 0) + options.spacing)
    }
    let size = Size(
      width: grid.alignUp(width + padding.trailing),
      height: grid.alignUp(top - options.spacing + padding.bottom))
    let bounds = Rect(origin: .zero, size: size)
    let paint = options.background?.paint(over: bounds) ?? .solid(style.ground)
    return FigureLayout(
      size: size, ground: [.fill(Fill(.rectangle(bounds), paint))],
      edge: blocks.count > 1 ? style.edge : nil, views: views,
      overlays: overlays)
  }

  private func views(
    of block: FigureBlock, _ index: Int, at origin: Point, _ isolated: Set<PartName>?,
    _ hidden: Set<PartName>, isOnly: Bool
  ) -> [FigureLayout.View] {
    let prefix = isOnly ? "" : "panel-\(index + 1)"
    let panel = FigureLayout.View(
      panel: index, crop: block.pictureCrop, zoom: block.zoom, origin: origin,
      corners: figure.panels[index].crop?.corners ?? 0, isolated: isolated, hidden: hidden,
      prefix: prefix)
    let details = block.details.map { detail in
      FigureLayout.View(
        panel: index, crop: detail.crop, zoom: detail.zoom,
        origin: origin + (detail.origin - .zero), corners: detail.corners, isolated: nil,
        hidden: hidden,
        prefix: "detail-view-\(detail.number)", isRecorded: false)
    }
    return [panel] + details
  }
}
