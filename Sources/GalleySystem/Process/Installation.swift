internal import CProcess
import Glibc

/// Where the program that runs lies, and the bundle that it belongs to.
package enum Installation {
  /// The path of the program, links followed; nil where the system tells none.
  package static let program: String? = {
    // Without /proc, what the kernel was asked to run.
    let asked = galley_program_path()
    guard let path = realpath("/proc/self/exe", nil) ?? asked.flatMap({ realpath($0, nil) })
    else { return nil }
    defer { free(path) }
    return String(cString: path)
  }()

  /// The bundle; nil where the program was built here or installed by itself.
  package static let bundle: GalleyBundle? = {
    guard let program, let name = program.lastIndex(of: "/") else { return nil }
    let folder = program[..<name]
    return folder.lastIndex(of: "/").flatMap { GalleyBundle(folder: String(folder[..<$0])) }
  }()
}
