internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyScenes

/// The colors of a chart where its scene says none.
struct ChartColors: Sendable {
  let series: [Bindable<Color>]
  let label: Color
  let secondaryLabel: Color
  let grid: Color
  /// The ground of a card with what is selected.
  let card: Color
  /// From the least to the greatest number that shades marks.
  private let shades: [Bindable<Color>]

  /// Swift Charts' order.
  private static let usual: [SystemColor] = [
    .systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemRed, .systemCyan,
    .systemYellow,
  ]

  init(_ own: [Bindable<Color>], _ reader: LayerReader) {
    series = own.isEmpty ? Self.usual.map { reader.color($0) } : own
    let blue = reader[.systemBlue]
    shades = own.isEmpty ? [.constant(blue.withAlpha(0.12)), .constant(blue)] : own
    label = reader[.label]
    secondaryLabel = reader[.secondaryLabel]
    grid = reader[.separator]
    card = reader.color(light: Color(hex: 0xF2F2F7), dark: Color(hex: 0x2C2C2E))
  }

  func color(ofSeries number: Int, in context: LayerContext) -> Color {
    series[number % series.count].resolved(in: context.scope, issues: context.issues) ?? label
  }

  /// - `shade`: From 0 for the first color to 1 for the last; one color alone begins faint.
  func color(ofShade shade: Double, in context: LayerContext) -> Color {
    var colors = shades.map { $0.resolved(in: context.scope, issues: context.issues) ?? label }
    if colors.count == 1 { colors.insert(colors[0].withAlpha(colors[0].alpha * 0.12), at: 0) }
    let place = min(max(shade, 0), 1) * Double(colors.count - 1)
    let index = min(Int(place), colors.count - 2)
    return colors[index].interpolated(to: colors[index + 1], at: place - Double(index))
  }

  /// The color of a text on a mark: white on dark ones, black on light ones, that of labels on faint
  /// ones.
  func text(on color: Color?) -> Color {
    guard let color, color.alpha > 0.45 else { return label }
    return color.contrast(with: .white) >= 2.6 ? .white : .black
  }
}
