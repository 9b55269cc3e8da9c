/// A device whose screen a layout is drawn on; the raw value is its name in scenes.
///
/// Devices with the same screen are one: an iPhone 15 is an `iPhone16` here.
public enum SnapshotDevice: String, Hashable, Sendable, CaseIterable {
  case iPhoneSE1 = "iphone-se-1"
  case iPhone8 = "iphone-8"
  case iPhoneSE3 = "iphone-se-3"
  case iPhone8Plus = "iphone-8-plus"
  case iPhoneX = "iphone-x"
  case iPhoneXSMax = "iphone-xs-max"
  case iPhone11 = "iphone-11"
  case iPhone13Mini = "iphone-13-mini"
  case iPhone14 = "iphone-14"
  case iPhone14Plus = "iphone-14-plus"
  case iPhone16 = "iphone-16"
  case iPhone16Plus = "iphone-16-plus"
  case iPhone16Pro = "iphone-16-pro"
  case iPhone16ProMax = "iphone-16-pro-max"
  case iPhoneAir = "iphone-air"
  case iPad97 = "ipad-9.7"
  case iPad102 = "ipad-10.2"
  case iPad105 = "ipad-10.5"
  case iPadMini7 = "ipad-mini-7"
  case iPadAir11 = "ipad-air-11"
  case iPadPro11 = "ipad-pro-11"
  case iPadPro11M4 = "ipad-pro-11-m4"
  case iPadPro129 = "ipad-pro-12.9"
  case iPadPro13 = "ipad-pro-13"
}

/// Devices by the names of their products, as scenes may write them: an iPhone 17 has the screen of
/// an iPhone 16 Pro.
extension SnapshotDevice {
  /// The screen of an iPhone 12, which is that of an iPhone 14.
  public static let iPhone12 = SnapshotDevice.iPhone14
  /// The screen of an iPhone 12 Pro, which is that of an iPhone 14.
  public static let iPhone12Pro = SnapshotDevice.iPhone14
  /// The screen of an iPhone 13, which is that of an iPhone 14.
  public static let iPhone13 = SnapshotDevice.iPhone14
  /// The screen of an iPhone 13 Pro, which is that of an iPhone 14.
  public static let iPhone13Pro = SnapshotDevice.iPhone14
  /// The screen of an iPhone 14 Pro, which is that of an iPhone 16.
  public static let iPhone14Pro = SnapshotDevice.iPhone16
  /// The screen of an iPhone 15, which is that of an iPhone 16.
  public static let iPhone15 = SnapshotDevice.iPhone16
  /// The screen of an iPhone 15 Pro, which is that of an iPhone 16.
  public static let iPhone15Pro = SnapshotDevice.iPhone16
  /// The screen of an iPhone 15 Plus, which is that of an iPhone 16 Plus.
  public static let iPhone15Plus = SnapshotDevice.iPhone16Plus
  /// The screen of an iPhone 15 Pro Max, which is that of an iPhone 16 Plus.
  public static let iPhone15ProMax = SnapshotDevice.iPhone16Plus
  /// The screen of an iPhone 16e, which is that of an iPhone 14.
  public static let iPhone16e = SnapshotDevice.iPhone14
  /// The screen of an iPhone 17, which is that of an iPhone 16 Pro.
  public static let iPhone17 = SnapshotDevice.iPhone16Pro
  /// The screen of an iPhone 17e, which is that of an iPhone 14.
  public static let iPhone17e = SnapshotDevice.iPhone14
  /// The screen of an iPhone 17 Pro, which is that of an iPhone 16 Pro.
  public static let iPhone17Pro = SnapshotDevice.iPhone16Pro
  /// The screen of an iPhone 17 Pro Max, which is that of an iPhone 16 Pro Max.
  public static let iPhone17ProMax = SnapshotDevice.iPhone16ProMax
  /// The screen of an iPhone 18 Pro, which is that of an iPhone 16 Pro.
  public static let iPhone18Pro = SnapshotDevice.iPhone16Pro
  /// The screen of an iPhone 18 Pro Max, which is that of an iPhone 16 Pro Max.
  public static let iPhone18ProMax = SnapshotDevice.iPhone16ProMax
}
