internal import CProcess

/// The environment that the process has now.
///
/// To be read while no other thread changes it.
package enum ProcessEnvironment {
  /// Values by their names; of a name that is there twice the first, as getenv(3) has it.
  package static var all: [String: String] {
    guard var line = galley_process_environment() else { return [:] }
    var values: [String: String] = [:]
    while let text = line.pointee {
      let parts = String(cString: text).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, values[String(parts[0])] == nil {
        values[String(parts[0])] = String(parts[1])
      }
      line += 1
    }
    return values
  }
}
