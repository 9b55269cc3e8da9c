package import GalleyGeometry
internal import GalleyNotation

/// The size of a picture that a shop asks for, by name.
package struct StagePreset: Hashable, Sendable {
  package let name: String
  /// In points; as the shop has it, `scale` times as many pixels.
  package let size: Size
  package let scale: Double
  /// The device that the shop shows the picture for; nil where it is none of the catalog's.
  let device: String?

  private init(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, _ device: String?
  ) {
    self.name = name
    size = Size(width: width, height: height)
    self.scale = scale
    self.device = device
  }

  /// The largest number of pictures side by side: as many as the App Store takes for a device.
  static let frameCounts = 1...10

  static let names = all.map(\.name)

  /// In pixels those of the App Store's screenshot specifications and of Google Play's preview
  /// assets.
  ///
  /// - developer.apple.com/help/app-store-connect/reference/screenshot-specifications: of several
  ///   sizes that a display takes, that of its newest device.
  /// - support.google.com/googleplay/android-developer/answer/9866151: sides of 320 to 3840 pixels,
  ///   the longer at most twice the shorter, 1080 by 1920 asked for to be featured; of tablets of ten
  ///   inches 1080 to 7680; a feature graphic of 1024 by 500.
  package static let all = [
    StagePreset("app-store-iphone-6.9", 440, 956, 3, "iphone-17-pro-max"),  // 1320 x 2868
    StagePreset("app-store-iphone-6.5", 428, 926, 3, "iphone-14-plus"),  // 1284 x 2778
    StagePreset("app-store-iphone-6.3", 402, 874, 3, "iphone-17-pro"),  // 1206 x 2622
    StagePreset("app-store-iphone-6.1", 390, 844, 3, "iphone-14"),  // 1170 x 2532
    StagePreset("app-store-iphone-5.5", 414, 736, 3, "iphone-8-plus"),  // 1242 x 2208
    StagePreset("app-store-ipad-13", 1032, 1376, 2, "ipad-pro-13"),  // 2064 x 2752
    StagePreset("app-store-ipad-11", 834, 1210, 2, "ipad-pro-11-m4"),  // 1668 x 2420
    StagePreset("app-store-mac", 1440, 900, 2, nil),  // 2880 x 1800
    StagePreset("play-phone", 360, 640, 3, nil),  // 1080 x 1920
    StagePreset("play-tablet-7", 600, 960, 2, nil),  // 1200 x 1920
    StagePreset("play-tablet-10", 800, 1280, 2, nil),  // 1600 x 2560
    StagePreset("play-feature-graphic", 1024, 500, 1, nil),  // 1024 x 500
  ]

  /// The shop that asks for it.
  package var shop: Shop { name.hasPrefix("play-") ? .play : .appStore }

  /// Whether it is the one picture above a listing, not one of a row.
  var isFeatureGraphic: Bool { name == "play-feature-graphic" }

  /// The path of a picture below a language's images, as `fastlane supply` has it, without its
  /// extension; nil for a preset of another shop.
  func playPath(number: String) -> String? {
    switch name {
    case "play-phone": "phoneScreenshots/\(number)"
    case "play-tablet-7": "sevenInchScreenshots/\(number)"
    case "play-tablet-10": "tenInchScreenshots/\(number)"
    case "play-feature-graphic": "featureGraphic"
    default: nil
    }
  }

  /// The preset of a name; nil where there is none, which is reported.
  static func preset(_ value: OptionValue, issues: IssueLog) -> StagePreset? {
    let name = value.shownText
    if let preset = all.first(where: { $0.name == name }) { return preset }
    issues.error(Suggestion.unknown("preset", name, among: names), at: value.location)
    return nil
  }
}
