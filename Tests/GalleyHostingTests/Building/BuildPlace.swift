import Foundation
import GalleyNotation
import GalleyPrograms

/// A folder with files and a cache of its own, which goes with the value.
final class BuildPlace {
  let folder: URL
  var environment: [String: String]

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "galley-hosting-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    environment = ProcessInfo.processInfo.environment
    environment["GALLEY_CACHE_DIR"] = folder.appending(path: "cache").path
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file and gives its path.
  func file(_ name: String, _ text: String) throws -> String {
    let url = folder.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  /// What lies in the folder.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  func build(
    _ paths: [String], class name: String? = nil, make maker: String? = nil,
    set settings: [SetValue] = []
  ) throws(BuildProblem) -> BuiltLayout {
    try LayoutBuilder(environment: environment).build(
      LayoutRequest(paths: paths, className: name, makerName: maker, settings: settings))
  }

  /// What is wrong with a request, with the folder's path left out.
  func problems(
    _ paths: [String], class name: String? = nil, make maker: String? = nil,
    set settings: [SetValue] = []
  ) -> [String] {
    do throws(BuildProblem) {
      _ = try build(paths, class: name, make: maker, set: settings)
      return []
    } catch {
      return error.lines.map { $0.replacingOccurrences(of: folder.path + "/", with: "") }
    }
  }
}
