public import Foundation
internal import GalleyGraphics
internal import GalleyLayouts

/// A color in sRGB, its numbers from 0 to 1 and not premultiplied; colors of patterns are not here.
///
/// The system's colors, and those that a closure gives, are what the traits of the moment make of
/// them whenever their numbers are asked for.
open class UIColor: NSObject, NSCopying {
  private let source: ColorSource

  /// A color of red, green, blue and alpha.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(
      Color(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// A color of the wider space P3, as near to it as sRGB has one.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let color = Color(displayP3: (Double(red), Double(green), Double(blue)), alpha: Double(alpha))
    self.init(.fixed(color))
  }

  init(_ source: ColorSource) { self.source = source }

  convenience init(_ system: SystemColor) { self.init(.system(system)) }

  private var now: Color { source.color(in: CurrentInterface.now) }

  /// A grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A color by its place on the wheel (0 and 1 are red), how far it is from grey, and from black.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func channel(_ shift: CGFloat) -> CGFloat {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// A color of a layer's kind.
  public convenience init(cgColor color: CGColor) {
    let parts = color.components ?? [0, 0, 0, 0]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// The color that a closure gives for the traits of the moment.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(
      .provided { interface in
        dynamicProvider(UITraitCollection(interface: interface)).source.color(in: interface)
      })
  }

  /// The color as layers have it, which is that of the moment and stays so.
  open var cgColor: CGColor {
    let now = now
    return CGColor(red: now.red, green: now.green, blue: now.blue, alpha: now.alpha)
  }

  /// The same color of another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(source.with(alpha: Double(alpha)))
  }

  /// The color as it is in some traits, the same whatever the traits of the moment are.
  open func resolvedColor(with traits: UITraitCollection) -> UIColor {
    UIColor(.fixed(source.color(in: traits.interface)))
  }

  /// Hands out red, green, blue and alpha; always true.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let now = now
    red?.pointee = now.red
    green?.pointee = now.green
    blue?.pointee = now.blue
    alpha?.pointee = now.alpha
    return true
  }

  /// Makes it the color of what is drawn next.
  @preconcurrency @MainActor open func set() {
    setFill()
    setStroke()
  }

  /// Makes it the color of what is filled next.
  @preconcurrency @MainActor open func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes it the color of what is stroked next.
  @preconcurrency @MainActor open func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  /// The color itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is the same color.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || source == other.source
  }

  /// A hash of its numbers or its name.
  open override var hash: Int { source.hashValue }
}

/// The source of a color's numbers.
enum ColorSource: Sendable {
  case fixed(Color)
  case system(SystemColor, alpha: Double? = nil)
  /// A color of the app's catalogs.
  case catalog(CatalogColor, alpha: Double? = nil)
  /// A closure, which is asked each time.
  case provided(@Sendable (InterfaceTraits) -> Color)

  /// The numbers that it has in some traits.
  func color(in interface: InterfaceTraits) -> Color {
    switch self {
    case .fixed(let color): return color
    case .provided(let provider): return provider(interface)
    case .catalog(let color, let alpha):
      let screen = CurrentInterface.screen.with(interface)
      switch color.value(on: screen) {
      case .color(var found):
        found.alpha = alpha ?? found.alpha
        return found
      case .system(let name):
        let system = SystemColor(rawValue: name) ?? .systemGray
        return ColorSource.system(system, alpha: alpha).color(in: interface)
      case nil: return Color(hex: 0x8E8E93, alpha: alpha ?? 1)
      }
    case .system(let system, let alpha):
      var color = system.color(
        in: ColorAppearance(
          isDark: interface.isDark, hasIncreasedContrast: interface.hasIncreasedContrast,
          generation: interface.isIOS26 ? .ios26 : .ios13))
      color.alpha = alpha ?? color.alpha
      return color
    }
  }

  /// The same with another opacity.
  func with(alpha: Double) -> ColorSource {
    switch self {
    case .fixed(var color):
      color.alpha = alpha
      return .fixed(color)
    case .system(let system, _): return .system(system, alpha: alpha)
    case .catalog(let color, _): return .catalog(color, alpha: alpha)
    case .provided(let provider):
      return .provided { interface in
        var color = provider(interface)
        color.alpha = alpha
        return color
      }
    }
  }
}

extension ColorSource: Hashable {
  /// Two colors are equal by their numbers or names; of closures nobody knows.
  static func == (left: ColorSource, right: ColorSource) -> Bool {
    switch (left, right) {
    case (.fixed(let left), .fixed(let right)): left == right
    case (.system(let left, let leftAlpha), .system(let right, let rightAlpha)):
      left == right && leftAlpha == rightAlpha
    case (.catalog(let left, let leftAlpha), .catalog(let right, let rightAlpha)):
      left == right && leftAlpha == rightAlpha
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .fixed(let color): hasher.combine(color)
    case .system(let system, _): hasher.combine(system)
    case .catalog(let color, _): hasher.combine(color)
    case .provided: break
    }
  }
}
