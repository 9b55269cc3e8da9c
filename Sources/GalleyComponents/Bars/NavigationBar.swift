internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// The layers of a navigation bar on a screen.
struct NavigationBar: Sendable {
  var title: Bindable<String>
  var isLarge: Bool
  var leading: BarButtonRow
  var trailing: BarButtonRow
  /// The one whose scrolling it follows; nil for the only one of its screen, column or sheet.
  var collection: String?
  /// Below the titles, at the bottom of a phone on iOS 26; nil for none.
  var search: SearchField?
  var palette: Palette
  var location: SourceLocation

  /// In points, in the coordinates of the screen.
  struct Metrics {
    /// Where the row with the title begins.
    var top: Double
    /// The part of the row in whose middle titles and buttons stand.
    var bandHeight: Double
    /// How high the row is.
    var rowHeight: Double
    /// What a large title adds.
    var largeHeight: Double
    /// From the top of the row to that of the large title's line.
    var largeTop: Double
    /// What the bar takes below what the device covers.
    var room: Double
    /// How high the band of a search field below the titles is.
    var searchHeight = 0.0

    /// The lower edge at rest.
    var bottom: Double { top + rowHeight + largeHeight + searchHeight }
  }

  private var isGlass: Bool { palette.appearance.generation == .ios26 }

  /// What a large title of the usual size adds to the bar, and by how much it is moved while the
  /// bar is still large, in points. [R]
  private static let largeTitleRoom = BarExtents.largeTitle
  /// From the row above to the baseline of a large title of the usual size, in points; the line
  /// begins on a pixel, 3.667 below the row at three pixels a point and 3.5 at two. [R]
  private static let largeBaseline = 36.0

  /// The size at which titles are drawn, which stop growing before accessibility's. [A]
  private func titleSize(_ style: NamedTextStyle, in context: LayerContext) -> Double {
    style.size(at: context.type.textSize.withoutAccessibility)
  }

  /// The height of a line of a large title, on whole pixels.
  private func largeLine(in context: LayerContext) -> Double {
    context.grid.alignUp(
      titleSize(.largeTitle, in: context) * (SystemFont.ascent + SystemFont.descent))
  }

  /// Heights of iOS 26 as recorded [R]; those before by what is known of them: 44, 32 on a phone on
  /// its side, 50 on a tablet, and 52 more for a large title. [C]
  func metrics(in context: LayerContext) -> Metrics {
    let safe = context.deviceSafeArea.minY
    let isOnSide = context.device?.isLandscape == true && context.device?.isTablet == false
    let isTablet = context.device?.isTablet == true
    let hasLarge = isLarge && !isOnSide
    let usualLine = context.grid.alignUp(
      NamedTextStyle.largeTitle.size(at: .large) * (SystemFont.ascent + SystemFont.descent))
    let ascent = NamedTextStyle.largeTitle.size(at: .large) * SystemFont.ascent
    let largeInset = Self.largeBaseline - context.grid.align(ascent)
    let large = hasLarge ? Self.largeTitleRoom + largeLine(in: context) - usualLine : 0
    let search = search == nil || hasSearchAtBottom(in: context) ? 0 : isGlass ? 60.0 : 52
    guard isGlass else {
      let row = BarExtents.navigationRowBefore26(isTablet: isTablet, isOnSide: isOnSide)
      return Metrics(
        top: safe, bandHeight: row, rowHeight: row, largeHeight: large,
        largeTop: row + largeInset,
        room: row + large + search, searchHeight: search)
    }
    // Without a status bar the row stands ten points lower.
    let top = safe == 0 ? 10.0 : safe
    return Metrics(
      top: top, bandHeight: 44, rowHeight: BarExtents.navigationRow, largeHeight: large,
      largeTop: BarExtents.navigationRow + largeInset,
      room: BarExtents.navigationRow + large + top - safe + search, searchHeight: search)
  }

  /// Whether the field floats where a toolbar does, as on phones of iOS 26. [R]
  private func hasSearchAtBottom(in context: LayerContext) -> Bool {
    search != nil && isGlass && context.device?.isTablet != true
  }

  /// What the field takes at the bottom beyond what the device covers.
  func bottomRoom(in context: LayerContext) -> Double {
    hasSearchAtBottom(in: context)
      ? max(0, BarExtents.searchAtBottom - context.deviceInsets.bottom) : 0
  }

  /// The field below the titles, or at the bottom of the screen.
  private func searchLayers(
    _ metrics: Metrics, _ largeHeight: Double, margin: Double, width: Double,
    _ context: LayerContext
  ) -> [Layer] {
    guard let search else { return [] }
    if hasSearchAtBottom(in: context) {
      let bottom = context.device?.size.height ?? context.deviceSafeArea.maxY
      let side = context.deviceSafeArea.minX + 28
      let row = Rect(
        x: side, y: bottom - BarExtents.searchAtBottom, width: max(0, width - 2 * side), height: 48)
      return search.layers(in: row, isFloating: true, context)
    }
    let height = search.metrics.fieldHeight
    let row = Rect(
      x: margin, y: metrics.top + metrics.rowHeight + largeHeight + 1,
      width: max(0, width - 2 * margin), height: height)
    return search.layers(in: row, context)
  }

  /// How far the content is scrolled from where it rests at its beginning, in points.
  private func distance(in context: LayerContext) -> Double {
    guard let view = context.collectionView(named: collection) else { return 0 }
    let range = view.viewport.offsetRange(contentSize: view.arrangement.contentSize)
    return view.contentOffset(at: .zero).y - range.minimum.y
  }

  func layers(in frame: Rect, _ context: LayerContext) -> [Layer] {
    let metrics = metrics(in: context)
    let distance = distance(in: context)
    let isCollapsed = !isLarge || metrics.largeHeight == 0 || distance >= metrics.largeHeight
    let isInline = isCollapsed || distance >= largeTitleReach(in: context)
    let band = Rect(
      x: 0, y: metrics.top, width: frame.width, height: metrics.bandHeight)
    let side = context.deviceSafeArea.minX
    let margin = side + (isGlass ? 16 : context.margin)
    var layers: [Layer] = []
    if !isCollapsed {
      layers.append(largeTitle(metrics, distance, margin: side + context.margin, context))
    }
    layers += ground(metrics, distance, isCollapsed: isCollapsed, context)
    layers += leading.layers(in: band, margin: margin, width: frame.width, context)
    layers += trailing.layers(in: band, margin: margin, width: frame.width, context)
    if isInline { layers.append(inlineTitle(in: band, margin: margin, context)) }
    layers += searchLayers(
      metrics, isCollapsed ? 0 : metrics.largeHeight - distance, margin: side + context.margin,
      width: frame.width, context)
    return layers
  }

  private func largeTitle(
    _ metrics: Metrics, _ distance: Double, margin: Double, _ context: LayerContext
  ) -> Layer {
    let size = titleSize(.largeTitle, in: context)
    let text = TextLayer(
      title, font: FontSpec(weight: 700, size: .constant(size)), color: .constant(palette[.label]),
      verticalAlignment: .top, lineLimit: 1, location: location)
    func label(top: Double) -> Layer {
      Layer(
        id: "large-title",
        at: Placement(
          horizontal: AxisPlacement(start: .points(margin), end: .points(margin)),
          vertical: AxisPlacement(
            start: .points(top - distance),
            extent: .points(largeLine(in: context)))),
        content: text)
    }
    // It lies in what scrolls, and goes under the buttons and what blurs there, to the end. [R]
    if isGlass { return label(top: metrics.top + metrics.largeTop) }
    // It ends at the row above, and goes farther down where the content is pulled.
    return Layer(
      at: Placement(
        horizontal: AxisPlacement(start: .points(0), end: .points(0)),
        vertical: AxisPlacement(
          start: .points(metrics.top + metrics.rowHeight),
          extent: .points(metrics.largeHeight + max(0, -distance)))),
      content: GroupLayer([label(top: metrics.largeTop - metrics.rowHeight)], clips: true))
  }

  /// How far the content is scrolled where the small title takes the place of the large one: on iOS
  /// 26 all at once, where the bar has become small [R]; before, where the row above has taken in
  /// the large one down to its baseline. [D]
  private func largeTitleReach(in context: LayerContext) -> Double {
    guard !isGlass else { return .infinity }
    let metrics = metrics(in: context)
    return metrics.largeTop - metrics.rowHeight
      + titleSize(.largeTitle, in: context) * SystemFont.ascent
  }

  private func inlineTitle(in band: Rect, margin: Double, _ context: LayerContext) -> Layer {
    let text = TextLayer(
      title, font: FontSpec(weight: 600, size: .constant(titleSize(.headline, in: context))),
      color: .constant(palette[.label]),
      alignment: .center, lineLimit: 1, location: location)
    // In the middle of the bar where it has room there, else beside the buttons that are in its
    // way.
    let start = leading.reach(margin: margin, context) + 6
    let end = trailing.reach(margin: margin, context) + 6
    let wanted = text.intrinsicSize(for: .unspecified, context: context).width ?? 0
    let width = max(0, min(wanted, band.width - start - end))
    let x = min(max((band.width - width) / 2, start), max(start, band.width - end - width))
    return Layer(
      id: "title", at: .frame(x: x, y: band.minY, width: width, height: band.height), content: text)
  }

  /// What lies between the bar and what scrolls under it.
  private func ground(
    _ metrics: Metrics, _ distance: Double, isCollapsed: Bool, _ context: LayerContext
  ) -> [Layer] {
    let bottom = metrics.top + metrics.rowHeight + metrics.searchHeight
    guard isGlass ? distance >= 12 : distance > 0.5, isGlass || isCollapsed else { return [] }
    guard !isGlass else { return scrim(to: bottom) }
    let bar = BoxStyle(material: .constant(.bar))
    return [
      Layer(
        at: Placement(
          horizontal: AxisPlacement(start: .points(0), end: .points(0)),
          vertical: AxisPlacement(start: .points(0), extent: .points(bottom))),
        content: ShapeLayer(bar)),
      .barHairline(at: bottom, palette, context),
    ]
  }

  /// The effect at the edge under which content scrolls on iOS 26: a blur, and the ground over it.
  private func scrim(to bottom: Double) -> [Layer] {
    let ground = palette[.systemBackground]
    let height = bottom + ScrollEdgeBlur.reach
    // Alpha by the distance from the inner edge, in points. [R]
    let table = [
      (-20.0, 0.0), (-16, 0.004), (-8, 0.016), (0, 0.035), (8, 0.063), (16, 0.1), (56, 0.235),
      (60, 0.247),
    ]
    let stops = table.reversed().map { distance, alpha in
      GradientStop(
        location: 1 - (distance + ScrollEdgeBlur.reach) / height, color: ground.withAlpha(alpha))
    }
    let place = Placement(
      horizontal: AxisPlacement(start: .points(0), end: .points(0)),
      vertical: AxisPlacement(start: .points(0), extent: .points(height)))
    let shade = BoxStyle(
      fill: .constant(.linear(stops: stops.filter { $0.location >= 0 }, degrees: 180)))
    return [
      Layer(at: place, content: ScrollEdgeBlur()), Layer(at: place, content: ShapeLayer(shade)),
    ]
  }
}

/// The blur under the edge at which content scrolls under a bar of iOS 26: the more, the farther
/// in.
struct ScrollEdgeBlur: LayerContent {
  /// How far the effect reaches out of the bar, in points. [R]
  static let reach = 20.0

  /// The standard deviation far inside of the bar, in points. [R]
  static let radius = 6.0

  var kind: String { "scroll-edge" }

  /// Bands of one strength each, so low that the eye sees one that grows; derived.
  private static let bands = (count: 30, height: 1.0, lowest: -reach)

  func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    let edge = frame.maxY - Self.reach
    return (0..<Self.bands.count).compactMap { index in
      let distance = Self.bands.lowest + Double(index) * Self.bands.height
      let isLast = index == Self.bands.count - 1
      let band = context.aligned(
        Rect(
          minX: frame.minX,
          minY: isLast ? frame.minY : edge - distance - Self.bands.height, maxX: frame.maxX,
          maxY: edge - distance))
      guard band.height > 0 else { return nil }
      let radius = Self.radius * Double(index + 1) / Double(Self.bands.count)
      return .backdrop(Backdrop(.path(Self.path(of: band, blurredBy: radius)), radius: radius))
    }
  }

  /// A band, and lines without an area above and below it: a blur takes in what lies in the bounds
  /// of its shape, and would end at the band's edges otherwise.
  private static func path(of band: Rect, blurredBy radius: Double) -> Path {
    let (top, bottom) = (band.minY - 3 * radius, band.maxY + 3 * radius)
    return Path([
      .move(to: Point(x: band.minX, y: band.minY)), .line(to: Point(x: band.maxX, y: band.minY)),
      .line(to: Point(x: band.maxX, y: band.maxY)), .line(to: Point(x: band.minX, y: band.maxY)),
      .close,
      .move(to: Point(x: band.minX, y: top)), .line(to: Point(x: band.maxX, y: top)), .close,
      .move(to: Point(x: band.minX, y: bottom)), .line(to: Point(x: band.maxX, y: bottom)), .close,
    ])
  }
}
