import GalleySystem
import Glibc

/// The Swift compiler of the machine.
struct Toolchain: Hashable, Sendable {
  /// The path of `swiftc`, links followed.
  let compiler: String
  /// What changes where another compiler is installed at the same place.
  let identity: String

  /// The first `swiftc` of a search path.
  init(searching path: String) throws(BuildProblem) {
    for folder in path.split(separator: ":") where folder.hasPrefix("/") {
      let candidate = "\(folder)/swiftc"
      guard access(candidate, X_OK) == 0, let real = realpath(candidate, nil) else { continue }
      defer { free(real) }
      // The compiler is one program under many names and goes by the name it is called by.
      compiler = candidate
      identity = FileStamp(atPath: String(cString: real)).text
      return
    }
    throw .machine(
      "there is no Swift compiler: a layout's file is built with 'swiftc', which is in no folder of "
        + "PATH; install Swift from https://swift.org/install. All else of galley works without it")
  }
}
