internal import GalleyGeometry
internal import GalleyNotation

/// What a scene says of a state.
struct StateOptions {
  static let options: [SceneOption<Self>] = [
    SceneOption("name", \.name, .fileName, "by which files are called").required("'name: first'"),
    SceneOption(
      "start",
      .options(
        [StateSpec.startSize.declaration(of: .nameless)] + StateSpec.Start.declarations,
        others: .anything),
      "how it begins: of the only collection, or by the names of collections and controls",
      otherwise: "as they are"),
    SceneOption("do", .list(.defined("gesture")), "what happens, in order", otherwise: "nothing"),
    SceneOption("from", \.base, OptionType.text.placed, "the state that it goes on from"),
    SceneOption(
      "check", .options(CheckSpec.declarations), "how it is compared", otherwise: "as the scene"),
    SceneOption(
      "alt", \.alternative, .alternative, "what it shows, for people who cannot see it",
      otherwise: "a sentence made from its record"),
  ]

  /// Is read behind the gestures that it counts from.
  static let instant = SceneOption<Self>(
    "at", \.instant, .instant, "when it is drawn", otherwise: "settled")

  static var declarations: [OptionDeclaration] {
    (options + [instant]).declarations(of: StateOptions())
  }

  var name: String?
  var base: Located<String>?
  var instant: Located<StateSpec.Instant>?
  var alternative: String?
}

extension StateSpec {
  /// The screen's size in a state.
  static let startSize = SceneOption<Self>(
    "size", .list(.number(1...16_384), count: 2...2), "of the screen, in points",
    otherwise: "the scene's",
    read: { options, state in
      guard let size = options.vector("size") else { return }
      state.size = Size(width: size.dx, height: size.dy)
      if !(1...16_384).contains(size.dx) || !(1...16_384).contains(size.dy) {
        options.error("size must be from 1 to 16384 points each way", at: "size")
        state.size = nil
      }
    })

  fileprivate static let nameless = StateSpec(
    name: "", location: .nowhere, source: OptionValue(.map([]), at: .nowhere).digest)
}

extension StateSpec.Start {
  static let options: [SceneOption<Self>] = [
    SceneOption(
      "offset", OptionKind.offset, "[x, y] in points, or one of both", otherwise: "the beginning",
      read: { $1.offset = $0.offset("offset") }),
    SceneOption("page", \.page, .index, "from 0"),
    SceneOption(
      "items", \.itemCount, .integer(in: 0...ItemSource.largestCount), "how many",
      otherwise: "all"),
    SceneOption(
      "sections", .map(.options(Section.options.declarations(of: .nowhere))),
      "those that scroll by themselves, by their numbers", otherwise: "none",
      read: { $1.sections = Section.list($0, "sections") }),
    SceneOption("mode", \.mode, OptionType.text.placed, "of the collection"),
    SceneOption(
      "selection", \.selection, .list(of: .item, orOne: true), "items", otherwise: "none"),
  ]

  static let declarations = options.declarations(
    of: StateSpec.Start(collection: "", location: .nowhere))
}

extension StateSpec.Start.Section {
  fileprivate static let options: [SceneOption<Self>] = [
    SceneOption("offset", \.offset, .number(), "points from its beginning"),
    SceneOption("page", \.page, .index, "from 0"),
  ]

  fileprivate static let nowhere = Self(number: Located(value: 0, location: .nowhere))

  /// `sections: { 1: { page: 2 } }`, of sections that scroll by themselves.
  fileprivate static func list(_ options: OptionReader, _ key: String) -> [Self] {
    guard let sections = options.nested(key) else { return [] }
    return sections.keys.compactMap { key in
      guard let reader = sections.nested(key) else { return nil }
      guard let number = Int(key), (0...1_000_000).contains(number) else {
        sections.error(
          "'\(key)' is no section; sections go by number, as in 'sections: { 1: { page: 2 } }'",
          at: key)
        return nil
      }
      defer { reader.reportUnknownKeys() }
      if reader.contains("offset"), reader.contains("page") {
        reader.error("a section begins at an 'offset' or a 'page'; keep one", at: "page")
      }
      var section = Self(number: Located(value: number, location: reader.location))
      reader.read(Self.options, into: &section)
      return section
    }
  }
}

extension OptionType where Value == String {
  /// The words for people who cannot see a picture.
  static var alternative: OptionType {
    OptionType.text.map { text, options, key in
      let words = text.wordsOnOneLine
      if words.isEmpty {
        options.error(
          "'\(key)' is empty; say what the picture shows, or leave it out for a sentence made from its record",
          at: key)
        return nil
      }
      guard words.count <= longestAlternative else {
        options.error(
          "'\(key)' has at most \(longestAlternative) letters, found \(words.count); say in a sentence or two what the picture shows",
          at: key)
        return nil
      }
      return words
    }
  }

  private static var longestAlternative: Int { 1000 }

  /// A name that a file may have; that it is one is checked behind the reading.
  static var fileName: OptionType {
    OptionType(
      .either([
        .form("^[a-z0-9-]{1,\(StateReader.longestName)}$"), .integer(0...Int.max), .flag,
      ]), values: "", read: { $0.text($1) },
      text: { $0 })
  }
}

extension OptionType where Value == Located<StateSpec.Instant> {
  /// `settled`, a time with its unit, or a percentage.
  static var instant: OptionType {
    OptionType(
      .either([.choice(["settled"]), .time, .form("^[+]?[0-9.][0-9.eE+-]*%$")]),
      values: "settled, a time such as 0.2s, or a percentage",
      read: { options, key in options.instant(key).map { options.located($0, key) } })
  }
}
