internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts

extension ListLayout {
  /// What lies behind and between the rows, by kind, where a scene does not say it: the cards and
  /// the lines of UIKit in its colors.
  var decorationLayers: [String: [Layer]] {
    var layers: [String: [Layer]] = [
      Self.separator: [Layer(content: ShapeLayer(lineStyle))]
    ]
    if appearance != .plain {
      layers[Self.background] = [Layer(content: ShapeLayer(cardStyle))]
    }
    return layers
  }

  /// UIKit's `separator`, and about an eighth of it as lists have it since iOS 26 (recorded).
  private var lineColors: (light: Color, dark: Color) {
    switch look {
    case .ios18: (Color(hex: 0x3C3C43).withAlpha(0.29), Color(hex: 0x545458).withAlpha(0.6))
    case .ios26: (Color(hex: 0x3C3C43).withAlpha(0.12), Color.white.withAlpha(0.1))
    }
  }

  private var lineStyle: BoxStyle {
    var style = BoxStyle()
    style.fill = .themed(light: .solid(lineColors.light), dark: .solid(lineColors.dark))
    return style
  }

  /// The card behind the rows of a section.
  var cardStyle: BoxStyle {
    var style = BoxStyle(
      cornerRadius: .constant(.points(cornerRadius)), cornerCurve: .continuous)
    style.fill = .themed(light: .solid(.white), dark: .solid(Color(hex: 0x1C1C1E)))
    return style
  }
}
