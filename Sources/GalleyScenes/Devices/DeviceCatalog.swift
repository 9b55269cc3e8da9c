internal import GalleyGeometry
internal import GalleyNotation

/// The devices that scenes may name.
public enum DeviceCatalog {
  /// All devices, phones before tablets, older before newer; of products with one screen one.
  public static let devices: [Device] = rows.map(\.device)

  /// A device by its name, or by that of a product that has the same screen: `iphone-17`, also
  /// written as `iPhone 17` or `iphone17`.
  ///
  /// The device has that name and what is its own.
  public static func device(named name: String) -> Device? {
    let name = normalized(name)
    for row in rows {
      if row.device.name == name { return row.device }
      guard let product = row.products.first(where: { $0.name == name }) else { continue }
      var device = row.device
      device.name = name
      device.cutout = product.cutout ?? device.cutout
      return device
    }
    return nil
  }

  /// A screen, and the other products that have it.
  struct Row {
    var device: Device
    var products: [Product] = []
  }

  /// A product by its name, with a cutout of its own where it is not that of its row.
  struct Product {
    var name: String
    var cutout: DisplayCutout?
  }

  /// Sizes, safe areas and corners from Apple's and Xcode's tables; notches as measured on devices;
  /// islands from Apple's drawings and, for the iPhone 16 Pro, read from the system. [A, R, C]
  private static let rows: [Row] = [
    row(
      "iphone-se-1", "iPhone 5s, SE (1st)", 320, 568, 2, 20, 0, 20, 0, ["iphone-5s", "iphone-5"]),
    row(
      "iphone-8", "iPhone 6 to 8", 375, 667, 2, 20, 0, 20, 0,
      ["iphone-6", "iphone-6s", "iphone-7"]),
    row(
      "iphone-se-3", "iPhone SE (2nd, 3rd)", 375, 667, 2, 20, 0, 20, 0,
      ["iphone-se", "iphone-se-2"]
    ),
    row(
      "iphone-8-plus", "iPhone 6 Plus to 8 Plus", 414, 736, 3, 20, 0, 20, 0,
      ["iphone-6-plus", "iphone-6s-plus", "iphone-7-plus"]),
    row(
      "iphone-x", "iPhone X, XS, 11 Pro", 375, 812, 3, 44, 34, 44, 39,
      ["iphone-xs", "iphone-11-pro"], .notch(width: 208.5, height: 30, cornerRadius: 21.5)),
    row(
      "iphone-xs-max", "iPhone XS Max, 11 Pro Max", 414, 896, 3, 44, 34, 44, 39,
      ["iphone-11-pro-max"], .notch(width: 209, height: 30, cornerRadius: 21.5)),
    row(
      "iphone-11", "iPhone XR, 11", 414, 896, 2, 48, 34, 48, 41.5, ["iphone-xr"],
      .notch(width: 230, height: 33, cornerRadius: 24.5)),
    row(
      "iphone-13-mini", "iPhone 12 mini, 13 mini", 375, 812, 3, 50, 34, 50, 44, [],
      .notch(width: 174.75, height: 34, cornerRadius: 24.5),
      others: [
        Product(
          name: "iphone-12-mini", cutout: .notch(width: 226, height: 34, cornerRadius: 24))
      ]),
    row(
      "iphone-14", "iPhone 12 to 14, 12 Pro, 13 Pro, 16e, 17e", 390, 844, 3, 47, 34, 47, 47.33,
      ["iphone-13", "iphone-13-pro", "iphone-16e", "iphone-17e"],
      .notch(width: 161.8, height: 33.7, cornerRadius: 22),
      others: ["iphone-12", "iphone-12-pro"].map {
        Product(name: $0, cutout: .notch(width: 209.75, height: 32, cornerRadius: 21.5))
      }),
    row(
      "iphone-14-plus", "iPhone 12 and 13 Pro Max, 14 Plus", 428, 926, 3, 47, 34, 47, 53.33,
      ["iphone-13-pro-max"], .notch(width: 161.8, height: 33.7, cornerRadius: 22),
      others: [
        Product(
          name: "iphone-12-pro-max",
          cutout: .notch(width: 209.75, height: 32, cornerRadius: 21.5))
      ]),
    row(
      "iphone-16", "iPhone 14 Pro, 15, 15 Pro, 16", 393, 852, 3, 59, 34, 54, 55,
      ["iphone-14-pro", "iphone-15", "iphone-15-pro"],
      .island(width: 126, height: 37.33, top: 11)),
    row(
      "iphone-16-plus", "iPhone 14 Pro Max, 15 Plus to 16 Plus", 430, 932, 3, 59, 34, 54, 55,
      ["iphone-14-pro-max", "iphone-15-plus", "iphone-15-pro-max"],
      .island(width: 126, height: 37.33, top: 11)),
    row(
      "iphone-16-pro", "iPhone 16 Pro, 17, 17 Pro, 18 Pro", 402, 874, 3, 62, 34, 54, 62,
      ["iphone-17", "iphone-17-pro"], .island(width: 125, height: 36.67, top: 14),
      others: [Product(name: "iphone-18-pro", cutout: .island(width: 95, height: 37, top: 14))]),
    row(
      "iphone-16-pro-max", "iPhone 16, 17 and 18 Pro Max", 440, 956, 3, 62, 34, 54, 62,
      ["iphone-17-pro-max"], .island(width: 125, height: 37, top: 14),
      others: [
        Product(name: "iphone-18-pro-max", cutout: .island(width: 95, height: 37, top: 14))
      ]),
    row(
      "iphone-air", "iPhone Air", 420, 912, 3, 68, 34, 54, 62, [],
      .island(width: 125, height: 37, top: 20)),
    row(
      "ipad-9.7", "iPad 9.7, iPad mini to the 5th", 768, 1024, 2, 20, 0, 20, 0,
      ["ipad-5", "ipad-6", "ipad-mini-4", "ipad-mini-5", "ipad-air-2"]),
    row(
      "ipad-10.2", "iPad 10.2", 810, 1080, 2, 20, 0, 20, 0, ["ipad-7", "ipad-8", "ipad-9"]),
    row(
      "ipad-10.5", "iPad Air (3rd), iPad Pro 10.5", 834, 1112, 2, 20, 0, 20, 0,
      ["ipad-air-3", "ipad-pro-10.5"]),
    row(
      "ipad-mini-7", "iPad mini (6th, A17 Pro)", 744, 1133, 2, 24, 20, 24, 21.5,
      ["ipad-mini", "ipad-mini-6", "ipad-8.3"]),
    row(
      "ipad-air-11", "iPad (10th, A16), iPad Air (4th, 5th), Air 11", 820, 1180, 2, 24, 20, 24, 18,
      ["ipad", "ipad-10", "ipad-11", "ipad-10.9", "ipad-air", "ipad-air-4", "ipad-air-5"]),
    row("ipad-pro-11", "iPad Pro 11 (1st to 4th)", 834, 1194, 2, 24, 20, 24, 18, []),
    row(
      "ipad-pro-11-m4", "iPad Pro 11 (M4, M5)", 834, 1210, 2, 24, 20, 24, 30, ["ipad-pro-11-m5"]),
    row(
      "ipad-pro-12.9", "iPad Pro 12.9 (3rd to 6th), Air 13", 1024, 1366, 2, 24, 20, 24, 18,
      ["ipad-air-13"]),
    row(
      "ipad-pro-13", "iPad Pro 13 (M4, M5)", 1032, 1376, 2, 24, 20, 24, 30,
      ["ipad-pro", "ipad-pro-13-m4", "ipad-pro-13-m5"]),
  ]

  /// The names of all products, those with one screen together.
  static var names: [String] { products.flatMap { [$0.device] + $0.names } }

  /// The names of products that are no devices by themselves, by the device that has their screen.
  package static var products: [(device: String, names: [String])] {
    rows.map { ($0.device.name, $0.products.map(\.name)) }
  }

  private static func row(
    _ name: String, _ summary: String, _ width: Double, _ height: Double, _ scale: Double,
    _ top: Double, _ bottom: Double, _ statusBar: Double, _ corner: Double, _ products: [String],
    _ cutout: DisplayCutout = .none, others: [Product] = []
  ) -> Row {
    Row(
      device: Device(
        name: name, summary: summary, size: Size(width: width, height: height), scale: scale,
        safeArea: EdgeInsets(top: top, bottom: bottom), statusBarHeight: statusBar,
        cornerRadius: corner, cutout: cutout),
      products: products.map { Product(name: $0) } + others)
  }
}

extension DeviceCatalog {
  /// Returns the advice for a name that no device has, as messages end: the nearest name, or the
  /// newest of the family.
  package static func advice(for name: String) -> String {
    let name = normalized(name)
    let family = name.prefix { $0 != "-" }
    let relatives = devices.map(\.name).filter { $0.hasPrefix("\(family)-") }
    let newest = relatives.isEmpty ? nil : Self.newest(of: String(family))
    if let newest, isNewer(name, thanAllOf: String(family)) {
      return "; the newest \(family) here is '\(newest)'"
    }
    if let near = Suggestion.nearest(to: name, among: names) { return "; did you mean '\(near)'?" }
    return newest.map { "; the newest \(family) here is '\($0)'" } ?? ""
  }

  /// A name in small letters, with hyphens between its words and before its number.
  private static func normalized(_ name: String) -> String {
    var words = ""
    for character in name.lowercased() {
      if " _-()".contains(character) {
        if !words.isEmpty, words.last != "-" { words.append("-") }
      } else {
        let isNumber = character.isNumber && ["iphone", "ipad"].contains(words)
        words += isNumber ? "-\(character)" : "\(character)"
      }
    }
    return words.last == "-" ? String(words.dropLast()) : words
  }

  private static func number(_ name: String) -> Int? {
    name.split(separator: "-").dropFirst().first.flatMap { Int($0.prefix(while: \.isNumber)) }
  }

  private static func names(of family: String) -> [String] {
    products.flatMap { [$0.device] + $0.names }.filter { $0.hasPrefix("\(family)-") }
  }

  /// The product with the greatest number, the plainest of several.
  private static func newest(of family: String) -> String {
    let names = names(of: family).filter { number($0) ?? 100 < 100 }
    let greatest = names.compactMap(number).max()
    return names.filter { number($0) == greatest }.min { $0.count < $1.count } ?? ""
  }

  /// Whether the number in a name is above those of all its relatives.
  private static func isNewer(_ name: String, thanAllOf family: String) -> Bool {
    guard let own = number(name), let greatest = names(of: family).compactMap(number).max() else {
      return false
    }
    return own > greatest && own < 2 * greatest
  }
}
