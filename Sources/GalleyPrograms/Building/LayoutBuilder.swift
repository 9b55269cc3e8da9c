internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyRewriting
package import GalleySystem

/// Makes programs of layouts' Swift files, or finds those that were made before.
package struct LayoutBuilder: Sendable {
  private let environment: [String: String]
  private let executable: String?
  private let cache: BuildCache
  private let isTrusted: Bool
  private let tell: @Sendable (String) -> Void
  /// The limits of a build.
  package var limits = ProcessLimits(seconds: 180)

  /// How often a controller is compiled, each time without what stood in the way.
  private static let mostRounds = 40
  /// How often a controller is run to see where it stops.
  private static let mostStops = 30

  /// - Parameters:
  ///   - environment: names and values, from which come `PATH` and the place of the cache.
  ///   - executable: beside which the compiled modules lie; nil for the running program.
  ///   - isTrusted: Whether the compiler and the layout may reach what this process may.
  ///   - tell: Is told, in a sentence, what the user waits for and what cannot be used.
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

  /// The program of a layout, built where it is not in the cache.
  ///
  /// Files are read once: what changes while the compiler is at work is the next build's matter.
  package func build(_ request: LayoutRequest) throws(BuildProblem) -> BuiltLayout {
    var selection = try SourceSelection(request)
    var unit = try selection.unit()
    let brought = AppResources.read(request.resourceFiles)
    let interfaces = brought.resources.interfaceParts
    let choice = try LayoutChoice(unit, for: request, interfaces)
    if choice.roots != nil || !interfaces.isEmpty {
      unit = try selection.unit(
        keeping: choice.roots ?? .all, adapted: UnitAdaptation(interfaces: interfaces))
    }
    let errors = unit.issues.filter { $0.severity == .error }
    guard errors.isEmpty else { throw .issues(errors) }
    let symbols = AssetSymbols(brought.resources)
    let main = try mainSource(choice, request, of: unit, symbols)
    let toolchain = try Toolchain(in: environment)
    let products = try HostProducts(besideExecutable: executable)
    let digest = digest(of: unit, main, toolchain, products)
    func built(
      _ program: String, of unit: RewrittenUnit, cached: Bool, keeper: TemporaryFolder? = nil
    ) -> BuiltLayout {
      BuiltLayout(
        program: program, layoutClass: choice.layoutClass, maker: choice.maker, unit: unit,
        resources: brought.resources, resourceIssues: brought.issues, wasCached: cached,
        cutWarnings: CutRecord.read(besideProgram: program),
        toolchain: toolchain, isTrusted: isTrusted, keeper: keeper)
    }
    // What a run comes to beside what the text tells may stand in any of the files.
    let wideDigest = unit.hasUnusedBodies ? self.digest(of: digest, request) : digest
    func cached() -> BuiltLayout? {
      let program =
        cache.program(digest) ?? cache.program(wideDigest)
      return program.map { built($0, of: unit, cached: true) }
    }
    cache.removeLeftovers()
    if let found = cached() { return found }
    if let refusal = cache.refusal { tell("warning: what is built is not kept: \(refusal)") }
    let lock = cache.lock(digest, withinSeconds: limits.seconds + 30, tell: tell)
    defer { extendLifetime(lock) }
    // Somebody may have built it while this one waited.
    if let found = cached() { return found }
    try products.check(toolchain, environment)
    let workshop = try workshop()
    let compiler = CompilerRun(
      toolchain: toolchain, products: products, folder: workshop.path, environment: environment,
      limits: limits, isTrusted: isTrusted)
    unit = try compile(unit, of: selection, choice, request, symbols, by: compiler) { unit in
      ControllerRehearsal(built: built("\(workshop.path)/program", of: unit, cached: false)).stop
    }
    CutRecord(of: unit).write(in: compiler)
    let isNarrow = unit.adaptation.reachedNames.isEmpty
    if let program = cache.keep(workshop, as: isNarrow ? digest : wideDigest) {
      return built(program, of: unit, cached: false)
    }
    return built("\(workshop.path)/program", of: unit, cached: false, keeper: workshop)
  }

  /// Compiles a unit to a program, that of a controller without what does not compile, and returns
  /// what was compiled.
  ///
  /// - `stop`: Where the program of a controller stops when it runs; nil where it does not.
  private func compile(
    _ whole: RewrittenUnit, of files: SourceSelection, _ choice: LayoutChoice,
    _ request: LayoutRequest, _ symbols: AssetSymbols, by compiler: CompilerRun,
    stop: (RewrittenUnit) -> Issue?
  ) throws(BuildProblem) -> RewrittenUnit {
    let place = SourceLocation(file: request.paths[0], line: 1, column: 1)
    var selection = files
    var unit = whole
    var first: [Issue]?
    var stops = 0
    var roots = choice.roots
    for round in 1... {
      var adaptation = unit.adaptation
      do throws(BuildProblem) {
        let main = try mainSource(choice, request, of: unit, symbols)
        try Compilation(unit: unit, main: main, settings: request.settings, compiler: compiler)
          .run(at: place)
        // Where nothing was left out, what stops is the app's own matter.
        guard unit.hasUnusedBodies || !unit.isWhole, stops < Self.mostStops, let stop = stop(unit)
        else { break }
        stops += 1
        let reached = unit.reachedNames(at: stop.location)
        adaptation.reachedNames.formUnion(reached)
        if reached.isEmpty {
          let cuts = unit.isWhole ? [] : unit.cuts(for: [stop])
          guard !cuts.isEmpty else { break }
          adaptation.cuts += cuts
        }
      } catch .issues(let errors) where choice.isController {
        // What stands in the way of a controller is seldom what it shows. With the types that are
        // missing much else compiles.
        let standIns = unit.standIns(for: errors)
        let cuts = unit.cuts(
          for: errors.filter {
            !unit.absentModules.contains($0)
              && !$0.message.hasPrefix(CompilerOutputReader.ofProgram)
          })
        let isStuck = standIns.isEmpty && cuts.isEmpty
        guard !isStuck, round < Self.mostRounds else {
          throw .issues(isStuck ? errors : first ?? errors)
        }
        if first == nil { tell("leaving out what does not compile") }
        first = first ?? errors
        adaptation.standIns += standIns
        adaptation.cuts += cuts
      } catch .issues(let errors) {
        // Beside a layout may stand what needs modules that are not here.
        first = first ?? errors
        guard roots == nil, let least = choice.leastRoots,
          !(try selection.unit(keeping: least)).leftOut.isEmpty
        else { throw .issues(first ?? errors) }
        roots = least
      }
      unit = try selection.unit(keeping: roots ?? .all, adapted: adaptation)
    }
    return unit
  }

  /// A folder to build in: in the cache where that can be written, so that what is built is kept.
  private func workshop() throws(BuildProblem) -> TemporaryFolder {
    if let workshop = cache.workshop() { return workshop }
    return try TemporaryFolder.workshop(
      in: environment, besides: cache.folder ?? "(none is named)")
  }

  private func mainSource(
    _ choice: LayoutChoice, _ request: LayoutRequest, of unit: RewrittenUnit,
    _ symbols: AssetSymbols
  ) throws(BuildProblem) -> String {
    let log = IssueLog()
    var settings: [String] = []
    for setting in request.settings {
      guard let layout = choice.layoutClass else {
        log.error(
          "what \(choice.maker?.ownName ?? "makeLayout")\(choice.maker?.labels == nil && choice.maker != nil ? "" : "()") makes is not known, so nothing can be set on it; set it there, or name "
            + "the class", at: setting.nameLocation)
        continue
      }
      if let code = SetCode(issues: log).statement(for: setting, of: layout) {
        settings.append(code)
      }
    }
    guard !log.hasErrors else { throw .issues(log.issues) }
    let isCast = choice.isDeclaredAbove && !settings.isEmpty
    let name = choice.layoutClass?.name ?? ""
    return ProgramSource.text(
      making: isCast ? "makeLayout() as! \(name)" : choice.expression, by: choice.maker, in: unit,
      settings: settings, isOfSwiftUI: choice.isOfSwiftUI) + symbols.text(for: unit)
  }

  private func digest(
    of unit: RewrittenUnit, _ main: String, _ toolchain: Toolchain, _ products: HostProducts
  ) -> String {
    var digest = SHA256()
    for file in unit.files {
      digest.add(file.compiledPath)
      digest.add(file.bytes)
    }
    digest.add(main)
    digest.add(toolchain.compiler)
    digest.add(toolchain.identity)
    digest.add(products.identity)
    return digest.hexadecimal
  }

  /// The digest of another and of the states of all files of a request.
  private func digest(of digest: String, _ request: LayoutRequest) -> String {
    var wide = SHA256()
    wide.add(digest)
    for path in request.files { wide.add(FileStamp(atPath: path).text) }
    return wide.hexadecimal
  }
}
