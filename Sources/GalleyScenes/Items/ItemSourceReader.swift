internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation

/// Reads `items:`: a list of maps or scalars, a count, a range, a JSON file, font families, or symbols.
struct ItemSourceReader {
  let files: SourceFiles
  let families: FontFamilyList
  /// Decodes each item of a list.
  let items: ItemReader
  let issues: IssueLog

  static let kind = OptionKind.either([
    .integer(0...ItemSource.largestCount), .list(.defined("item")), form(range), form(file),
    form(fontFamilies), form(symbols),
  ])

  private static let range = OptionDeclaration(
    "range", .list(.integer(-1_000_000_000...1_000_000_000), count: 2...2), "[first, last]",
    isRequired: true)
  private static let file = OptionDeclaration("file", .text, "a path", isRequired: true)
  private static let fontFamilies = OptionDeclaration(
    "font-families", .either([.choice(["all"]), .list(.text)]), "names, or all", isRequired: true)
  private static let symbols = OptionDeclaration(
    "symbols", .text, "all, or words of names", isRequired: true)

  private static func form(_ key: OptionDeclaration) -> OptionKind { .options([key]) }

  func source(_ value: OptionValue) -> ItemSource {
    switch value.kind {
    case .list(let elements): return list(elements)
    case .number: return count(value)
    case .map: return generated(value)
    case .null, .flag, .text:
      OptionReader.wrong(
        value, named: "items",
        expected:
          "a list, a count, { range: [1, 9] }, { file: items.json }, { font-families: [...] } or { symbols: all }",
        cure: value.numberCure, issues: issues)
      return .count(0)
    }
  }

  private func list(_ elements: [OptionValue]) -> ItemSource {
    .list(
      elements.map { element in
        let item = items.item(element)
        items.requireFacts(of: item)
        return item
      })
  }

  private func count(_ value: OptionValue) -> ItemSource {
    guard case .number(let number) = value.kind, number == number.rounded(), number >= 0,
      number <= Double(ItemSource.largestCount)
    else {
      issues.error(
        "items must be a whole number from 0 to \(ItemSource.largestCount), found \(value.literal)",
        at: value.location)
      return .count(0)
    }
    if number > 0 { items.requireNoFacts(ofItemsAt: value.location) }
    return .count(Int(number))
  }

  private func generated(_ value: OptionValue) -> ItemSource {
    let reader = OptionReader(value, issues: issues)
    defer { reader.reportUnknownKeys() }
    if reader.contains("range") { return range(reader) }
    if reader.contains("file") { return file(reader) }
    if reader.contains("font-families") { return fontFamilies(reader) }
    if reader.contains("symbols") { return symbols(reader) }
    reader.expect("range", "file", "font-families")
    reader.error("items from a map need 'range', 'file', 'font-families' or 'symbols'")
    return .count(0)
  }

  private func range(_ reader: OptionReader) -> ItemSource {
    guard let ends = reader.list("range") else { return .count(0) }
    let numbers = ends.compactMap {
      OptionReader.number($0, named: "range", in: -1e9...1e9, issues: issues)
    }
    guard ends.count == 2, numbers.count == 2, numbers.allSatisfy({ $0 == $0.rounded() }),
      numbers[0] <= numbers[1]
    else {
      reader.error("range is [first, last], whole numbers that ascend", at: "range")
      return .count(0)
    }
    guard numbers[1] - numbers[0] < Double(ItemSource.largestCount) else {
      reader.error("a range has at most \(ItemSource.largestCount) items", at: "range")
      return .count(0)
    }
    items.requireNoFacts(ofItemsAt: reader.location)
    return .range(
      Int(numbers[0])...Int(numbers[1]),
      areMeasures: items.measureKey?.name == MeasureKey.usual)
  }

  private func file(_ reader: OptionReader) -> ItemSource {
    guard let name = reader.text("file"), let location = reader.rawValue(for: "file")?.location,
      let elements = files.list(inFile: name, namedAt: location, issues: issues)
    else { return .count(0) }
    return list(elements)
  }

  private func fontFamilies(_ reader: OptionReader) -> ItemSource {
    guard let value = reader.rawValue(for: "font-families"),
      let families = families(namedAt: value.location)
    else { return .count(0) }
    if case .text("all") = value.kind {
      return list(families.map { item($0, at: value.location) })
    }
    guard let names = reader.list("font-families") else { return .count(0) }
    let known = families.map(\.name)
    return list(
      names.compactMap { name in
        if let family = families.first(where: { $0.name == name.shownText }) {
          return item(family, at: name.location)
        }
        let hint = Suggestion.phrase(for: name.shownText, among: known)
        issues.error("no font family is called '\(name.shownText)'\(hint)", at: name.location)
        return nil
      })
  }

  private func families(namedAt location: SourceLocation) -> [FontFamily]? {
    do throws(ResourceError) { return try families.families } catch {
      issues.error(error.description, at: location)
      return nil
    }
  }

  /// All symbols, or those whose names are like a word.
  private func symbols(_ reader: OptionReader) -> ItemSource {
    guard let word = reader.text("symbols"),
      let location = reader.rawValue(for: "symbols")?.location
    else {
      return .count(0)
    }
    let names = word == "all" ? SymbolSet.names : SymbolSet.names(like: word)
    if names.isEmpty {
      issues.error(
        "no symbol's name is like '\(word)'; write 'all', or words of names", at: location)
    }
    return list(
      names.map { name in
        let text = OptionValue(.text(name), at: location)
        return OptionValue(
          .map([
            .init(key: "id", keyLocation: location, value: text),
            .init(key: "name", keyLocation: location, value: text),
          ]), at: location)
      })
  }

  /// `{ id, name, faces }`, the id being the name.
  private func item(_ family: FontFamily, at location: SourceLocation) -> OptionValue {
    func entry(_ key: String, _ kind: OptionValue.Kind) -> OptionValue.Entry {
      .init(key: key, keyLocation: location, value: OptionValue(kind, at: location))
    }
    let faces = family.faces.map { OptionValue(.text($0.name), at: location) }
    return OptionValue(
      .map([
        entry("id", .text(family.name)), entry("name", .text(family.name)),
        entry("faces", .list(faces)),
      ]), at: location)
  }
}
