internal import GalleyGeometry

/// Where a status bar has what, in points from the screen's top left corner.
struct StatusBarMetrics {
  /// The font size of the time.
  var timeSize: Double
  /// The middle of the time.
  var time: Point
  /// The frames of the bars of the signal, of the fan of Wi-Fi and of the battery.
  var signal: Rect
  var wifi: Rect
  var battery: Rect
  var height: Double

  /// - Parameters:
  ///   - device: Nil for a screen of some size, which has the bar of a plain phone.
  ///   - width: Of the screen.
  init?(_ device: Device?, width: Double) {
    guard device?.statusBarHeight != 0 else { return nil }
    switch device?.cutout ?? .none {
    case .island:
      let island = device?.cutout.frame(onWidth: width) ?? .zero
      self.init(besideIsland: island, width: width)
    case .notch: self.init(besideNotchOf: device, width: width)
    case .none:
      if device?.isTablet == true {
        self.init(onTabletWithHeight: device?.statusBarHeight ?? 24, width: width)
      } else {
        self.init(plainWithWidth: width)
      }
    }
  }

  /// The time in the middle of what is left of the island, the rest in the middle of what is right of
  /// it, neither farther from the edges than on any phone, in the proportions of Apple's design kit. [C]
  private init(besideIsland island: Rect, width: Double) {
    height = 54
    timeSize = 17
    let y = island.midY + 0.67
    time = Point(x: min(island.minX / 2 - 2, 65), y: y)
    let start = max((width + island.maxX - 77.6) / 2, width - 33 - 77.6)
    signal = Rect(x: start, y: y - 6.1, width: 19.2, height: 12.2)
    wifi = Rect(x: start + 26.2, y: y - 6.15, width: 17.1, height: 12.3)
    battery = Rect(x: start + 50.3, y: y - 6.5, width: 27.3, height: 13)
  }

  /// The centres that were measured on the phones of their time. [R]
  private struct Measured {
    var width: Double
    var top: Double
    var timeSize: Double
    var time: Point
    /// The middles of signal, network and battery.
    var middles: [Double]
    var y: Double
    /// How large the glyphs are beside those of the narrow phones.
    var share: Double
  }

  private static let measured = [
    Measured(
      width: 375, top: 44, timeSize: 15, time: Point(x: 46.5, y: 23), middles: [302.67, 324, 348],
      y: 23, share: 1),
    Measured(
      width: 375, top: 50, timeSize: 15, time: Point(x: 44.5, y: 25),
      middles: [304.67, 326, 350.33], y: 25, share: 1),
    Measured(
      width: 390, top: 47, timeSize: 16, time: Point(x: 52, y: 25), middles: [311, 333.5, 359],
      y: 24.67, share: 1),
    Measured(
      width: 414, top: 44, timeSize: 16, time: Point(x: 57, y: 23),
      middles: [328.17, 352.33, 379.33], y: 22.5, share: 1.104),
    Measured(
      width: 414, top: 48, timeSize: 16, time: Point(x: 51.5, y: 25),
      middles: [335.5, 357.5, 383.5], y: 25, share: 1),
    Measured(
      width: 428, top: 47, timeSize: 17, time: Point(x: 63, y: 24.5), middles: [334, 359, 387],
      y: 24.17, share: 1.143),
  ]

  private init(besideNotchOf device: Device?, width: Double) {
    let top = device?.safeArea.top ?? 47
    let own = Self.measured.min {
      abs($0.width - width) + abs($0.top - top) < abs($1.width - width) + abs($1.top - top)
    }
    let row = own ?? Self.measured[2]
    height = device?.statusBarHeight ?? top
    timeSize = row.timeSize
    time = row.time
    func frame(_ index: Int, _ width: Double, _ height: Double) -> Rect {
      let size = Size(width: width * row.share, height: height * row.share)
      return Rect(
        x: row.middles[index] - size.width / 2, y: row.y - size.height / 2, width: size.width,
        height: size.height)
    }
    signal = frame(0, 17, 10.67)
    wifi = frame(1, 15.3, 11)
    battery = frame(2, 24.33, 11.33)
  }

  /// The bar of 20 points: signal and Wi-Fi on the left, the time in the middle. [C]
  private init(plainWithWidth width: Double) {
    height = 20
    timeSize = 12
    time = Point(x: width / 2, y: 10)
    signal = Rect(x: 6, y: 5.3, width: 15, height: 9.4)
    wifi = Rect(x: 27, y: 5.2, width: 13.4, height: 9.6)
    battery = Rect(x: width - 30, y: 4.7, width: 24.5, height: 10.6)
  }

  /// The time on the left, as on all tablets. [C]
  private init(onTabletWithHeight height: Double, width: Double) {
    self.height = height
    timeSize = 12
    let y = height / 2
    time = Point(x: 20, y: y)
    battery = Rect(x: width - 20 - 24.5, y: y - 5.5, width: 24.5, height: 11)
    wifi = Rect(x: battery.minX - 6 - 15.3, y: y - 5.5, width: 15.3, height: 11)
    signal = Rect(x: wifi.minX - 6 - 17, y: y - 5.3, width: 0, height: 10.6)
  }
}
