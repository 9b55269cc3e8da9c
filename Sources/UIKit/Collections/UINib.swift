public import Foundation

/// The objects of a xib, or of a prototype in a storyboard, made anew as often as they are asked for.
@preconcurrency @MainActor open class UINib: NSObject {
  /// The name of the file; nil for a prototype.
  let name: String?
  /// Makes the objects of a prototype.
  let prototype: (() -> [AnyObject])?

  /// The objects of a file, which lies beside the Swift files.
  public init(nibName name: String, bundle: Bundle?) {
    self.name = name
    prototype = nil
  }

  init(making prototype: @escaping () -> [AnyObject]) {
    name = nil
    self.prototype = prototype
  }
}
