import Foundation
import Galley
import Testing

/// Whether the same input gives the same bytes: in any order, on any thread, in any process, place
/// and time zone.
@Suite struct DeterminismTests {
  /// The samples that output/ holds at one pixel a point, from the last to the first.
  private static func names() throws -> [String] {
    try Samples.names.reversed().filter { Samples.scale(of: try Samples.load($0).scene) == 1 }
  }

  @Test func `any order, thread, place, time and tongue give the same bytes`() throws {
    #expect(
      try Self.isInstalled("tr_TR.utf8"), "the locale tr_TR.UTF-8 is missing; run 'make test'")
    let hostile = try Self.hostileFontConfiguration()
    let elsewhere = try Self.drawnByProcess(
      environment: [
        "LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Pacific/Kiritimati",
        "HOME": "/nonexistent", "FONTCONFIG_FILE": hostile,
        "FREETYPE_PROPERTIES":
          "truetype:interpreter-version=35", "PANGO_LANGUAGE": "ja",
      ])
    #expect(Self.differences(try Self.drawnHere(), elsewhere) == [])
    #expect(elsewhere.count > 32)
  }

  /// Every picture of every sample by its place, as large as pages show them: drawn one after another
  /// in this process, which is what output/ holds where the same libraries drew it.
  private static func drawnHere() throws -> [String: [UInt8]] {
    let isKept = try Stamp.differences().isEmpty
    var pictures: [String: [UInt8]] = [:]
    for name in try names() {
      let (scene, renderer) = try Samples.load(name)
      for state in scene.states {
        for kind in ["png", "svg"] {
          pictures["\(scene.name)/\(state.fileName).\(kind)"] =
            isKept
            ? try Samples.kept(scene, state, kind)
            : try Samples.encode(
              scene.picture(of: state, scale: 1, resources: renderer).picture, as: kind,
              with: renderer)
        }
      }
    }
    return pictures
  }

  private static func differences(_ left: [String: [UInt8]], _ right: [String: [UInt8]]) -> [String]
  {
    Set(left.keys).union(right.keys).filter { left[$0] != right[$0] }.sorted()
  }

  /// What the command writes in a process of its own, by two threads.
  private static func drawnByProcess(
    environment: [String: String]
  ) throws -> [String: [UInt8]] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = Self.command
    process.arguments =
      ["render"] + (try names()).map { "samples/\($0)" } + [
        "-o", folder.path, "--format", "png,svg", "--scale", "1", "--jobs", "2",
      ]
    process.currentDirectoryURL = Samples.root
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    var pictures: [String: [UInt8]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.contains(".") {
      pictures[path] = Array(try Data(contentsOf: folder.appending(path: path)))
    }
    return pictures
  }

  /// The command that was built with these tests.
  private static var command: URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "galley")
  }

  private static func isInstalled(_ locale: String) throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/locale")
    process.arguments = ["-a"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let names = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return names.split(separator: "\n").contains { $0 == locale }
  }

  /// A configuration that would hide every font.
  private static func hostileFontConfiguration() throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "hostile-\(UUID().uuidString).conf")
    try """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig><dir>/nonexistent</dir>
    <match target="pattern"><edit name="family" mode="assign"><string>Lobster</string></edit></match>
    </fontconfig>
    """.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }
}
