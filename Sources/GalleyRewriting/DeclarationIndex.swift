/// Which of many Swift files declare a name that other files may say.
///
/// An app has thousands of files, and a screen needs a hundred: what a file declares is read once and
/// kept, its text is not.
package struct DeclarationIndex: Sendable {
  /// A place where a type is extended.
  private struct ExtensionPlace {
    var file: Int
    var type: String
  }

  /// The files by what they declare outside of types, extensions left out.
  private var files: [String: [Int]] = [:]
  /// The files by the types that they extend.
  private var extensions: [String: [Int]] = [:]
  /// By the names of members, what extends types.
  private var members: [String: [ExtensionPlace]] = [:]
  /// By the names of protocols, what lets types conform to them.
  private var conformances: [String: [ExtensionPlace]] = [:]
  /// The types that are declared, also within others, without the names of those.
  private var types: Set<String> = []

  package init() {}

  /// Adds what a file declares, under a number that stands for the file.
  package mutating func add(_ bytes: [UInt8], as file: Int) {
    let reading = FileRewriting(SwiftSource(path: "", bytes: bytes))
    addTypes(of: reading.declarations)
    for declaration in reading.declarations where declaration.kind != .importing {
      let name = Self.lastPart(of: declaration.name)
      guard declaration.kind == .extension else {
        files[name, default: []].append(file)
        continue
      }
      extensions[name, default: []].append(file)
      let place = ExtensionPlace(file: file, type: name)
      for member in declaration.members {
        members[member.kind == .initializer ? "init" : member.name, default: []].append(place)
      }
      for inherited in declaration.inherited {
        let name = Self.lastPart(of: UnitRewriting.name(of: inherited, in: reading.list))
        conformances[name, default: []].append(place)
      }
    }
  }

  private mutating func addTypes(of declarations: [SwiftDeclaration]) {
    for declaration in declarations {
      if [.class, .otherType, .protocol].contains(declaration.kind) {
        types.insert(Self.lastPart(of: declaration.name))
      }
      addTypes(of: declaration.members)
    }
  }

  private static func lastPart(of name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? ""
  }

  /// The files that declare what some names may mean.
  ///
  /// - `names`: As what is kept says them; those of members after a dot.
  package func files(declaring names: Set<String>) -> Set<Int> {
    var found: Set<Int> = []
    let initialized = Set((members["init"] ?? []).map(\.type))
    for said in names where !said.contains("/") {
      let name = said.hasPrefix(".") ? String(said.dropFirst()) : said
      if name == said {
        found.formUnion(files[name] ?? [])
        // A type of another module is extended for its members' sake.
        if types.contains(name) || initialized.contains(name) {
          found.formUnion(extensions[name] ?? [])
        }
      }
      for place in (members[name] ?? []) + (conformances[name] ?? [])
      where !types.contains(place.type) {
        found.insert(place.file)
      }
    }
    return found
  }
}
