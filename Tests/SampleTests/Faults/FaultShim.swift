import Foundation
import Glibc

/// The library in C that lets one call of the system fail; see `Tests/Faults/faults.c`.
enum FaultShim {
  /// Where it is once it has been compiled; nil where there is no compiler.
  static let library: String? = {
    let source = Samples.root.appending(path: "Tests/Faults/faults.c").path
    let library = FileManager.default.temporaryDirectory
      .appending(path: "galley-faults-\(getpid()).so").path
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = ["cc", "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"]
    compiler.standardError = FileHandle.nullDevice
    guard (try? compiler.run()) != nil else { return nil }
    compiler.waitUntilExit()
    return compiler.terminationStatus == 0 ? library : nil
  }()
}

/// What is to happen at which call of the command.
struct Fault: CustomStringConvertible {
  /// A call of the system that can fail, with its relatives.
  enum Call: String, CaseIterable {
    case open
    /// Opening a file that is not there yet, or making a folder.
    case create
    case read
    case write
    case rename
    case link
    case fsync
    case mmap
    case malloc

    /// The error that a user meets most often.
    var error: Int32 {
      switch self {
      case .open: EMFILE
      case .read, .rename, .fsync: EIO
      case .create, .write: ENOSPC
      case .link: EPERM
      case .mmap, .malloc: ENOMEM
      }
    }
  }

  enum Event {
    case error
    case kill
    case interrupt
    case termination
    /// An interruption a moment before the call, which is then made.
    case lateInterrupt
    /// The thread that calls reaches for memory that is not there.
    case crash

    fileprivate func text(_ call: Call) -> String {
      switch self {
      case .error: "\(call.error)"
      case .kill: "kill"
      case .interrupt: "int"
      case .termination: "term"
      case .lateInterrupt: "late"
      case .crash: "crash"
      }
    }
  }

  var call: Call
  /// Counted from one.
  var place: Int
  var event = Event.error

  var description: String { "\(call.rawValue):\(place):\(event.text(call))" }
}

/// The command, run in a folder.
struct CommandProcess {
  struct Outcome {
    /// The exit status, or the negative number of the signal that ended it.
    var status: Int32
    var output: String
    var message: String
    /// Whether the fault came about: the command has made so many calls.
    var hasFailed: Bool
  }

  static let executable = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "galley")

  /// What is run; the command unless it is said.
  var program = Self.executable
  let folder: URL
  /// Where the command keeps what it knows; by default nowhere, so that all is drawn.
  var cache = "/dev/null/none"
  /// What the environment has beside that of the tests.
  var environment: [String: String] = [:]

  func run(_ arguments: [String], _ fault: Fault? = nil) throws -> Outcome {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let mark = FileManager.default.temporaryDirectory
      .appending(path: "galley-fault-" + UUID().uuidString).path
    defer { unlink(mark) }
    var environment = ProcessInfo.processInfo.environment.merging(self.environment) { $1 }
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["GALLEY_CACHE_DIR"] = self.environment["GALLEY_CACHE_DIR"] ?? cache
    environment["TMPDIR"] = folder.path
    if let fault, let library = FaultShim.library {
      environment["LD_PRELOAD"] = library
      environment["GALLEY_FAULT"] = "\(fault)"
      environment["GALLEY_FAULT_REPORT"] = mark
    }
    process.environment = environment
    let (output, message) = (URL(filePath: mark + ".out"), URL(filePath: mark + ".err"))
    defer { for file in [output, message] { unlink(file.path) } }
    for file in [output, message] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: message)
    try process.run()
    process.waitUntilExit()
    let status = process.terminationStatus
    return Outcome(
      status: process.terminationReason == .exit ? status : -status,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      message: String(decoding: try Data(contentsOf: message), as: UTF8.self),
      hasFailed: FileManager.default.fileExists(atPath: mark))
  }
}
