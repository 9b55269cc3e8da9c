internal import FoundationEssentials
import GalleySystem
import Glibc

/// The Swift compiler of the machine.
struct Toolchain: Hashable, Sendable {
  /// The path of `swiftc`.
  let compiler: String
  /// The folder that has its `bin` and its `lib`.
  let folder: String
  /// The identity of the compiler, which is another where one is installed at the same place.
  let identity: String

  /// The first `swiftc` in `PATH`.
  init(in environment: [String: String]) throws(BuildProblem) {
    for candidate in ProgramSearch.paths(ofPrograms: "swiftc", in: environment["PATH"] ?? "") {
      guard let real = Self.real(candidate) else { continue }
      if let toolchain = Self.folder(ofProgram: real) {
        // The compiler is one program under many names and goes by the name it is called by.
        (compiler, self.folder) = (candidate, toolchain)
        identity = FileStamp(atPath: real).text
        return
      }
      // A script, or a program that starts another one, may read what no compiler needs.
      guard let toolchain = Self.folder(statedBy: candidate, environment) else { continue }
      (compiler, self.folder) = ("\(toolchain)/bin/swiftc", toolchain)
      identity = FileStamp(atPath: Self.real(compiler) ?? compiler).text
      return
    }
    throw .machine(
      "there is no Swift compiler: a layout's file is built with 'swiftc', which is in no folder of "
        + "PATH; install Swift from https://swift.org/install. All else of galley works without it")
  }

  /// The path of the program that finds lines for places in a program.
  var symbolizer: String { "\(folder)/bin/llvm-symbolizer" }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func folder(ofProgram path: String) -> String? {
    let parts = path.split(separator: "/").dropLast(2)
    let folder = "/" + parts.joined(separator: "/")
    return access("\(folder)/lib/swift/linux", R_OK) == 0 ? folder : nil
  }

  /// A compiler's description of where its parts lie.
  private struct TargetInfo: Decodable {
    struct Paths: Decodable {
      let runtimeResourcePath: String
    }

    let paths: Paths
  }

  /// The version as the compiler states it, such as `6.2 (swift-6.2-RELEASE)`; nil where it does not.
  func version(in environment: [String: String]) -> String? {
    guard let output = Self.output(of: compiler, ["--version"], environment) else { return nil }
    let mark = "Swift version "
    let line = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline).first
    return line.flatMap { line in
      line.firstRange(of: mark).map { String(line[$0.upperBound...]) }
    }
  }

  private static func output(
    of compiler: String, _ arguments: [String], _ environment: [String: String]
  ) -> [UInt8]? {
    let run = ProcessRun(
      compiler, arguments,
      environment: ["PATH", "HOME", "SWIFTLY_HOME_DIR"].compactMap { name in
        environment[name].map { "\(name)=\($0)" }
      }, limits: ProcessLimits(seconds: 20))
    guard let end = try? run.run(), end.reason == .exit(0) else { return nil }
    return end.output
  }

  private static func folder(
    statedBy compiler: String, _ environment: [String: String]
  ) -> String? {
    guard let output = output(of: compiler, ["-print-target-info"], environment),
      let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(output)),
      let resources = real(info.paths.runtimeResourcePath)
    else { return nil }
    return folder(ofProgram: resources)
  }
}
