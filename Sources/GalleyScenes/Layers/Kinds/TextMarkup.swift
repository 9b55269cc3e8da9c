/// Marks in a string that change its style: `**bold**`, `*italic*`, `~~struck through~~` and
/// `[text](style)`, as Markdown has them.
///
/// A mark with a blank behind it opens nothing, one with a blank before it closes nothing, and one
/// without its other half stands as it is; a backslash takes the meaning from a mark.
struct TextMarkup {
  /// A part of the string in one style.
  struct Segment: Equatable {
    var text: String
    var isBold = false
    var isItalic = false
    var isStruckThrough = false
    /// The name of a style; nil for the text's own.
    var style: String?

    /// Whether it stands between two of a mark.
    func has(_ mark: String) -> Bool {
      switch mark {
      case "**": isBold
      case "*": isItalic
      default: isStruckThrough
      }
    }
  }

  private static let marks = ["**", "*", "~~"]

  private(set) var segments: [Segment] = []
  /// The marks that begin something and have no other half, each once.
  private(set) var unclosedMarks: [String] = []

  init(_ string: String) {
    read(Array(string), as: Segment(text: ""))
  }

  private mutating func read(_ characters: [Character], as look: Segment) {
    var plain = ""
    func segment() -> Segment {
      var segment = look
      segment.text = plain
      return segment
    }
    var index = 0
    while index < characters.count {
      if characters[index] == "\\", index + 1 < characters.count,
        "\\*~[".contains(characters[index + 1])
      {
        plain.append(characters[index + 1])
        index += 2
        continue
      }
      guard let (inner, innerLook, end) = marked(characters, from: index, in: look) else {
        plain.append(characters[index])
        index += 1
        continue
      }
      append(segment())
      plain = ""
      read(inner, as: innerLook)
      index = end
    }
    append(segment())
  }

  private mutating func append(_ segment: Segment) {
    guard !segment.text.isEmpty else { return }
    guard var last = segments.last else { return segments.append(segment) }
    last.text = segment.text
    guard last == segment else { return segments.append(segment) }
    segments[segments.count - 1].text += segment.text
  }

  private mutating func noteUnclosed(_ mark: String) {
    if !unclosedMarks.contains(mark) { unclosedMarks.append(mark) }
  }

  /// What stands between a mark at a place and its other half, how it looks, and where that ends;
  /// nil where none begins there.
  private mutating func marked(
    _ characters: [Character], from start: Int, in look: Segment
  ) -> (inner: [Character], look: Segment, end: Int)? {
    var look = look
    if characters[start] == "[" {
      guard look.style == nil, let middle = closing("](", in: characters, from: start + 1),
        middle > start + 1
      else { return nil }
      guard let end = closing(")", in: characters, from: middle + 2) else {
        noteUnclosed("[")
        return nil
      }
      look.style = String(characters[middle + 2..<end])
      return (Array(characters[start + 1..<middle]), look, end + 1)
    }
    for mark in Self.marks where characters[start...].starts(with: mark) {
      let first = start + mark.count
      guard first < characters.count, !characters[first].isWhitespace else { continue }
      guard let end = closing(mark, in: characters, from: first + 1),
        !characters[end - 1].isWhitespace
      else {
        // The first of two asterisks is none of its own.
        let isHalf = mark == "*" && characters[first] == "*"
        if !look.has(mark), !isHalf { noteUnclosed(mark) }
        continue
      }
      switch mark {
      case "**" where !look.isBold: look.isBold = true
      case "*" where !look.isItalic: look.isItalic = true
      case "~~" where !look.isStruckThrough: look.isStruckThrough = true
      default: continue
      }
      return (Array(characters[first..<end]), look, end + mark.count)
    }
    return nil
  }

  /// Where a mark stands that is not taken back, from a place on; a single asterisk is none of a
  /// pair.
  private func closing(_ mark: String, in characters: [Character], from start: Int) -> Int? {
    var index = start
    while index < characters.count {
      if characters[index] == "\\" {
        index += 2
        continue
      }
      if characters[index...].starts(with: mark) {
        // Of three the last two close what is bold.
        if mark == "**", characters[index...].starts(with: "***") { return index + 1 }
        guard mark == "*", characters[index...].starts(with: "**") else { return index }
        // Bold within italic: its two marks are passed over together.
        index += 2
        continue
      }
      index += 1
    }
    return nil
  }
}
