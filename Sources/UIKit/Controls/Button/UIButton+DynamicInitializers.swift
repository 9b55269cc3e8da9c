extension UIButton {
  @_silgen_name("$s5UIKit8UIButtonC4typeA2C10ButtonTypeO_tcfC")
  fileprivate final class func made(type: ButtonType) -> UIButton
}

extension DynamicallyMade where Self: UIButton {
  /// A button of a class that only its metatype tells.
  @_disfavoredOverload @preconcurrency @MainActor
  @_silgen_name("galley_make_button") public init(type: UIButton.ButtonType)

  @preconcurrency @MainActor @_silgen_name("galley_make_button")
  package static func make(type: consuming UIButton.ButtonType) -> Self {
    unsafeDowncast(self.made(type: type), to: Self.self)
  }
}
