internal import GalleyNotation
internal import GalleyRewriting
internal import GalleySystem

/// A build of a package's modules, one after the other.
struct TestBuild {
  let package: TestPackage
  let interfaces: [InterfacePart]
  let compiler: CompilerRun
  let mostRounds: Int

  init(
    package: TestPackage, interfaces: [InterfacePart], compiler: CompilerRun, mostRounds: Int
  ) {
    self.package = package
    self.interfaces = interfaces
    self.compiler = compiler
    self.mostRounds = mostRounds
  }

  private(set) var modules: [(name: String, places: ModulePlaces)] = []
  private(set) var absentModules: [Issue] = []
  private(set) var tests: [BuiltTests.Test] = []
  private(set) var takenOut: [BuiltTests.TakenOut] = []
  private(set) var hasSwiftTesting = false
  /// What was left out of the package, in a sentence each.
  private(set) var notes: [String] = []
  private var testModules: [String] = []
  /// The functions of modules that say what xibs find by names.
  private var connections: [(module: String, functions: [String])] = []
  /// The modules so far, with their files.
  private var built: [(name: String, sources: [(path: String, bytes: [UInt8])])] = []
  private var objects: [String] = []
  private var failed: Set<String> = []
  /// The modules of other packages that are compiled as they are.
  private var others: Set<String> = []

  private var names: Set<String> { Set(package.modules.map(\.name)) }

  /// Compiles a module, without what does not compile; where that does not help it is left out
  /// itself, and so is what needs it.
  ///
  /// - `all`: its files.
  mutating func add(
    _ module: TestPackage.Module, _ all: [(path: String, bytes: [UInt8])]
  ) throws(BuildProblem) {
    let sources = kept(all)
    defer { built.append((module.name, sources)) }
    if module.isOfAnotherPackage, try isCompiledAsItIs(module, sources) { return }
    let whole = RewrittenModule(
      sources, modules: names, name: module.name, interfaces: interfaces)
    let place = SourceLocation(file: module.files[0], line: 1, column: 1)
    if let needed = module.dependencies.first(where: failed.contains) {
      fail(
        module, whole, Issue("the module \(needed), which it needs, does not compile", at: place))
      return
    }
    let errors = whole.issues.filter { $0.severity == .error }
    if let first = errors.first {
      fail(module, whole, first)
      return
    }
    var unit = whole
    var unlisted: [ModuleTest: Issue] = [:]
    var preferences: [TypePreference] = []
    for _ in 0..<mostRounds {
      let listed = unit.tests.filter { unlisted[$0] == nil }
      guard let output = try compile(module, unit, listed, at: place) else {
        take(module, whole, unit, listed, unlisted)
        return
      }
      var cuts: [SourceCut] = []
      var stray: Issue?
      let known = preferences.count
      for message in CompilerMessage.all(in: output) where message.severity == .error {
        let stated = message.location
        if stated.file.hasSuffix(TestProgramSource.list),
          listed.indices.contains(stated.line - TestProgramSource.firstLine)
        {
          let test = listed[stated.line - TestProgramSource.firstLine]
          unlisted[test] = Issue(message.text, at: test.location)
        } else if let own = unit.location(
          ofRewritten: stated.file, line: stated.line, column: stated.column),
          let preference = TypePreference(for: Issue(message.text, at: own), among: built),
          !preferences[..<known].contains(preference)
        {
          if !preferences.contains(preference) { preferences.append(preference) }
        } else if let own = unit.location(
          ofRewritten: stated.file, line: stated.line, column: stated.column),
          let cut = unit.cut(for: Issue(message.text, at: own))
        {
          if !cuts.contains(where: { $0.isOf(cut) }) { cuts.append(cut) }
        } else {
          stray = stray ?? Issue(message.text, at: stated)
        }
      }
      let isLess = unlisted.count > unit.tests.count - listed.count
      guard !cuts.isEmpty || isLess || preferences.count > known else {
        let said = output.split(whereSeparator: \.isNewline).suffix(3).joined(separator: " ")
        fail(module, whole, stray ?? Issue("the compiler fails: \(said)", at: place))
        return
      }
      // With what is meant, what is told beside it may well compile.
      unit = RewrittenModule(
        sources, modules: names, cuts: preferences.count > known ? unit.cuts : unit.cuts + cuts,
        preferring: preferences, name: module.name, interfaces: interfaces)
    }
    fail(
      module, whole,
      Issue("it does not compile after \(mostRounds) rounds of taking out what does not", at: place)
    )
  }

  /// Compiles a module of another package as it stands, as one is that is made for Linux, too.
  ///
  /// - Returns: Whether it compiles; if not, it is built as the package is.
  private mutating func isCompiledAsItIs(
    _ module: TestPackage.Module, _ sources: [(path: String, bytes: [UInt8])]
  ) throws(BuildProblem) -> Bool {
    var names: [String] = []
    for (number, source) in sources.enumerated() {
      names.append("\(module.name)-\(number).swift")
      try compiler.write(source.bytes, to: names[number])
    }
    let place = SourceLocation(file: module.files[0], line: 1, column: 1)
    let arguments = arguments(for: module) + ["-D", "SWIFT_PACKAGE"]
    guard try compiler.run(arguments + names, at: place) == nil else { return false }
    objects.append("\(module.name)-code.o")
    others.insert(module.name)
    return true
  }

  private func arguments(for module: TestPackage.Module) -> [String] {
    [
      "-module-name", module.name, "-module-alias", "SnapshotTesting=GalleySnapshots",
      "-wmo", "-parse-as-library", "-enable-testing", "-I", ".",
      "-emit-module", "-emit-module-path", "\(module.name).swiftmodule", "-c", "-o",
      "\(module.name)-code.o",
    ]
  }

  /// The files of a module, without those of other platforms, which Xcode leaves out of an app's
  /// target.
  private mutating func kept(
    _ all: [(path: String, bytes: [UInt8])]
  ) -> [(path: String, bytes: [UInt8])] {
    let kept = all.filter {
      !RewrittenModule.isOfAnotherPlatform($0.path, $0.bytes, modules: names)
    }
    guard !kept.isEmpty else { return all }
    for file in all where !kept.contains(where: { $0.path == file.path }) {
      notes.append("\(file.path) is left out: it is of another platform, as its imports tell")
    }
    return kept
  }

  private func compile(
    _ module: TestPackage.Module, _ unit: RewrittenModule, _ tests: [ModuleTest],
    at place: SourceLocation
  ) throws(BuildProblem) -> String? {
    var names: [String] = []
    for (number, file) in unit.files.enumerated() {
      names.append("\(module.name)-\(number).swift")
      try compiler.write(file.bytes, to: names[number])
    }
    if module.isTest {
      for (name, text) in [
        (TestProgramSource.support, TestProgramSource.supportText),
        (TestProgramSource.list, TestProgramSource.listText(tests, of: module.name)),
      ] {
        names.append("\(module.name)-\(name)")
        try compiler.write(Array(text.utf8), to: names[names.count - 1])
      }
    }
    if unit.hasXCTest {
      names.append("\(module.name)-\(AssertionSource.name)")
      try compiler.write(Array(AssertionSource.text.utf8), to: names[names.count - 1])
    }
    return try compiler.run(arguments(for: module) + names, at: place)
  }

  private mutating func take(
    _ module: TestPackage.Module, _ whole: RewrittenModule, _ unit: RewrittenModule,
    _ listed: [ModuleTest], _ unlisted: [ModuleTest: Issue]
  ) {
    modules.append((module.name, unit.places))
    connections.append((module.name, unit.connections))
    absentModules += unit.absentModules
    objects.append("\(module.name)-code.o")
    for cut in unit.cuts {
      takenOut.append(
        BuiltTests.TakenOut(
          name: cut.name, module: module.name, location: cut.location, reason: cut.reason,
          tests: unit.tests(in: cut)))
    }
    guard module.isTest else { return }
    for test in unit.hiddenTests {
      let reason = Issue("its class is private, so that nobody can start it", at: test.location)
      takenOut.append(takeOut(test, of: module, for: reason))
    }
    for test in whole.tests {
      if let reason = unlisted[test] { takenOut.append(takeOut(test, of: module, for: reason)) }
    }
    testModules.append(module.name)
    tests += listed.map {
      BuiltTests.Test(name: "\(module.name).\($0.name)", location: $0.location)
    }
    hasSwiftTesting = hasSwiftTesting || unit.hasSwiftTesting
  }

  private func takeOut(
    _ test: ModuleTest, of module: TestPackage.Module, for reason: Issue
  ) -> BuiltTests.TakenOut {
    BuiltTests.TakenOut(
      name: test.name, module: module.name, location: test.location, reason: reason, tests: 1)
  }

  /// Leaves a module out.
  private mutating func fail(
    _ module: TestPackage.Module, _ whole: RewrittenModule, _ reason: Issue
  ) {
    failed.insert(module.name)
    let place = SourceLocation(file: module.files[0], line: 1, column: 1)
    takenOut.append(
      BuiltTests.TakenOut(
        name: "the module \(module.name)", module: module.name, location: place, reason: reason,
        tests: whole.allTests))
  }

  /// Links the modules to a program named `program`.
  mutating func link() throws(BuildProblem) {
    guard !testModules.isEmpty else {
      throw .issues(
        takenOut.map { Issue("\($0.name): \($0.reason.message)", at: $0.reason.location) })
    }
    let main = TestProgramSource.mainText(
      modules: testModules,
      connections: connections,
      hasSwiftTesting: hasSwiftTesting, hasNimble: others.contains("Nimble"))
    try compiler.write(Array(main.utf8), to: "main.swift")
    try compiler.write(
      Array((compiler.products.linked + HostProducts.list(objects)).utf8), to: "objects")
    let place = SourceLocation(file: package.folder, line: 1, column: 1)
    let output = try compiler.run(
      ["-module-name", "GalleyTests", "-I", ".", "main.swift"] + CompilerRun.linking("program"),
      at: place)
    guard let output else { return }
    let errors = CompilerMessage.all(in: output).filter { $0.severity == .error }.map(\.text)
    let said = output.split(whereSeparator: \.isNewline).suffix(5).joined(separator: " ")
    throw .issues([
      Issue("the tests cannot be linked: \(errors.first ?? said)", at: place)
    ])
  }
}
