/// Words for messages about names: the nearest known one, and lists as a sentence has them.
package enum Suggestion {
  /// `; did you mean 'radius'?` where a name is near enough, else nothing.
  package static func phrase(for word: String, among names: [String]) -> String {
    let synonym = synonyms[word.lowercased()].flatMap { names.contains($0) ? $0 : nil }
    return (synonym ?? nearest(to: word, among: names)).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Words that other tools use for what has another name here.
  private static let synonyms = [
    "left": "leading", "right": "trailing", "middle": "center", "centre": "center",
    "none": "transparent", "clear": "transparent", "background": "fill", "radius": "corner-radius",
    "circle": "ellipse", "x": "center-x", "y": "center-y", "columns": "item", "gap": "spacing",
    "swipe": "flick", "fling": "flick", "pan": "drag", "click": "tap", "touch": "tap",
    "press": "long-press", "hold": "long-press", "let-go": "release", "add": "insert",
    "remove": "delete", "reorder": "drag-item", "change": "reload", "rotate": "resize",
    "appear": "load", "night": "dark", "day": "light", "fit": "aspect-fit",
    "contain": "aspect-fit", "cover": "aspect-fill", "stretch": "scale-to-fill",
    "row": "horizontal", "column": "vertical", "smooth": "continuous", "chevron": "disclosure",
    "upper": "uppercased", "lower": "lowercased", "primary": "filled",
    "draw": "render", "test": "check", "compare": "diff", "accept": "approve", "new": "init",
  ]

  /// `unknown style 'disk'; did you mean 'disc'?; expected disc or tile`.
  package static func unknown(_ noun: String, _ name: String, among names: [String]) -> String {
    "unknown \(noun) '\(name)'\(phrase(for: name, among: names)); expected \(list(names))"
  }

  /// The name with the fewest edits, at most a third of the word's length; among equals one with
  /// the same letters.
  ///
  /// Nil where none is near, or the word is too short to tell.
  package static func nearest(to word: String, among names: [String]) -> String? {
    near(to: word, among: names).first
  }

  /// All names with so few edits, the nearest first.
  package static func near(to word: String, among names: [String]) -> [String] {
    guard word.count > 2 else { return [] }
    let limit = (word.count + 1) / 3
    let letters = word.lowercased().sorted()
    return names.map { name -> (edits: Int, isShuffled: Int, name: String) in
      let lower = name.lowercased()
      return (distance(word.lowercased(), lower), lower.sorted() == letters ? 0 : 1, name)
    }
    .filter { $0.edits <= limit }.sorted(by: <).map(\.name)
  }

  /// `one`, `one or two`, `one, two or three`.
  package static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  /// The number of letters added, removed, changed or exchanged with their neighbour (Damerau 1964,
  /// adjacent only).
  static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    var rows = [Array(0...right.count)]
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let cost = left[i] == right[j] ? 0 : 1
        var best = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + cost)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
