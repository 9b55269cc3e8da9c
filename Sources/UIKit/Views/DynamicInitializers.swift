public import Foundation

/// A class of Objective-C, whose initializers may be called where only its metatype is known, as in
/// `View()` of a generic parameter `View: UIView`.
///
/// Swift calls only required initializers so. A convenience initializer makes an object of any
/// metatype, though, and calls the designated one of that class. Here it is called as the method of
/// the class that it is to the linker; an initializer consumes its parameters. What initializer a
/// class has not, stops there with its name, as on a phone.
///
/// An initializer in an extension of a protocol does not tell the metatype that it is called on: so
/// those here have no bodies, and are to the linker a static function, which knows it.
public protocol DynamicallyMade: AnyObject {}

extension NSObject: DynamicallyMade {
  /// An object of whatever class, by its `init()`.
  package convenience init(dynamically: Void) { self.init() }

  @_silgen_name("$s10Foundation8NSObjectC5UIKitE11dynamicallyACyt_tcfC")
  fileprivate final class func made(dynamically: Void) -> NSObject
}

extension DynamicallyMade where Self: NSObject {
  /// An object of a class that only its metatype tells.
  @_disfavoredOverload
  @_silgen_name("galley_make_object") public init()

  @_silgen_name("galley_make_object")
  package static func make() -> Self {
    unsafeDowncast(self.made(dynamically: ()), to: Self.self)
  }
}

extension UIView {
  /// A view of whatever class, by its `init(frame:)`.
  package convenience init(dynamically frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("$s5UIKit6UIViewC11dynamicallyAC10Foundation6CGRectV_tcfC")
  fileprivate final class func made(dynamically frame: CGRect) -> UIView
}

extension DynamicallyMade where Self: UIView {
  /// A view of a class that only its metatype tells.
  @_disfavoredOverload @preconcurrency @MainActor
  @_silgen_name("galley_make_view") public init(frame: CGRect)

  @preconcurrency @MainActor @_silgen_name("galley_make_view")
  package static func make(frame: consuming CGRect) -> Self {
    unsafeDowncast(self.made(dynamically: frame), to: Self.self)
  }
}
