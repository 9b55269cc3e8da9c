import CDrawing
internal import GalleySystem

/// The dictionary by which lines of Thai are broken, which has no blanks between its words.
///
/// It is libthai's, which looks for it in the system and says nothing where it is not there: lines then
/// break within words.
enum ThaiDictionary {
  /// Where it lies.
  static let path = (Installation.bundle?.thaiDictionary ?? "/usr/share/libthai") + "/thbrk.tri"

  /// The fault, with its cure, where Pango does not find the words of Thai.
  static let problem =
    "lines of Thai cannot be broken: libthai's dictionary '\(path)' is missing or damaged; "
    + (Installation.bundle?.cure ?? "install the package libthai-data")

  /// Whether Pango tells two common words apart, "language" and "Thai"; to be asked while nobody
  /// else lays out texts.
  ///
  /// Found out once.
  static let isThere: Bool = {
    let (first, second) = ("\u{E20}\u{E32}\u{E29}\u{E32}", "\u{E44}\u{E17}\u{E22}")
    let text = first + second
    let place = first.unicodeScalars.count
    var attributes = [PangoLogAttr](
      repeating: PangoLogAttr(), count: text.unicodeScalars.count + 1)
    pango_get_log_attrs(
      text, Int32(text.utf8.count), -1, pango_language_from_string("th"), &attributes,
      Int32(attributes.count))
    return attributes[place].is_line_break != 0
  }()

  /// Whether a string has letters of Thai; the sign of its currency is none.
  static func isNeeded(for string: String) -> Bool {
    // All of them begin with this byte, in UTF-8.
    string.utf8.contains(0xE0)
      && string.unicodeScalars.contains { 0xE01...0xE5B ~= $0.value && $0.value != 0xE3F }
  }
}
