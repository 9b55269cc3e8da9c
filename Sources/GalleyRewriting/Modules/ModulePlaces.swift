package import GalleyNotation

/// Where the files of a module come from, as far as messages need it.
package struct ModulePlaces: Codable, Sendable {
  /// As the user wrote them, in the order of the files.
  package let paths: [String]
  private let compiledPaths: [String]
  private let columns: [ColumnMap]

  init(paths: [String], compiledPaths: [String], columns: [ColumnMap]) {
    (self.paths, self.compiledPaths, self.columns) = (paths, compiledPaths, columns)
  }

  /// The place in an original of a place that the compiler or a crash tells; nil where it tells of
  /// something else.
  package func location(ofRewritten path: String, line: Int, column: Int) -> SourceLocation? {
    guard let number = compiledPaths.firstIndex(of: path) else { return nil }
    return SourceLocation(
      file: paths[number], line: line,
      column: columns[number].original(line: line, column: column))
  }
}
