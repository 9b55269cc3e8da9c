internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// What a tab bar is made of on a screen.
struct TabBar: Sendable {
  struct Item: Sendable {
    var title: String
    var symbol: Bindable<String>
    var badge: Bindable<String>?
    var location: SourceLocation
  }

  var items: [Item]
  var source: ControlSource
  var tint: Bindable<Color>
  var palette: Palette

  /// The capsule of iOS 26, in points. [R]
  private enum Capsule {
    static let container = 83.0
    static let height = 62.0
    static let side = 21.0
    static let pitch = 86.0
    static let padding = 4.0
    /// By how much an item is wider than the way to the next.
    static let overlap = 8.25
  }

  private var isGlass: Bool { palette.appearance.generation == .ios26 }

  /// From the lower edge of the screen up, in points: on iOS 26 the container of the capsule [R],
  /// before 49, 32 on a phone on its side and 50 on a tablet, and what the device covers. [C]
  func height(in context: LayerContext) -> Double {
    let inset = context.bottomInset
    if isGlass { return max(Capsule.container, inset + 49) }
    let isTablet = context.device?.isTablet == true
    let isOnSide = context.device?.isLandscape == true && !isTablet
    return (isTablet ? 50 : isOnSide ? 32 : 49) + inset
  }

  func layers(in frame: Rect, _ context: LayerContext) -> [Layer] {
    isGlass ? capsule(in: frame) : bar(in: frame, inset: context.bottomInset)
  }

  /// A row of items over the whole width, icons over words.
  private func bar(in frame: Rect, inset: Double) -> [Layer] {
    let height = max(1, frame.height - inset)
    let width = frame.width / Double(items.count)
    let isLow = height < 40
    var layers = [
      Layer(content: ShapeLayer(BoxStyle(material: .constant(.bar)))),
      Layer(
        at: Placement(
          horizontal: AxisPlacement(start: .points(0), end: .points(0)),
          vertical: AxisPlacement(start: .points(0), extent: .points(1.0 / 3))),
        content: ShapeLayer(BoxStyle(fill: .constant(.solid(Color.black.withAlpha(0.3)))))),
    ]
    for (index, item) in items.enumerated() {
      let cell = Rect(x: Double(index) * width, y: 0, width: width, height: height)
      layers += pair(index) { color, weight in
        face(
          of: item, iconMiddle: Point(x: cell.midX, y: isLow ? height / 2 : 18),
          labelMiddle: Point(x: cell.midX, y: isLow ? height - 6 : 41), width: cell.width,
          color: color, weight: weight)
      }
      layers += badge(of: item, at: Point(x: cell.midX + 12, y: 5))
    }
    return layers
  }

  private func capsule(in frame: Rect) -> [Layer] {
    let count = Double(items.count)
    let width = min(Capsule.pitch * count + 16.25, frame.width - 2 * Capsule.side)
    let pitch = (width - 2 * Capsule.padding - Capsule.overlap) / count
    let left = (frame.width - width) / 2
    func box(_ index: Int) -> Rect {
      Rect(
        x: left + Capsule.padding + Double(index) * pitch, y: Capsule.padding,
        width: pitch + Capsule.overlap, height: Capsule.height - 2 * Capsule.padding)
    }
    let isDark = palette.appearance.isDark
    let fill = isDark ? Color(hex: 0x1C1C1E, alpha: 0.8) : Color(hex: 0xFCFCFC, alpha: 0.8)
    var style = BoxStyle(
      form: .capsule, material: .constant(isDark ? .thin : .ultraThin),
      fill: .constant(.solid(fill)))
    style.borderWidth = .constant(0.5)
    style.borderColor = .constant(Color.white.withAlpha(isDark ? 0.12 : 0.6))
    let stops = items.indices.map { index -> FollowingLayer.Stop in
      let box = box(index)
      return .init(.frame(x: box.minX, y: box.minY, width: box.width, height: box.height))
    }
    let pill = isDark ? Color.white.withAlpha(0.129) : Color.black.withAlpha(0.07)
    var layers = [
      Layer(
        at: .frame(x: left, y: 0, width: width, height: Capsule.height),
        effects: Effects(shadow: .platter), content: ShapeLayer(style)),
      Layer(content: FollowingLayer(source, stops: stops, ShapeLayer.filled(.capsule, pill))),
    ]
    for (index, item) in items.enumerated() {
      let box = box(index)
      layers += pair(index) { color, weight in
        face(
          of: item, iconMiddle: Point(x: box.midX, y: box.minY + 20),
          labelMiddle: Point(x: box.midX, y: box.minY + 41), width: box.width, color: color,
          weight: weight)
      }
      layers += badge(of: item, at: Point(x: box.midX + 8.5, y: 6))
    }
    return layers
  }

  /// What an item looks like, and over it what it looks like while it is picked.
  private func pair(_ index: Int, _ face: (Bindable<Color>, Int) -> [Layer]) -> [Layer] {
    let plain = isGlass ? palette[.label] : palette[.systemGray]
    return [
      following(face(.constant(plain), 500)) { $0 == index ? 0 : 1 },
      following(face(tint, isGlass ? 600 : 500)) { $0 == index ? 1 : 0 },
    ]
  }

  private func following(_ layers: [Layer], opacity: (Int) -> Double) -> Layer {
    let stops = items.indices.map { FollowingLayer.Stop(opacity: opacity($0)) }
    return Layer(content: FollowingLayer(source, stops: stops, GroupLayer(layers)))
  }

  private func face(
    of item: Item, iconMiddle: Point, labelMiddle: Point, width: Double, color: Bindable<Color>,
    weight: Int
  ) -> [Layer] {
    let symbol = SymbolLayer(
      item.symbol, font: FontSpec(weight: 500, size: .constant(isGlass ? 20 : 19)), tint: color,
      location: item.location)
    let label = TextLayer(
      .constant(item.title), font: FontSpec(weight: weight, size: .constant(10)), color: color,
      alignment: .center, lineLimit: 1, location: item.location)
    return [
      Layer(
        at: .frame(x: iconMiddle.x - 20, y: iconMiddle.y - 14, width: 40, height: 28),
        content: symbol),
      Layer(
        at: .frame(x: labelMiddle.x - width / 2, y: labelMiddle.y - 6, width: width, height: 12),
        content: label),
    ]
  }

  private func badge(of item: Item, at place: Point) -> [Layer] {
    guard let text = item.badge else { return [] }
    let label = TextLayer(
      text, font: FontSpec(size: .constant(13)), color: .constant(.white), alignment: .center,
      lineLimit: 1, location: item.location)
    let side = isGlass ? 20.0 : BadgeFurniture.height
    let content = FurnitureLayer(
      [
        Layer(content: ShapeLayer(.badge(palette[.systemRed]))),
        Layer(at: .middle(), content: label),
      ],
      width: .measured { _, context in
        max(side, (label.wantedSize(for: .unspecified, context: context).width ?? 0) + 10)
      }, height: .points(side))
    return [
      Layer(
        at: Placement(
          horizontal: AxisPlacement(start: .points(place.x)),
          vertical: AxisPlacement(start: .points(place.y))), content: content)
    ]
  }
}

extension BoxStyle {
  fileprivate static func badge(_ color: Color) -> BoxStyle {
    BoxStyle(form: .capsule, fill: .constant(.solid(color)))
  }
}
