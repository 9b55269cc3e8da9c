package import GalleyLayouts

/// An update in a session: paths of two numbers, those of deletions and reloads before it, those of
/// insertions after it.
package struct SessionUpdate: Codable, Hashable {
  package struct Move: Codable, Hashable {
    package var from: [Int]
    package var to: [Int]
  }

  package var counts: [Int]
  package var insertions: [[Int]]
  package var deletions: [[Int]]
  package var reloads: [[Int]]
  package var moves: [Move]
  /// Those after it; nil where cells have no say in their sizes.
  package var sizes: SessionSizes?

  package init(_ update: Update, content: Content, sizing: SelfSizing?) {
    counts = content.sections.map { max(0, $0.count) }
    insertions = update.insertions.map { Self.numbers($0.indexPath) }
    deletions = update.deletions.map(Self.numbers)
    reloads = update.reloads.map { Self.numbers($0.indexPath) }
    moves = update.moves.map { Move(from: Self.numbers($0.source), to: Self.numbers($0.target)) }
    sizes = SessionSizes(content, sizing)
  }

  private static func numbers(_ path: ItemPath) -> [Int] { [path.section, path.item] }
}
