internal import GalleyGeometry
internal import GalleyNotation

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

  /// Products that are not devices by themselves, since another has the same screen.
  static let equals = [
    "iphone-5s": "iphone-se-1", "iphone-6": "iphone-8", "iphone-6s": "iphone-8",
    "iphone-7": "iphone-8", "iphone-se": "iphone-se-3", "iphone-se-2": "iphone-se-3",
    "iphone-6-plus": "iphone-8-plus", "iphone-7-plus": "iphone-8-plus", "iphone-xs": "iphone-x",
    "iphone-11-pro": "iphone-x", "iphone-11-pro-max": "iphone-xs-max", "iphone-xr": "iphone-11",
    "iphone-12-mini": "iphone-13-mini", "iphone-12": "iphone-14", "iphone-12-pro": "iphone-14",
    "iphone-13": "iphone-14", "iphone-13-pro": "iphone-14", "iphone-16e": "iphone-14",
    "iphone-12-pro-max": "iphone-14-plus", "iphone-13-pro-max": "iphone-14-plus",
    "iphone-14-pro": "iphone-16", "iphone-15": "iphone-16", "iphone-15-pro": "iphone-16",
    "iphone-14-pro-max": "iphone-16-plus", "iphone-15-plus": "iphone-16-plus",
    "iphone-15-pro-max": "iphone-16-plus", "iphone-17": "iphone-16-pro",
    "iphone-17-pro": "iphone-16-pro", "iphone-17-pro-max": "iphone-16-pro-max",
  ]

  /// What to name in place of a name that no device has, as messages end: the device with the same
  /// screen, the nearest name, or the newest of the family.
  static func advice(for name: String) -> String {
    let name = name.lowercased()
    if let other = equals[name] { return "; '\(other)' has the same screen" }
    let family = name.prefix { $0 != "-" }
    let relatives = devices.map(\.name).filter { $0.hasPrefix("\(family)-") }
    if let newest = relatives.last, isNewer(name, than: relatives) {
      return "; the newest \(family) here is '\(newest)'"
    }
    let names = devices.map(\.name)
    if let near = Suggestion.nearest(to: name, among: names) { return "; did you mean '\(near)'?" }
    if let near = Suggestion.nearest(to: name, among: equals.keys.sorted()),
      let other = equals[near]
    {
      return "; did you mean \(near)? '\(other)' has the same screen"
    }
    return relatives.last.map { "; the newest \(family) here is '\($0)'" } ?? ""
  }

  /// Whether the number in a name is above those of all its relatives.
  private static func isNewer(_ name: String, than relatives: [String]) -> Bool {
    func number(_ name: String) -> Int? {
      name.split(separator: "-").dropFirst().first.flatMap { Int($0) }
    }
    let others = (relatives + equals.keys.filter { relatives.contains(equals[$0] ?? "") })
    guard let own = number(name), let greatest = others.compactMap(number).max() else {
      return false
    }
    return own > greatest && own < 2 * greatest
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
