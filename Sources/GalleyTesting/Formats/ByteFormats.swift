extension SnapshotFormat where Value == [UInt8] {
  /// The bytes of a PNG file, whoever made it.
  public static var png: Self { SnapshotFormat(.png) { $0 } }

  /// The bytes of an SVG file, whoever made it.
  public static var svg: Self { SnapshotFormat(.svg) { $0 } }

  /// A text in UTF-8.
  public static var text: Self { SnapshotFormat(.text) { $0 } }
}

extension SnapshotFormat where Value == String {
  /// The text of an SVG file, whoever made it.
  public static var svg: Self { SnapshotFormat(.svg) { Array($0.utf8) } }
}

extension SnapshotFormat where Value: CustomStringConvertible & SendableMetatype {
  /// The value's own description.
  public static var text: Self { SnapshotFormat(.text) { Array($0.description.utf8) } }
}
