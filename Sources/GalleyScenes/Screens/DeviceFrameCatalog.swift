internal import GalleyGeometry

/// The bezels of devices.
package enum DeviceFrameCatalog {
  /// The frame of a device.
  ///
  /// A device that is not in the tables has the frame of a phone or a tablet of today.
  package static func frame(of device: Device) -> DeviceFrame {
    if let row = drawn.first(where: { $0.names.contains(device.name) }) { return row.frame }
    if let row = derived.first(where: { $0.names.contains(device.name) }) {
      return frame(row, of: device)
    }
    return frame(Derived([], 15, device.isTablet ? .tablet : .actionButton), of: device)
  }

  private typealias Button = DeviceFrame.Button

  // MARK: - From Apple's drawings

  /// Bezels, rims, corners and buttons, from Apple's dimensional drawings [A].
  private static let drawn: [(names: [String], frame: DeviceFrame)] = [
    (
      ["iphone-17-pro", "iphone-18-pro"],
      frame(
        8.75, 7.25, 78,
        phoneButtons(186, 42, volume: (259, 344, 68), side: (282, 107), camera: (543, 103)))
    ),
    (
      ["iphone-17-pro-max", "iphone-18-pro-max"],
      frame(
        8.25, 7.25, 77.5,
        phoneButtons(186, 42, volume: (259, 344, 68), side: (282, 107), camera: (624, 103)))
    ),
    (
      ["iphone-17"],
      frame(
        8.75, 6, 76.75,
        phoneButtons(185, 42, volume: (257, 343, 68), side: (281, 107), camera: (541, 103)))
    ),
    (
      ["iphone-air"],
      frame(
        8.65, 6.85, 77.5,
        phoneButtons(185, 42, volume: (257, 343, 68), side: (280, 108), camera: (581, 103)))
    ),
    (
      ["iphone-16e", "iphone-17e"],
      frame(14.7, 6.3, 68, phoneButtons(166, 46, volume: (239, 324, 72), side: (262, 111)))
    ),
    (
      ["iphone-16-pro"],
      frame(
        8.75, 6, 76.7,
        phoneButtons(
          185, 41.5, volume: (257.3, 343, 67.7), side: (280.7, 106.6), camera: (541.2, 103)))
    ),
    (
      ["iphone-8", "iphone-7", "iphone-6s", "iphone-6", "iphone-se", "iphone-se-2", "iphone-se-3"],
      DeviceFrame(
        sideBezel: 17, endBezel: 99, rim: 11, cornerRadius: 66, buttons: homeButtonPhone,
        homeButton: DeviceFrame.HomeButton(diameter: 70, height: 59), isDrawn: true)
    ),
  ]

  private static let homeButtonPhone = phoneButtons(
    113, 36, volume: (188, 268, 68), side: (188, 68))

  private static func frame(
    _ bezel: Double, _ rim: Double, _ cornerRadius: Double, _ buttons: [Button]
  ) -> DeviceFrame {
    DeviceFrame(
      sideBezel: bezel, endBezel: bezel, rim: rim, cornerRadius: cornerRadius, buttons: buttons,
      isDrawn: true)
  }

  /// The upper left button, the two of the volume, and those on the right.
  private static func phoneButtons(
    _ start: Double, _ length: Double, volume: (up: Double, down: Double, length: Double),
    side: (start: Double, length: Double), camera: (start: Double, length: Double)? = nil
  ) -> [Button] {
    let buttons = [
      Button(edge: .left, start: start, length: length),
      Button(edge: .left, start: volume.up, length: volume.length),
      Button(edge: .left, start: volume.down, length: volume.length),
      Button(edge: .right, start: side.start, length: side.length),
    ]
    guard let camera else { return buttons }
    return buttons + [
      Button(edge: .right, start: camera.start, length: camera.length, isFlush: true)
    ]
  }

  // MARK: - Derived

  /// The buttons of a device's body.
  private enum Build {
    case homeButton
    case ringSwitch
    case actionButton
    case cameraControl
    case homeButtonTablet
    case tablet
    /// With the volume on the top edge.
    case smallTablet
  }

  /// Of devices: from the display to the body's outside, half the difference of Apple's sizes of
  /// both, in points.
  private struct Derived {
    var names: [String]
    var side: Double
    var end: Double
    var build: Build

    init(_ names: [String], _ side: Double, _ build: Build, end: Double? = nil) {
      self.names = names
      self.side = side
      self.end = end ?? side
      self.build = build
    }
  }

  private static let derived: [Derived] = [
    Derived(["iphone-se-1", "iphone-5s", "iphone-5"], 27.9, .homeButton, end: 113),
    Derived(
      ["iphone-8-plus", "iphone-7-plus", "iphone-6s-plus", "iphone-6-plus"], 29.4, .homeButton,
      end: 111.4),
    Derived(["iphone-x", "iphone-xs"], 25.6, .ringSwitch),
    Derived(["iphone-11-pro"], 27, .ringSwitch),
    Derived(["iphone-xs-max", "iphone-11-pro-max"], 25.7, .ringSwitch),
    Derived(["iphone-11", "iphone-xr"], 36, .ringSwitch),
    Derived(["iphone-12-mini", "iphone-13-mini"], 21.5, .ringSwitch),
    Derived(
      ["iphone-12", "iphone-12-pro", "iphone-13", "iphone-13-pro", "iphone-14"], 20.8, .ringSwitch),
    Derived(["iphone-12-pro-max", "iphone-13-pro-max", "iphone-14-plus"], 20.7, .ringSwitch),
    Derived(["iphone-14-pro"], 19.3, .ringSwitch),
    Derived(["iphone-14-pro-max"], 19.2, .ringSwitch),
    Derived(["iphone-15", "iphone-15-plus"], 19.6, .ringSwitch),
    Derived(["iphone-15-pro"], 16.6, .actionButton),
    Derived(["iphone-15-pro-max"], 16.5, .actionButton),
    Derived(["iphone-16", "iphone-16-plus"], 19.6, .cameraControl),
    Derived(["iphone-16-pro-max"], 14.2, .cameraControl),
    Derived(
      ["ipad-9.7", "ipad-5", "ipad-6", "ipad-mini-4", "ipad-mini-5", "ipad-air-2"], 56.4,
      .homeButtonTablet, end: 111.7),
    Derived(["ipad-10.2", "ipad-7", "ipad-8", "ipad-9"], 47.3, .homeButtonTablet, end: 111.2),
    Derived(["ipad-10.5", "ipad-air-3", "ipad-pro-10.5"], 35.3, .homeButtonTablet, end: 95.1),
    Derived(["ipad-mini-7", "ipad-mini", "ipad-mini-6", "ipad-8.3"], 60.6, .smallTablet),
    Derived(
      [
        "ipad-air-11", "ipad", "ipad-10", "ipad-11", "ipad-10.9", "ipad-air", "ipad-air-4",
        "ipad-air-5",
      ],
      53.6, .tablet),
    Derived(["ipad-pro-11", "ipad-pro-12.9", "ipad-air-13"], 46.5, .tablet),
    Derived(
      [
        "ipad-pro-11-m4", "ipad-pro-11-m5", "ipad-pro-13", "ipad-pro", "ipad-pro-13-m4",
        "ipad-pro-13-m5",
      ],
      44, .tablet),
  ]

  private static func frame(_ row: Derived, of device: Device) -> DeviceFrame {
    let rim = device.isTablet ? 5.0 : 6.0
    let hasHomeButton = row.build == .homeButton || row.build == .homeButtonTablet
    let cornerRadius =
      hasHomeButton ? (device.isTablet ? 48 : 66) : device.cornerRadius + row.side
    return DeviceFrame(
      sideBezel: row.side - rim, endBezel: row.end - rim, rim: rim, cornerRadius: cornerRadius,
      buttons: buttons(of: row.build),
      homeButton: hasHomeButton
        ? DeviceFrame.HomeButton(diameter: min(70, row.end * 0.62), height: row.end * 0.52) : nil)
  }

  private static func buttons(of build: Build) -> [Button] {
    switch build {
    case .homeButton: homeButtonPhone
    case .ringSwitch: phoneButtons(166, 36, volume: (239, 324, 68), side: (262, 107))
    case .actionButton: phoneButtons(185, 42, volume: (257, 343, 68), side: (281, 107))
    case .cameraControl:
      phoneButtons(185, 42, volume: (257, 343, 68), side: (281, 107), camera: (541, 103))
    case .homeButtonTablet, .tablet:
      [
        Button(edge: .top, start: 62, length: 58), Button(edge: .right, start: 104, length: 58),
        Button(edge: .right, start: 168, length: 58),
      ]
    case .smallTablet:
      [
        Button(edge: .top, start: 76, length: 70), Button(edge: .top, start: -76, length: 58),
        Button(edge: .top, start: -140, length: 58),
      ]
    }
  }
}
