import Foundation

/// A node process that packs circles with d3-hierarchy when asked.
final class NodePeer {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var pending = Data()

  /// Starts node with the radii; nil where node or d3-hierarchy is missing.
  init?(radii: [Double]) {
    guard let script = Bundle.module.url(forResource: "pack-siblings", withExtension: "js"),
      let radii = try? JSONEncoder().encode(radii)
    else { return nil }
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["node", script.path]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["NODE_PATH": "/usr/share/nodejs"]) { old, new in "\(old):\(new)" }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    // A peer that is missing closes its end: writing to it must fail, not end this process.
    signal(SIGPIPE, SIG_IGN)
    guard (try? process.run()) != nil,
      (try? input.fileHandleForWriting.write(contentsOf: radii + Data("\n".utf8))) != nil,
      readLine() == "ready"
    else { return nil }
  }

  deinit {
    try? input.fileHandleForWriting.close()
    if process.isRunning { process.waitUntilExit() }
  }

  /// The seconds of one packing, nil where the process has ended.
  func run() -> Double? {
    guard (try? input.fileHandleForWriting.write(contentsOf: Data("run\n".utf8))) != nil else {
      return nil
    }
    return readLine().flatMap(Double.init).map { $0 / 1000 }
  }

  private func readLine() -> String? {
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        defer { pending.removeSubrange(...end) }
        return String(decoding: pending[..<end], as: UTF8.self)
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { return nil }
      pending.append(more)
    }
  }
}
