public import Foundation
internal import GalleyGraphics

extension UIImage {
  /// The settings by which an image is drawn.
  open class Configuration: NSObject {}

  /// The thickness of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    /// As the text beside it; regular here.
    case unspecified
    /// The thinnest strokes.
    case ultraLight
    /// The second thinnest strokes.
    case thin
    /// Thin strokes.
    case light
    /// The usual strokes.
    case regular
    /// Strokes a little thicker than usual.
    case medium
    /// Strokes as of headings.
    case semibold
    /// Thick strokes.
    case bold
    /// The second thickest strokes.
    case heavy
    /// The thickest strokes.
    case black
  }

  /// The size of a symbol beside a text.
  public enum SymbolScale: Int, Sendable {
    /// As where it is shown says; medium here.
    case `default` = -1
    /// As where it is shown says; medium here.
    case unspecified
    /// Smaller than the text beside it.
    case small
    /// As tall as capital letters beside it.
    case medium
    /// Larger than the text beside it.
    case large
  }

  /// The font that a symbol stands beside, its weight, and how large it is there.
  public final class SymbolConfiguration: Configuration {
    fileprivate let pointSize: CGFloat?
    fileprivate let weight: SymbolWeight
    fileprivate let scale: SymbolScale

    private init(size: CGFloat?, weight: SymbolWeight, scale: SymbolScale) {
      pointSize = size
      self.weight = weight
      self.scale = scale
    }

    /// One that says nothing.
    public convenience override init() {
      self.init(size: nil, weight: .unspecified, scale: .unspecified)
    }

    /// Beside a font of a size in points.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
    ) {
      self.init(size: pointSize, weight: weight, scale: scale)
    }

    /// Beside a font, in its size.
    public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
      self.init(size: font.pointSize, weight: .unspecified, scale: scale)
    }

    /// With lines of a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(size: nil, weight: weight, scale: .unspecified)
    }

    /// In a scale.
    public convenience init(scale: SymbolScale) {
      self.init(size: nil, weight: .unspecified, scale: scale)
    }

    /// This one with what another says in place of its own.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        size: other.pointSize ?? pointSize,
        weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale)
    }
  }
}

extension UIImage.SymbolConfiguration {
  /// Of the font beside which the symbol is drawn in the medium scale, in points.
  var fontSize: Double {
    let scale: SymbolScale =
      switch scale {
      case .small: .small
      case .large: .large
      default: .medium
      }
    return Double(pointSize ?? Symbol.imageFontSize) * scale.factor
  }

  /// From 100 to 900.
  var fontWeight: Int { weight == .unspecified ? 400 : weight.rawValue * 100 }

  /// Rounded up to the pixels of a screen with three of them a point; zero for an unknown name.
  func size(ofSymbol name: String) -> CGSize {
    guard let symbol = SymbolSet.symbol(named: name) else { return .zero }
    let size = symbol.size(fontSize: fontSize, weight: fontWeight)
    return CGSize(
      width: (size.width * 3 - 1e-6).rounded(.up) / 3,
      height: (size.height * 3 - 1e-6).rounded(.up) / 3)
  }
}
