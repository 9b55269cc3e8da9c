package import GalleyGraphics
package import GalleyNotation
internal import GalleyRewriting
internal import GalleySystem

/// A program of a package's tests, ready to be run, and what it has not.
package struct BuiltTests: Sendable {
  /// A test of XCTest in the program.
  package struct Test: Hashable, Sendable {
    /// With the module, such as `GridTests.GridTests/testColumns`.
    package let name: String
    package let location: SourceLocation
  }

  /// A part of the package that is not in the program.
  package struct TakenOut: Hashable, Sendable {
    /// What the part is, such as `GridTests.testColumns()`.
    package let name: String
    package let module: String
    package let location: SourceLocation
    /// The compiler's error, or another reason.
    package let reason: Issue
    /// How many tests went with it.
    package let tests: Int
  }

  package let tests: [Test]
  package let hasSwiftTesting: Bool
  package let takenOut: [TakenOut]
  /// What was left out of the package's targets, in a sentence each.
  package let notes: [String]
  /// Modules that are imported and not here.
  package let absentModules: [Issue]
  /// The colors, images and texts of the package.
  package let resources: AppResources
  let program: BuiltProgram
  let modules: [(name: String, places: ModulePlaces)]
  /// Keeps a program that no cache could take; nil for one that is kept.
  let keeper: TemporaryFolder?

  /// The place in an original of a place that the compiler knows; nil for another file.
  func location(of path: String, line: Int, column: Int) -> SourceLocation? {
    for module in modules {
      if let found = module.places.location(ofRewritten: path, line: line, column: column) {
        return found
      }
      // A macro knows the file that was compiled, in which one line stands before the first.
      let file = path.split(separator: "/").last ?? ""
      guard file.hasPrefix("\(module.name)-"), file.hasSuffix(".swift"),
        let number = Int(file.dropFirst(module.name.utf8.count + 1).dropLast(6)),
        module.places.paths.indices.contains(number)
      else { continue }
      return SourceLocation(
        file: module.places.paths[number], line: max(1, line - 1), column: column)
    }
    return nil
  }
}
