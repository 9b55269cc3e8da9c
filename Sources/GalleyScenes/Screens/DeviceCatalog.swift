internal import GalleyGeometry

/// The devices that scenes may name.
public enum DeviceCatalog {
  /// All devices, phones before tablets, older before newer.
  public static let devices: [Device] = [
    device("iphone-se-1", "iPhone 5s, SE (1st)", 320, 568, 2, 20, 0, 20, 0),
    device("iphone-8", "iPhone 6 to 8", 375, 667, 2, 20, 0, 20, 0),
    device("iphone-se-3", "iPhone SE (2nd, 3rd)", 375, 667, 2, 20, 0, 20, 0),
    device("iphone-8-plus", "iPhone 6 Plus to 8 Plus", 414, 736, 3, 20, 0, 20, 0),
    device("iphone-x", "iPhone X, XS, 11 Pro", 375, 812, 3, 44, 34, 44, 39),
    device("iphone-xs-max", "iPhone XS Max, 11 Pro Max", 414, 896, 3, 44, 34, 44, 39),
    device("iphone-11", "iPhone XR, 11", 414, 896, 2, 48, 34, 48, 41.5),
    device("iphone-13-mini", "iPhone 12 mini, 13 mini", 375, 812, 3, 50, 34, 50, 44),
    device("iphone-14", "iPhone 12 to 14, 12 Pro, 13 Pro, 16e", 390, 844, 3, 47, 34, 47, 47.33),
    device("iphone-14-plus", "iPhone 12 and 13 Pro Max, 14 Plus", 428, 926, 3, 47, 34, 47, 53.33),
    device("iphone-16", "iPhone 14 Pro, 15, 15 Pro, 16", 393, 852, 3, 59, 34, 54, 55),
    device("iphone-16-plus", "iPhone 14 Pro Max, 15 Plus to 16 Plus", 430, 932, 3, 59, 34, 54, 55),
    device("iphone-16-pro", "iPhone 16 Pro, 17, 17 Pro", 402, 874, 3, 62, 34, 54, 62),
    device("iphone-16-pro-max", "iPhone 16 Pro Max, 17 Pro Max", 440, 956, 3, 62, 34, 54, 62),
    device("ipad-9.7", "iPad 9.7, iPad mini to the 5th", 768, 1024, 2, 20, 0, 20, 0),
    device("ipad-10.2", "iPad 10.2", 810, 1080, 2, 20, 0, 20, 0),
    device("ipad-10.5", "iPad Air (3rd), iPad Pro 10.5", 834, 1112, 2, 20, 0, 20, 0),
    device("ipad-pro-11", "iPad Pro 11", 834, 1194, 2, 24, 20, 24, 18),
    device("ipad-pro-12.9", "iPad Pro 12.9 (3rd to 6th)", 1024, 1366, 2, 24, 20, 24, 18),
    device("ipad-pro-13", "iPad Pro 13 (M4)", 1032, 1376, 2, 24, 20, 24, 30),
  ]

  public static func device(named name: String) -> Device? {
    devices.first { $0.name == name }
  }

  private static func device(
    _ name: String, _ summary: String, _ width: Double, _ height: Double, _ scale: Double,
    _ top: Double, _ bottom: Double, _ statusBar: Double, _ corner: Double
  ) -> Device {
    Device(
      name: name, summary: summary, size: Size(width: width, height: height), scale: scale,
      safeArea: EdgeInsets(top: top, bottom: bottom), statusBarHeight: statusBar,
      cornerRadius: corner)
  }
}
