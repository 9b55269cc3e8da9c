/// The text of a strings file: `"key" = "value";`, with comments between.
struct StringsText {
  private let characters: [Character]
  private var place = 0
  /// The first thing that is wrong; what is behind it on the line is passed over.
  private(set) var problem: (message: String, line: Int, column: Int)?

  init(_ text: String) { characters = Array(text) }

  /// The text of bytes in UTF-8, or in UTF-16 with a mark of its order; nil for other bytes.
  static func decoded(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let isLittle = bytes[0] == 0xFF
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
        let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
        return isLittle ? second << 8 | first : first << 8 | second
      }
      return String(decoding: units, as: UTF16.self)
    }
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return String(validating: isMarked ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
  }

  /// The pairs of the file; after what cannot be read it goes on with the next line.
  mutating func pairs() -> [String: String] {
    var pairs: [String: String] = [:]
    while true {
      skipBlanks()
      guard place < characters.count else { return pairs }
      let start = place
      guard let pair = pair() else {
        place = max(place, start)
        while place < characters.count, !characters[place].isNewline { place += 1 }
        continue
      }
      pairs[pair.key] = pair.value
    }
  }

  private mutating func pair() -> (key: String, value: String)? {
    guard let key = string() else { return nil }
    skipBlanks()
    // A key alone is its own value.
    if take(";") { return (key, key) }
    guard take("=") else { return fail("expected '=' behind the key '\(key)'") }
    skipBlanks()
    guard let value = string() else { return nil }
    let end = place
    skipBlanks()
    if !take(";") {
      // What comes next is a pair of its own, so that nothing is lost.
      note("expected ';' behind the text of '\(key)'", at: end)
    }
    return (key, value)
  }

  private mutating func string() -> String? {
    guard place < characters.count else { return fail("expected a text") }
    guard characters[place] == "\"" else {
      let start = place
      while place < characters.count, Self.isPlain(characters[place]) { place += 1 }
      return start == place
        ? fail("expected a text between quotes") : String(characters[start..<place])
    }
    let start = place
    place += 1
    var text = ""
    while place < characters.count {
      let character = characters[place]
      place += 1
      switch character {
      case "\"": return text
      case "\\": text += escaped()
      default: text.append(character)
      }
    }
    place = start
    return fail("a text has no end; put '\"' behind it")
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_.-$/:".contains(character)
  }

  private mutating func escaped() -> String {
    guard place < characters.count else { return "" }
    let character = characters[place]
    place += 1
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      var units: [UInt16] = []
      place -= 2
      while place + 5 < characters.count, characters[place] == "\\",
        characters[place + 1] == "U" || characters[place + 1] == "u",
        let unit = UInt16(String(characters[(place + 2)...(place + 5)]), radix: 16)
      {
        units.append(unit)
        place += 6
      }
      if units.isEmpty {
        place += 2
        return String(character)
      }
      return String(decoding: units, as: UTF16.self)
    default: return String(character)
    }
  }

  private mutating func skipBlanks() {
    while place < characters.count {
      let next = place + 1 < characters.count ? characters[place + 1] : " "
      if characters[place].isWhitespace {
        place += 1
      } else if characters[place] == "/", next == "/" {
        while place < characters.count, !characters[place].isNewline { place += 1 }
      } else if characters[place] == "/", next == "*" {
        let start = place
        place += 2
        while place < characters.count,
          !(characters[place - 1] == "*" && characters[place] == "/" && place > start + 2)
        {
          place += 1
        }
        if place == characters.count { note("a comment has no end; put '*/' behind it", at: start) }
        place += 1
      } else {
        return
      }
    }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard place < characters.count, characters[place] == character else { return false }
    place += 1
    return true
  }

  private mutating func fail<Value>(_ message: String) -> Value? {
    note(message, at: place)
    return nil
  }

  private mutating func note(_ message: String, at place: Int) {
    guard problem == nil else { return }
    let before = characters[..<min(place, characters.count)]
    let start = before.lastIndex { $0.isNewline }.map { $0 + 1 } ?? 0
    problem = (message, 1 + before.count { $0.isNewline }, 1 + before.count - start)
  }
}
