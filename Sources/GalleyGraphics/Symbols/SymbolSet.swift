internal import CSymbols
internal import GalleyGeometry
internal import Synchronization

/// The symbols that there are, by the names of SF Symbols and by the sets' own.
///
/// The sets are Bootstrap Icons 1.10.3 and, where it lacks a picture, Phosphor 2.1, whose outlines'
/// names begin with `ph-`; those with an `@` are made of others by the rules of `.scripts/symbols`. All
/// are part of the program, so that every machine draws the same ones whatever it has installed; none
/// is read before it is asked for.
package enum SymbolSet {
  /// The symbol of a name; nil where there is none.
  ///
  /// SF Symbols' names are stronger than the set's own; with `bi-` before it, the set's own is meant.
  /// Takes logarithmic time.
  package static func symbol(named name: String) -> Symbol? {
    if let symbol = read.withLock({ $0.value(for: name) }) { return symbol }
    guard let symbol = readSymbol(named: name) else { return nil }
    read.withLock { $0.insert(symbol, for: name) }
    return symbol
  }

  /// Those that were asked for: scenes have the same few in one state after another.
  private static let read = Mutex(BoundedCache<String, Symbol>(capacity: 1_024))

  private static func readSymbol(named name: String) -> Symbol? {
    guard let entry = entry(named: name), let data = data(of: entry.outline) else { return nil }
    var reader = SymbolOutlineReader(data, share: entry.share)
    let extent = reader.extent()
    return Symbol(
      name: name, outlineName: entry.outline, followsText: entry.followsText,
      outline: reader.path(), extent: extent, variableLayers: entry.variableLayers)
  }

  /// All symbols, each outline by one name or by several of SF Symbols': those in the order of the
  /// table, which is by subject, and then the set's own of the other outlines, sorted.
  package static let names: [String] = {
    let known = Set(entries.map(\.outline))
    return sfNames + ownNames.filter { table[$0] == nil && !known.contains($0) }
  }()

  /// SF Symbols' names that stand for an outline, by subject.
  package static var sfNames: [String] { entries.map(\.name) }

  /// The sets' own names, sorted; none of what is made by rule.
  package static var ownNames: [String] {
    outlines.split(separator: newline).map { line in
      String(decoding: line.prefix { $0 != space }, as: UTF8.self)
    }.filter { !$0.contains("@") }
  }

  private static let ownPrefix = "bi-"

  /// The outline that stands for a name.
  package struct Entry {
    package let name: String
    /// The set's own name of the outline.
    package let outline: String
    fileprivate(set) var share = 1.0
    /// Whether it turns with the direction of text.
    package fileprivate(set) var followsText = false
    package fileprivate(set) var variableLayers: VariableLayers?
  }

  /// Returns the symbol of a name; nil where there is no such symbol.
  package static func entry(named name: String) -> Entry? {
    if let entry = table[name] { return entry }
    let own = name.hasPrefix(ownPrefix) ? String(name.dropFirst(ownPrefix.count)) : name
    return data(of: own) == nil ? nil : Entry(name: name, outline: own)
  }

  // Split as bytes: letter by letter it takes longer than drawing a symbol.
  private static let entries: [Entry] = bytes(of: galley_symbol_names()).split(separator: newline)
    .compactMap {
      let words = $0.split(separator: space).map { String(decoding: $0, as: UTF8.self) }
      guard words.count >= 2 else { return nil }
      var entry = Entry(name: words[0], outline: words[1])
      for word in words.dropFirst(2) {
        if word == "<>" { entry.followsText = true }
        if word.hasPrefix("~") { entry.variableLayers = VariableLayers(word.dropFirst()) }
        if word.hasSuffix("%"), let percent = Double(word.dropLast()) {
          entry.share = percent / 100
        }
      }
      return entry
    }

  private static let table = Dictionary(
    entries.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

extension SymbolSet {
  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  private static var outlines: UnsafeBufferPointer<UInt8> { bytes(of: galley_symbol_outlines()) }

  private static func bytes(of text: galley_text) -> UnsafeBufferPointer<UInt8> {
    UnsafeRawBufferPointer(start: text.start, count: text.size).assumingMemoryBound(to: UInt8.self)
  }

  /// Returns the bytes behind a name in the outlines, whose lines are sorted by it.
  private static func data(of name: String) -> Slice<UnsafeBufferPointer<UInt8>>? {
    let text = outlines
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

/// Reads an outline as it stands in `outlines.txt`, in thousandths of a unit of the box.
struct SymbolOutlineReader {
  /// From the outline as it stands there to the one that is drawn.
  private let map: Transform
  private var bytes: Slice<UnsafeBufferPointer<UInt8>>
  /// In thousandths, so that sums are exact.
  private var current = (x: 0, y: 0)
  private var start = (x: 0, y: 0)

  /// - Parameters:
  ///   - bytes: What stands behind the name.
  ///   - share: How large the outline is to be, about the middle of the box.
  init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, share: Double) {
    self.bytes = bytes
    map = Transform.scale(share).about(Point(x: Symbol.box / 2, y: Symbol.box / 2))
  }

  /// Where the outline begins and ends from left to right; read before the path.
  mutating func extent() -> ClosedRange<Double> {
    let (start, end) = (number(), number())
    return place((start, 0)).x...place((max(start, end), 0)).x
  }

  mutating func path() -> Path {
    var elements: [Path.Element] = []
    while let letter = bytes.popFirst() {
      switch letter {
      case UInt8(ascii: " "): break
      case UInt8(ascii: "m"):
        current = point()
        start = current
        elements.append(.move(to: place(current)))
      case UInt8(ascii: "l"):
        current = point()
        elements.append(.line(to: place(current)))
      case UInt8(ascii: "c"):
        let (control1, control2, end) = (point(), point(), point())
        current = end
        elements.append(
          .curve(to: place(end), control1: place(control1), control2: place(control2)))
      default:
        current = start
        elements.append(.close)
      }
    }
    return Path(elements)
  }

  private func place(_ point: (x: Int, y: Int)) -> Point {
    let own = Point(x: Double(point.x) / 1000, y: Double(point.y) / 1000)
    return map.isIdentity ? own : map.apply(to: own)
  }

  private mutating func point() -> (x: Int, y: Int) {
    let (dx, dy) = (number(), number())
    return (current.x + dx, current.y + dy)
  }

  private mutating func number() -> Int {
    if bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    var value = 0
    while let digit = bytes.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) {
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
      bytes.removeFirst()
    }
    return isNegative ? -value : value
  }
}
