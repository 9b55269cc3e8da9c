internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// The layers of a tab bar on a screen.
struct TabBar: Sendable {
  struct Item: Sendable {
    var title = ""
    var symbol = Bindable.constant("")
    var badge: Bindable<String>?
    var location = SourceLocation.nowhere
  }

  var items: [Item]
  var source: ControlBinding
  var tint: Bindable<Color>
  var palette: Palette

  /// The capsule of iOS 26, in points. [R]
  private enum Capsule {
    static let container = BarExtents.tabBar
    static let height = 62.0
    static let side = 21.0
    static let pitch = 85.75
    static let padding = 4.0
    /// By how much an item is wider than the way to the next.
    static let overlap = 8.25
  }

  private var isGlass: Bool { palette.appearance.generation == .ios26 }

  /// From the lower edge of the screen up, in points: on iOS 26 the container of the capsule [R],
  /// before 49, 32 on a phone on its side and 50 on a tablet, and what the device covers. [C]
  func height(in context: LayerContext) -> Double {
    let inset = context.deviceInsets.bottom
    if isGlass { return max(Capsule.container, inset + 49) }
    let isTablet = context.device?.isTablet == true
    let isOnSide = context.device?.isLandscape == true && !isTablet
    return BarExtents.tabRowBefore26(isTablet: isTablet, isOnSide: isOnSide) + inset
  }

  func layers(in frame: Rect, _ context: LayerContext) -> [Layer] {
    isGlass ? capsule(in: frame) : bar(in: frame, inset: context.deviceInsets.bottom, context)
  }

  /// A row of items over the whole width, icons over words, or beside them where the system has
  /// them so: on tablets and on phones on their side.
  private func bar(in frame: Rect, inset: Double, _ context: LayerContext) -> [Layer] {
    let height = max(1, frame.height - inset)
    let width = frame.width / Double(items.count)
    let isInline = height != 49
    var layers = [
      Layer(content: ShapeLayer(BoxStyle(material: .constant(.bar)))),
      .barHairline(at: 0, palette, context),
    ]
    for (index, item) in items.enumerated() {
      let cell = Rect(x: Double(index) * width, y: 0, width: width, height: height)
      let places: (icon: Point, label: Point, width: Double) =
        isInline
        ? inline(item, in: cell, context)
        : (Point(x: cell.midX, y: 18), Point(x: cell.midX, y: 41), cell.width)
      layers += pair(index) { color, weight in
        face(
          of: item, iconMiddle: places.icon, labelMiddle: places.label, width: places.width,
          fontSize: isInline ? 13 : 10, color: color, weight: weight)
      }
      // Beside the symbol, or before the word beside it.
      let corner =
        isInline
        ? Point(x: places.icon.x - 3, y: max(1, places.icon.y - 20))
        : Point(x: places.icon.x + 12, y: 5)
      layers += badge(of: item, at: corner)
    }
    return layers
  }

  /// Where an icon and the word beside it stand, both in the middle of a cell.
  private func inline(
    _ item: Item, in cell: Rect, _ context: LayerContext
  ) -> (icon: Point, label: Point, width: Double) {
    let (icon, gap) = (22.0, 5.0)
    let label = label(of: item, fontSize: 13, color: tint, weight: 500)
    let wanted = label.intrinsicSize(for: .unspecified, context: context).width ?? 0
    let width = max(0, min(wanted, cell.width - icon - gap))
    let start = cell.midX - (icon + gap + width) / 2
    return (
      Point(x: start + icon / 2, y: cell.midY),
      Point(x: start + icon + gap + width / 2, y: cell.midY), width
    )
  }

  private func label(
    of item: Item, fontSize: Double, color: Bindable<Color>, weight: Int
  ) -> TextLayer {
    TextLayer(
      .constant(item.title), font: FontSpec(weight: weight, size: .constant(fontSize)),
      color: color,
      alignment: .center, lineLimit: 1, location: item.location)
  }

  private func capsule(in frame: Rect) -> [Layer] {
    let count = Double(items.count)
    let width = min(
      (Capsule.pitch * count + 16.25).rounded(.up), frame.width - 2 * Capsule.side)
    let pitch = (width - 2 * Capsule.padding - Capsule.overlap) / count
    let left = ((frame.width - width) / 2).rounded()
    func box(_ index: Int) -> Rect {
      Rect(
        x: left + Capsule.padding + Double(index) * pitch, y: Capsule.padding,
        width: pitch + Capsule.overlap, height: Capsule.height - 2 * Capsule.padding)
    }
    let isDark = palette.appearance.isDark
    let stops = items.indices.map { index -> ControlDrivenLayer.Stop in
      let box = box(index)
      return .init(.frame(box))
    }
    let pill = isDark ? Color.white.withAlpha(0.129) : Color.black.withAlpha(0.07)
    var layers = [
      Layer(
        at: .frame(x: left, y: 0, width: width, height: Capsule.height),
        effects: Effects(shadow: .platter), content: ShapeLayer(.glass(palette))),
      Layer(content: ControlDrivenLayer(source, stops: stops, ShapeLayer.filled(.capsule, pill))),
    ]
    for (index, item) in items.enumerated() {
      let box = box(index)
      layers += pair(index) { color, weight in
        face(
          of: item, iconMiddle: Point(x: box.midX, y: box.minY + 20),
          labelMiddle: Point(x: box.midX, y: box.minY + 41), width: box.width, fontSize: 10,
          color: color, weight: weight)
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
    let stops = items.indices.map { ControlDrivenLayer.Stop(opacity: opacity($0)) }
    return Layer(content: ControlDrivenLayer(source, stops: stops, GroupLayer(layers)))
  }

  private func face(
    of item: Item, iconMiddle: Point, labelMiddle: Point, width: Double, fontSize: Double,
    color: Bindable<Color>, weight: Int
  ) -> [Layer] {
    let symbol = SymbolLayer(
      item.symbol, font: FontSpec(weight: 500, size: .constant(isGlass ? 20 : 19)), tint: color,
      location: item.location)
    let label = label(of: item, fontSize: fontSize, color: color, weight: weight)
    let line = fontSize * 1.2
    return [
      Layer(
        at: .frame(x: iconMiddle.x - 20, y: iconMiddle.y - 14, width: 40, height: 28),
        content: symbol),
      Layer(
        at: .frame(
          x: labelMiddle.x - width / 2, y: labelMiddle.y - line / 2, width: width, height: line),
        content: label),
    ]
  }

  private func badge(of item: Item, at place: Point) -> [Layer] {
    guard let text = item.badge else { return [] }
    let label = TextLayer(
      text, font: FontSpec(size: .constant(13)), color: .constant(.white), alignment: .center,
      lineLimit: 1, location: item.location)
    let side = isGlass ? 20.0 : BadgeComponent.height
    let content = ComponentLayer(
      [
        Layer(content: ShapeLayer(.badge(palette[.systemRed]))),
        Layer(at: .middle(), content: label),
      ],
      width: .measured { _, context in
        max(side, (label.intrinsicSize(for: .unspecified, context: context).width ?? 0) + 10)
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
