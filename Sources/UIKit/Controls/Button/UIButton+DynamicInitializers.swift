extension UIButton {
  /// A button of whatever class, by its `init(type:)`.
  package convenience init(dynamically type: ButtonType) { self.init(type: type) }

  @_silgen_name("$s5UIKit8UIButtonC11dynamicallyA2C10ButtonTypeO_tcfC")
  fileprivate final class func made(dynamically type: ButtonType) -> UIButton
}

extension DynamicallyMade where Self: UIButton {
  /// A button of a class that only its metatype tells.
  @_disfavoredOverload @preconcurrency @MainActor
  @_silgen_name("galley_make_button") public init(type: UIButton.ButtonType)

  @preconcurrency @MainActor @_silgen_name("galley_make_button")
  package static func make(type: consuming UIButton.ButtonType) -> Self {
    unsafeDowncast(self.made(dynamically: type), to: Self.self)
  }
}
