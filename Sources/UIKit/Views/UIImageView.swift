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

  /// How symbols are drawn that do not say so themselves.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// A view as large as an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// A view as large as an image, with another one for when it is pressed.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The image that shows.
  package var shownImage: UIImage? {
    configured(isHighlighted ? highlightedImage ?? image : image)
  }

  open override var intrinsicContentSize: CGSize {
    configured(image)?.size ?? super.intrinsicContentSize
  }

  private func configured(_ image: UIImage?) -> UIImage? {
    guard let preferredSymbolConfiguration else { return image }
    return image?.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
  }
}
