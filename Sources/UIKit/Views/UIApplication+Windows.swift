extension UIApplication {
  /// No window: no app runs here, and nothing takes keys.
  public var keyWindow: UIWindow? { nil }

  /// No windows, as `keyWindow`.
  public var windows: [UIWindow] { [] }
}
