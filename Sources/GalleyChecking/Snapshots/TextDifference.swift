package import GalleyComparison

/// Two texts line by line, with what is around each difference.
package struct TextDifference {
  /// A line of both texts, or of one of them.
  private enum Line {
    case same(Substring)
    case removed(Substring)
    case added(Substring)
  }

  private static let context = 3
  /// More lines than these are only counted.
  private static let mostLines = 60
  private static let longestLine = 200
  /// The most work that is done for the fewest differences.
  private static let mostPairs = 4_000_000

  private let lines: [Line]
  private let onlyLineEndingsDiffer: Bool

  /// Nil where the texts are the same; a line feed at the end does not count.
  /// - Throws: where the reference is no text.
  package init?(expected: [UInt8], actual: [UInt8]) throws(ComparisonError) {
    guard let old = String(validating: expected, as: UTF8.self) else {
      throw ComparisonError("the reference is no text in UTF-8")
    }
    let new = String(decoding: actual, as: UTF8.self)
    guard !Self.areSame(Self.ended(old), Self.ended(new)) else { return nil }
    let (left, right) = (Self.unified(old), Self.unified(new))
    onlyLineEndingsDiffer = Self.areSame(left, right)
    lines = Self.lines(
      left.split(separator: "\n", omittingEmptySubsequences: false),
      right.split(separator: "\n", omittingEmptySubsequences: false))
  }

  /// The differences as people read them.
  package var difference: SnapshotDifference {
    guard !onlyLineEndingsDiffer else {
      return SnapshotDifference(lines: [
        "only the line endings differ, as after git's autocrlf; say '__Snapshots__/** -text' in .gitattributes"
      ])
    }
    let shown = excerpt
    let rest = shown.count - Self.mostLines
    return SnapshotDifference(
      lines: shown.prefix(Self.mostLines) + (rest > 0 ? ["… and \(rest) more lines"] : []))
  }

  /// Whether two texts have the same bytes: to Swift an e with an accent is the same in however many
  /// scalars it is written.
  private static func areSame(_ one: some StringProtocol, _ other: some StringProtocol) -> Bool {
    one.utf8.elementsEqual(other.utf8)
  }

  /// The text without the line feed at its end, which an editor may add or take.
  private static func ended(_ text: String) -> Substring {
    text.last?.isNewline == true ? text.dropLast() : text[...]
  }

  /// The text with line feeds between its lines.
  private static func unified(_ text: String) -> String {
    // A carriage return and its line feed are one character.
    String(ended(text).map { $0 == "\r\n" ? "\n" : $0 })
  }

  private static func lines(_ old: [Substring], _ new: [Substring]) -> [Line] {
    let start = zip(old, new).prefix(while: areSame).count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix(while: areSame).count
    let middle = changed(
      Array(old[start..<(old.count - end)]), Array(new[start..<(new.count - end)]))
    return old[..<start].map(Line.same) + middle + old.suffix(end).map(Line.same)
  }

  private static func changed(_ old: [Substring], _ new: [Substring]) -> [Line] {
    guard old.count * new.count <= mostPairs else {
      return old.map(Line.removed) + new.map(Line.added)
    }
    let difference = new.difference(from: old, by: areSame)
    let removed = Set(difference.removals.map(offset(of:)))
    let added = Set(difference.insertions.map(offset(of:)))
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        lines.append(.removed(old[left]))
        left += 1
      } else if right < new.count, added.contains(right) {
        lines.append(.added(new[right]))
        right += 1
      } else if left < old.count, right < new.count {
        lines.append(.same(old[left]))
        left += 1
        right += 1
      } else {
        break
      }
    }
    return lines
  }

  private static func offset(of change: CollectionDifference<Substring>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  /// The changed lines with a few around them; `@ 12` stands before the first of each excerpt.
  private var excerpt: [String] {
    var shown: [String] = []
    var number = 1
    var last = -1
    let isNear = nearness
    for (index, line) in lines.enumerated() {
      if isNear[index] {
        if last != index - 1 || index == 0 { shown.append("@ line \(number)") }
        shown.append(Self.text(of: line))
        last = index
      }
      if case .added = line { continue }
      number += 1
    }
    return shown
  }

  /// Whether a line is changed or near one that is.
  private var nearness: [Bool] {
    var isNear = [Bool](repeating: false, count: lines.count)
    for (index, line) in lines.enumerated() {
      if case .same = line { continue }
      let (first, last) = (index - Self.context, index + Self.context)
      for near in max(0, first)...min(lines.count - 1, last) { isNear[near] = true }
    }
    return isNear
  }

  private static func text(of line: Line) -> String {
    switch line {
    case .same(let text): "  \(text.prefix(longestLine))"
    case .removed(let text): "- \(text.prefix(longestLine))"
    case .added(let text): "+ \(text.prefix(longestLine))"
    }
  }
}
