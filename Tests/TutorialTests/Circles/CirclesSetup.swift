import UIKit

/// A view controller's part: the list of the diameters.
@MainActor final class Diameters: CirclesLayoutDelegate {
  private let diameters: [Double]

  init(_ diameters: [Double]) { self.diameters = diameters }

  func collectionView(
    _ collectionView: UICollectionView, diameterForItemAt path: IndexPath
  ) -> Float { Float(diameters[path.item]) }
}

/// What a case of the tutorial sets.
struct CirclesSetup: Sendable {
  var diameters: [Double]
  var isVertical = true
  var increment = 5.0
  var space = 10.0
  /// Top, left, bottom, right.
  var insets: [Double] = [20, 20, 20, 20]
  var predecessors = 4

  /// A layout, and who answers it as long as layouts are made.
  var maker: @MainActor @Sendable () -> UICollectionViewLayout {
    let setup = self
    return {
      let layout = DelegatedCircles(Diameters(setup.diameters))
      return layout.made(setup)
    }
  }
}

/// Keeps the delegates of layouts, which layouts do not.
@MainActor private final class DelegatedCircles {
  private static var kept: [Diameters] = []
  private let delegate: Diameters

  init(_ delegate: Diameters) {
    self.delegate = delegate
    Self.kept.append(delegate)
  }

  func made(_ setup: CirclesSetup) -> UICollectionViewLayout {
    let layout = CirclesLayout()
    layout.delegate = delegate
    layout.isVertical = setup.isVertical
    layout.increment = Float(setup.increment)
    layout.minimumSpace = Float(setup.space)
    layout.insets = UIEdgeInsets(
      top: setup.insets[0], left: setup.insets[1], bottom: setup.insets[2],
      right: setup.insets[3])
    layout.predecessors = setup.predecessors
    return layout
  }
}
