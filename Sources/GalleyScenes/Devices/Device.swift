public import GalleyGeometry
package import GalleyLayouts

/// A device as UIKit sees it in portrait, in points.
public struct Device: Hashable, Sendable {
  /// The name by which a scene asks for the device.
  public var name: String
  /// The products that share these numbers.
  package var summary: String
  /// The size of the screen, in points, upright.
  public var size: Size
  /// Device pixels a point.
  public var scale: Double
  /// The insets that keep clear of the device's corners and bars, in points, upright.
  public var safeArea: EdgeInsets
  package var statusBarHeight: Double
  /// The radius of the display's corners.
  package var cornerRadius: Double
  package var cutout: DisplayCutout
  /// Whether it lies on its side.
  package var isLandscape = false

  package init(
    name: String, summary: String, size: Size, scale: Double, safeArea: EdgeInsets,
    statusBarHeight: Double, cornerRadius: Double, cutout: DisplayCutout = .none
  ) {
    self.name = name
    self.summary = summary
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.statusBarHeight = statusBarHeight
    self.cornerRadius = cornerRadius
    self.cutout = cutout
  }

  /// Whether it is an iPad.
  package var isTablet: Bool { name.hasPrefix("ipad") }

  /// Its width in portrait.
  package var shortSide: Double { min(size.width, size.height) }

  /// The bar at the bottom that stands for a home button; nil where there is one.
  ///
  /// Widths of phones in portrait are measured [R, C]; on its side, and of tablets, they are what
  /// design kits have [U].
  package var homeIndicatorSize: Size? {
    guard safeArea.bottom > 0 else { return nil }
    if isTablet { return Size(width: 320, height: 5) }
    let width =
      switch shortSide {
      case ..<380: 134.0
      case ..<410: 139.0
      case ..<425: 148.0
      default: 153.5
      }
    guard isLandscape else { return Size(width: width, height: 5) }
    return Size(width: width == 134 ? 209 : (width * 1.65).rounded(), height: 5)
  }

  /// Between the home indicator and the lower edge.
  package static let homeIndicatorGap = 8.0

  /// The device turned by a quarter.
  public var landscape: Device { landscape(in: .ios26) }

  /// The device turned by a quarter: phones have no status bar then; a notch's inset goes to both
  /// sides, and 21 points stay at the bottom.
  ///
  /// Of phones whose island lies lower iOS 26 keeps 20 at the top and at the bottom.
  package func landscape(in look: SystemStyle) -> Device {
    var device = self
    device.size = size.transposed
    device.isLandscape = true
    guard !isTablet else { return device }
    device.statusBarHeight = 0
    guard safeArea.bottom == 34 else {
      device.safeArea = .zero
      return device
    }
    let isWide = look == .ios26 && safeArea.top > 60
    device.safeArea = EdgeInsets(
      top: isWide ? 20 : 0, leading: safeArea.top, bottom: isWide ? 20 : 21,
      trailing: safeArea.top)
    return device
  }
}
