import GalleyNotation
import GalleyRewriting
import GalleySystem
import Glibc

/// One run of the compiler, in a folder of its own.
struct Compilation {
  let unit: RewrittenUnit
  let main: String
  let settings: [SetValue]
  let toolchain: Toolchain
  let products: HostProducts
  let folder: String
  let environment: [String: String]
  let limits: ChildLimits
  /// Whether the compiler may reach what this process may.
  let isTrusted: Bool

  /// Leaves a program named `program` in the folder, and nothing else.
  ///
  /// - Parameter place: what messages without a place are about.
  func run(at place: SourceLocation) throws(BuildProblem) {
    var names: [String] = []
    for (number, file) in unit.files.enumerated() {
      names.append("source-\(number).swift")
      try write(file.bytes, to: names[number])
    }
    try write(Array(main.utf8), to: "main.swift")
    try write(Array(linked.utf8), to: "objects")
    let compiler = ChildRun(
      toolchain.compiler, arguments(names), environment: variables, folder: folder, limits: limits,
      sandbox: isTrusted ? nil : sandbox)
    let end: ChildEnd
    do throws(SystemError) {
      end = try compiler.run()
    } catch {
      throw .machine(
        "\(toolchain.compiler) does not start: \(String(cString: strerror(error.number)))")
    }
    let output = String(decoding: end.output, as: UTF8.self)
    switch end.reason {
    case .exit(0): break
    case .timeout:
      throw .issues([
        Issue(
          "the compiler was at work for \(Int(limits.seconds)) seconds and was stopped; look for an "
            + "expression that is hard to type, and give its parts types", at: place)
      ])
    case .exit, .signal, .flood:
      if output.contains("No space left on device") { throw .machine(fullDisk) }
      let words = CompilerWords(unit: unit, settings: settings)
      throw .issues(unit.absentModules + words.issues(of: output, at: place))
    }
    let kept = ["program", TemporaryFolder.mark]
    for name in FolderList.names(in: folder) where !kept.contains(name) {
      FolderList.remove("\(folder)/\(name)")
    }
  }

  private var fullDisk: String {
    "the disk of \(folder) is full; make room, or name another folder by GALLEY_CACHE_DIR"
  }

  private func arguments(_ names: [String]) -> [String] {
    let modules = products.moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    return ["-swift-version", "5", "-Onone", "-g", "-suppress-warnings"]
      + ["-diagnostic-style", "llvm", "-no-color-diagnostics"]
      + ["-module-name", "LayoutProgram", "-I", "\(products.folder)/Modules"] + modules
      + ["-module-cache-path", "modules", "-use-ld=lld"]
      + names + ["main.swift", "@objects", "-o", "program"]
  }

  /// The objects, one a line; thousands of paths would not fit on a command line.
  private var linked: String {
    products.objects.map { path in
      "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"\n"
    }.joined()
  }

  /// Nothing of the user's environment reaches the compiler but where programs and libraries are.
  private var variables: [String] {
    ["PATH", "LD_LIBRARY_PATH"].compactMap { name in environment[name].map { "\(name)=\($0)" } }
      + ["TMPDIR=\(folder)", "LC_ALL=C"]
  }

  private var sandbox: ChildSandbox {
    let libraries = environment["LD_LIBRARY_PATH"]?.split(separator: ":").map(String.init) ?? []
    return ChildSandbox(
      readable: ["/usr/include", "/usr/local/include", toolchain.folder] + products.readable
        + libraries,
      writable: [folder], startsPrograms: true)
  }

  private func write(_ bytes: [UInt8], to name: String) throws(BuildProblem) {
    let path = "\(folder)/\(name)"
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    var problem = descriptor < 0 ? errno : nil
    if descriptor >= 0 {
      problem = writeAll(bytes, to: descriptor)
      if close(descriptor) != 0, problem == nil { problem = errno }
    }
    guard let problem else { return }
    if problem == ENOSPC || problem == EDQUOT { throw .machine(fullDisk) }
    throw .machine("cannot write \(path): \(String(cString: strerror(problem)))")
  }
}
