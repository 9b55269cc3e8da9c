import GalleySystem

/// The folder that a CI server has checked the sources out to, from which it reads paths.
enum Checkout {
  /// Nil where no server says one.
  static var folder: String? { folder(in: EnvironmentVariables.values(of: variables)) }

  private static let variables = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR", "WORKSPACE", "JENKINS_URL"]

  /// What GitHub, GitLab or Jenkins say; `WORKSPACE` is a word that others than Jenkins use, too.
  static func folder(in environment: [String: String]) -> String? {
    let names =
      ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"]
      + (environment["JENKINS_URL"] == nil ? [] : ["WORKSPACE"])
    return names.lazy.compactMap { environment[$0] }.first { $0.hasPrefix("/") }
  }
}
