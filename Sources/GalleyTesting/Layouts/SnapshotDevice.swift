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
