internal import Foundation
public import UIKit

/// A layout of one item, as large as its view, whose cell shows a controller's view.
@MainActor
final class ControllerLayout: UICollectionViewLayout {
  private var place: CGRect { CGRect(origin: .zero, size: collectionView?.bounds.size ?? .zero) }

  override var collectionViewContentSize: CGSize { place.size }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    layoutAttributesForItem(at: IndexPath(item: 0, section: 0)).map { [$0] }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard collectionView?.numberOfItems(inSection: 0) == 1 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = place
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != place.size
  }
}

/// The one cell, with the view of a controller that lives as long.
@MainActor
final class ControllerSource: NSObject, UICollectionViewDataSource {
  private let make: @MainActor () -> UIViewController
  private var controller: UIViewController?

  init(making make: @escaping @MainActor () -> UIViewController) { self.make = make }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: Foundation.IndexPath
  ) -> UICollectionViewCell {
    let cell = UICollectionViewCell(
      frame: CGRect(origin: .zero, size: collectionView.bounds.size))
    let stage = UIWindow(frame: cell.bounds)
    stage.setSafeAreaInsets(collectionView.safeAreaInsets)
    cell.contentView.addSubview(stage)
    let shown = Self.staged(make())
    controller = shown
    shown.appear(in: stage)
    shown.showPresented()
    return cell
  }

  /// A controller with a navigation controller around it, whose bar shows where it is given
  /// something to show; one that contains others, or is in one, as it is.
  private static func staged(_ controller: UIViewController) -> UIViewController {
    if let outermost = sequence(first: controller, next: \.parent).dropFirst().suffix(1).first {
      return outermost
    }
    guard !(controller is UINavigationController), !(controller is UITabBarController) else {
      return controller
    }
    let navigation = UINavigationController(rootViewController: controller)
    navigation.hidesEmptyBar = true
    return navigation
  }
}

extension HostProgram {
  /// The controller of a class as its storyboard has it, a new one.
  @preconcurrency @MainActor
  public static func controller<Controller: UIViewController>(
    ofScene type: Controller.Type
  ) -> UIViewController {
    guard let controller = UIStoryboard.controller(of: type) else {
      fatalError("no storyboard that can be read has a scene of the class \(type)")
    }
    return controller
  }

  /// A layout that shows the view of a controller, a new one for each layout.
  @preconcurrency @MainActor
  public static func layout(
    showing make: @escaping @MainActor () -> UIViewController
  ) -> UICollectionViewLayout {
    let layout = ControllerLayout()
    give(ControllerSource(making: make), to: layout)
    return layout
  }
}
