/// Words for messages about names: the nearest known one, and lists as a sentence has them.
package enum Suggestion {
  /// `; did you mean 'radius'?` where a name is near enough, `; there are 'a-radius' and 'b-radius'`
  /// where names share a word with it, else nothing.
  package static func phrase(for word: String, among names: [String]) -> String {
    let synonym = synonyms[word.lowercased()].flatMap { names.contains($0) ? $0 : nil }
    if let name = synonym ?? nearest(to: word, among: names) { return "; did you mean '\(name)'?" }
    let related = sharingWords(with: word, among: names).map { "'\($0)'" }
    guard let last = related.last else { return "" }
    guard related.count > 1 else { return "; did you mean \(last)?" }
    return "; there are \(related.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// `; did you mean 'ring.yaml'?` for a path that leads to no file.
  ///
  /// - `names`: Of the files in the folder that it leads to.
  package static func phrase(forPath path: String, among names: [String]) -> String {
    // What all scenes end in makes no two of them alike.
    func stem(_ name: String) -> String {
      name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let near = nearest(to: stem(name), among: names.map(stem))
    return names.first { stem($0) == near }.map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The first five names that have a word of the name in them, of those that have most.
  private static func sharingWords(with name: String, among names: [String]) -> [String] {
    func words(_ name: String) -> Set<Substring> {
      Set(name.lowercased().split { !$0.isLetter }.filter { $0.count > 3 })
    }
    let own = words(name)
    let shared = names.map { (name: $0, count: own.intersection(words($0)).count) }
    let most = shared.map(\.count).max() ?? 0
    return most == 0 ? [] : shared.filter { $0.count == most }.prefix(5).map(\.name)
  }

  /// The beginning of a text, for messages, with an ellipsis where more follows.
  package static func beginning(of text: String) -> String {
    text.count > 40 ? text.prefix(40) + "…" : text
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
  /// the same letters, then one that goes on from the word, and then the one whose number is nearest.
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
    let number = number(in: word)
    return names.map { name -> (edits: Int, difference: Int, away: Double, name: String) in
      let lower = name.lowercased()
      let away = number.flatMap { own in self.number(in: name).map { abs($0 - own) } } ?? .infinity
      let difference = lower.sorted() == letters ? 0 : lower.hasPrefix(word.lowercased()) ? 1 : 2
      return (distance(word.lowercased(), lower), difference, away, name)
    }
    .filter { $0.edits <= limit }.sorted(by: <).map(\.name)
  }

  /// The number at the end of a name; nil where there is none.
  private static func number(in name: String) -> Double? {
    let digits = name.reversed().prefix { $0.isNumber || $0 == "." }
    return Double(String(digits.reversed()))
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
