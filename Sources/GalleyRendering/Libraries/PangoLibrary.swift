internal import CPango
internal import GalleyGraphics

/// Pango, and what it brings along: FreeType, Fontconfig, GLib and HarfBuzz.
///
/// They are loaded when the first of them is called, which ends the process where they cannot be.
enum PangoLibrary {
  /// Whether they are there; loads them where that was not tried yet.
  static var isLoaded: Bool { galley_load_pango() == nil }

  /// Loads them, for what is to call them.
  /// - Throws: why they cannot be loaded.
  static func load() throws(RenderingError) {
    guard let problem = galley_load_pango() else { return }
    throw RenderingError(
      "cannot set up fonts: \(String(cString: problem)); install Pango's libraries, on Debian the"
        + " package libpangoft2-1.0-0")
  }
}
