public import Foundation

/// How views are made where only their class is known.
@preconcurrency @MainActor @_spi(Hosting) public enum ViewMaking {
  /// Whether they are made by the initializers of their classes, as on a phone, where nobody said how:
  /// a class that has no such one ends the program.
  public static var isDynamic = false
}

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

  /// A view of a class; of the nearest class above it that somebody said how to make, where nobody
  /// did for the class itself.
  static func make(_ viewClass: UICollectionReusableView.Type, _ frame: CGRect)
    -> UICollectionReusableView
  {
    if ViewMaking.isDynamic, makers[ObjectIdentifier(viewClass)] == nil {
      return viewClass.make(frame: frame)
    }
    var wanted: AnyClass? = viewClass
    while let next = wanted {
      if let maker = makers[ObjectIdentifier(next)] { return maker(frame) }
      wanted = _getSuperclass(next)
    }
    return UICollectionReusableView(frame: frame)
  }
}
