/// A device whose screen a layout is drawn on; the raw value is its name in scenes.
///
/// Devices with the same screen are one: an iPhone 15 is an `iPhone16` here.
public enum SnapshotDevice: String, Hashable, Sendable, CaseIterable {
  /// 320 × 568 points.
  case iPhoneSE1 = "iphone-se-1"
  /// 375 × 667 points, as iPhone 6 to 8.
  case iPhone8 = "iphone-8"
  /// 375 × 667 points, as the second and third iPhone SE.
  case iPhoneSE3 = "iphone-se-3"
  /// 414 × 736 points, as iPhone 6 Plus to 8 Plus.
  case iPhone8Plus = "iphone-8-plus"
  /// 375 × 812 points, as iPhone XS and 11 Pro.
  case iPhoneX = "iphone-x"
  /// 414 × 896 points, as iPhone 11 Pro Max.
  case iPhoneXSMax = "iphone-xs-max"
  /// 414 × 896 points, as iPhone XR.
  case iPhone11 = "iphone-11"
  /// 375 × 812 points, as iPhone 12 mini.
  case iPhone13Mini = "iphone-13-mini"
  /// 390 × 844 points, as iPhone 12, 13, 16e and 17e.
  case iPhone14 = "iphone-14"
  /// 428 × 926 points, as iPhone 12 Pro Max and 13 Pro Max.
  case iPhone14Plus = "iphone-14-plus"
  /// 393 × 852 points, as iPhone 14 Pro, 15 and 15 Pro.
  case iPhone16 = "iphone-16"
  /// 430 × 932 points, as iPhone 14 Pro Max, 15 Plus and 15 Pro Max.
  case iPhone16Plus = "iphone-16-plus"
  /// 402 × 874 points, as iPhone 17, 17 Pro and 18 Pro.
  case iPhone16Pro = "iphone-16-pro"
  /// 440 × 956 points, as iPhone 17 Pro Max and 18 Pro Max.
  case iPhone16ProMax = "iphone-16-pro-max"
  /// 420 × 912 points.
  case iPhoneAir = "iphone-air"
  /// 768 × 1024 points, as iPad 9.7 and iPad mini to the fifth.
  case iPad97 = "ipad-9.7"
  /// 810 × 1080 points, as the seventh to ninth iPad.
  case iPad102 = "ipad-10.2"
  /// 834 × 1112 points, as the third iPad Air.
  case iPad105 = "ipad-10.5"
  /// 744 × 1133 points, as the sixth iPad mini.
  case iPadMini7 = "ipad-mini-7"
  /// 820 × 1180 points, as the tenth iPad and the fourth iPad Air.
  case iPadAir11 = "ipad-air-11"
  /// 834 × 1194 points, to the fourth generation.
  case iPadPro11 = "ipad-pro-11"
  /// 834 × 1210 points, as with M5.
  case iPadPro11M4 = "ipad-pro-11-m4"
  /// 1024 × 1366 points, as iPad Air 13.
  case iPadPro129 = "ipad-pro-12.9"
  /// 1032 × 1376 points.
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
