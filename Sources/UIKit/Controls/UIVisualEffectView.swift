public import Foundation
internal import GalleyGraphics
internal import GalleyNotation

/// What a view makes of what lies behind it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur of what lies behind, in one of the system's materials.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The material; those of iOS 8 to 12 are drawn as the nearest of today.
  public enum Style: Int, Sendable {
    /// A thick, light one.
    case extraLight
    /// A light one.
    case light
    /// A dark one.
    case dark
    /// One that follows the appearance.
    case regular = 4
    /// A thick one that follows the appearance.
    case prominent
    /// Lets most show through.
    case systemUltraThinMaterial
    /// Lets more show through than it hides.
    case systemThinMaterial
    /// The usual one.
    case systemMaterial
    /// Hides more than it lets show through.
    case systemThickMaterial
    /// That of bars.
    case systemChromeMaterial
    /// Lets most show through, always light.
    case systemUltraThinMaterialLight
    /// Lets more show through than it hides, always light.
    case systemThinMaterialLight
    /// The usual one, always light.
    case systemMaterialLight
    /// Hides more than it lets show through, always light.
    case systemThickMaterialLight
    /// That of bars, always light.
    case systemChromeMaterialLight
    /// Lets most show through, always dark.
    case systemUltraThinMaterialDark
    /// Lets more show through than it hides, always dark.
    case systemThinMaterialDark
    /// The usual one, always dark.
    case systemMaterialDark
    /// Hides more than it lets show through, always dark.
    case systemThickMaterialDark
    /// That of bars, always dark.
    case systemChromeMaterialDark

    /// A scene's word for the material.
    var material: String {
      switch self {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
        "ultra-thin"
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: "thin"
      case .extraLight, .prominent, .systemThickMaterial, .systemThickMaterialLight,
        .systemThickMaterialDark:
        "thick"
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: "bar"
      case .light, .dark, .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark:
        "regular"
      }
    }

    /// Nil where it follows the appearance.
    var isDark: Bool? {
      switch self {
      case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
        .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
        false
      case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
        .systemThickMaterialDark, .systemChromeMaterialDark:
        true
      case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
        .systemThickMaterial, .systemChromeMaterial:
        nil
      }
    }
  }

  let style: Style

  /// A blur of a style.
  public init(style: Style) { self.style = style }
}

/// Glass, since iOS 26; the material that lets most show through here.
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
  /// How clear it is.
  public enum Style: Int, Sendable {
    /// As usual.
    case regular
    /// Clearer.
    case clear
  }

  /// Whether it moves under a finger; there is none here.
  open var isInteractive = false
  /// A color in it; not drawn here.
  open var tintColor: UIColor?

  /// Glass as usual.
  public override init() {}

  /// Glass of a style.
  public init(style: Style) {}
}

/// What lies in a blur takes on what is behind it; drawn as it is here.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// How much it takes on.
  public init(blurEffect: UIBlurEffect) {}

  /// How much it takes on, by what it is.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// What something in a blur is.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// A text to read.
  case label
  /// Something beside it.
  case secondaryLabel
  /// Something less important.
  case tertiaryLabel
  /// Something of the least importance.
  case quaternaryLabel
  /// A filled shape.
  case fill
  /// A paler one.
  case secondaryFill
  /// The palest one.
  case tertiaryFill
  /// A line.
  case separator
}

/// A view that shows what lies behind it through an effect, below the views in its content view.
@preconcurrency @MainActor open class UIVisualEffectView: UIView, ComponentView {
  /// Holds the views above the effect; as large as the view.
  public let contentView = UIView()
  /// Nil for none.
  open var effect: UIVisualEffect?

  /// A view of an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  /// A view of no effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  var component: KeyValuePairs<String, JSONValue> {
    let blur = effect as? UIBlurEffect
    guard let material = blur?.style.material ?? (effect is UIGlassEffect ? "ultra-thin" : nil)
    else { return [:] }
    let radius = min(layer.cornerRadius, min(bounds.width, bounds.height) / 2)
    let isRound = layer.masksToBounds && radius > 0 && layer.maskedCorners.rawValue & 15 == 15
    return [
      "shape": .string("rectangle"), "material": .string(material),
      "corner-radius": isRound ? .number(Double(radius)) : .null,
      "corner-curve": isRound && layer.cornerCurve == .continuous ? .string("continuous") : .null,
    ]
  }

  var componentIsDark: Bool? { (effect as? UIBlurEffect)?.style.isDark }
}
