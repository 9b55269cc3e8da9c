/// What bars of the system take of a screen, in points.
package enum BarExtents {
  /// What a large title of the usual size adds to a navigation bar. [R]
  package static let largeTitle = 52.0
  /// The row of a navigation bar on iOS 26. [R]
  package static let navigationRow = 54.0
  /// A tab bar on iOS 26 with the home indicator below it. [R]
  package static let tabBar = 83.0
  /// From the bottom of the screen to where a search field above it begins, on a phone of iOS 26.
  /// [R]
  package static let searchAtBottom = 76.0

  /// The row of a navigation bar before iOS 26: 44, 32 on a phone on its side, 50 on a tablet. [C]
  package static func navigationRowBefore26(isTablet: Bool, isOnSide: Bool) -> Double {
    isTablet ? 50 : isOnSide ? 32 : 44
  }

  /// The row of a tab bar before iOS 26: 49, 32 on a phone on its side, 50 on a tablet. [C]
  package static func tabRowBefore26(isTablet: Bool, isOnSide: Bool) -> Double {
    isTablet ? 50 : isOnSide ? 32 : 49
  }
}
