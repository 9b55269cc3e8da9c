package import GalleyNotation

/// The one of several types of one name that a file means: that of a package's module, and not the
/// system's, which came later.
///
/// An import of the type alone says so, as it would where both are on a phone.
package struct TypePreference: Hashable, Sendable {
  /// The path of the file, as messages name it.
  let file: String
  /// The import.
  let text: String

  /// The preference that an error of the compiler asks for; nil where it says something else, or no
  /// module has such a type.
  ///
  /// - Parameters:
  ///   - error: At its place in the original.
  ///   - modules: The modules that can be meant, with their sources.
  package init?(
    for error: Issue, among modules: [(name: String, sources: [(path: String, bytes: [UInt8])])]
  ) {
    let parts = error.message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count > 2, parts[2].hasPrefix(" is ambiguous for type lookup") else { return nil }
    let name = String(parts[1])
    for module in modules {
      for source in module.sources {
        guard let kind = Self.kind(of: name, in: source) else { continue }
        file = error.location.file
        text = "import \(kind) \(module.name).\(name)"
        return
      }
    }
    return nil
  }

  /// The word by which a file declares a public type at its top; nil where it does not.
  private static func kind(of name: String, in source: (path: String, bytes: [UInt8])) -> String? {
    guard source.bytes.firstRange(of: Array(name.utf8)) != nil else { return nil }
    let file = FileRewriting(
      SwiftSource(path: source.path, bytes: source.bytes), modules: PresentModules())
    return file.declarations.first { declaration in
      declaration.name == name
        && declaration.modifiers.contains {
          file.list.isCode($0, "public") || file.list.isCode($0, "open")
        }
    }.map { file.list.text($0.keyword) }
  }
}
