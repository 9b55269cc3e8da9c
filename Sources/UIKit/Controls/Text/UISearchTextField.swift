public import Foundation
internal import GalleyGraphics
internal import GalleyNotation

/// The field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// The words that stand for whole searches; not drawn here.
  open var tokens: [UISearchToken] = []
  /// The color behind those words.
  open var tokenBackgroundColor: UIColor?
  /// Whether they can be removed.
  open var allowsDeletingTokens = true
  /// Whether they can be copied.
  open var allowsCopyingTokens = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addMagnifier()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addMagnifier()
  }

  private func addMagnifier() {
    borderStyle = .roundedRect
    clearButtonMode = .unlessEditing
    let magnifier = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    magnifier.tintColor = .secondaryLabel
    leftView = magnifier
    leftViewMode = .always
  }

  /// As wide as the text or the placeholder, and as high as the field of a search bar.
  open override var intrinsicContentSize: CGSize {
    let height = ControlMetrics.searchField(isGlass: CurrentInterface.isGlass).height
    return CGSize(width: super.intrinsicContentSize.width, height: CGFloat(height))
  }

  /// The box of a search bar's field.
  override var component: KeyValuePairs<String, JSONValue> {
    let radius = ControlMetrics.searchField(isGlass: CurrentInterface.isGlass).radius
    return [
      "shape": .string(radius == nil ? "capsule" : "rectangle"),
      "fill": .string("$tertiary-system-fill"),
      "corner-radius": radius.map { .number($0) } ?? .null,
      "corner-curve": radius == nil ? .null : .string("continuous"),
    ]
  }
}

/// A word that stands for a whole search.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  /// What it stands for.
  open var representedObject: Any?

  /// A word with an icon.
  public init(icon: UIImage?, text: String) {}
}
