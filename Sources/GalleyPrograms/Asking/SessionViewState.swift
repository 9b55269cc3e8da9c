internal import GalleyGeometry
package import GalleyLayouts

/// The view that a layout lays out, and how many items there are.
package struct SessionViewState: Codable, Hashable {
  package var size: [Double]
  /// Top, left, bottom, right.
  package var insets: [Double]
  package var safeArea: [Double]
  /// What of the top inset a large title takes.
  package var collapsibleInset: Double
  package var scale: Double
  package var isRightToLeft: Bool
  package var interface: InterfaceTraits
  package var counts: [Int]
  /// Nil where cells have no say in their sizes.
  package var sizes: SessionSizes?

  package init(content: Content, environment: Environment, sizing: SelfSizing?) {
    let insets = environment.contentInset.fromLeft(environment)
    let safeArea = environment.safeAreaInset.fromLeft(environment)
    size = [environment.size.width, environment.size.height]
    self.insets = [insets.top, insets.leading, insets.bottom, insets.trailing]
    self.safeArea = [safeArea.top, safeArea.leading, safeArea.bottom, safeArea.trailing]
    collapsibleInset = environment.collapsibleInset
    scale = environment.scale
    isRightToLeft = environment.layoutDirection == .rightToLeft
    interface = environment.interface
    counts = content.sections.map { max(0, $0.count) }
    sizes = SessionSizes(content, sizing)
  }
}

extension EdgeInsets {
  /// With the left one for the leading one.
  fileprivate func fromLeft(_ environment: Environment) -> EdgeInsets {
    environment.layoutDirection == .rightToLeft ? mirrored : self
  }
}
