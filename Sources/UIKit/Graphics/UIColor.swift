public import Foundation

/// A color in sRGB, its numbers from 0 to 1 and not premultiplied; colors of patterns are not here.
open class UIColor: NSObject, NSCopying {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  let alpha: CGFloat

  /// A color of red, green, blue and alpha.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

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

  /// The color that a closure gives for the traits of now, fixed from then on.
  @preconcurrency @MainActor public convenience init(
    dynamicProvider: (UITraitCollection) -> UIColor
  ) {
    self.init(cgColor: dynamicProvider(.current).cgColor)
  }

  /// The color as layers have it.
  open var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// The same color of another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The color itself: traits were looked at when it was made.
  open func resolvedColor(with traits: UITraitCollection) -> UIColor { self }

  /// Hands out red, green, blue and alpha; always true.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = self.alpha
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

  /// The color itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is the same color.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  /// A hash of its numbers.
  open override var hash: Int { [red, green, blue, alpha].hashValue }
}
