package import Foundation
import Glibc

/// Chromium without a window, which set-up for tests installs.
package struct Browser {
  /// What a page came to.
  package struct Visit {
    /// The document as the page's scripts left it.
    package var document: String
    /// What the page wrote to its console.
    package var console: [String]

    /// The text of the element `#verdict`, as it stands in the document.
    package var verdict: Substring? {
      document.split(separator: "<pre id=\"verdict\">").last?.split(separator: "</pre>").first
    }
  }

  /// The browser did not end within two minutes.
  package struct Stalled: Error {}

  private var program: URL

  /// No browser was found that runs.
  package struct Missing: Error, CustomStringConvertible {
    var names: [String]

    package var description: String {
      "none of \(names.joined(separator: ", ")) runs; `.scripts/setup tests` installs a browser"
    }
  }

  /// The browser of the machine, looked for once.
  ///
  /// One in a snap reads no file of ours.
  package static let installed = Result {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let names = try acceptedNames()
    let program = names.lazy.flatMap { name in folders.map { URL(filePath: "\($0)/\(name)") } }
      .filter { !$0.path.hasPrefix("/snap/") }
      .filter { FileManager.default.isExecutableFile(atPath: $0.path) }
      .first(where: runs)
    guard let program else { throw Missing(names: names) }
    return Browser(program: program)
  }

  /// Whether a test needs a browser: wherever one is, or set-up has a package of one.
  package static let isExpected: Bool = {
    if (try? installed.get()) != nil { return true }
    let system = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
    return !system.split(separator: "\n").contains { line in
      line.hasPrefix("ID") && line.contains("ubuntu")
    }
  }()

  /// The programs that set-up is content with.
  private static func acceptedNames() throws -> [String] {
    let checkout = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let requirements = try String(
      contentsOf: checkout.appending(path: ".scripts/requirements"), encoding: .utf8)
    let list = requirements.firstMatch(of: /browser_programs=\((?<names>.*)\)/)
    return list?.output.names.split(separator: " ").map(String.init) ?? []
  }

  private static func runs(_ program: URL) -> Bool {
    let process = Process()
    process.executableURL = program
    process.arguments = ["--version"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// Opens a page and waits until it rests, for twenty seconds of the page's own time.
  package func open(_ page: URL) throws -> Visit {
    let output = try Self.file(in: FileManager.default.temporaryDirectory)
    defer { try? FileManager.default.removeItem(at: output) }
    let console = try run(
      ["--virtual-time-budget=20000", "--dump-dom", page.absoluteString],
      writingTo: FileHandle(forWritingTo: output)
    ) { false }
    return Visit(document: try String(contentsOf: output, encoding: .utf8), console: console)
  }

  /// Stays on a page, in real time, until something has come about there; then the browser ends.
  ///
  /// - `width`: of the page, in points.
  /// - Returns: what the page wrote to its console.
  package func stay(
    on page: URL, width: Int = 800, until isOver: () -> Bool
  ) throws -> [String] {
    // A port is what keeps it open.
    try run(
      ["--remote-debugging-port=0", "--window-size=\(width),600", page.absoluteString],
      writingTo: .nullDevice, until: isOver)
  }

  private static func file(in folder: URL) throws -> URL {
    let file = folder.appending(path: UUID().uuidString)
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    return file
  }

  private func run(
    _ arguments: [String], writingTo output: FileHandle, until isOver: () -> Bool
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let errors = try Self.file(in: folder)
    let process = Process()
    process.executableURL = program
    process.arguments =
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--user-data-dir=\(folder.path)/profile", "--enable-logging=stderr",
      ] + arguments
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let end = Date(timeIntervalSinceNow: 120)
    var isDone = false
    while process.isRunning, !isDone, Date() < end {
      Thread.sleep(forTimeInterval: 0.05)
      isDone = isOver()
    }
    if process.isRunning {
      // With the processes that it has started, in whose hands the end would else be.
      kill(-process.processIdentifier, SIGKILL)
      guard isDone else { throw Stalled() }
    }
    let messages = try String(contentsOf: errors, encoding: .utf8).split(separator: "\n")
    return messages.filter { $0.contains("CONSOLE") }.map(String.init)
  }
}
