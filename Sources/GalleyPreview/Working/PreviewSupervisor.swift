internal import GalleySystem
import Glibc

/// A process that draws and serves, started again where a scene has ended it.
///
/// The socket stays open meanwhile: a page that asks then is answered by the next process.
package struct PreviewSupervisor {
  /// Names of variables and options by which the process knows what it is.
  package static let tokenVariable = "GALLEY_PREVIEW_TOKEN"
  package static let crashedOption = "crashed"
  /// How many processes may end before none is started any more.
  private static let mostEnds = 100

  private let socket: ListeningSocket
  private let program: String
  private let arguments: [String]
  private let environment: [String: String]

  /// - `program`: the path of the running program.
  /// - `arguments`: those that it was started with.
  package init(
    _ socket: ListeningSocket, program: String, arguments: [String], environment: [String: String]
  ) {
    self.socket = socket
    self.program = program
    self.arguments = arguments
    self.environment = environment
  }

  /// Comes back with the status of a process that has ended before it has drawn anything.
  ///
  /// Throws ``ServingError`` where it does not start, or ends again and again.
  package func run() throws(ServingError) -> Int32 {
    var crashed: Set<String> = []
    for _ in 0..<Self.mostEnds {
      let worker = try start(besides: crashed)
      var scenes = ScenesAtWork()
      while case let bytes = worker.report(), !bytes.isEmpty { scenes.read(bytes) }
      let reason = worker.end()
      if scenes.open.isEmpty, scenes.drawn.isEmpty, case .exit(let status) = reason {
        return status
      }
      crashed.subtract(scenes.drawn)
      crashed.formUnion(scenes.open)
    }
    throw ServingError("the process that draws ends again and again; name fewer scenes")
  }

  private func start(besides crashed: Set<String>) throws(ServingError) -> WorkerProcess {
    var run = ProcessRun(
      program, arguments + crashed.sorted().flatMap { ["--" + Self.crashedOption, $0] },
      environment: environment.map { "\($0)=\($1)" } + ["\(Self.tokenVariable)=\(socket.token)"],
      limits: .none)
    run.endsInOrder = true
    do throws(SystemError) {
      return try WorkerProcess(run, input: socket.descriptor)
    } catch {
      throw ServingError("cannot start '\(program)' again, to draw", because: error.number)
    }
  }
}

/// The scenes that a process is drawing, as far as it has reported.
private struct ScenesAtWork {
  /// One for each drawing.
  private(set) var open: [String] = []
  private(set) var drawn: Set<String> = []
  private var unread: [UInt8] = []

  mutating func read(_ bytes: [UInt8]) {
    unread += bytes
    while let end = unread.firstIndex(of: 0) {
      switch DrawingReport.Line(unread[..<end]) {
      case .begins(let path): open.append(path)
      case .ends(let path):
        if let index = open.firstIndex(of: path) { open.remove(at: index) }
        drawn.insert(path)
      case nil: break
      }
      unread.removeFirst(end + 1)
    }
  }
}
