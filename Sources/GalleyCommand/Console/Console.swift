import Foundation
import GalleyChecking
import GalleySystem
import Glibc

/// Where a command reads and writes beside files.
struct Console: Sendable {
  /// Reads standard input to its end.
  var readInput: @Sendable () throws -> [UInt8]
  /// The next key of a review; nil where there is no more.
  var readKey: @Sendable () -> Character?
  /// Writes results.
  var writeOutput: @Sendable ([UInt8]) throws -> Void
  /// Writes messages.
  var writeMessage: @Sendable (String) -> Void
  /// How results are written where a person reads them.
  var outputStyle = TerminalStyle.plain
  /// Whether a person presses the keys of a review, one of which may be pressed by mistake.
  var asksAgain = false
  /// Whether messages go to a terminal, where a line can be written over.
  var isTerminal: Bool

  /// The process's own standard input, output and error.
  static let standard = Console(
    readInput: {
      try readAll(from: STDIN_FILENO, limit: InputFiles.largestFile)
        .mapError { FileError("read", "standard input", because: $0.number) }.get()
    },
    readKey: { Keyboard().key() },
    writeOutput: { bytes in
      if let number = writeAll(bytes, to: STDOUT_FILENO) {
        throw FileError("write", "standard output", because: number)
      }
    },
    writeMessage: { _ = writeAll(Array($0.utf8), to: STDERR_FILENO) },
    outputStyle: TerminalStyle(
      isTerminal: isatty(STDOUT_FILENO) == 1, environment: ProcessInfo.processInfo.environment),
    asksAgain: Keyboard().isTerminal,
    isTerminal: isatty(STDERR_FILENO) == 1)

  /// Writes a result with a line end.
  func print(_ text: String) -> ExitStatus {
    do {
      try writeOutput(Array(text.utf8) + [UInt8(ascii: "\n")])
      return .success
    } catch {
      tell("galley: \(error)")
      return .trouble
    }
  }

  /// Writes a message with a line end.
  func tell(_ message: String) { writeMessage(message + "\n") }
}
