public import GalleyGeometry

/// A device as UIKit sees it in portrait, in points.
public struct Device: Hashable, Sendable {
  /// The name by which a scene asks for the device.
  public var name: String
  /// The products that share these numbers.
  package var summary: String
  public var size: Size
  /// Device pixels a point.
  public var scale: Double
  public var safeArea: EdgeInsets
  package var statusBarHeight: Double
  /// The radius of the display's corners.
  package var cornerRadius: Double

  package init(
    name: String, summary: String, size: Size, scale: Double, safeArea: EdgeInsets,
    statusBarHeight: Double, cornerRadius: Double
  ) {
    self.name = name
    self.summary = summary
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.statusBarHeight = statusBarHeight
    self.cornerRadius = cornerRadius
  }

  /// The device turned by a quarter: a notch's inset goes to both sides, 21 stay at the bottom.
  public var landscape: Device {
    var device = self
    device.size = size.transposed
    guard safeArea.bottom == 34 else { return device }
    device.safeArea = EdgeInsets(
      top: 0, leading: safeArea.top, bottom: 21, trailing: safeArea.top)
    device.statusBarHeight = 0
    return device
  }
}
