import GalleySystem
import Glibc

/// The compiled modules that a layout's program is linked with, as they lie beside the command.
///
/// In a build folder of SwiftPM they are `Modules/*.swiftmodule` and, for each module, the objects
/// of its sources; where galley is installed, `../lib/galley` has the same.
struct HostProducts: Sendable {
  let folder: String
  let objects: [String]
  let moduleMaps: [String]

  private static let swiftModules = [
    "SwiftUI", "UIKit", "GalleyHosting", "GalleyPrograms", "GalleyRewriting", "GalleyLayouts",
    "GalleyGraphics", "GalleyGeometry", "GalleyNotation", "GalleySystem",
  ]
  /// What programs of tests are linked with beside.
  private static let testModules = ["GalleySnapshots"]
  private static let modulesInC = ["CProcess", "CSymbols"]

  private let modules: [String]

  /// - `executable`: the path of the running command, links followed; nil for it to be found.
  /// - `areForTests`: Whether they are linked with tests.
  init(
    besideExecutable executable: String?, forTests areForTests: Bool = false
  ) throws(BuildProblem) {
    modules = Self.swiftModules + (areForTests ? Self.testModules : [])
    let executable = if let executable { executable } else { try Self.runningExecutable() }
    let own = executable.lastIndex(of: "/").map { String(executable[..<$0]) } ?? "."
    let candidates = [own, own + "/../lib/galley"]
    guard
      let folder = candidates.first(where: { access("\($0)/Modules/UIKit.swiftmodule", R_OK) == 0 })
    else {
      throw .machine(
        "what a layout is built against is not beside the command: there is no "
          + "\(candidates.map { "\($0)/Modules/UIKit.swiftmodule" }.joined(separator: ", no ")); "
          + "run galley from the folder it was built in, or install it with its lib/galley")
    }
    self.folder = folder
    var objects: [String] = []
    for module in modules + Self.modulesInC {
      let found = Self.objects(in: "\(folder)/\(module).build")
      guard !found.isEmpty else {
        throw .machine(
          "the objects of \(module) are not in \(folder)/\(module).build; build galley anew")
      }
      objects += found
    }
    self.objects = objects
    moduleMaps = Self.modulesInC.map { "\(folder)/\($0).build/module.modulemap" }
  }

  /// The paths that the compiler reads: the folder, and the headers that module maps name.
  var readable: [String] {
    let texts = moduleMaps.compactMap { try? FileReading.bytes(atPath: $0, limit: 1 << 16) }
    let words = texts.flatMap { String(decoding: $0, as: UTF8.self).split(separator: "\"") }
    let headers = words.filter { $0.hasPrefix("/") }.compactMap { path in
      path.lastIndex(of: "/").map { String(path[..<$0]) }
    }
    return [folder] + headers
  }

  /// The version of the compiler that made them, as it stated it; nil in a build folder.
  private var compilerVersion: String? {
    let bytes = try? FileReading.bytes(atPath: "\(folder)/swift-version", limit: 1 << 10)
    return bytes.map { bytes in
      String(String(decoding: bytes, as: UTF8.self).prefix { !$0.isNewline })
    }
  }

  /// Makes sure that a compiler can read them, which only one of the same version can.
  func check(
    _ toolchain: Toolchain, _ environment: [String: String]
  ) throws(BuildProblem) {
    guard let own = compilerVersion, let other = toolchain.version(in: environment), own != other
    else { return }
    throw .machine(
      "this galley was made with Swift \(own), and \(toolchain.compiler) is Swift \(other): a"
        + " layout's file is built by the same version only; install Swift \(own.prefix { $0 != " " })"
        + " from https://swift.org/install and put it first in PATH, or build galley with the Swift"
        + " that is there. All else of galley works without it")
  }

  /// The path of the program that runs.
  static func runningExecutable() throws(BuildProblem) -> String {
    guard let path = Installation.program else {
      throw .machine("the path of the running command is not known: /proc cannot be read")
    }
    return path
  }

  /// A builder leaves the objects of sources that are gone, so its own list of sources counts.
  private static func objects(in folder: String) -> [String] {
    let list = try? FileReading.bytes(atPath: "\(folder)/sources", limit: 1 << 24)
    let names = FolderList.names(in: folder).filter { $0.hasSuffix(".o") }
    guard let list else {
      return names.filter { !$0.hasSuffix(".swiftmodule.o") }.map { "\(folder)/\($0)" }
    }
    let sources = String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline)
    let wanted = Set(
      sources.map { source in
        let name = source.drop { $0 == "'" || $0 == "\"" }.prefix { $0 != "'" && $0 != "\"" }
        return (name.split(separator: "/").last.map(String.init) ?? "") + ".o"
      })
    return names.filter(wanted.contains).map { "\(folder)/\($0)" }
  }

  /// The objects, one a line; thousands of paths would not fit on a command line.
  var linked: String { Self.list(objects) }

  /// The list of paths that a compiler reads from a file.
  static func list(_ paths: [String]) -> String {
    paths.map { path in
      "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"\n"
    }.joined()
  }

  /// Changes with each object and interface.
  var identity: String {
    let interfaces = modules.map { "\(folder)/Modules/\($0).swiftmodule" }
    return (objects + interfaces + moduleMaps).map { FileStamp(atPath: $0).text }
      .joined(separator: "\n")
  }
}
