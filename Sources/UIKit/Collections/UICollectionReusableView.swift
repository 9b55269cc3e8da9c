public import Foundation

/// A view that a collection view shows for an element.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The name that it was registered by; nil for one that was not.
  open internal(set) var reuseIdentifier: String?
  /// The attributes that it has.
  package internal(set) var attributes: UICollectionViewLayoutAttributes?
  /// The kind and name by which it waits to be used again.
  var reuseKey: String?
  /// The size in which it was asked for the one that it prefers; nil before.
  var askedSize: CGSize?
  override var endsConstraints: Bool { true }
  /// Whether constraints say something of its size.
  var isSizedByConstraints: Bool { hasConstraints }
  /// The view that shows it.
  weak var owner: UICollectionView?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Forgets what it showed, before it shows something else.
  open func prepareForReuse() {}

  /// Takes what a subclass of the attributes says; the collection view sets the rest.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Hears that another layout takes over.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Hears that another layout took over.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes that it would like: those given, in the size that the host says its content
  /// wants, or that constraints within ask for, along dimensions that a compositional layout
  /// estimates.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let wanted =
      owner?.preferredSize?(layoutAttributes)
      ?? owner?.fittingSize(of: self, layoutAttributes)
    guard let size = wanted, size != layoutAttributes.size,
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    preferred.size = size
    return preferred
  }

  /// Gives the view what attributes say.
  func become(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    changeBounds(to: CGRect(origin: bounds.origin, size: attributes.size))
    center = attributes.center
    transform3D = attributes.transform3D
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    layer.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }
}
