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
      layers[Self.background] = [Layer(content: ShapeLayer(cardStyle(in: palette)))]
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
