public import Foundation

extension UIViewController {
  /// A controller of whatever class, by its `init(nibName:bundle:)`.
  package convenience init(dynamically nibName: String?, bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }

  @_silgen_name("$s5UIKit16UIViewControllerC11dynamically6bundleACSSSg_10Foundation6BundleCSgtcfC")
  fileprivate final class func made(
    dynamically nibName: consuming String?, bundle: consuming Bundle?
  ) -> UIViewController
}

extension DynamicallyMade where Self: UIViewController {
  /// A controller of a class that only its metatype tells.
  @_disfavoredOverload @preconcurrency @MainActor
  @_silgen_name("galley_make_controller") public init(nibName: String?, bundle: Bundle?)

  @preconcurrency @MainActor @_silgen_name("galley_make_controller")
  package static func make(nibName: consuming String?, bundle: consuming Bundle?) -> Self {
    unsafeDowncast(self.made(dynamically: nibName, bundle: bundle), to: Self.self)
  }
}
