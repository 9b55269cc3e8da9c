/// A value that comes later, or has come.
public struct Async<Value> {
  /// Runs what the value comes of, and hands it over.
  public let run: (@escaping (Value) -> Void) -> Void

  /// A value that comes when a callback hands it over.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// A value that is there.
  public init(value: Value) { self.init { $0(value) } }

  /// What a function makes of the value.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
