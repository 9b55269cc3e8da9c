// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import UIKit

// The sizes are those that Apple tells of its devices; the safe areas those of iOS in an app without
// bars.
extension ViewImageConfig {
  /// An iPhone SE of 2016, held upright.
  public static let iPhoneSe = iPhoneSe(.portrait)

  /// An iPhone SE of 2016.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 320, 568)
  }

  /// An iPhone 8, held upright.
  public static let iPhone8 = iPhone8(.portrait)

  /// An iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 375, 667)
  }

  /// An iPhone 8 Plus, held upright.
  public static let iPhone8Plus = iPhone8Plus(.portrait)

  /// An iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 414, 736, isLarge: true)
  }

  /// An iPhone X, held upright.
  public static let iPhoneX = iPhoneX(.portrait)

  /// An iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 375, 812, top: 44, bottom: 34, lyingBottom: 24)
  }

  /// An iPhone XS Max, held upright.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)

  /// An iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 414, 896, top: 44, bottom: 34, lyingBottom: 24, isLarge: true)
  }

  /// An iPhone XR, held upright.
  public static let iPhoneXr = iPhoneXr(.portrait)

  /// An iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 414, 896, top: 44, bottom: 34, lyingBottom: 24, isLarge: true)
  }

  /// An iPhone 12, held upright.
  public static let iPhone12 = iPhone12(.portrait)

  /// An iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 390, 844, top: 47, bottom: 34, lyingBottom: 21)
  }

  /// An iPhone 12 Pro, held upright.
  public static let iPhone12Pro = iPhone12Pro(.portrait)

  /// An iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 390, 844, top: 47, bottom: 34, lyingBottom: 21)
  }

  /// An iPhone 12 Pro Max, held upright.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)

  /// An iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 428, 926, top: 47, bottom: 34, lyingBottom: 21, isLarge: true)
  }

  /// An iPhone 13, held upright.
  public static let iPhone13 = iPhone13(.portrait)

  /// An iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 390, 844, top: 47, bottom: 34, lyingBottom: 21)
  }

  /// An iPhone 13 mini, held upright.
  public static let iPhone13Mini = iPhone13Mini(.portrait)

  /// An iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 375, 812, top: 50, bottom: 34, lyingBottom: 21)
  }

  /// An iPhone 13 Pro, held upright.
  public static let iPhone13Pro = iPhone13Pro(.portrait)

  /// An iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 390, 844, top: 47, bottom: 34, lyingBottom: 21)
  }

  /// An iPhone 13 Pro Max, held upright.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)

  /// An iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 428, 926, top: 47, bottom: 34, lyingBottom: 21, isLarge: true)
  }

  /// An iPad mini of 7.9 inches that lies.
  public static let iPadMini = iPadMini(Orientation.landscape)

  /// An iPad mini of 7.9 inches.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    iPadMini(whole(orientation))
  }

  /// A share of an iPad mini of 7.9 inches.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(orientation, 768, 1024, [320, 507, 694, 320, 438])
  }

  /// An iPad of 9.7 inches that lies.
  public static let iPad9_7 = iPad9_7(Orientation.landscape)

  /// An iPad of 9.7 inches.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    iPad9_7(whole(orientation))
  }

  /// A share of an iPad of 9.7 inches.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(orientation, 768, 1024, [320, 507, 694, 320, 438])
  }

  /// An iPad of 10.2 inches that lies.
  public static let iPad10_2 = iPad10_2(Orientation.landscape)

  /// An iPad of 10.2 inches.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    iPad10_2(whole(orientation))
  }

  /// A share of an iPad of 10.2 inches.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(orientation, 810, 1080, [320, 535, 750, 320, 480])
  }

  /// An iPad Pro of 10.5 inches that lies.
  public static let iPadPro10_5 = iPadPro10_5(Orientation.landscape)

  /// An iPad Pro of 10.5 inches.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro10_5(whole(orientation))
  }

  /// A share of an iPad Pro of 10.5 inches.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(orientation, 834, 1112, [320, 551, 782, 320, 504])
  }

  /// An iPad Pro of 11 inches that lies.
  public static let iPadPro11 = iPadPro11(Orientation.landscape)

  /// An iPad Pro of 11 inches.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro11(whole(orientation))
  }

  /// A share of an iPad Pro of 11 inches.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(orientation, 834, 1194, [375, 592, 809, 320, 504], top: 24, bottom: 20)
  }

  /// An iPad Pro of 12.9 inches that lies.
  public static let iPadPro12_9 = iPadPro12_9(Orientation.landscape)

  /// An iPad Pro of 12.9 inches.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro12_9(whole(orientation))
  }

  /// A share of an iPad Pro of 12.9 inches.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(orientation, 1024, 1366, [375, 678, 981, 375, 639])
  }
}
