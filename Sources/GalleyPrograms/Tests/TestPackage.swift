internal import GalleyNotation
internal import GalleyRewriting
internal import GalleySystem
internal import Glibc

/// The modules of a package or a folder that its tests are made of.
package struct TestPackage: Sendable {
  /// A module that is built from Swift files.
  package struct Module: Hashable, Sendable {
    package var name: String
    package var isTest: Bool
    /// The paths of its Swift files, as messages shall name them.
    package var files: [String]
    /// The modules that are built before, by their names.
    var dependencies: [String]
    /// Whether it is one of another package, which the tests or what they test need.
    var isOfAnotherPackage = false
  }

  /// The folder, as the user wrote it.
  package let folder: String
  /// Each behind those that it needs.
  package let modules: [Module]
  /// What no module was made of, in a sentence each.
  package let notes: [String]

  /// What a command line says of a package.
  package struct Request: Sendable {
    /// The folder of a package, or one that has folders of sources and tests.
    package var folder: String
    /// Folders of one module of tests that is no target of the package.
    package var tests: [String]
    /// Folders of one module of sources; where there are some of both, the package is not read.
    package var sources: [String]
    /// Folders of packages whose modules are imported, beside those that SwiftPM has checked out.
    package var dependencies: [String]

    package init(
      folder: String, tests: [String] = [], sources: [String] = [], dependencies: [String] = []
    ) {
      self.folder = folder
      self.tests = tests
      self.sources = sources
      self.dependencies = dependencies
    }
  }

  init(folder: String, modules: [Module], notes: [String]) {
    self.folder = folder
    self.modules = Self.ordered(modules)
    self.notes = notes
  }

  /// The modules in an order in which each comes behind what it needs; those that are not needed by
  /// a test are left out.
  private static func ordered(_ modules: [Module]) -> [Module] {
    var ordered: [Module] = []
    var begun: Set<String> = []
    func add(_ module: Module) {
      guard begun.insert(module.name).inserted else { return }
      for name in module.dependencies {
        if let needed = modules.first(where: { $0.name == name }) { add(needed) }
      }
      ordered.append(module)
    }
    for module in modules where module.isTest { add(module) }
    return ordered
  }

  /// The name that a module has of the name of a target or a folder.
  static func moduleName(of name: String) -> String {
    let plain = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return plain.first?.isNumber == true ? "_" + plain : plain
  }
}

/// Reads which modules a package or a folder has.
struct TestPackageReading {
  let request: TestPackage.Request
  let toolchain: Toolchain
  let environment: [String: String]
  let isTrusted: Bool

  private var place: SourceLocation {
    SourceLocation(file: request.folder, line: 1, column: 1)
  }

  func package(workshop: TemporaryFolder) throws(BuildProblem) -> TestPackage {
    guard SwiftFolder.isFolder(request.folder) else {
      throw .machine(
        "there is no folder '\(request.folder)'"
          + Suggestion.phrase(
            forPath: request.folder, among: FolderList.names(besides: request.folder))
          + "; name the folder of a package, with its Package.swift, or one that has Sources and Tests"
      )
    }
    var (modules, notes): ([TestPackage.Module], [String]) = ([], [])
    let isNamed = !request.tests.isEmpty && !request.sources.isEmpty
    if !isNamed, access("\(request.folder)/Package.swift", F_OK) == 0 {
      let manifest = ManifestReading(
        folder: request.folder, toolchain: toolchain, environment: environment,
        isTrusted: isTrusted)
      (modules, notes) = try manifest.modules(workshop: workshop)
    } else if request.tests.isEmpty {
      modules = foldersOfTests(in: request.folder)
    }
    if !request.tests.isEmpty { modules.append(try module(of: request.tests, isTest: true)) }
    modules = try withSources(modules)
    modules = try withDependencies(modules, workshop)
    guard modules.contains(where: \.isTest) else {
      throw .machine(
        "'\(request.folder)' has no tests: no test target with Swift files, and no folder Tests; name "
          + "their folder by --tests")
    }
    return TestPackage(folder: request.folder, modules: modules, notes: notes)
  }

  /// Adds the modules of other packages, each behind those that it imports.
  private func withDependencies(
    _ modules: [TestPackage.Module], _ workshop: TemporaryFolder
  ) throws(BuildProblem) -> [TestPackage.Module] {
    let checkouts = "\(request.folder)/.build/checkouts"
    let found = FolderList.names(in: checkouts).sorted().map { "\(checkouts)/\($0)" }
    var all = modules
    for folder in request.dependencies + found {
      let manifest = ManifestReading(
        folder: folder, toolchain: toolchain, environment: environment, isTrusted: isTrusted)
      let isNamed = request.dependencies.contains(folder)
      guard isNamed || access("\(folder)/Package.swift", F_OK) == 0 else { continue }
      for var module in try manifest.modules(workshop: workshop).modules
      where !module.isTest && !all.contains(where: { $0.name == module.name }) {
        module.isOfAnotherPackage = true
        all.append(module)
      }
    }
    guard all.count > modules.count else { return modules }
    let others = Set(all.filter(\.isOfAnotherPackage).map(\.name))
    for index in all.indices {
      let imported = ImportedModules.all(in: all[index].files).intersection(others)
      all[index].dependencies += imported.subtracting([all[index].name])
        .subtracting(all[index].dependencies).sorted()
    }
    return all
  }

  /// The folders in `Tests`, or it itself where it has Swift files.
  private func foldersOfTests(in folder: String) -> [TestPackage.Module] {
    for name in ["Tests", "tests"] where SwiftFolder.isFolder("\(folder)/\(name)") {
      let path = "\(folder)/\(name)"
      let names = FolderList.names(in: path)
      let folders =
        names.contains { $0.hasSuffix(".swift") }
        ? [path] : names.map { "\(path)/\($0)" }.filter { SwiftFolder.isFolder($0) }
      return folders.compactMap { try? module(of: [$0], isTest: true) }
    }
    return []
  }

  private func module(
    of folders: [String], isTest: Bool
  ) throws(BuildProblem) -> TestPackage.Module {
    var files: [String] = []
    for folder in folders {
      let path = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
      let found = SwiftFolder.files(of: [path]).filter { $0.hasSuffix(".swift") }
      guard !found.isEmpty else {
        throw .machine("there is no Swift file in '\(folder)'; check the path")
      }
      files += found.filter { !files.contains($0) }
    }
    let last = folders.first.map(Self.plainName) ?? "Tests"
    return TestPackage.Module(
      name: TestPackage.moduleName(of: last), isTest: isTest, files: files, dependencies: [])
  }

  /// The last part of a path that is a name, of `.` that of the folder which it is.
  private static func plainName(of path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    guard last == "." || last == "..", let real = realpath(path, nil) else { return last }
    defer { free(real) }
    return String(cString: real).split(separator: "/").last.map(String.init) ?? last
  }

  /// Adds the modules that tests import and that no target is: those of `--sources`, named as tests
  /// name them, or of a folder by their name, or of the folder Sources.
  private func withSources(
    _ modules: [TestPackage.Module]
  ) throws(BuildProblem) -> [TestPackage.Module] {
    var modules = modules
    var sources: [TestPackage.Module] = []
    if !request.sources.isEmpty { sources.append(try module(of: request.sources, isTest: false)) }
    let own = Set(modules.filter { !$0.isTest }.map(\.name))
    var wanted: [String] = []
    for module in modules where module.isTest {
      for name in ImportedModules.testable(in: module.files)
      where !own.contains(name) && !wanted.contains(name) { wanted.append(name) }
    }
    if sources.count == 1 {
      let places = [request.folder] + request.sources
      let parts = places.flatMap { $0.split(separator: "/").map(String.init) }
      let words = (parts + places.map(Self.plainName)).map { TestPackage.moduleName(of: $0) }
      let imported = modules.map { ImportedModules.all(in: $0.files) }
      let named = words.first { word in imported.contains { $0.contains(word) } }
      if let name = wanted.count == 1 ? wanted[0] : named { sources[0].name = name }
    }
    if sources.isEmpty {
      for name in wanted {
        let places = ["Sources/\(name)", "Source/\(name)", name, "Sources", "Source"]
        let found = places.lazy.map { "\(request.folder)/\($0)" }.first { SwiftFolder.isFolder($0) }
        guard let found, var source = try? module(of: [found], isTest: false) else { continue }
        source.name = name
        sources.append(source)
      }
    }
    modules = sources + modules
    let names = modules.filter { !$0.isTest }.map(\.name)
    for index in modules.indices where modules[index].isTest {
      let imported = ImportedModules.all(in: modules[index].files)
      let needed = names.filter { imported.contains($0) }
      modules[index].dependencies += needed.filter { !modules[index].dependencies.contains($0) }
    }
    return modules
  }
}

/// The modules that Swift files import.
enum ImportedModules {
  static func all(in files: [String]) -> Set<String> { Set(entries(in: files).map(\.module)) }

  /// Those that are imported with `@testable`, in their order.
  static func testable(in files: [String]) -> [String] {
    entries(in: files).filter(\.isTestable).map(\.module)
  }

  private static func entries(in files: [String]) -> [ImportList.Entry] {
    files.flatMap { path in
      (try? FileReading.bytes(atPath: path, limit: SourceSelection.largestFile))
        .map(ImportList.entries) ?? []
    }
  }
}
