import Foundation

/// A block of YAML, and the scenes that a reader would make of it.
///
/// A block that says `galley:` is a scene. Of another, a list is the screen's layers, and a map is
/// keys of the scene, of a collection or of a shape, whichever has them. Where a key stands several
/// times, as where an article shows alternatives, each is a scene of its own.
struct SceneBlock {
  /// What an article says around a block, or leaves to its reader.
  struct Surroundings {
    /// Keys of the collection that a block is part of; those of the block itself come in their
    /// place.
    var collection = ["layout: carousel", "cell: [{ text: \"{name}\" }]", "items: [\(Self.names)]"]
    /// What stands at the top beside the block.
    var top = ["screen: { device: iphone-17 }", "palette: { leaf: \"#45AA75\" }"]
    /// Views before those of the block.
    var views: [String] = []
    /// Whether the block goes on where these views end, within the last of them.
    var continuesViews = false
    /// Files beside the scene, by their names.
    var files: [String: String] = [:]

    private static let names =
      "Ada, Grace, Katherine, Emmy, Sofia".split(separator: ", ")
      .map { "{ name: \($0) }" }.joined(separator: ", ")
  }

  private static let topKeys: Set = [
    "screen", "stage", "palette", "strings", "matrix", "parts", "include", "base", "changes",
    "views",
    "states", "check", "title", "language", "font", "fonts",
  ]
  private static let collectionKeys: Set = [
    "layout", "cell", "header", "footer", "decorations", "items", "sections", "section-spacing",
    "measure", "swipe-actions", "interaction", "animation",
  ]

  /// A key with all lines that belong to it.
  private struct Entry {
    let key: String
    var lines: [String]
  }

  let block: Article.Block
  let surroundings: Surroundings

  /// The scenes, as their files' texts.
  var scenes: [String] {
    let entries = entries
    if entries.contains(where: { $0.key == "galley" }) { return [block.text] }
    if block.text.hasPrefix("- ") || surroundings.continuesViews {
      let indent = surroundings.continuesViews ? "    " : ""
      let lines = entries.flatMap(\.lines).map { indent + $0 }
      return [scene(top: surroundings.top, views: surroundings.views + lines)]
    }
    let groups = Dictionary(grouping: entries, by: \.key)
    let count = groups.values.map(\.count).max() ?? 0
    return (0..<count).map { index in
      // Of a key that stands less often the last.
      scene(
        of: groups.mapValues { $0[min(index, $0.count - 1)].lines },
        inOrder: entries.map(\.key))
    }
  }

  /// The block's entries, without the room that all its lines begin with.
  private var entries: [Entry] {
    let lines = block.lines.filter { !$0.allSatisfy(\.isWhitespace) }
    let indent = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indent)) }.reduce(into: []) { entries, line in
      if line.hasPrefix(" ") {
        entries[entries.count - 1].lines.append(line)
      } else {
        entries.append(
          Entry(key: String(line.prefix { $0 != ":" && $0 != " " }), lines: [line]))
      }
    }
  }

  private func scene(of entries: [String: [String]], inOrder keys: [String]) -> String {
    var isPlaced: Set<String> = []
    let order = keys.filter { isPlaced.insert($0).inserted }
    func lines(_ isMeant: (String) -> Bool) -> [String] {
      order.filter(isMeant).flatMap { entries[$0] ?? [] }
    }
    let orderedKeys = Set(order)
    func isLeftOut(_ line: String) -> Bool {
      let key = String(line.prefix { $0 != ":" })
      let other = ["items": "sections", "sections": "items", "screen": "stage"][key]
      return orderedKeys.contains(key) || other.map(orderedKeys.contains) == true
    }
    let top = lines(Self.topKeys.contains)
    // A scene with a base has its screen and its views from there.
    if orderedKeys.contains("base") { return scene(top: top, views: []) }
    let around = surroundings.top.filter { !isLeftOut($0) }
    if orderedKeys.contains("views") { return scene(top: around + top, views: []) }
    let others = lines { !Self.topKeys.contains($0) && !Self.collectionKeys.contains($0) }
    let view =
      others.isEmpty
      ? ["collection: sample"] + surroundings.collection.filter { !isLeftOut($0) }
        + lines(Self.collectionKeys.contains)
      : ["shape: rectangle"] + others
    return scene(top: around + top, views: surroundings.views + Self.item(view))
  }

  /// Lines as an item of a list.
  private static func item(_ lines: [String]) -> [String] {
    lines.enumerated().map { ($0.offset == 0 ? "- " : "  ") + $0.element }
  }

  private func scene(top: [String], views: [String]) -> String {
    let list = views.isEmpty ? [] : ["views:"] + views.map { "  " + $0 }
    return (["galley: 1"] + top + list).joined(separator: "\n") + "\n"
  }
}
