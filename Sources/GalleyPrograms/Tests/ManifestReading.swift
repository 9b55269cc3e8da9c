internal import FoundationEssentials
internal import GalleyNotation
internal import GalleySystem
internal import Glibc

/// Reads the targets of a Package.swift as SwiftPM understands them; nothing is resolved or built.
struct ManifestReading {
  let folder: String
  let toolchain: Toolchain
  let environment: [String: String]
  let isTrusted: Bool

  private var location: SourceLocation {
    SourceLocation(file: "\(folder)/Package.swift", line: 1, column: 1)
  }

  /// The modules of targets in Swift, and what was left out.
  func modules(
    workshop: TemporaryFolder
  ) throws(BuildProblem) -> (modules: [TestPackage.Module], notes: [String]) {
    let manifest = try read(workshop)
    var modules: [TestPackage.Module] = []
    var notes: [String] = []
    for target in manifest.targets where Self.kinds.contains(target.type) {
      let isTest = target.type == "test"
      guard let path = path(of: target, isTest: isTest) else {
        notes.append("the target \(target.name) is left out: its folder is not there")
        continue
      }
      let files = files(of: target, in: path)
      guard !files.isEmpty else {
        notes.append("the target \(target.name) is left out: it has no Swift files")
        continue
      }
      modules.append(
        TestPackage.Module(
          name: TestPackage.moduleName(of: target.name), isTest: isTest, files: files,
          dependencies: target.dependencies.compactMap(\.name).map(TestPackage.moduleName)))
    }
    return (modules, notes)
  }

  private static let kinds: Set = ["regular", "executable", "test"]

  private func read(_ workshop: TemporaryFolder) throws(BuildProblem) -> Manifest {
    let arguments = [
      "package", "--disable-sandbox", "--package-path", folder, "--scratch-path",
      "\(workshop.path)/package", "--cache-path", "\(workshop.path)/package-cache",
      "--config-path", "\(workshop.path)/package-config", "--security-path",
      "\(workshop.path)/package-security", "--manifest-cache", "none",
      "-Xbuild-tools-swiftc", "-use-ld=lld", "dump-package",
    ]
    let variables = ["PATH", "LD_LIBRARY_PATH"].compactMap { name in
      environment[name].map { "\(name)=\($0)" }
    }
    var run = ProcessRun(
      "\(toolchain.folder)/bin/swift", arguments,
      environment: variables + ["HOME=\(workshop.path)", "TMPDIR=\(workshop.path)", "LC_ALL=C"],
      limits: ProcessLimits(seconds: 60))
    if !isTrusted {
      run.sandbox = ProcessSandbox(
        readable: ["/usr/include", "/usr/local/include", toolchain.folder, folder],
        writable: [workshop.path], startsPrograms: true)
    }
    let end: ExitReason
    do throws(SystemError) {
      end = try run.run()
    } catch {
      throw .machine("\(run.program) does not start: \(String(cString: strerror(error.number)))")
    }
    let output = String(decoding: end.output, as: UTF8.self)
    if end.reason == .exit(0), let start = output.firstIndex(of: "{"),
      let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(output[start...].utf8))
    {
      return manifest
    }
    let said =
      CompilerMessage.all(in: output).first { $0.severity == .error }?.text
      ?? output.split(whereSeparator: \.isNewline).last { $0.contains("error: ") }.map(String.init)
      ?? "SwiftPM says nothing of it"
    throw .issues([
      Issue(
        "this package cannot be read: \(said); mend it until 'swift package dump-package' reads it, or "
          + "name a folder without it and folders by --sources and --tests", at: location)
    ])
  }

  /// The folder of a target, where SwiftPM looks for it.
  private func path(of target: Manifest.Target, isTest: Bool) -> String? {
    if let path = target.path {
      let whole = path == "." || path.isEmpty ? folder : "\(folder)/\(path)"
      return SwiftFolder.isFolder(whole) ? whole : nil
    }
    let places =
      isTest
      ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
    let named = places.map { "\(folder)/\($0)/\(target.name)" }
    if let found = named.first(where: { SwiftFolder.isFolder($0) }) { return found }
    return places.prefix(isTest ? 1 : 4).map { "\(folder)/\($0)" }
      .first { SwiftFolder.isFolder($0) }
  }

  private func files(of target: Manifest.Target, in path: String) -> [String] {
    let excluded = (target.exclude ?? []).map { "\(path)/\($0)" }
    let wanted = target.sources?.map { "\(path)/\($0)" }
    func isWithin(_ file: String, _ folder: String) -> Bool {
      let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
      return file == folder || file.hasPrefix(folder + "/")
    }
    return SwiftFolder.files(of: [path]).filter { file in
      file.hasSuffix(".swift") && !excluded.contains { isWithin(file, $0) }
        && wanted?.contains { isWithin(file, $0) } != false
        && file != "\(folder)/Package.swift"
    }
  }
}

/// What is read of a package that SwiftPM has dumped.
private struct Manifest: Decodable {
  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var exclude: [String]?
    var sources: [String]?
    var dependencies: [Dependency]
  }

  /// Another target, or a product, by its name.
  struct Dependency: Decodable {
    var name: String?

    private enum Key: String, CodingKey, CaseIterable {
      case byName
      case target
      case product
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      for key in Key.allCases where container.contains(key) {
        var list = try container.nestedUnkeyedContainer(forKey: key)
        name = try list.decode(String.self)
      }
    }
  }

  var targets: [Target]
}
