public import Foundation

/// A way from one scene to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// Its name; nil for none.
  public let identifier: String?
  /// Where it begins.
  public let source: UIViewController
  /// Where it leads.
  public let destination: UIViewController
  /// Whether it covers the source in place of being pushed.
  var presents = false

  /// A way with a name.
  public required init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }

  /// Goes it.
  open func perform() {
    if presents {
      source.present(destination, animated: false)
    } else {
      source.show(destination, sender: nil)
    }
  }
}
