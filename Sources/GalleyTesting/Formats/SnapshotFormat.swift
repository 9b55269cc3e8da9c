internal import GalleyRendering

/// A way to make a snapshot of a value: the bytes that are kept, and how they are compared.
///
/// A format of one's own is an extension away:
///
/// ```swift
/// extension SnapshotFormat where Value == Receipt {
///   static var receipt: Self {
///     SnapshotFormat(.text, fileExtension: "receipt.txt") { Array($0.lines.utf8) }
///   }
/// }
/// ```
public struct SnapshotFormat<Value>: Sendable {
  /// How snapshots are compared, and what is said where they differ.
  public let kind: SnapshotKind
  /// The ending of reference files' names, without the dot.
  public let fileExtension: String

  /// The bytes of a value; the renderer is made only where something is drawn.
  let encode: @Sendable (Value, () throws -> Renderer) throws -> [UInt8]

  /// - Parameters:
  ///   - kind: how two snapshots are compared.
  ///   - fileExtension: nil for `png`, `svg` or `txt`, as the kind is. A longer one, such as
  ///     `receipt.txt`, keeps apart two snapshots of one test that are of the same kind.
  ///   - encode: the bytes of the file; what it throws fails the expectation.
  public init(
    _ kind: SnapshotKind, fileExtension: String? = nil,
    encode: @escaping @Sendable (Value) throws -> [UInt8]
  ) {
    self.init(kind, fileExtension) { value, _ in try encode(value) }
  }

  /// A format that draws.
  init(
    _ kind: SnapshotKind, _ fileExtension: String? = nil,
    drawing encode: @escaping @Sendable (Value, () throws -> Renderer) throws -> [UInt8]
  ) {
    self.kind = kind
    self.fileExtension = fileExtension ?? (kind == .text ? "txt" : kind.rawValue)
    self.encode = encode
  }
}
