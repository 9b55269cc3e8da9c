import Foundation
import PackagePlugin

/// `swift package galley …`: the command, in the folder of the package.
///
/// It depends on no target, so that a package which uses Galley does not build the command: it runs
/// one that is installed.
@main
struct GalleyCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let folder = context.package.directoryURL
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["GALLEY"] {
      try run([URL(filePath: named, relativeTo: folder)], arguments, in: folder)
    } else {
      let onPath = (environment["PATH"] ?? "").split(separator: ":").map {
        URL(filePath: String($0), relativeTo: folder).appending(path: "galley")
      }
      // The last is what a checkout of Galley has built.
      try run(onPath + [folder.appending(path: ".build/release/galley")], arguments, in: folder)
    }
  }

  /// Runs the first of the files that is a program, and ends as it does.
  private func run(_ candidates: [URL], _ arguments: [String], in folder: URL) throws {
    guard let program = candidates.first(where: Self.isProgram) else {
      Diagnostics.error(
        candidates.count == 1
          ? "GALLEY names '\(candidates[0].path)', where no program is; name the command"
          : "there is no galley on the path; unpack Galley's archive and add its folder bin to PATH,"
            + " or name the command in GALLEY")
      return
    }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationReason == .exit { exit(process.terminationStatus) }
    Diagnostics.error("\(program.path) was ended by the signal \(process.terminationStatus)")
  }

  private static func isProgram(_ file: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: file.path)
  }
}
