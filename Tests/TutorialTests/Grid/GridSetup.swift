import UIKit

/// A view controller's part: the scales of the items, and the lengths.
@MainActor final class GridScales: ScaledGridLayoutDelegate {
  private static var kept: [GridScales] = []
  private let setup: GridSetup

  init(_ setup: GridSetup) {
    self.setup = setup
    Self.kept.append(self)
  }

  func scale(forItemAt path: IndexPath) -> Int {
    Int(setup.scales[path.section][path.item])
  }

  func itemLength(forWidth width: CGFloat) -> CGFloat { width * CGFloat(setup.aspect) }

  func headerLength(forWidth width: CGFloat) -> CGFloat { CGFloat(setup.header) }
}

/// What a case of the tutorial sets.
struct GridSetup: Sendable {
  var scales: [[Double]]
  var isVertical = true
  var divisions = 4
  var spacing = 10.0
  var aspect = 1.0
  var header = 0.0

  var maker: @MainActor @Sendable () -> UICollectionViewLayout {
    let setup = self
    return {
      let layout = ScaledGridLayout()
      let scales = GridScales(setup)
      layout.delegate = scales
      layout.isVertical = setup.isVertical
      layout.divisions = setup.divisions
      layout.spacing = CGFloat(setup.spacing)
      return layout
    }
  }
}
