/// The element that a text of markup, XML or HTML, begins with.
enum MarkupRoot {
  /// What a web page may begin with.
  static let pages: Set = ["html", "head", "body"]

  /// How far into the text it is looked for.
  private static let largestHead = 64 << 10

  /// The name of the root, as the document type says it or else the first element; nil where there
  /// is none. Blanks, comments and processing instructions may stand before it.
  static func name(in bytes: [UInt8]) -> String? {
    var rest = bytes.prefix(largestHead)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if rest.starts(with: mark) { rest = rest.dropFirst(mark.count) }
    while true {
      rest = rest.drop(while: isBlank)
      if rest.starts(with: "<?".utf8) {
        rest = rest.after("?>")
      } else if rest.starts(with: "<!--".utf8) {
        rest = rest.after("-->")
      } else {
        break
      }
    }
    guard rest.first == UInt8(ascii: "<") else { return nil }
    let type = "<!doctype".utf8
    if rest.prefix(type.count).map({ $0 | 0x20 }).elementsEqual(type.map { $0 | 0x20 }) {
      return word(rest.dropFirst(type.count).drop(while: isBlank))
    }
    return word(rest.dropFirst())
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> String? {
    let name = bytes.prefix { !isBlank($0) && !"/>[<".utf8.contains($0) }
    let isName = name.first.map { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 > 0x7F } ?? false
    return isName ? String(validating: name, as: UTF8.self) : nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x09, 0x0A, 0x0D, 0x20].contains(byte) }
}

extension ArraySlice<UInt8> {
  /// What follows the first of some letters; nothing where they are not there.
  fileprivate func after(_ letters: String) -> ArraySlice<UInt8> {
    let letters = Array(letters.utf8)
    var rest = self
    while !rest.isEmpty, !rest.starts(with: letters) { rest = rest.dropFirst() }
    return rest.dropFirst(letters.count)
  }
}
