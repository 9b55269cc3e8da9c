/// A piece of a file that reads otherwise for the compiler; it keeps the line ends that it covers.
struct TextEdit: Hashable, Sendable {
  /// Bytes of the file.
  var range: Range<Int>
  var text: String
}

/// A piece of a file that the compiler reads elsewhere, edits included.
struct TextMove: Hashable, Sendable {
  /// Bytes of the file it stands in.
  var range: Range<Int>
  /// The file that it goes to, by its number in the unit.
  var file: Int
  /// The byte there before which it goes.
  var offset: Int
  /// The text before it, such as `public `.
  var prefix: String
}
