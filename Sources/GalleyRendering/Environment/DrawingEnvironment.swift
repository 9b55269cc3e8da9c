internal import CProcess
internal import GalleySystem
internal import Glibc

/// The environment variables that change what the drawing libraries do.
///
/// Galley's command runs without them: it takes them away before any library reads one. A library has
/// no right to another program's environment: it only tells what it finds.
public enum DrawingEnvironment {
  /// The names of the variables set now that change drawing, sorted.
  public static var findings: [String] {
    ProcessEnvironment.all.keys.filter { galley_changes_drawing($0) != 0 }.sorted()
  }

  /// Unsets them.
  ///
  /// Call it first thing, while there is one thread and no renderer.
  ///
  /// What a library has read by then it keeps to, as Pixman does with `PIXMAN_DISABLE`, which it
  /// reads before main is called.
  public static func sanitize() {
    for name in findings { unsetenv(name) }
  }
}
