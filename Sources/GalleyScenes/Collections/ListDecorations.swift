internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts

extension CollectionView {
  /// The style of the rows of a section, where that is a list.
  func listStyle(ofSection section: Int) -> ListStyle? {
    (layout as? any ListStyledLayout)?.listStyle(ofSection: section)
  }
}

extension ListStyle {
  /// Returns the layers behind and between the rows, by kind, where a scene does not give them: the
  /// cards and the lines of UIKit in its colors.
  func decorationLayers(in palette: Palette) -> [String: [Layer]] {
    var layers: [String: [Layer]] = [
      Self.separator: [Layer(content: ShapeLayer(lineStyle(in: palette)))]
    ]
    if hasCards {
      let card = ShapeLayer(cardStyle(in: palette))
      layers[Self.background] = [
        appearance == .sidebar ? Layer(content: SidebarCardLayer(card: card)) : Layer(content: card)
      ]
    }
    return layers
  }

  /// UIKit's `separator`, and a paler one since iOS 26.
  private func lineStyle(in palette: Palette) -> BoxStyle {
    var style = BoxStyle()
    style.fill = .constant(.solid(palette[.separator]))
    guard look == .ios26, palette.hasUsual(.separator) else { return style }
    style.fill = .constant(.solid(.listSeparator(isDark: palette.appearance.isDark)))
    return style
  }

  /// The card behind the rows of a section.
  func cardStyle(in palette: Palette) -> BoxStyle {
    var style = BoxStyle(
      cornerRadius: .constant(.points(cornerRadius)), cornerCurve: .continuous)
    style.fill = .constant(.solid(palette[.secondarySystemGroupedBackground]))
    return style
  }
}

/// The card behind rows of a sidebar, which lie on the column itself where there is one. [C]
private struct SidebarCardLayer: LayerContent {
  let card: ShapeLayer

  var kind: String { card.kind }

  func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    context.isInSidebar ? [] : card.commands(in: frame, context: context)
  }
}
