import Glibc

/// Programs by their names, as a shell finds them.
package enum ProgramSearch {
  /// The paths of the programs of a name in the folders that a `PATH` lists, in its order.
  ///
  /// Folders without a leading slash are passed over, or whoever fills the working folder would
  /// choose the program.
  package static func paths(ofPrograms name: String, in path: String) -> [String] {
    path.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
      .filter { access($0, X_OK) == 0 }
  }
}
