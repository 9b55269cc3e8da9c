internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// Columns of layers that stand as a split view arranges them on the screen.
struct SplitViewLayer: ColumnArranging {
  var mode: SplitViewArrangement.Mode
  var collapsed: SplitViewArrangement.Column
  var widths: [SplitViewArrangement.Column: Length]
  /// The columns, each a group by its name, from the leading edge.
  var children: [Layer]
  var palette: Palette
  var location: SourceLocation

  var kind: String { "split-view" }

  /// In points; radii and insets of a floating sidebar are read from pictures of iPadOS 26. [C]
  private enum Metrics {
    static let sidebarInset = 10.0
    static let sidebarRadius = 26.0
    /// Of what is behind columns that lie over it. [C]
    static let dimming = 0.2
  }

  private func arrangement(in frame: Rect, _ context: LayerContext) -> SplitViewArrangement {
    SplitViewArrangement(
      bounds: frame, columns: Set(children.compactMap(\.column)), widths: widths,
      isCompact: context.sizeClass(in: frame) == .compact, collapsedColumn: collapsed)
  }

  private var isGlass: Bool { palette.appearance.generation == .ios26 }

  /// Whether the sidebar is a panel of glass with room around it.
  private func floats(_ column: SplitViewArrangement.Column, _ arrangement: SplitViewArrangement)
    -> Bool
  {
    isGlass && column == .primary && !arrangement.isCompact
  }

  func frames(of children: [Layer], in frame: Rect, context: LayerContext) -> [Rect] {
    let arrangement = arrangement(in: frame, context)
    let shown = arrangement.frames(in: mode)
    return children.map { child in
      guard let place = shown.first(where: { $0.column == child.column }) else {
        // Beside the screen, where a hidden column waits.
        return context.mirrored(frame.offset(by: Vector(dx: -frame.width, dy: 0)), in: frame)
      }
      let box =
        floats(place.column, arrangement)
        ? place.frame.inset(by: EdgeInsets(all: Metrics.sidebarInset)) : place.frame
      return context.mirrored(box, in: frame)
    }
  }

  func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    let arrangement = arrangement(in: frame, context)
    let shownMode = arrangement.mode(for: mode)
    let dimmedBy = shownMode == .twoDisplace ? nil : arrangement.overSecondary(in: shownMode).first
    return arrangement.frames(in: mode).flatMap { place -> [DrawCommand] in
      let column = children.filter { $0.column == place.column }
      let dimming = place.column == dimmedBy && !arrangement.isCompact ? [dimming(frame)] : []
      let local = place.frame.offset(by: .zero - frame.origin)
      var inner = context.containing(column)
      inner.isInSidebar = place.column == .primary && !arrangement.isCompact
      if place.frame.minX > frame.minX {
        // What the device covers at the leading edge is beside another column.
        let safe = context.deviceSafeArea
        inner.deviceSafeArea = Rect(x: 0, y: safe.minY, width: safe.maxX, height: safe.height)
      }
      return dimming
        + context.commands(
          of: ground(of: column, in: local, arrangement).named("\(place.column.rawValue)-ground"),
          in: frame)
        + inner.commands(of: column, inside: self, in: frame)
        + context.commands(
          of: edge(of: place.column, at: local, arrangement, context)
            .named("\(place.column.rawValue)-edge"),
          in: frame)
    }
  }

  private func dimming(_ frame: Rect) -> DrawCommand {
    .fill(
      Fill(.rectangle(frame), .solid(Color.black.withAlpha(Metrics.dimming)), source: location))
  }

  /// What a column stands on.
  ///
  /// - `frame`: In the split view.
  private func ground(
    of columns: [Layer], in frame: Rect, _ arrangement: SplitViewArrangement
  ) -> [Layer] {
    guard let layer = columns.first, let column = layer.column else { return [] }
    let isGrouped = layer.content.children.haveGroupedRows
    let plain = Layer.shape(
      .rectangle, fill: palette[isGrouped ? .systemGroupedBackground : .systemBackground],
      at: .frame(frame))
    guard column == .primary, !arrangement.isCompact else { return [plain] }
    let sidebar = palette[.secondarySystemBackground]
    guard floats(column, arrangement) else {
      return [Layer.shape(.rectangle, fill: sidebar, at: .frame(frame))]
    }
    let isOver = arrangement.overSecondary(in: arrangement.mode(for: mode)).contains(column)
    let panel = Layer.shape(
      .rectangle, fill: sidebar, radius: Metrics.sidebarRadius,
      at: .frame(frame.inset(by: EdgeInsets(all: Metrics.sidebarInset))), shadow: Self.shadow)
    return isOver ? [panel] : [plain, panel]
  }

  /// Of a panel. [C]
  private static let shadow = ShadowSpec(
    color: .constant(Color.black.withAlpha(0.12)), offset: Vector(dx: 0, dy: 2), radius: 12)

  /// The line of one pixel between a column and the next.
  private func edge(
    of column: SplitViewArrangement.Column, at frame: Rect, _ arrangement: SplitViewArrangement,
    _ context: LayerContext
  ) -> [Layer] {
    guard !arrangement.isCompact, !floats(column, arrangement) else { return [] }
    let width = 1 / context.grid.scale
    let x: Double
    switch column {
    case .primary, .supplementary: x = frame.maxX - width
    case .inspector: x = frame.minX
    case .secondary: return []
    }
    return [
      .shape(
        .rectangle, fill: palette[.separator],
        at: .frame(x: x, y: frame.minY, width: width, height: frame.height))
    ]
  }
}

extension [Layer] {
  /// The layers by a name that no part beside them has.
  fileprivate func named(_ name: String) -> [Layer] {
    enumerated().map { index, layer in
      var layer = layer
      layer.id = index == 0 ? name : "\(name)-\(index + 1)"
      return layer
    }
  }
}

extension Layer {
  /// The column that a layer of a split view is; nil for another layer.
  fileprivate var column: SplitViewArrangement.Column? {
    id.flatMap(SplitViewArrangement.Column.init)
  }
}
