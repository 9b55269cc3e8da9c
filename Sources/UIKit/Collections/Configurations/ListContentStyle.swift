import Foundation
internal import GalleyLayouts

/// The part of a list that a content configuration is for.
enum ListContentStyle: Hashable {
  case cell
  case valueCell
  case plainHeader
  case groupedHeader
  case prominentHeader
  case extraProminentHeader
  case sidebarHeader
  case footer

  /// As UIListContentConfiguration tells it of itself: less than a row's own, which counts where no
  /// accessory stands there.
  private static let trailingMargin: CGFloat = 8

  private var isGlass: Bool { CurrentInterface.now.isIOS26 }

  /// The distances that Galley's rows have.
  var metrics: ListCellMetrics {
    switch self {
    case .cell, .valueCell: .cell(isGlass: isGlass)
    case .plainHeader: .header(isGlass: isGlass, in: .plain)
    case .groupedHeader, .prominentHeader, .extraProminentHeader, .sidebarHeader:
      .header(isGlass: isGlass, in: .grouped)
    case .footer: .footer
    }
  }

  /// From the edges to texts below each other.
  func margins(ofTexts count: Int) -> NSDirectionalEdgeInsets {
    let edges = count > 1 ? metrics.stacked : metrics.alone
    return NSDirectionalEdgeInsets(
      top: CGFloat(edges.top), leading: CGFloat(ListCellMetrics.leastMargin),
      bottom: CGFloat(edges.bottom), trailing: Self.trailingMargin)
  }

  /// Whether the other text stands beside the text.
  var isSideBySide: Bool { self == .valueCell }

  /// Whether texts are in capitals.
  var isUppercase: Bool { self == .groupedHeader && !isGlass }

  var font: UIFont {
    switch self {
    case .cell, .valueCell: .preferredFont(forTextStyle: .body)
    case .plainHeader: .preferredFont(forTextStyle: .headline)
    case .groupedHeader:
      .preferredFont(forTextStyle: isGlass ? .headline : .footnote)
    case .prominentHeader: Self.preferredFont(.title3, .bold)
    case .extraProminentHeader: Self.preferredFont(.title2, .bold)
    case .sidebarHeader: Self.preferredFont(.title3, .semibold)
    case .footer: .preferredFont(forTextStyle: .footnote)
    }
  }

  private static func preferredFont(
    _ style: UIFont.TextStyle, _ weight: UIFont.Weight
  ) -> UIFont {
    .systemFont(ofSize: UIFont.preferredFont(forTextStyle: style).pointSize, weight: weight)
  }

  var secondaryFont: UIFont {
    .preferredFont(forTextStyle: self == .valueCell ? .body : .subheadline)
  }

  var color: UIColor {
    switch self {
    case .groupedHeader, .footer: .secondaryLabel
    case .plainHeader: isGlass ? .secondaryLabel : .label
    default: .label
    }
  }
}
