package import GalleyNotation

/// The Swift files of one module of a package, rewritten for Linux's compiler, without what it does
/// not take.
///
/// The originals are not touched, and every message of the compiler can be led back to them.
package struct RewrittenModule: Sendable {
  package let files: [RewrittenFile]
  /// The parts that cannot be rewritten.
  package let issues: [Issue]
  /// Modules that are imported and not here, which is no error by itself.
  package let absentModules: [Issue]
  /// The tests of XCTest that are left, and those that nobody can start, since only their own file
  /// sees their classes.
  package let tests: [ModuleTest]
  package let hiddenTests: [ModuleTest]
  /// Whether a file imports Swift Testing, or XCTest.
  package let hasSwiftTesting: Bool
  package let hasXCTest: Bool
  /// The functions that say what xibs find by names.
  package let connections: [String]
  package let cuts: [SourceCut]
  /// How many tests the files have, those of Swift Testing among them.
  package let allTests: Int
  private let testsInCuts: [Int]
  /// Where its files come from.
  package let places: ModulePlaces
  private let finder: CutFinder

  /// Rewrites the files of a module.
  ///
  /// - Parameters:
  ///   - sources: paths as messages shall name them, and what the files hold.
  ///   - modules: the names of modules that are here beside Galley's and Swift's.
  ///   - cuts: what is left out of the same sources.
  ///   - preferences: which of several types of one name is meant.
  ///   - name: of the module; empty for one that has nothing that xibs find by names.
  ///   - interfaces: xibs and scenes of storyboards.
  package init(
    _ sources: [(path: String, bytes: [UInt8])], modules: Set<String>, cuts: [SourceCut] = [],
    preferring preferences: [TypePreference] = [], name: String = "",
    interfaces: [InterfacePart] = []
  ) {
    var unit = UnitRewriting(
      sources.map { SwiftSource(path: $0.path, bytes: $0.bytes) },
      others: modules.union(ModuleList.testing))
    finder = CutFinder(unit)
    let found = ModuleTestFinder(unit)
    let (all, hidden, functions) = (found.tests(), found.hiddenTests(), found.functions())
    allTests = all.count + hidden.count + functions.count
    let cutTests = cuts.map { cut in
      (all + hidden + functions).count { cut.contains($0, in: unit) }
    }
    testsInCuts = cutTests
    tests = all.filter { test in !cuts.contains { $0.contains(test, in: unit) } }
    hiddenTests = hidden.filter { test in !cuts.contains { $0.contains(test, in: unit) } }
    hasSwiftTesting = unit.imports("Testing")
    hasXCTest = unit.imports("XCTest")
    connections = InterfaceConnectionWriter(of: unit, naming: interfaces, without: cuts)
      .add(to: &unit, named: "galleyConnect\(name)")
    for rule in RewrittenUnit.rules { rule.apply(to: &unit) }
    for preference in preferences {
      for number in sources.indices where sources[number].path == preference.file {
        unit.files[number].add(preference.text, for: 0)
      }
    }
    for cut in cuts { unit.files[cut.file].leaveOut(cut) }
    let names = sources.enumerated().map { RewrittenUnit.compiledPath($1.path, number: $0) }
    var renderer = UnitRenderer(unit.files, names: names)
    files = sources.indices.map { number in
      RewrittenFile(
        path: sources[number].path, compiledPath: names[number], bytes: renderer.text(of: number))
    }
    places = ModulePlaces(
      paths: sources.map(\.path), compiledPaths: names, columns: renderer.columns)
    issues = unit.issues
    absentModules = unit.absentModules
    self.cuts = cuts
  }

  /// Whether a file is one of another platform, since it imports what that alone has.
  package static func isOfAnotherPlatform(
    _ path: String, _ bytes: [UInt8], modules: Set<String>
  ) -> Bool {
    let present = PresentModules(others: modules.union(ModuleList.testing))
    let file = FileRewriting(SwiftSource(path: path, bytes: bytes), modules: present)
    return file.allDeclarations.contains { declaration in
      declaration.kind == .importing && ["AppKit", "Cocoa", "WatchKit"].contains(declaration.name)
    }
  }

  /// How many tests, those of Swift Testing among them, went with what was left out.
  package func tests(in cut: SourceCut) -> Int {
    cuts.firstIndex(of: cut).map { testsInCuts[$0] } ?? 0
  }

  /// What is to be left out for an error at a place of an original; nil where nothing can be.
  package func cut(for error: Issue) -> SourceCut? { finder.cut(for: error, besides: cuts) }

  /// The place in an original of a place that the compiler or a crash tells; nil where it tells of
  /// something else.
  package func location(ofRewritten path: String, line: Int, column: Int) -> SourceLocation? {
    places.location(ofRewritten: path, line: line, column: column)
  }
}
