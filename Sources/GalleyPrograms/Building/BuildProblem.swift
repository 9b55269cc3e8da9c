package import GalleyNotation

/// A failed build of a layout's files.
package enum BuildProblem: Error, Hashable, Sendable {
  /// Faults of the files or of the scene's settings, at their places.
  case issues([Issue])
  /// A lack of the machine, in a sentence with its cure.
  case machine(String)

  /// One line for each thing that is wrong.
  package var lines: [String] {
    switch self {
    case .issues(let issues): issues.map(\.description)
    case .machine(let sentence): [sentence]
    }
  }
}
