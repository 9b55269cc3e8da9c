public import Foundation
internal import GalleyGraphics

/// The one screen that there is; the host says how large it is.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The screen.
  public static let main = UIScreen()

  /// In points.
  open internal(set) var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// Its traits, which are those of everything.
  open var traitCollection: UITraitCollection { .current }
  /// Device pixels a point.
  open var scale: CGFloat { traitCollection.displayScale }
  /// Device pixels a point.
  open var nativeScale: CGFloat { scale }
  /// In device pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Says what the screen is, before anything is asked.
  package static func become(size: CGSize, traits: UITraitCollection) {
    UITraitCollection.current = traits
    CurrentInterface.become(traits.interface, on: CatalogScreen(traits))
    main.bounds = CGRect(origin: .zero, size: size)
  }
}
