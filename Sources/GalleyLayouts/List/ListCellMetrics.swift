/// The distances of a row's texts, image and accessories from its edges and from each other, in
/// points.
package struct ListCellMetrics: Sendable {
  /// Above and below a text alone.
  package var alone: (top: Double, bottom: Double)
  /// Above and below texts that stand below each other.
  package var stacked: (top: Double, bottom: Double)
  /// Between those.
  package var lineGap = 0.0
  /// Between a text and the value at the other end of its line, at least.
  package var valueGap = 8.0
  /// Between the image and the text.
  package var imageGap = 0.0
  /// Above and below an image, at least.
  package var imageMargin = 0.0
  /// By how much the box of a symbol begins before the margin.
  package var symbolOutset = 0.0
  /// Between the texts and the accessories.
  package var accessoryGap = 8.0
  /// Between two accessories.
  package var accessorySpacing = 0.0
  package var leastHeight = 0.0

  /// From the edges of the row to its content, where the screen's margin is not larger.
  package static let leastMargin = 16.0
  /// How wide the box of a symbol is, in whose middle it stands.
  package static let symbolBox = 28.0
  /// By how much an accessory at the leading edge moves the content beyond its width, which makes 40
  /// for those of the system in the usual text size.
  package static let leadingAccessorySpacing = 14.0

  /// Those of a cell: of iOS 26 as recorded, the room above images derived; before that as
  /// UIListContentConfiguration tells them of itself, the room above images and the gaps beside
  /// values and accessories derived.
  package static func cell(isGlass: Bool) -> ListCellMetrics {
    isGlass
      ? ListCellMetrics(
        alone: (16, 15.5), stacked: (15, 15), imageGap: 12, imageMargin: 11, symbolOutset: 2,
        accessorySpacing: 10.5)
      : ListCellMetrics(
        alone: (11, 11), stacked: (11, 11), lineGap: 3, valueGap: 12, imageGap: 16, imageMargin: 7,
        accessorySpacing: 10, leastHeight: 44)
  }

  /// Those of a header, recorded but for plain lists before iOS 26, for which they are derived.
  package static func header(isGlass: Bool, in appearance: ListStyle.Appearance) -> ListCellMetrics
  {
    if isGlass { return ListCellMetrics(alone: (10, 10), stacked: (10, 10), imageGap: 12) }
    return appearance == .plain
      ? ListCellMetrics(alone: (6, 6), stacked: (6, 6), imageGap: 16)
      : ListCellMetrics(alone: (17, 6), stacked: (17, 6), imageGap: 16)
  }

  /// Those of a footer, recorded on iOS 26.
  package static let footer = ListCellMetrics(alone: (8, 6), stacked: (8, 6))
}
