internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// The buttons on one side of a bar.
struct BarButtonRow: Sendable {
  enum Side: Sendable {
    case leading
    case trailing
  }

  let buttons: [BarButton]
  let side: Side
  /// Whether the first is a chevron that leads back, with a word where the system has one.
  var back: BarButton?
  let palette: Palette

  /// In points, on iOS 26. [R]
  private enum Platter {
    static let height = 44.0
    static let padding = 12.0
    static let spacing = 8.0
  }

  private var isGlass: Bool { palette.appearance.generation == .ios26 }

  /// The layers in a band.
  ///
  /// - `band`: In which they lie, in the coordinates of the bar.
  /// - `margin`: From the side of the screen, in points.
  func layers(in band: Rect, margin: Double, width: Double, _ context: LayerContext) -> [Layer] {
    isGlass
      ? platters(in: band, margin: margin, width: width, context)
      : plain(in: band, margin: margin, width: width, context)
  }

  /// How far the row reaches from the side of the screen, in points.
  func reach(margin: Double, _ context: LayerContext) -> Double {
    let widths = groups.map { group in
      isGlass ? platterWidth(group, context) : plainWidth(group, context)
    }
    let spacing = isGlass ? Platter.spacing : 16
    return widths.isEmpty
      ? margin : margin + widths.reduce(0, +) + spacing * Double(widths.count - 1)
  }

  /// Symbols that stand beside each other share a platter, as those of one group do.
  private var groups: [[BarButton]] {
    var groups = back.map { [[$0]] } ?? []
    for button in buttons {
      if isGlass, case .symbol = button.face, !button.isProminent,
        let last = groups.last?.last, case .symbol = last.face, !last.isProminent,
        groups.count > (back == nil ? 0 : 1)
      {
        groups[groups.count - 1].append(button)
      } else {
        groups.append([button])
      }
    }
    return groups
  }

  private func width(_ button: BarButton, _ context: LayerContext) -> Double {
    let content = button.content(.black, weight: button.isProminent ? 600 : 400, symbolSize: 20)
    return content.intrinsicSize(for: .unspecified, context: context).width ?? 0
  }

  private func platterWidth(_ group: [BarButton], _ context: LayerContext) -> Double {
    let isBack = back != nil && group[0].location == back?.location
    if group.count == 1, !isBack, case .text = group[0].face {
      return max(Platter.height, width(group[0], context).rounded(.up) + 2 * Platter.padding)
    }
    return Platter.height * Double(group.count)
  }

  private func plainWidth(_ group: [BarButton], _ context: LayerContext) -> Double {
    if group.first?.location == back?.location, let back { return backWidth(back, context) }
    return group.map { width($0, context) }.reduce(0, +)
  }

  /// Chevron, gap and word, from the margin on.
  private func backWidth(_ back: BarButton, _ context: LayerContext) -> Double {
    guard case .text = back.face else { return 13 }
    return 13 + 6 + width(back, context)
  }

  private func place(_ x: Double, _ width: Double, in band: Rect, of total: Double) -> Rect {
    let left = side == .leading ? x : total - x - width
    return Rect(x: left, y: band.minY, width: width, height: band.height)
  }

  private func platters(
    in band: Rect, margin: Double, width total: Double, _ context: LayerContext
  ) -> [Layer] {
    var x = margin
    let ordered = side == .leading ? groups : groups.reversed()
    return ordered.flatMap { group -> [Layer] in
      let width = platterWidth(group, context)
      let frame = place(x, width, in: band, of: total)
      x += width + Platter.spacing
      let isProminent = group[0].isProminent
      let fill = isProminent ? palette.tint : platterFill
      let ink = isProminent ? Color.white : palette[.label]
      var layers = [
        Layer.shape(
          .capsule, fill: fill,
          at: .frame(
            x: frame.minX, y: frame.midY - Platter.height / 2, width: width,
            height: Platter.height), shadow: .platter)
      ]
      let isBack = group.count == 1 && group[0].location == back?.location && back != nil
      for (index, button) in group.enumerated() {
        let share = width / Double(group.count)
        let content: any LayerContent =
          isBack
          ? BarButton.chevron(at: button.location)
            .content(ink, weight: 500, symbolSize: 20)
          : button.content(ink, weight: button.isProminent ? 600 : 400, symbolSize: 20)
        layers.append(
          Layer(
            at: .frame(
              x: frame.minX + Double(index) * share, y: frame.minY, width: share,
              height: frame.height), content: content))
      }
      return layers
    }
  }

  /// What a platter is filled with over the ground of a screen. [R]
  private var platterFill: Color {
    palette.appearance.isDark ? Color(hex: 0x1C1C1E) : Color(hex: 0xFCFCFC)
  }

  private func plain(
    in band: Rect, margin: Double, width total: Double, _ context: LayerContext
  ) -> [Layer] {
    var x = margin
    let ordered = side == .leading ? groups : groups.reversed()
    return ordered.flatMap { group -> [Layer] in
      let button = group[0]
      if button.location == back?.location, back != nil {
        let frame = place(
          context.deviceSafeArea.minX + 8, backWidth(button, context), in: band, of: total)
        x += frame.width
        return backLayers(button, in: frame)
      }
      let width = width(button, context)
      let frame = place(x, width, in: band, of: total)
      x += width + 16
      return [
        Layer(
          at: .frame(frame),
          content: button.content(
            palette.tint, weight: button.isProminent ? 600 : 400, symbolSize: 20))
      ]
    }
  }

  private func backLayers(_ button: BarButton, in frame: Rect) -> [Layer] {
    let chevron = BarButton.chevron(at: button.location)
    var layers = [
      Layer(
        at: .frame(x: frame.minX, y: frame.minY, width: 13, height: frame.height),
        content: chevron.content(palette.tint, weight: 600, symbolSize: 22))
    ]
    if case .text = button.face {
      layers.append(
        Layer(
          at: .frame(
            x: frame.minX + 19, y: frame.minY, width: frame.width - 19, height: frame.height),
          content: button.content(palette.tint, weight: 400, symbolSize: 20)))
    }
    return layers
  }
}

extension ShadowSpec {
  /// Under a platter of a bar. [R]
  static let platter = ShadowSpec(
    color: .constant(Color.black.withAlpha(0.075)), offset: Vector(dx: 0, dy: 4), radius: 10)
}
