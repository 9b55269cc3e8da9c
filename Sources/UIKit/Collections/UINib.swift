public import Foundation

/// Views in a file; nothing is read from it here.
@preconcurrency @MainActor open class UINib: NSObject {
  /// The views of a file.
  public init(nibName name: String, bundle: Bundle?) {}
}
