internal import CProcess
package import GalleySystem
internal import Glibc

/// The environment variables that change what the drawing libraries do.
///
/// Galley's command runs without them: it takes them away before any library reads one. A library has
/// no right to another program's environment: it only tells what it finds.
public enum DrawingEnvironment {
  private static let thai = "LIBTHAI_DICTDIR"

  /// The names of the variables set now that change drawing, sorted.
  ///
  /// The bundle's own is none of them: what it names is part of each digest.
  public static var findings: [String] {
    var variables = ProcessEnvironment.all
    if let own = Installation.bundle?.thaiDictionary, variables[thai] == own {
      variables[thai] = nil
    }
    return variables.keys.filter { galley_changes_drawing($0) != 0 }.sorted()
  }

  /// Lets libraries find the data of a bundle, which the system need not have.
  ///
  /// Call it while there is one thread and no renderer.
  package static func setUp(_ bundle: GalleyBundle) { setenv(thai, bundle.thaiDictionary, 1) }

  /// Unsets the variables of this process that change drawing.
  ///
  /// Call it first thing, while there is one thread and no renderer.
  ///
  /// What a library has read by then it keeps to, as Pixman does with `PIXMAN_DISABLE`, which it
  /// reads before main is called.
  public static func unsetVariables() {
    for name in findings { unsetenv(name) }
  }

  /// Unsets the variables of this process that change drawing.
  @available(*, deprecated, renamed: "unsetVariables()")
  public static func sanitize() { unsetVariables() }
}
