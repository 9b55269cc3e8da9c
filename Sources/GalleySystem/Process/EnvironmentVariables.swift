import Glibc

/// Variables of the process's environment.
package enum EnvironmentVariables {
  /// The values of those that are set, by their names.
  package static func values(of names: [String]) -> [String: String] {
    var values: [String: String] = [:]
    for name in names { values[name] = getenv(name).map { String(cString: $0) } }
    return values
  }
}
