public import Foundation

/// How views of a class are made: Swift makes none of a class that is only known when it runs, unless
/// the initializer is `required`, which UIKit's is not.
@preconcurrency @MainActor @_spi(Hosting) public enum ReusableViewFactory {
  private static var makers: [ObjectIdentifier: (CGRect) -> UICollectionReusableView] = [
    ObjectIdentifier(UICollectionReusableView.self): { UICollectionReusableView(frame: $0) },
    ObjectIdentifier(UICollectionViewListCell.self): { UICollectionViewListCell(frame: $0) },
    ObjectIdentifier(UICollectionViewCell.self): { UICollectionViewCell(frame: $0) },
  ]

  /// Says how views of a class are made; code that is generated beside the class does.
  public static func register(
    _ viewClass: UICollectionReusableView.Type,
    _ maker: @escaping @MainActor (CGRect) -> UICollectionReusableView
  ) {
    makers[ObjectIdentifier(viewClass)] = { maker($0) }
  }

  private static var cellMakers: [ObjectIdentifier: (String) -> UITableViewCell] = [
    ObjectIdentifier(UITableViewCell.self): {
      UITableViewCell(style: .default, reuseIdentifier: $0)
    }
  ]

  /// Says how the cells of a table are made; code that is generated beside the class does.
  public static func register(
    _ cellClass: UITableViewCell.Type, _ maker: @escaping @MainActor (String) -> UITableViewCell
  ) {
    cellMakers[ObjectIdentifier(cellClass)] = { maker($0) }
  }

  /// A cell of a table, of the class or the nearest above it that somebody said how to make.
  static func make(_ cellClass: UITableViewCell.Type, identifier: String) -> UITableViewCell {
    var wanted: AnyClass? = cellClass
    while let next = wanted {
      if let maker = cellMakers[ObjectIdentifier(next)] { return maker(identifier) }
      wanted = _getSuperclass(next)
    }
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A view of a class; of the nearest class above it that somebody said how to make, where nobody
  /// did for the class itself.
  static func make(_ viewClass: UICollectionReusableView.Type, _ frame: CGRect)
    -> UICollectionReusableView
  {
    var wanted: AnyClass? = viewClass
    while let next = wanted {
      if let maker = makers[ObjectIdentifier(next)] { return maker(frame) }
      wanted = _getSuperclass(next)
    }
    return UICollectionReusableView(frame: frame)
  }
}
