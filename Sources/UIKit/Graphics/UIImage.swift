public import Foundation

/// An image by its name or place; its pixels are read only when it is drawn.
open class UIImage: NSObject {
  package let name: String
  /// In points; zero, as the pixels were not read, but for images that were drawn.
  open private(set) var size: CGSize
  /// Device pixels a point.
  open private(set) var scale: CGFloat

  init(name: String, size: CGSize = .zero, scale: CGFloat = 1) {
    self.name = name
    self.size = size
    self.scale = scale
  }

  /// An image of nothing.
  public convenience override init() { self.init(name: "") }

  /// An image of the app's by name; never nil, as what there is is known only when it is drawn.
  public convenience init?(named name: String) { self.init(name: name) }

  /// A symbol of the system's by name; never nil.
  public convenience init?(systemName name: String) { self.init(name: name) }

  /// An image in a file; never nil, as it is read only when it is drawn.
  public convenience init?(contentsOfFile path: String) { self.init(name: path) }
}
