package import GalleyLayouts
package import GalleyPrograms
package import UIKit

extension UIKitLayout {
  /// Layouts of this very process, which are made and asked on its main thread.
  ///
  /// - Parameters:
  ///   - sizing: What the content of cells, headers and footers decides; nil for nothing.
  ///   - make: Makes a layout, a new one for each state that is played.
  package init(
    sizing: SelfSizing? = nil,
    making make: @escaping @MainActor @Sendable () -> UICollectionViewLayout
  ) {
    self.init(LayoutInProcess(making: make), sizing: sizing)
  }
}
