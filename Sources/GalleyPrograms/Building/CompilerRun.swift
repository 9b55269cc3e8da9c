internal import GalleyNotation
internal import GalleySystem
internal import Glibc

/// The compiler at work in a folder of its own, against Galley's modules.
struct CompilerRun {
  let toolchain: Toolchain
  let products: HostProducts
  let folder: String
  let environment: [String: String]
  let limits: ProcessLimits
  /// Whether the compiler may reach what this process may.
  let isTrusted: Bool

  /// Compiles as arguments say, beside those that all files of users need.
  ///
  /// - `place`: what messages without a place are about.
  /// - Returns: What the compiler says where it fails; nil where it does not.
  func run(_ own: [String], at place: SourceLocation) throws(BuildProblem) -> String? {
    let compiler = ProcessRun(
      toolchain.compiler, arguments + own, environment: variables, folder: folder, limits: limits,
      sandbox: isTrusted ? nil : sandbox)
    let end: ExitReason
    do throws(SystemError) {
      end = try compiler.run()
    } catch {
      throw .machine(
        "\(toolchain.compiler) does not start: \(String(cString: strerror(error.number)))")
    }
    let output = String(decoding: end.output, as: UTF8.self)
    switch end.reason {
    case .exit(0): return nil
    case .timeout:
      throw .issues([
        Issue(
          "the compiler was at work for \(Int(limits.seconds)) seconds and was stopped; look for an "
            + "expression that is hard to type, and give its parts types", at: place)
      ])
    case .exit, .signal, .flood:
      if output.contains("No space left on device") { throw .machine(fullDisk) }
      return output
    }
  }

  /// The arguments that link a program with the objects that a file named `objects` lists.
  static func linking(_ name: String) -> [String] { ["-use-ld=lld", "@objects", "-o", name] }

  private var fullDisk: String {
    "the disk of \(folder) is full; make room, or name another folder by GALLEY_CACHE_DIR"
  }

  private var arguments: [String] {
    let modules = products.moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    return ["-swift-version", "5", "-Onone", "-g", "-suppress-warnings"]
      + ["-diagnostic-style", "llvm", "-no-color-diagnostics"]
      + ["-I", "\(products.folder)/Modules"] + modules + ["-module-cache-path", "modules"]
  }

  /// Nothing of the user's environment reaches the compiler but where programs and libraries are.
  private var variables: [String] {
    ["PATH", "LD_LIBRARY_PATH"].compactMap { name in environment[name].map { "\(name)=\($0)" } }
      + ["TMPDIR=\(folder)", "LC_ALL=C"]
  }

  private var sandbox: ProcessSandbox {
    let libraries = environment["LD_LIBRARY_PATH"]?.split(separator: ":").map(String.init) ?? []
    return ProcessSandbox(
      readable: ["/usr/include", "/usr/local/include", toolchain.folder] + products.readable
        + libraries,
      writable: [folder], startsPrograms: true)
  }

  /// Leaves nothing in the folder but files of some names.
  func removeAll(but kept: [String]) {
    for name in FolderList.names(in: folder) where !kept.contains(name) {
      FolderList.remove("\(folder)/\(name)")
    }
  }

  func write(_ bytes: [UInt8], to name: String) throws(BuildProblem) {
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
