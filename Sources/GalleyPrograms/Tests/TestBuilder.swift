internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyRewriting
package import GalleySystem

/// Builds a package's tests against Galley's modules, without what does not compile.
package struct TestBuilder: Sendable {
  private let environment: [String: String]
  private let executable: String?
  private let isTrusted: Bool
  private let tell: @Sendable (String) -> Void
  private let cache: BuildCache
  /// The limits of one run of the compiler.
  package var limits = ProcessLimits(seconds: 300)
  /// How often a module is compiled before it is given up.
  private static let mostRounds = 40

  /// - Parameters:
  ///   - environment: names and values, from which comes `PATH`.
  ///   - executable: beside which the compiled modules lie; nil for the running program.
  ///   - isTrusted: Whether the compiler and the tests may reach what this process may.
  ///   - tell: Is told, in a sentence, what the user waits for.
  package init(
    environment: [String: String], executable: String? = nil, isTrusted: Bool = false,
    tell: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.environment = environment
    self.executable = executable
    self.isTrusted = isTrusted
    self.tell = tell
    cache = BuildCache(environment: environment)
  }

  /// Builds the tests, or finds the program that the same files have become before.
  ///
  /// - Throws: where there is no package, no test or no compiler, and where nothing of the tests can
  ///   be built.
  package func build(_ request: TestPackage.Request) throws(BuildProblem) -> BuiltTests {
    let toolchain = try Toolchain(in: environment)
    let products = try HostProducts(besideExecutable: executable, forTests: true)
    try products.check(toolchain, environment)
    cache.removeLeftovers()
    let workshop =
      if let kept = cache.workshop() { kept } else {
        try TemporaryFolder.workshop(in: environment, besides: cache.folder)
      }
    let reading = TestPackageReading(
      request: request, toolchain: toolchain, environment: environment, isTrusted: isTrusted)
    let package = try reading.package(workshop: workshop)
    let sources = try package.modules.map { module throws(BuildProblem) in
      try SourceSelection(LayoutRequest(paths: module.files)).sources
    }
    let brought = AppResources.read(
      ResourceFiles(of: [package.folder], target: nil, hasTests: true))
    let interfaces = brought.resources.interfaceParts
    let digest = digest(of: package, sources, interfaces, toolchain, products)
    func built(
      _ record: TestBuildRecord, _ program: String, keeper: TemporaryFolder? = nil
    ) -> BuiltTests {
      BuiltTests(
        tests: record.tests, hasSwiftTesting: record.hasSwiftTesting, takenOut: record.takenOut,
        notes: package.notes + record.notes + brought.issues.map(\.description),
        absentModules: record.absentModules, resources: brought.resources,
        program: BuiltProgram(
          path: program, toolchain: toolchain, isTrusted: isTrusted, readable: [package.folder]),
        modules: record.modules, keeper: keeper)
    }
    func kept() -> BuiltTests? {
      guard let program = cache.program(digest),
        let record = TestBuildRecord(besideProgram: program)
      else { return nil }
      return built(record, program)
    }
    if let kept = kept() { return kept }
    if let refusal = cache.refusal { tell("warning: what is built is not kept: \(refusal)") }
    let lock = cache.lock(digest, withinSeconds: limits.seconds + 30, tell: tell)
    defer { extendLifetime(lock) }
    // Somebody may have built it while this one waited.
    if let kept = kept() { return kept }
    let compiler = CompilerRun(
      toolchain: toolchain, products: products, folder: workshop.path, environment: environment,
      limits: limits, isTrusted: isTrusted)
    var build = TestBuild(
      package: package, interfaces: interfaces, compiler: compiler, mostRounds: Self.mostRounds)
    for (module, sources) in zip(package.modules, sources) {
      tell("building \(module.name), \(module.files.count) files")
      try build.add(module, sources)
    }
    try build.link()
    let record = TestBuildRecord(of: build)
    record.write(in: compiler)
    compiler.removeAll(but: [
      "program", TestBuildRecord.name, CutRecord.name, TemporaryFolder.mark,
    ])
    if let program = cache.keep(workshop, as: digest) { return built(record, program) }
    return built(record, "\(workshop.path)/program", keeper: workshop)
  }

  /// Of all that decides what is built, what this program makes of it among it.
  private func digest(
    of package: TestPackage, _ sources: [[(path: String, bytes: [UInt8])]],
    _ interfaces: [InterfacePart], _ toolchain: Toolchain, _ products: HostProducts
  ) -> String {
    var digest = SHA256()
    for (module, files) in zip(package.modules, sources) {
      digest.add("\(module.name) \(module.isTest) \(module.isOfAnotherPackage)")
      digest.add(module.dependencies.joined(separator: " "))
      for file in files {
        digest.add(file.path)
        digest.add(file.bytes)
      }
    }
    for part in interfaces { digest.add((part.names + part.classes).joined(separator: " ")) }
    digest.add(toolchain.compiler)
    digest.add(toolchain.identity)
    digest.add(products.identity)
    digest.add((try? HostProducts.runningExecutable()).map { FileStamp(atPath: $0).text } ?? "")
    return digest.hexadecimal
  }
}
