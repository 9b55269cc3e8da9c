import GalleySystem

/// A word of a command as a shell reads it: in quotes where it needs some.
struct ShellWord {
  let text: String

  init(_ word: String) {
    let isPlain = word.unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
        || "/._-+@:,=".unicodeScalars.contains($0)
    }
    if isPlain, !word.isEmpty {
      text = word
    } else if VisibleText(line: "'" + word).text == "'" + word {
      let parts = word.split(separator: "'", omittingEmptySubsequences: false)
      text = "'" + parts.joined(separator: "'\\''") + "'"
    } else {
      // What cannot be shown as it is cannot be copied either: its bytes can, in the quotes that
      // POSIX has since 2024 and every shell for people has had for long.
      text = "$'" + word.utf8.map(Self.escaped).joined() + "'"
    }
  }

  private static func escaped(_ byte: UInt8) -> String {
    let isPlain = (0x20..<0x7F).contains(byte) && !"'\\:#".utf8.contains(byte)
    guard !isPlain else { return String(Unicode.Scalar(byte)) }
    // Three octal digits end by themselves; hexadecimal ones would take in those that follow.
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
