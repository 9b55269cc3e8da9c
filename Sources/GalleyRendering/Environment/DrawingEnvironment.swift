internal import GalleySystem
internal import Glibc

/// The environment variables that change what the drawing libraries do.
///
/// A command calls `sanitize()` before anything else. A library has no right to another program's
/// environment: it only tells what it finds.
public enum DrawingEnvironment {
  private static let names: Set<String> = [
    "CAIRO_DEBUG", "FREETYPE_PROPERTIES", "G_DEBUG", "HB_OPTIONS", "HB_SHAPER_LIST",
    "PIXMAN_DISABLE",
  ]
  private static let prefixes = ["FONTCONFIG_", "FC_", "PANGO"]

  /// The names of the variables set now that change drawing, sorted.
  public static var findings: [String] {
    ProcessEnvironment.all.keys.filter(changesDrawing).sorted()
  }

  /// Unsets them. Call it first thing, while there is one thread and no renderer.
  public static func sanitize() {
    for name in findings { unsetenv(name) }
  }

  private static func changesDrawing(_ name: String) -> Bool {
    names.contains(name) || prefixes.contains { name.hasPrefix($0) }
  }
}
