internal import GalleyGeometry
internal import GalleyLayouts
package import GalleyNotation

/// Turns YAML or JSON into plain values with their places; refuses what would explode.
package struct YAMLReader {
  /// The most values that one file may hold once its aliases are expanded.
  static let largestValueCount = 400_000
  static let deepestNesting = 60

  let file: String
  let issues: IssueLog
  private var valueCount = 0
  private var text = ""
  private lazy var lines = text.sourceLines

  package init(file: String, issues: IssueLog) {
    self.file = file
    self.issues = issues
  }

  /// The values of the text, or nil where it is not YAML, which is reported.
  package mutating func read(_ text: String) -> OptionValue? {
    guard !AliasExpansionCheck.mayExplode(in: text) else {
      issues.error(
        "many aliases, and keys that are lists, maps or aliases: these cannot be read; write the keys out as texts",
        at: location(line: 1, column: 1))
      return nil
    }
    self.text = SurrogatePairs.joined(in: text)
    do throws(YAMLError) {
      var composer = try YAMLComposer(self.text)
      guard let node = try composer.document() else {
        issues.error(
          "the file is empty; a scene begins with 'galley: 1'", at: location(line: 1, column: 1))
        return nil
      }
      return convert(node, depth: 0)
    } catch {
      report(error, in: text)
      return nil
    }
  }

  private func location(line: Int, column: Int) -> SourceLocation {
    SourceLocation(file: file, line: line, column: column)
  }

  private func location(of node: YAMLNode) -> SourceLocation { location(at: node.mark) }

  private func location(at mark: YAMLMark) -> SourceLocation {
    location(line: mark.line, column: mark.column)
  }

  private mutating func convert(_ node: YAMLNode, depth: Int) -> OptionValue? {
    valueCount += 1
    guard valueCount <= Self.largestValueCount else {
      if valueCount == Self.largestValueCount + 1 {
        issues.error(
          "the file holds more than \(Self.largestValueCount) values; repeat less with anchors, or use a count, a range or smaller files",
          at: location(of: node))
      }
      return nil
    }
    guard depth <= Self.deepestNesting else {
      issues.error(
        "nested more than \(Self.deepestNesting) deep; flatten the scene", at: location(of: node))
      return nil
    }
    switch node.content {
    case .scalar(let scalar): return scalarValue(scalar, at: location(of: node))
    case .sequence(let children):
      var elements: [OptionValue] = []
      for child in children {
        guard let value = convert(child, depth: depth + 1) else { return nil }
        elements.append(value)
      }
      return OptionValue(.list(elements), at: location(of: node))
    case .mapping(let mapping): return convert(mapping, at: location(of: node), depth: depth)
    }
  }

  private mutating func convert(
    _ mapping: [YAMLNode.Entry], at location: SourceLocation, depth: Int
  ) -> OptionValue? {
    var entries: [OptionValue.Entry] = []
    var merged: [OptionValue.Entry] = []
    for pair in mapping {
      guard let key = pair.key.scalar else {
        issues.error("a key must be a text", at: self.location(of: pair.key))
        return nil
      }
      guard let value = convert(pair.value, depth: depth + 1) else { return nil }
      if key.text == "<<", key.style != .quoted {
        merged += entriesToMerge(value)
        continue
      }
      let entry = OptionValue.Entry(
        key: key.text, keyLocation: self.location(of: pair.key), value: value)
      warnOfCutValue(entry, behind: entries.last)
      entries.append(entry)
    }
    var names = Set(entries.map(\.key))
    entries += merged.filter { names.insert($0.key).inserted }
    return OptionValue(.map(entries), at: location)
  }

  /// Returns the entries that the key `<<` adds to its map, where that does not have them itself:
  /// those of a map, or of a list of them, of which the first counts (yaml.org/type/merge.html).
  private func entriesToMerge(_ value: OptionValue) -> [OptionValue.Entry] {
    switch value.kind {
    case .map(let entries): return entries
    case .list(let maps): return maps.flatMap { entriesToMerge($0) }
    case .null, .flag, .number, .text:
      OptionReader.wrong(
        value, named: "<<", expected: "a map to take keys from, such as *anchor", issues: issues)
      return []
    }
  }

  /// Warns where a comma in braces seems to have ended a value too early: `{ low: 1,786 to go }`
  /// has a second key, `786 to go`, without a value.
  private mutating func warnOfCutValue(
    _ entry: OptionValue.Entry, behind last: OptionValue.Entry?
  ) {
    guard case .null = entry.value.kind, entry.value.literal.isEmpty,
      entry.key.contains(" ") || entry.key.first?.isNumber == true, isBare(entry)
    else { return }
    var cure = "; give it one, or quote the text that it belongs to"
    if let last, !last.value.literal.isEmpty {
      let end = last.value.location.column + last.value.literal.unicodeScalars.count + 1
      let isNext = last.value.location.line == entry.keyLocation.line
      let gap = isNext && end == entry.keyLocation.column ? "" : " "
      cure =
        "; in braces a comma ends a value, so quote one that holds a comma: "
        + "\(last.key): \"\(last.value.literal),\(gap)\(entry.key)\""
    }
    issues.warning("the key '\(entry.key)' has no value\(cure)", at: entry.keyLocation)
  }

  /// Whether a key stands in braces without a colon behind it.
  private mutating func isBare(_ entry: OptionValue.Entry) -> Bool {
    let (line, column) = (entry.keyLocation.line - 1, entry.keyLocation.column - 1)
    guard lines.indices.contains(line) else { return false }
    let rest = lines[line].unicodeScalars.dropFirst(column)
    guard rest.starts(with: entry.key.unicodeScalars) else { return false }
    let next = rest.dropFirst(entry.key.unicodeScalars.count).first { $0 != " " && $0 != "\t" }
    return next == "," || next == "}"
  }

  private func scalarValue(_ scalar: YAMLScalar, at location: SourceLocation) -> OptionValue {
    guard scalar.style == .plain else {
      return OptionValue(.text(scalar.text), at: location, literal: scalar.text)
    }
    return OptionValue(plainText: scalar.text, at: location)
  }

  /// Whether a line at the place or just before it holds a bare `#`, which begins a comment.
  private func hasBareHash(_ text: String, before mark: YAMLMark) -> Bool {
    text.sourceLines.prefix(mark.line).suffix(2).contains { line in
      line.contains(" #") && (line.contains("{") || line.contains("["))
    }
  }

  /// Returns the parser's words, and the cure where that is known.
  private func words(for problem: String, in text: String, before mark: YAMLMark) -> String {
    if problem.contains("another document") {
      return "a second document begins here; a scene is one, so leave out what follows"
    }
    if problem.contains("nesting level") {
      return "nested more than \(Self.deepestNesting) deep; flatten the scene"
    }
    let cures = [
      ("cannot start any token", "indent with spaces, not tabs, and quote special characters"),
      ("tab character", "indent with spaces, not tabs"),
      ("mapping values are not allowed", "a text that holds a colon and a blank is quoted"),
      ("undefined alias", "name an anchor that stands before it, or quote the text"),
    ]
    if let cure = cures.first(where: { problem.contains($0.0) }) { return "\(problem); \(cure.1)" }
    return hasBareHash(text, before: mark)
      ? "\(problem); a # after a space begins a comment, so quote colors: \"#336699\"" : problem
  }

  /// Reports a text that is no YAML, with the cure where that is known.
  func report(_ error: YAMLError, in text: String) {
    switch error {
    case .unreadable(let problem):
      issues.error("not YAML: \(problem)", at: location(line: 1, column: 1))
    case .malformed(let problem, let mark):
      issues.error(
        "not YAML: \(words(for: problem, in: text, before: mark))", at: location(at: mark))
    case .duplicateKey(let key, let mark):
      issues.error("duplicate key '\(key)'; keep one of them", at: location(at: mark))
    }
  }
}

extension OptionValue {
  /// A plain scalar as YAML's core schema reads it: null, true or false, a number, else a text.
  init(plainText text: String, at location: SourceLocation) {
    switch text {
    case "", "~", "null": self.init(.null, at: location, literal: text)
    case "true": self.init(.flag(true), at: location, literal: text)
    case "false": self.init(.flag(false), at: location, literal: text)
    case ".nan", ".NaN", "NaN", "nan": self.init(.number(.nan), at: location, literal: text)
    case ".inf", "+.inf", ".Inf", "inf": self.init(.number(.infinity), at: location, literal: text)
    case "-.inf", "-.Inf", "-inf": self.init(.number(-.infinity), at: location, literal: text)
    default:
      let isDecimal = text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
      if isDecimal, let number = Double(text) {
        self.init(.number(number), at: location, literal: text)
      } else {
        self.init(.text(text), at: location, literal: text)
      }
    }
  }
}

/// Finds keys that may hold aliases which multiply.
///
/// The parser compares keys by all that they hold, aliases written out, and would never be done.
/// Such keys are an error anyway, so it is enough to look at the bytes and, where there are few
/// aliases, not to look at all.
enum AliasExpansionCheck {
  /// With no more aliases than these no tree grows beyond what is quickly walked.
  private static let harmlessCount = 40

  static func mayExplode(in text: String) -> Bool {
    let bytes = Array(text.utf8)
    var aliasCount = 0
    var hasComplexKey = false
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "*") where isStart(index, in: bytes):
        aliasCount += 1
        let end = bytes[index...].firstIndex { isBlank($0) || ",]}".utf8.contains($0) }
        hasComplexKey = hasComplexKey || isKey(endingAt: end ?? bytes.count, in: bytes)
      case UInt8(ascii: "?") where isStart(index, in: bytes):
        hasComplexKey = hasComplexKey || index + 1 == bytes.count || isBlank(bytes[index + 1])
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        hasComplexKey = hasComplexKey || isKey(endingAt: index + 1, in: bytes)
      default: break
      }
    }
    return hasComplexKey && aliasCount > harmlessCount
  }

  private static func isBlank(_ byte: UInt8) -> Bool { " \t\r\n".utf8.contains(byte) }

  /// Whether a token may start here.
  private static func isStart(_ index: Int, in bytes: [UInt8]) -> Bool {
    index == 0 || isBlank(bytes[index - 1]) || "[{,".utf8.contains(bytes[index - 1])
  }

  /// Whether a colon and a blank follow, so that what ends here is a key.
  private static func isKey(endingAt end: Int, in bytes: [UInt8]) -> Bool {
    guard let colon = bytes[end...].firstIndex(where: { !isBlank($0) }),
      bytes[colon] == UInt8(ascii: ":")
    else { return false }
    return colon + 1 == bytes.count || isBlank(bytes[colon + 1])
  }
}
