internal import GalleyNotation

/// The symbols that there are, by the names of SF Symbols and by the set's own.
///
/// The set is Bootstrap Icons 1.10.3. Its outlines are part of the program, so that every machine
/// draws the same ones whatever it has installed; none is read before it is asked for.
package enum SymbolSet {
  /// The symbol of a name; nil where there is none.
  ///
  /// SF Symbols' names are stronger than the set's own; with `bi-` before it, the set's own is meant.
  /// Takes logarithmic time.
  package static func symbol(named name: String) -> Symbol? {
    if let entry = table[name] {
      return symbol(entry.outline, named: name, share: entry.share, entry.followsText)
    }
    let own = name.hasPrefix(ownPrefix) ? String(name.dropFirst(ownPrefix.count)) : name
    return symbol(own, named: name)
  }

  /// All symbols: SF Symbols' names in the order of the table, which is by subject, and then the
  /// set's own that mean no other symbol, sorted.
  package static var names: [String] { sfNames + ownNames.filter { table[$0] == nil } }

  /// SF Symbols' names that stand for an outline, by subject.
  package static var sfNames: [String] { entries.map(\.name) }

  /// The set's own names, sorted.
  package static var ownNames: [String] {
    text.split(separator: newline).map { line in
      String(decoding: line.prefix { $0 != space }, as: UTF8.self)
    }
  }

  /// Names that hold all words of a text, else those that are spelled alike; shorter ones first.
  package static func names(like text: String) -> [String] {
    guard text.utf8.count <= longestCompared else { return [] }
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    let all = names
    let holding = words.isEmpty ? [] : all.filter { name in words.allSatisfy(name.contains) }
    guard holding.isEmpty else {
      return holding.enumerated()
        .sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }.map(\.element)
    }
    // A wrong letter in one of the parts is as near as one in a short name.
    return Suggestion.nearest(to: text, among: all).map { near in
      [near] + names(like: near).filter { $0 != near }
    } ?? []
  }

  /// The longest name that is compared with all others.
  private static let longestCompared = 80

  /// `; did you mean 'heart'?`, or nothing where no name is near.
  package static func hint(for name: String) -> String {
    guard name.utf8.count <= longestCompared else { return "" }
    if let near = Suggestion.nearest(to: name, among: names) { return "; did you mean '\(near)'?" }
    let holding = names(like: name).prefix(3).map { "'\($0)'" }
    return holding.isEmpty ? "" : "; there are \(holding.joined(separator: ", "))"
  }

  private static let ownPrefix = "bi-"

  private struct Entry {
    var name: String
    var outline: String
    var share = 1.0
    var followsText = false
  }

  private static let entries: [Entry] = SymbolNames.table.split(separator: "\n").compactMap {
    let words = $0.split(separator: " ").map(String.init)
    guard words.count >= 2 else { return nil }
    var entry = Entry(name: words[0], outline: words[1])
    for word in words.dropFirst(2) {
      if word == "<>" { entry.followsText = true }
      if let percent = Double(word.dropLast()), word.hasSuffix("%") { entry.share = percent / 100 }
    }
    return entry
  }

  private static let table = Dictionary(
    entries.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

extension SymbolSet {
  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  private static var text: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: SymbolOutlines.text.utf8Start, count: SymbolOutlines.text.utf8CodeUnitCount)
  }

  private static func symbol(
    _ outline: String, named name: String, share: Double = 1, _ followsText: Bool = false
  ) -> Symbol? {
    guard let data = data(of: outline) else { return nil }
    var reader = SymbolOutlineReader(data, share: share)
    let extent = reader.extent()
    return Symbol(
      name: name, outlineName: outline, share: share, followsText: followsText,
      outline: reader.path(), extent: extent)
  }

  /// What stands behind a name in the text, whose lines are sorted by it.
  private static func data(of name: String) -> Slice<UnsafeBufferPointer<UInt8>>? {
    let text = text
    let wanted = Array(name.utf8)
    guard !wanted.isEmpty, !wanted.contains(space), !wanted.contains(newline) else { return nil }
    var (low, high) = (text.startIndex, text.endIndex)
    while low < high {
      var start = low + (high - low) / 2
      while start > low, text[start - 1] != newline { start -= 1 }
      let end = text[start...].firstIndex(of: newline) ?? text.endIndex
      let line = text[start..<end]
      let found = line.prefix { $0 != space }
      if found.elementsEqual(wanted) { return line[(found.endIndex + 1)...] }
      if found.lexicographicallyPrecedes(wanted) {
        low = min(end + 1, high)
      } else {
        high = start
      }
    }
    return nil
  }
}
