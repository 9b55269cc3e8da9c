import Foundation
internal import GalleyGraphics
internal import GalleyLayouts

/// An accessory of a row, with its view.
@MainActor
struct AccessoryPlacement {
  let view: UIView
  let isLeading: Bool
  private let size: CGSize
  /// From the edge of the row, where it is the outermost.
  private let inset: CGFloat
  /// The width that the content loses beyond it.
  private let beyond: CGFloat

  init(_ accessory: UICellAccessory, in cell: UICollectionViewListCell) {
    isLeading = accessory.isLeading
    let font = accessory.options.font ?? .preferredFont(forTextStyle: .body)
    let margin = CGFloat(ListCellMetrics.leastMargin)
    switch accessory.face {
    case .label(let text):
      let label = UILabel()
      label.text = text
      label.font = font
      label.textColor = accessory.options.tintColor ?? .secondaryLabel
      (view, size, inset, beyond) = (label, label.intrinsicContentSize, margin, 0)
    case .view(let configuration):
      view = configuration.customView
      if let tint = configuration.tintColor { view.tintColor = tint }
      let keepsSize = configuration.maintainsFixedSize == true && !view.bounds.isEmpty
      let fitting =
        keepsSize ? view.bounds.size : view.systemLayoutSizeFitting(.zero)
      size = fitting.width > 0 ? fitting : view.bounds.size
      (inset, beyond) = (margin, 0)
    case .system(let system):
      (view, size, inset, beyond) = Self.placement(of: system, accessory.options, in: cell)
    case .outline:
      (view, size, inset, beyond) = Self.placement(
        of: cell.isExpanded ? .outlineOpen : .outline, accessory.options, in: cell)
    }
  }

  private static func placement(
    of accessory: CellAccessory, _ options: UICellAccessory.Options,
    in cell: UICollectionViewListCell
  ) -> (UIView, CGSize, CGFloat, CGFloat) {
    let scale = UIFont.preferredFont(forTextStyle: .body).pointSize / 17
    let glyph = accessory.glyph(isSelected: cell.isSelected)
    let weight = UIImage.SymbolWeight(rawValue: glyph.weight / 100) ?? .regular
    let image = UIImage(
      systemName: glyph.symbol,
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: CGFloat(glyph.size) * scale, weight: weight))
    let view = UIImageView(image: image)
    view.isOpaque = false
    view.contentMode = .center
    let color: UIColor =
      switch glyph.color {
      case .tint: cell.tintColor ?? .systemBlue
      case .gray: .tertiaryLabel
      case .red: .systemRed
      case .green: .systemGreen
      }
    view.tintColor = options.tintColor ?? color
    let box = accessory.box(isGlass: CurrentInterface.now.isIOS26)
    // As high as the symbol is before it is rounded to pixels, so that its middle stays.
    let symbol = SymbolSet.symbol(named: glyph.symbol)?
      .size(fontSize: glyph.size * Double(scale), weight: glyph.weight)
    return (
      view, CGSize(width: CGFloat(box.width) * scale, height: CGFloat(symbol?.height ?? 0)),
      CGFloat(box.inset), CGFloat(box.beyond)
    )
  }

  /// Gives the views of accessories their frames in a row, and returns what they leave for the
  /// content, in the row's coordinates.
  ///
  /// - `isReversed`: Whether text runs from right to left.
  static func place(
    _ all: [AccessoryPlacement], in bounds: CGRect, isReversed: Bool
  ) -> (leading: CGFloat, trailing: CGFloat) {
    let metrics = ListCellMetrics.cell(isGlass: CurrentInterface.now.isIOS26)
    func put(_ one: AccessoryPlacement, x: CGFloat) {
      let y = ((bounds.height - one.size.height) / 2 * 3).rounded() / 3
      one.view.frame = CGRect(
        x: isReversed ? bounds.width - x - one.size.width : x, y: y, width: one.size.width,
        height: one.size.height)
    }
    var leading: CGFloat = 0
    for one in all where one.isLeading {
      put(one, x: one.inset + leading)
      leading += one.size.width + CGFloat(ListCellMetrics.leadingAccessorySpacing)
    }
    let trailing = all.filter { !$0.isLeading && $0.size.width > 0 }
    guard let last = trailing.last, let first = trailing.first else { return (leading, 0) }
    var end = last.inset
    for one in trailing.reversed() {
      put(one, x: bounds.width - end - one.size.width)
      end += one.size.width + CGFloat(metrics.accessorySpacing)
    }
    return (leading, end - CGFloat(metrics.accessorySpacing) + first.beyond)
  }
}
