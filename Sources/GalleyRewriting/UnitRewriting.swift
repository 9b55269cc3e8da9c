import GalleyNotation

/// The files of one module while they are rewritten together.
struct UnitRewriting: Sendable {
  var files: [FileRewriting]
  /// The parts that cannot be rewritten, and those that were left out.
  var issues: [Issue] = []
  /// Modules that are imported and not here.
  var absentModules: [Issue] = []
  /// The types and functions at the top of files of which nothing is kept, by their names.
  var leftOut: [String] = []
  /// Whether values of UIKit's module stand in for what was left out.
  var hasStandIns = false
  let modules: PresentModules
  /// Whether files name what layouts of SwiftUI are made of, for which there is a module.
  var hasSwiftUI: Bool { modules.hasSwiftUI }

  /// The classes, structures and protocols of all files by their qualified names.
  ///
  /// Of two with the same name the first counts; the compiler tells of the other.
  let types: [String: TypePlace]

  /// The types behind the names of `typealias` at the top of files.
  let aliases: [String: String]

  /// The place where a type, or a member of one, is declared.
  struct TypePlace: Sendable {
    var file: Int
    var declaration: SwiftDeclaration
  }

  /// - `others`: Modules that are here for the files, beside those that are here for all.
  init(_ sources: [SwiftSource], others: Set<String> = []) {
    let modules = PresentModules(
      hasSwiftUI: sources.contains(where: Self.namesSwiftUILayouts), others: others)
    self.modules = modules
    files = sources.map { FileRewriting($0, modules: modules) }
    var types: [String: TypePlace] = [:]
    for (number, file) in files.enumerated() {
      for declaration in file.allDeclarations
      where [.class, .otherType, .protocol].contains(declaration.kind) {
        types[declaration.name] =
          types[declaration.name] ?? TypePlace(file: number, declaration: declaration)
      }
    }
    self.types = types
    aliases = Self.aliases(in: files)
  }

  /// Views alone need more of SwiftUI than is here.
  private static func namesSwiftUILayouts(_ source: SwiftSource) -> Bool {
    let text = source.text(source.bytes.indices)
    return text.contains("SwiftUI")
      && ["ProposedViewSize", "some Layout", "AnyLayout", "StackLayout"].contains(
        where: text.contains)
  }

  private static func aliases(in files: [FileRewriting]) -> [String: String] {
    var aliases: [String: String] = [:]
    for file in files {
      for declaration in file.declarations where file.list.isCode(declaration.keyword, "typealias")
      {
        let range = declaration.tokens
        guard let sign = range.first(where: { file.list.isCode($0, "=") }) else { continue }
        let meant = name(of: file.list.range(sign + 1, range.upperBound), in: file.list)
        aliases[declaration.name] = aliases[declaration.name] ?? meant
      }
    }
    return aliases
  }

  /// The name of what a type inherits from, without generic arguments and attributes.
  static func name(of inherited: Range<Int>, in list: TokenList) -> String {
    var at = inherited.lowerBound
    while list[at]?.kind == .attribute || list.isCode(at, "any") { at += 1 }
    var names: [String] = []
    while at < inherited.upperBound, let name = list.name(at) {
      names.append(name)
      at = list.behindGenerics(at + 1)
      guard list.isCode(at, ".") else { break }
      at += 1
    }
    return names.joined(separator: ".")
  }

  /// The names of what a declaration inherits from and conforms to.
  func inherited(by declaration: SwiftDeclaration, in file: Int) -> [String] {
    declaration.inherited.map { Self.name(of: $0, in: files[file].list) }
  }

  /// Whether a file imports a module.
  func imports(_ module: String) -> Bool {
    files.contains { file in
      file.allDeclarations.contains { $0.kind == .importing && $0.name == module }
    }
  }

  func hasModifier(_ word: StaticString, _ declaration: SwiftDeclaration, in file: Int) -> Bool {
    declaration.modifiers.contains { files[file].list.isCode($0, word) }
  }
}
