// swift-format-ignore-file: NoLeadingUnderscores

/// A method of one argument that a delegate may leave out, as `delegate.method?(argument)` calls it.
@preconcurrency @MainActor public struct OptionalCall<Argument, Answer> {
  private let method: @MainActor (Argument) -> Answer

  /// Calls a method whose default says that it is missing.
  public init(_ method: @escaping @MainActor (Argument) -> Answer) { self.method = method }

  /// Returns the method's answer; nil where it is left out.
  @discardableResult
  public func callAsFunction(_ argument: Argument) -> Answer? {
    OptionalMethod.ask { method(argument) }
  }

  /// Returns the method's answer, for `delegate.method!(argument)`.
  @discardableResult
  public func _forced(_ argument: Argument) -> Answer { method(argument) }
}
