public import Foundation

/// An image in a view.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// Nil for none.
  open var image: UIImage? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The image while it is pressed.
  open var highlightedImage: UIImage?
  /// Whether it is shown as pressed.
  open var isHighlighted = false

  /// A view as large as an image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// The image that shows.
  package var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
