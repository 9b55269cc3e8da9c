public import Foundation
internal import GalleyGeometry
internal import GalleyGraphics
public import UIKit

extension Diffing where Value == UIImage {
  /// Pixel by pixel.
  public static var image: Diffing { .image() }

  /// Pixel by pixel, as near as is said.
  ///
  /// - `precision`: The share of pixels that have to be the same, from 0 to 1.
  /// - `perceptualPrecision`: How much a pixel has to be like that of the reference to be the same.
  /// - `scale`: Device pixels a point; nil or 0 for those of the reference, or of the screen.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    var diffing = Diffing(
      toData: { _ in Data() }, fromData: { _ in UIImage() },
      diff: { _, _ in ("images are drawn and compared by the snapshots that hold them alone", []) })
    diffing.image = ImagePrecision(
      precision: precision, perceptualPrecision: perceptualPrecision,
      scale: scale.flatMap { $0 > 0 ? $0 : nil })
    return diffing
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// The image itself.
  public static var image: Snapshotting { .image() }

  /// The image itself, held as near to its reference as is said.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// The view as it is.
  public static var image: Snapshotting { .image() }

  /// The view in a size, with traits of its own.
  ///
  /// - `drawHierarchyInKeyWindow`: Accepted: a view looks here as in a window of its own.
  /// - `size`: In points; nil for the view's own.
  /// - `traits`: What they say in place of the screen's.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.statedScale
    ).pullback { view in
      MainActor.assumeIsolated {
        SnapshotStage(ViewImageConfig(size: size), traits).image(of: view)
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// The controller's view as it is.
  public static var image: Snapshotting { .image() }

  /// The controller's view on a device.
  ///
  /// - `config`: The device, with its size, safe area and traits.
  /// - `drawHierarchyInKeyWindow`: Accepted: a view looks here as in a window of its own.
  /// - `size`: In points; nil for the device's.
  /// - `traits`: What they say in place of the device's.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let scale = traits.statedScale ?? config.traits.statedScale
    return SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { controller in
      var config = config
      config.size = size ?? config.size
      let stage = SnapshotStage(config, traits)
      return MainActor.assumeIsolated { stage.image(of: controller) }
    }
  }

  /// The controller's view in a size, with traits of its own.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(size: size), drawHierarchyInKeyWindow: drawHierarchyInKeyWindow,
      precision: precision, perceptualPrecision: perceptualPrecision, traits: traits)
  }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// The layer as it is.
  public static var image: Snapshotting { .image() }

  /// The layer, held as near to its reference as is said.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.statedScale
    ).pullback { layer in MainActor.assumeIsolated { UIImage(ViewPicture(of: layer)) } }
  }
}

extension UIImage {
  convenience init(_ picture: ViewPicture) {
    self.init(
      drawing: picture.marks,
      size: CGSize(width: picture.size.width, height: picture.size.height), scale: 1)
  }

  /// What is to be seen of it.
  var picture: ViewPicture {
    let size = Size(width: Double(size.width), height: Double(size.height))
    let frame = Rect(origin: .zero, size: size)
    return ViewPicture(
      size: size, marks: [mark(in: frame, mode: "scale-to-fill", tint: nil)])
  }
}
