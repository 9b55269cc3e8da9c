internal import Foundation

/// The tree of all that a value has, as text that is the same in each run.
enum ValueDump {
  static func text(of value: Any) -> String { lines(of: value, name: nil, indent: 0, around: []) }

  /// A text without what stands for places in memory, such as `: 0x600003a4`.
  static func withoutAddresses(_ text: String) -> String {
    text.replacing(#/:?\s*0x[0-9a-f]+(\s*)/#) { "\($0.output.1)" }
  }

  private static func lines(
    of value: Any, name: String?, indent: Int, around: Set<ObjectIdentifier>
  ) -> String {
    let mirror = Mirror(reflecting: value)
    var children = Array(mirror.children)
    let count = children.count
    var around = around
    let words: String
    switch (value, mirror.displayStyle) {
    case (_, .collection): words = "\(count) \(count == 1 ? "element" : "elements")"
    case (_, .dictionary):
      words = "\(count) key/value \(count == 1 ? "pair" : "pairs")"
      children = ordered(children, around)
    case (_, .set):
      words = "\(count) \(count == 1 ? "member" : "members")"
      children = ordered(children, around)
    case (_, .tuple): words = "(\(count) \(count == 1 ? "element" : "elements"))"
    case (_, .optional):
      words = count == 0 ? "\(mirror.subjectType).none" : "\(mirror.subjectType)"
    case (let own as any AnySnapshotStringConvertible, _):
      words = own.snapshotDescription
      if !type(of: own).renderChildren { children = [] }
    case (let own as any CustomStringConvertible, _) where mirror.displayStyle != .class:
      words = own.description
    case (_, .class):
      let object = ObjectIdentifier(value as AnyObject)
      let own = self.name(of: mirror)
      if around.contains(object) {
        return line("\(own) (circular reference detected)", name, indent, isLeaf: true)
      }
      around.insert(object)
      words = own
      children = ordered(children, around)
    case (_, .struct):
      words = self.name(of: mirror)
      children = ordered(children, around)
    case (_, .enum):
      words = count == 0 ? "\(self.name(of: mirror)).\(value)" : self.name(of: mirror)
    default: words = "\(value)"
    }
    return line(words, name, indent, isLeaf: count == 0)
      + children.map { lines(of: $0.value, name: $0.label, indent: indent + 2, around: around) }
      .joined()
  }

  private static func line(
    _ words: String, _ name: String?, _ indent: Int, isLeaf: Bool
  ) -> String {
    let bullet = isLeaf ? "-" : "▿"
    let label = name.map { "\($0): " } ?? ""
    return "\(String(repeating: " ", count: indent))\(bullet) \(label)\(words)\n"
  }

  /// The name of a type; one of a function has a number behind it that is not the same each time.
  private static func name(of mirror: Mirror) -> String {
    "\(mirror.subjectType)".replacing(#/ #\d+/#, with: "")
  }

  private static func ordered(
    _ children: [Mirror.Child], _ around: Set<ObjectIdentifier>
  ) -> [Mirror.Child] {
    children.map { ($0, lines(of: $0.value, name: $0.label, indent: 0, around: around)) }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }
}

/// What differs between two texts, line by line.
struct LineDifference {
  private let removed: [(offset: Int, line: Substring)]
  private let added: [(offset: Int, line: Substring)]

  private static let mostLines = 60

  init(_ old: String, _ new: String) {
    let lines = [old, new].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    let difference = lines[1].difference(from: lines[0])
    removed = difference.removals.compactMap {
      if case .remove(let offset, let line, _) = $0 { (offset, line) } else { nil }
    }
    added = difference.insertions.compactMap {
      if case .insert(let offset, let line, _) = $0 { (offset, line) } else { nil }
    }
  }

  var text: String {
    let all =
      removed.map { ($0.offset, "- \($0.line)") } + added.map { ($0.offset, "+ \($0.line)") }
    let shown = all.sorted {
      ($0.0, $0.1.hasPrefix("+") ? 1 : 0) < ($1.0, $1.1.hasPrefix("+") ? 1 : 0)
    }
    let rest = shown.count - Self.mostLines
    let lines = shown.prefix(Self.mostLines).map { "line \($0.0 + 1): \($0.1)" }
    return (lines + (rest > 0 ? ["… and \(rest) more lines"] : [])).joined(separator: "\n")
  }
}
