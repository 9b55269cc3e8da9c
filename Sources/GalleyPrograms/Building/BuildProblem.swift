package import GalleyNotation

/// A failed build of a layout's files.
package enum BuildProblem: Error, Hashable, Sendable {
  /// What is wrong with the files or with what the scene sets, at their places.
  case issues([Issue])
  /// What is missing on the machine, in a sentence with its cure.
  case machine(String)

  /// One line for each thing that is wrong.
  package var lines: [String] {
    switch self {
    case .issues(let issues): issues.map(\.description)
    case .machine(let sentence): [sentence]
    }
  }
}
