import Foundation

/// A library of Python's that does what Galley does, in a process that tells what it took.
struct PythonPeer {
  /// Where set-up puts Python with the libraries, below the folder that the benchmarks run in.
  private static let python = ".build/bench/peers/bin/python"

  private let command: [String]
  private let outputPath: String

  /// Nil where the libraries are not installed.
  ///
  /// - `arguments`: as the script wants them.
  init?(_ arguments: [String], folder: URL) {
    guard let script = Bundle.module.url(forResource: "peers", withExtension: "py"),
      FileManager.default.isExecutableFile(atPath: Self.python)
    else { return nil }
    command = [Self.python, script.path] + arguments
    outputPath = folder.appendingPathComponent("told-by-python.txt").path
  }

  /// What the work takes once Python and the libraries are there; nil where it fails.
  func run() -> Cost? {
    guard ChildProcess.run(command, output: outputPath) != nil,
      let line = try? String(contentsOfFile: outputPath, encoding: .utf8)
    else { return nil }
    let numbers = line.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    return numbers.count == 2 ? Cost(wall: numbers[0], processor: numbers[1]) : nil
  }
}
