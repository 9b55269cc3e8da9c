import Glibc

/// Variables of the process's environment.
package enum EnvironmentVariables {
  /// The values of those that are set, by their names.
  package static func values(of names: [String]) -> [String: String] {
    var values: [String: String] = [:]
    for name in names { values[name] = getenv(name).map { String(cString: $0) } }
    return values
  }

  /// The folder for temporary files, as the environment of the process has it.
  package static var temporaryFolder: String {
    values(of: ["TMPDIR"])["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  }
}
