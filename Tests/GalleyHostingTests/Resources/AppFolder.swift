import Foundation
import GalleyGraphics
import GalleyNotation

@testable import GalleyPrograms

/// A folder of an app with files beside its Swift files, which goes with the value.
final class AppFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory.appending(path: "galley-app-\(UUID().uuidString)")
      .path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func write(_ text: String, to name: String) throws { try write(text.utf8, to: name) }

  /// What the folder brings, and what is told of it, the folder's path left out.
  var read: (resources: AppResources, told: [String]) {
    let (resources, issues) = AppResources.read(ResourceFiles(of: [path], target: nil))
    return (resources, issues.map { "\($0)".replacingOccurrences(of: path + "/", with: "") })
  }
}
