internal import GalleyNotation

// How symbols are found whose names are known only roughly.

extension SymbolSet {
  /// Names that hold all words of a text: those with parts that begin so, else those with parts that
  /// are spelled alike, and then those that hold them elsewhere; of each the shorter ones first.
  package static func names(like text: String) -> [String] {
    guard text.utf8.count <= longestCompared else { return [] }
    let words = parts(of: text.lowercased())
    guard !words.isEmpty else { return [] }
    let near = names(whosePartsBeginWith: words.map { [$0] })
    let found = near.isEmpty ? names(whosePartsBeginWith: words.map(spelledAlike)) : near
    let known = Set(found)
    let others = names.filter { name in !known.contains(name) && words.allSatisfy(name.contains) }
    return shortestFirst(found) + shortestFirst(others)
  }

  /// `; did you mean 'heart'?`, or nothing where no name is near.
  ///
  /// A variant that there is not has the nearest that there is: `shoe.circle.fill` that of `shoe`.
  package static func hint(for name: String) -> String {
    guard name.utf8.count <= longestCompared else { return "" }
    if let base = variants(of: name).first(where: { entry(named: $0) != nil }) {
      return "; the nearest is '\(base)'"
    }
    if let near = Suggestion.nearest(to: name, among: names) { return "; did you mean '\(near)'?" }
    let holding = names(like: name).prefix(3).map { "'\($0)'" }
    return holding.isEmpty ? "" : "; there are \(holding.joined(separator: ", "))"
  }

  /// The names that are left of a name without one or more of its last words, longest first.
  private static func variants(of name: String) -> [String] {
    let words = name.split(separator: ".")
    guard words.count > 1 else { return [] }
    let isFilled = words.last == "fill"
    return (1..<words.count).reversed().flatMap { count in
      let base = words.prefix(count).joined(separator: ".")
      return isFilled && count < words.count - 1 ? ["\(base).fill", base] : [base]
    }
  }

  /// Those that show values, quoted, for messages.
  package static var variableNames: String {
    sfNames.filter { entry(named: $0)?.variableLayers != nil && !$0.hasSuffix(".fill") }
      .map { "'\($0)'" }.joined(separator: ", ")
  }

  /// The longest name that is compared with all others.
  private static let longestCompared = 80

  /// - `words`: for each word those that may stand for it.
  private static func names(whosePartsBeginWith words: [[String]]) -> [String] {
    names.filter { name in
      let parts = parts(of: name)
      return words.allSatisfy { word in
        parts.contains { part in word.contains { part.hasPrefix($0) } }
      }
    }
  }

  /// The parts of names that are spelled almost as a word.
  private static func spelledAlike(_ word: String) -> [String] {
    Suggestion.near(to: word, among: Set(names.flatMap(parts)).sorted()) + [word]
  }

  private static func parts(of name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func shortestFirst(_ names: [String]) -> [String] {
    names.enumerated().sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }
      .map(\.element)
  }
}
