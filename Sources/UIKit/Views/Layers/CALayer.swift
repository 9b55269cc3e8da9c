public import Foundation

/// The look of a view: its place, background, border, corners and shadow.
///
/// The model alone: nothing is animated, and `presentation()` is the layer itself.
open class CALayer: NSObject {
  /// The part of its own coordinates that it shows, in points.
  open var bounds = CGRect.zero
  /// Where its anchor point is in the layer above.
  open var position = CGPoint.zero
  /// Along z; layers of a higher one are above.
  open var zPosition: CGFloat = 0
  /// The point of the bounds that `position` and `transform` are about, from 0 to 1 each way.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// About the anchor point.
  open var transform = CATransform3D.identity
  /// Put onto the layers within, a perspective for instance; not drawn here.
  open var sublayerTransform = CATransform3D.identity
  /// Nil for nothing to see.
  open var backgroundColor: CGColor?
  /// Of each corner, in points.
  open var cornerRadius: CGFloat = 0
  /// How they bend.
  open var cornerCurve = CALayerCornerCurve.circular
  /// A choice of round corners.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Inwards from the edge, in points.
  open var borderWidth: CGFloat = 0
  /// Black unless told.
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// From 0 to 1.
  open var opacity: Float = 1
  /// Whether it is not shown.
  open var isHidden = false
  /// Whether what is within is clipped to the bounds and their corners.
  open var masksToBounds = false
  /// Black unless told.
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// From 0 to 1; 0 for no shadow.
  open var shadowOpacity: Float = 0
  /// In points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How blurred the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// Nil for the shadow of what is drawn.
  open var shadowPath: CGPath?
  /// Whether it is drawn once for many frames; without effect here.
  open var shouldRasterize = false
  /// Device pixels a point of such a drawing; without effect here.
  open var rasterizationScale: CGFloat = 1
  /// Device pixels a point; without effect here.
  open var contentsScale: CGFloat = 1
  /// Where it is an image, it is drawn.
  open var contents: Any?
  /// The view that it belongs to.
  package weak var view: UIView?
  /// Its name.
  open var name: String?
  /// Cuts what is not within its shape, or, where it has none, its box.
  open var mask: CALayer?
  /// The layers within, those at the end above.
  open private(set) var sublayers: [CALayer]?
  /// The layer that this is within.
  open private(set) weak var superlayer: CALayer?

  /// A layer of no size.
  public required override init() {}

  /// A copy of the geometry of another layer.
  public required init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    (bounds, position, anchorPoint, transform) = (
      other.bounds, other.position, other.anchorPoint, other.transform
    )
  }

  /// The box of the transformed bounds in the layer above.
  ///
  /// Setting it keeps the transform: the bounds become what the transform makes as large, the box of
  /// the frame taken back through it, and lie about the frame's middle.
  open var frame: CGRect {
    get {
      guard transform != .identity, CATransform3DIsAffine(transform) else {
        return transformedBox(ofSize: bounds.size).offsetBy(dx: position.x, dy: position.y)
      }
      // The corners are rounded where they lie, so that a quarter turn keeps whole numbers.
      var map = CATransform3DGetAffineTransform(transform)
      (map.tx, map.ty) = (map.tx + position.x, map.ty + position.y)
      return box(ofSize: bounds.size).applying(map)
    }
    set { (position, bounds.size) = place(filling: newValue) }
  }

  /// The position and the size of the bounds that a frame asks for, the transform being kept.
  func place(filling frame: CGRect) -> (position: CGPoint, size: CGSize) {
    let size = boundsSize(filling: frame.size)
    let seen = transformedBox(ofSize: size)
    return (CGPoint(x: frame.midX - seen.midX, y: frame.midY - seen.midY), size)
  }

  /// The box of transformed bounds about the anchor point.
  private func transformedBox(ofSize size: CGSize) -> CGRect {
    let box = box(ofSize: size)
    return transform == .identity ? box : transform.boundingBox(of: box)
  }

  /// The bounds about the anchor point.
  private func box(ofSize size: CGSize) -> CGRect {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
  }

  /// The size of the bounds for that of a frame; that itself where nothing leads back.
  private func boundsSize(filling size: CGSize) -> CGSize {
    let map = CATransform3DGetAffineTransform(transform)
    guard transform != .identity, map.a * map.d != map.b * map.c else { return size }
    return CGRect(origin: .zero, size: size).applying(map.inverted()).size
  }

  /// Puts a layer above those within.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: .max) }

  /// Puts a layer among those within.
  open func insertSublayer(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(max(0, index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Takes it out of the layer above.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Accepted: nothing is animated here.
  open func add(_ animation: CAAnimation, forKey key: String?) {}
  /// Nil: nothing is animated here.
  open func animation(forKey key: String) -> CAAnimation? { nil }
  /// Nil: nothing is animated here.
  open func animationKeys() -> [String]? { nil }
  /// Accepted: nothing is animated here.
  open func removeAnimation(forKey key: String) {}
  /// Accepted: nothing is animated here.
  open func removeAllAnimations() {}
  /// The layer itself, as nothing is animated here.
  open func presentation() -> Self? { self }
  /// Accepted: layers lay nothing out here.
  open func setNeedsLayout() {}
  /// Accepted: layers lay nothing out here.
  open func layoutIfNeeded() {}
  /// Lays layers out; called by nobody here.
  open func layoutSublayers() {}
  /// Accepted: layers are drawn anew each time.
  open func setNeedsDisplay() {}
}

/// The curve of round corners.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  /// Its name.
  public let rawValue: String

  /// By its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// As the corners of icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A change over time; accepted, and not played.
open class CAAnimation: NSObject {
  /// In seconds.
  open var duration: CFTimeInterval = 0
  /// How often it is played.
  open var repeatCount: Float = 0
  /// Whether it plays backwards, too.
  open var autoreverses = false
  /// When it begins.
  open var beginTime: CFTimeInterval = 0
  /// Whether it goes when it is over.
  open var isRemovedOnCompletion = true
}

/// A change of a property; accepted, and not played.
open class CABasicAnimation: CAAnimation {
  /// Which property.
  open var keyPath: String?
  /// Where it begins.
  open var fromValue: Any?
  /// Where it ends.
  open var toValue: Any?

  /// A change of a property by its name.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}
