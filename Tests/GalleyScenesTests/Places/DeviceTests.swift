import Galley
import GalleyScenes
import Testing

/// The devices that scenes may name.
@Suite struct DeviceTests {
  @Test(arguments: [
    ("iphone-16", "iphone-16", 393), ("iphone-17", "iphone-17", 402),
    ("iPhone 17 Pro Max", "iphone-17-pro-max", 440), ("iphone17", "iphone-17", 402),
    ("IPHONE_SE (3)", "iphone-se-3", 375), ("iphone-air", "iphone-air", 420),
    ("ipad", "ipad", 820), ("iPad mini (6)", "ipad-mini-6", 744),
    ("ipad-pro-13", "ipad-pro-13", 1032),
    ("iPad Pro 11 (M5)", "ipad-pro-11-m5", 834), ("ipad-9.7", "ipad-9.7", 768),
  ])
  func `a device is found however it is written`(
    _ asked: String, _ name: String, _ width: Double
  ) throws {
    let device = try #require(DeviceCatalog.device(named: asked))
    #expect(device.name == name)
    #expect(device.size.width == width)
  }

  @Test(arguments: [
    ("iphone-19", "; the newest iphone here is 'iphone-18-pro'"),
    ("iphone-16-por", "; did you mean 'iphone-16-pro'?"),
    ("iphone-1", "; did you mean 'iphone-11'?"),
    ("pixel-9", ""),
  ])
  func `a name that no device has is answered with one that is near`(
    _ name: String, _ advice: String
  ) {
    let text = "galley: 1\nscreen: { device: \(name) }\nviews: []"
    let error = #expect(throws: SceneError.self) {
      try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    }
    #expect(
      error?.issues.first?.message
        == "unknown device '\(name)'\(advice); 'galley list devices' names them all")
  }

  @Test func `no two devices or products have one name`() {
    let names = DeviceCatalog.products.flatMap { [$0.device] + $0.names }
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { DeviceCatalog.device(named: $0)?.name == $0 })
  }

  /// The rows of public tables: width, height, scale, insets at the top and at the bottom, corner.
  @Test(arguments: [
    ("iphone-xr", [414, 896, 2, 48, 34, 41.5]), ("iphone-12-mini", [375, 812, 3, 50, 34, 44]),
    ("iphone-13-pro", [390, 844, 3, 47, 34, 47.33]), ("iphone-16e", [390, 844, 3, 47, 34, 47.33]),
    ("iphone-15-pro-max", [430, 932, 3, 59, 34, 55]), ("iphone-17", [402, 874, 3, 62, 34, 62]),
    ("iphone-18-pro-max", [440, 956, 3, 62, 34, 62]), ("iphone-air", [420, 912, 3, 68, 34, 62]),
    ("ipad-mini-7", [744, 1133, 2, 24, 20, 21.5]), ("ipad-11", [820, 1180, 2, 24, 20, 18]),
    ("ipad-pro-11-m4", [834, 1210, 2, 24, 20, 30]), ("ipad-air-13", [1024, 1366, 2, 24, 20, 18]),
    ("iphone-se-2", [375, 667, 2, 20, 0, 0]),
  ])
  func `a device has the numbers of the tables`(_ name: String, _ row: [Double]) throws {
    let device = try #require(DeviceCatalog.device(named: name))
    #expect(
      [
        device.size.width, device.size.height, device.scale, device.safeArea.top,
        device.safeArea.bottom, device.cornerRadius,
      ] == row)
  }

  @Test(arguments: [
    ("iphone-14", SystemStyle.ios26, [0, 47, 21]), ("iphone-17", .ios18, [0, 62, 21]),
    ("iphone-17", .ios26, [20, 62, 20]), ("iphone-air", .ios26, [20, 68, 20]),
    ("iphone-se-3", .ios26, [0, 0, 0]), ("ipad-pro-11", .ios26, [24, 0, 20]),
  ])
  func `on its side a device keeps the insets of its system`(
    _ name: String, _ look: SystemStyle, _ insets: [Double]
  ) throws {
    let turned = try #require(DeviceCatalog.device(named: name)).landscape(in: look)
    #expect([turned.safeArea.top, turned.safeArea.leading, turned.safeArea.bottom] == insets)
    #expect(turned.safeArea.leading == turned.safeArea.trailing)
    #expect(turned.size.width > turned.size.height)
  }

  @Test(arguments: [
    ("iphone-x", Rect(x: 83.25, y: 0, width: 208.5, height: 30)),
    ("iphone-12", Rect(x: 90.125, y: 0, width: 209.75, height: 32)),
    ("iphone-17", Rect(x: 138.5, y: 14, width: 125, height: 36.67)),
    ("iphone-18-pro", Rect(x: 153.5, y: 14, width: 95, height: 37)),
  ])
  func `a cutout lies in the middle of the top`(_ name: String, _ frame: Rect) throws {
    let device = try #require(DeviceCatalog.device(named: name))
    #expect(device.cutout.frame(onWidth: device.size.width) == frame)
  }

  @Test(arguments: [
    ("iphone-x", 134), ("iphone-14", 139), ("iphone-11", 148), ("iphone-16-pro-max", 153.5),
    ("iphone-se-3", nil), ("ipad-10.2", nil),
  ])
  func `a home indicator is as wide as measured`(_ name: String, _ width: Double?) throws {
    #expect(try #require(DeviceCatalog.device(named: name)).homeIndicatorSize?.width == width)
  }
}
