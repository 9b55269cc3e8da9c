/// A file as the compiler reads it.
package struct RewrittenFile: Sendable {
  /// The path of the original, as the user wrote it.
  package let path: String
  /// The name by which the compiler knows the original.
  package let compiledPath: String
  /// The text.
  ///
  /// Every line of the original is at its place or says where it comes from.
  package let bytes: [UInt8]
}
