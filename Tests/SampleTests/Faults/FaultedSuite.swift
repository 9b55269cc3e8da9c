import Foundation

/// Scenes with references, results and pictures, in a folder that is put back for each run.
final class FaultedSuite {
  /// What a command begins with.
  private let template: URL
  /// Where it runs.
  let folder: URL
  private var command: CommandProcess {
    var command = CommandProcess(folder: folder)
    if keepsKnown { command.cache = folder.appending(path: ".known").path }
    return command
  }
  /// Whether the command keeps what it knows from one run to the next.
  var keepsKnown = false

  init() throws {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "galley-faults-" + UUID().uuidString)
    template = root.appending(path: "template")
    folder = root.appending(path: "suite")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "scenes"), withIntermediateDirectories: true)
    let font = "/usr/share/fonts/truetype/lato/Lato-Regular.ttf"
    try FileManager.default.copyItem(
      atPath: font, toPath: folder.appending(path: "scenes/Lato.ttf").path)
    try write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">\
      <rect width="10" height="10" fill="red"/></svg>
      """, to: "scenes/dot.svg")
    try write("[1, 2, 3]", to: "scenes/items.json")
  }

  deinit { try? FileManager.default.removeItem(at: template.deletingLastPathComponent()) }

  func write(_ text: String, to name: String) throws {
    try text.write(to: folder.appending(path: name), atomically: false, encoding: .utf8)
  }

  /// Writes both scenes; another fill is another picture of every state.
  func writeScenes(fill: String) throws {
    try write(
      """
      galley: 1
      screen: { size: [40, 40], scale: 1, background: white }
      views:
        - collection: ring
          layout: { kind: ring, item: 10 }
          cell: { style: disc, fill: \(fill) }
          items: { file: items.json }
      states:
        - { name: first, start: { items: 1 } }
        - { name: second }
        - { name: third, start: { items: 2 } }
      """, to: "scenes/ring.yaml")
    try write(
      """
      galley: 1
      screen: { size: [60, 40], scale: 1, background: \(fill) }
      fonts: [Lato.ttf]
      font: { family: Lato }
      views:
        - text: hello
        - { image: dot.svg, at: { bottom: 0, height: 10 } }
      states:
        - { name: first }
      """, to: "scenes/words.yaml")
  }

  /// Runs a command with the suite as it is.
  func run(_ arguments: [String], _ fault: Fault? = nil) throws -> CommandProcess.Outcome {
    try command.run(arguments, fault)
  }

  /// Keeps the suite as it is now, for every run to begin with.
  func keep() throws {
    try? FileManager.default.removeItem(at: template)
    try FileManager.default.copyItem(at: folder, to: template)
  }

  /// Puts the suite back to what was kept; the folder of results stays the same one.
  func restore() throws {
    for name in ["refs", "out", ".galley"] {
      let (kept, place) = (template.appending(path: name), folder.appending(path: name))
      let wanted = try files(in: kept)
      for (path, bytes) in try files(in: place) where wanted[path] != bytes {
        try FileManager.default.removeItem(at: place.appending(path: path))
      }
      let found = try files(in: place)
      for (path, bytes) in wanted where found[path] == nil {
        let file = place.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: file)
      }
    }
  }

  /// The files of a folder of the suite by path, hidden ones included.
  func files(_ name: String) throws -> [String: Data] {
    try files(in: folder.appending(path: name))
  }

  private func files(in folder: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    for path in paths {
      var isFolder: ObjCBool = false
      let file = folder.appending(path: path)
      _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
      if !isFolder.boolValue { files[path] = try Data(contentsOf: file) }
    }
    return files
  }

  /// What a writer has left that it gave no name of its own, anywhere in the suite.
  func temporaryFiles() throws -> [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { $0.hasSuffix(".tmp") || $0.hasPrefix("galley-fonts-") }.sorted()
  }
}
