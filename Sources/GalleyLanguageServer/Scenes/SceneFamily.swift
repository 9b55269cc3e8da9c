import GalleyNotation
import GalleySystem

/// A document with the files that it takes from: its base, and what is included, however far.
struct SceneFamily {
  private static let largestCount = 60
  private static let largestFile = 8 << 20

  /// The document itself first.
  let documents: [TextDocument]

  /// - `open`: The documents of the editor, by path, in place of their files.
  init(of document: TextDocument, open: [String: TextDocument]) {
    var documents: [TextDocument] = []
    var waiting = [document]
    var seen: Set<String> = []
    while let next = waiting.popLast(), documents.count < Self.largestCount {
      guard seen.insert(next.path).inserted else { continue }
      documents.append(next)
      let names = ["base", "include"].flatMap { next.tree[$0]?.several ?? [] }.compactMap(\.text)
      for name in names.reversed() {
        guard let path = Self.path(of: name, besides: next.path) else { continue }
        if let document = open[path] ?? Self.read(path) { waiting.append(document) }
      }
    }
    self.documents = documents
  }

  /// The path of a file that another one names; nil for a name that has no letter.
  static func path(of name: String, besides path: String) -> String? {
    guard !name.isEmpty, !name.contains("\0"), !name.contains("\n") else { return nil }
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    var parts: [Substring] = []
    for part in (name.hasPrefix("/") ? name : folder + "/" + name).split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  static func read(_ path: String) -> TextDocument? {
    let bytes = try? FileReading.bytes(
      atPath: path, within: .anywhere, limit: largestFile, of: .files)
    guard let bytes, let text = String(validating: bytes, as: UTF8.self) else { return nil }
    return TextDocument(uri: FileURI.uri(ofFileAt: path), version: 0, text: text)
  }

  /// The names that each document gives and uses.
  func names(by walk: SchemaWalk) -> [(document: TextDocument, names: SceneNames)] {
    let parts = Set(documents.flatMap { $0.tree["parts"]?.entries.map(\.key) ?? [] })
    let controlKinds = walk.controlKinds
    return documents.map { ($0, SceneNames($0, parts: parts, controlKinds: controlKinds)) }
  }
}
