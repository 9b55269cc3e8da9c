public import Foundation

/// A way to make a snapshot of a value, and to compare it.
public struct Snapshotting<Value, Format> {
  /// The extension of the references; nil for none.
  public var pathExtension: String?
  /// How two snapshots are compared.
  public var diffing: Diffing<Format>
  /// Makes a snapshot.
  public var snapshot: (Value) -> Async<Format>

  /// A way whose snapshots come later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// A way whose snapshots are made at once.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// The same way for what a function makes such values of.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// The same way for what a function makes such values of, which come later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
      Async { callback in transform(other).run { self.snapshot($0).run(callback) } }
    }
  }

  /// The same way for a value that is given some time before, in seconds.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        RunLoop.main.run(until: Date(timeIntervalSinceNow: duration))
        strategy.snapshot(value).run(callback)
      }
    }
  }
}

/// A way to make a snapshot of what is one itself.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// A way whose snapshots are the values.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}

/// A way to compare two snapshots, and to keep one in a file.
public struct Diffing<Value> {
  /// The file's bytes.
  public var toData: (Value) -> Data
  /// What a file has.
  public var fromData: (Data) -> Value
  /// What differs, for people; nil where the two are the same.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?
  /// How near images have to come to their reference, which are drawn and compared elsewhere; nil
  /// for what is compared here.
  var image: ImagePrecision?

  /// A way of closures.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }
}

/// How near an image has to come to its reference.
struct ImagePrecision {
  var precision: Float
  var perceptualPrecision: Float
  /// Device pixels a point; nil where they are not told.
  var scale: CGFloat?
}

/// What a report of XCTest has beside its words, where there are such reports; kept and not shown
/// here.
public final class XCTAttachment {
  /// The name.
  public var name: String?
  /// The bytes; empty where it was made of something else.
  public let data: Data

  /// An attachment of bytes.
  public init(data: Data, uniformTypeIdentifier: String = "public.data") { self.data = data }

  /// An attachment of a text.
  public convenience init(string: String) { self.init(data: Data(string.utf8)) }
}
