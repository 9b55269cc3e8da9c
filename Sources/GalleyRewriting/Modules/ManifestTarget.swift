/// A target of a Package.swift, as far as its text tells it.
package struct ManifestTarget: Hashable, Sendable {
  package let name: String
  /// The folder below that of the manifest; nil where SwiftPM looks for it.
  package let path: String?

  /// The targets with code in Swift that stand in the text of a manifest, without those of tests.
  ///
  /// SwiftPM knows more: it runs the manifest. That takes seconds, and cannot be done for each
  /// package of a repository.
  package static func all(inManifest bytes: [UInt8]) -> [ManifestTarget] {
    let source = SwiftSource(path: "Package.swift", bytes: bytes)
    let list = TokenList(source: source, tokens: SwiftTokenizer.read(bytes).tokens)
    return list.indices.compactMap { index in
      guard list.isCode(index, ".") || list[index]?.kind == .word,
        list.isCode(index + 1, "target") || list.isCode(index + 1, "executableTarget"),
        list.isCode(index + 2, "(")
      else { return nil }
      let parts = list.parts(of: list.inside(index + 2))
      guard let name = text("name", of: parts, in: list) else { return nil }
      return ManifestTarget(name: name, path: text("path", of: parts, in: list))
    }
  }

  /// The string behind a label; nil where there is none that is written out.
  private static func text(
    _ label: StaticString, of parts: [Range<Int>], in list: TokenList
  ) -> String? {
    guard
      let part = parts.first(where: {
        list.isCode($0.lowerBound, label) && list.isCode($0.lowerBound + 1, ":")
      }), part.count == 3, list[part.lowerBound + 2]?.kind == .text
    else { return nil }
    return String(list.text(part.lowerBound + 2).dropFirst().dropLast())
  }
}
