/// Writes what Objective-C finds by names and Swift does not: the outlets, actions and inspectable
/// properties of classes, and the classes that xibs and storyboards name.
struct InterfaceConnectionWriter {
  private static let properties: Set = ["@IBOutlet", "@IBInspectable"]

  /// The classes that are named.
  private let classes: Set<String>
  private let cuts: [SourceCut]
  private let finder: LayoutClassFinder
  private let isNeeded: Bool

  /// - `unit`: as it was read.
  /// - `parts`: the xibs and scenes that name classes; nothing is added where there are none.
  /// - `cuts`: what is left out for the compiler's sake.
  init(of unit: UnitRewriting, naming parts: [InterfacePart], without cuts: [SourceCut]) {
    classes = Set(parts.flatMap(\.classes))
    isNeeded = !parts.isEmpty
    self.cuts = cuts.filter { $0.kind == .removed }
    finder = LayoutClassFinder(unit)
  }

  /// Adds extensions to the files that say how each is set or called, and functions that call them;
  /// returns the names of these.
  ///
  /// Each stands for itself, with the line of what it is about: what does not compile is led there.
  func add(to unit: inout UnitRewriting, named prefix: String) -> [String] {
    unit.files.indices.compactMap { number in
      guard isNeeded, !unit.files[number].isLeftOut else { return nil }
      var calls: [String] = []
      var first: Int?
      for declaration in unit.files[number].allDeclarations {
        guard [.class, .extension].contains(declaration.kind),
          isKept(declaration, in: unit.files[number]), !isGeneric(declaration.name),
          finder.isVisibleInFile(declaration.name), finder.isAvailable(declaration.name)
        else { continue }
        let name = finder.quoted(declaration.name)
        if declaration.kind == .class, classes.contains(declaration.name) {
          calls.append("InterfaceConnections.name(\(name).self, \"\(declaration.name)\")")
          first = first ?? declaration.keyword
        }
        for member in declaration.members where isKept(member, in: unit.files[number]) {
          guard let statement = statement(member, of: name, in: unit.files[number].list) else {
            continue
          }
          let function = "\(prefix)\(number)_\(calls.count)"
          unit.files[number].add(
            "extension \(name) { @MainActor static func \(function)() { \(statement) } }",
            for: member.keyword)
          calls.append("\(name).\(function)()")
          first = first ?? declaration.keyword
        }
      }
      guard let first else { return nil }
      let function = "\(prefix)\(number)"
      unit.files[number].add(
        "import UIKit\n@MainActor func \(function)() {\n"
          + calls.joined(separator: "\n") + "\n}", for: first)
      return function
    }
  }

  /// Whether it is neither left out nor among what is not needed.
  private func isKept(_ declaration: SwiftDeclaration, in file: FileRewriting) -> Bool {
    guard let start = file.list[declaration.keyword]?.range.lowerBound else { return false }
    let isCut = cuts.contains { cut in
      file.source.path == finder.unit.files[cut.file].source.path && cut.range.contains(start)
    }
    return !isCut && !file.edits.contains { $0.range.contains(start) }
  }

  private func isGeneric(_ name: String) -> Bool {
    finder.around(name).contains { finder.unit.types[$0]?.declaration.isGeneric == true }
  }

  private func statement(
    _ member: SwiftDeclaration, of type: String, in list: TokenList
  ) -> String? {
    let attributes = member.attributes.map { list.text($0) }
    let isStatic = member.modifiers.contains {
      list.isCode($0, "static") || list.isCode($0, "class")
    }
    guard !isStatic, !member.name.isEmpty else { return nil }
    switch member.kind {
    case .variable where attributes.contains(where: Self.properties.contains):
      let name = "`\(member.name)`"
      return "InterfaceConnections.property(\"\(member.name)\", of: \(type).self, "
        + "{ $0.\(name) }, { $0.\(name) = $1 })"
    case .function where attributes.contains("@IBAction"):
      return action(member, of: type, in: list)
    default: return nil
    }
  }

  private func action(_ member: SwiftDeclaration, of type: String, in list: TokenList) -> String? {
    guard let labels = MemberReading(member, in: list).labels, labels.count < 3,
      let opening = member.parameters,
      !list.range(opening, member.brace ?? member.tokens.upperBound).contains(where: {
        list.isCode($0, "async") || list.isCode($0, "throws")
      })
    else { return nil }
    let names = labels.map { "\($0):" }.joined()
    let list = labels.isEmpty ? "" : "(\(names))"
    let selector = Self.selector(member.name, labels)
    return "InterfaceConnections.action\(labels.count)("
      + "\"\(member.name)\(list)\", \"\(selector)\", \(type).`\(member.name)`\(list))"
  }

  /// The name that Objective-C has for a method: `save:`, `saveWithSender:`, `save:forEvent:`.
  static func selector(_ name: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return name }
    let others = labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
    guard first != "_" else { return "\(name):\(others)" }
    let begins = prepositions.contains { word in
      first.hasPrefix(word) && first.dropFirst(word.count).first?.isLowercase != true
    }
    let capital = first.prefix(1).uppercased() + first.dropFirst()
    return "\(name)\(begins ? "" : "With")\(capital):\(others)"
  }

  /// Words before which Swift puts no "With".
  private static let prepositions = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
