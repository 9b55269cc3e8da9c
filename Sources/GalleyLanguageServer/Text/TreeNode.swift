/// A value of a YAML text as far as it is written, with its place in bytes.
struct TreeNode: Sendable {
  enum Content: Sendable {
    /// Where nothing is written yet, or only an anchor or a comment.
    case nothing
    case scalar(String, isQuoted: Bool)
    case list([TreeNode])
    case map([TreeEntry])
  }

  var range: Range<Int>
  var content: Content

  /// The keys and values of a map; none of anything else.
  var entries: [TreeEntry] { if case .map(let entries) = content { entries } else { [] } }

  var elements: [TreeNode] { if case .list(let elements) = content { elements } else { [] } }

  var text: String? { if case .scalar(let text, _) = content { text } else { nil } }

  /// The place of a scalar's text, without the quotes around it.
  var textRange: Range<Int> {
    if case .scalar(_, isQuoted: true) = content, range.count >= 2 {
      return range.lowerBound + 1..<range.upperBound - 1
    }
    return range
  }

  subscript(key: String) -> TreeNode? { entries.first { $0.key == key }?.value }

  /// All that can be called in one word: the elements of a list, or the value by itself.
  var several: [TreeNode] { if case .list(let elements) = content { elements } else { [self] } }
}

/// A key with its value; a key that is still being written has no colon.
struct TreeEntry: Sendable {
  var key: String
  var keyRange: Range<Int>
  var hasColon: Bool
  var value: TreeNode
}

/// Where an offset lies in a tree.
struct TreePlace {
  /// A value on the way down, and which of its entries or elements leads on.
  struct Step {
    var node: TreeNode
    var index: Int
  }

  /// From the root to what holds the place.
  var steps: [Step]
  /// Whether the place is in a key, of the last step's entry.
  var isKey: Bool
  /// The value there; that of the entry where the place is in its key.
  var node: TreeNode

  /// The keys on the way, the innermost last.
  var keys: [String] {
    steps.compactMap { step in
      step.node.entries.indices.contains(step.index) ? step.node.entries[step.index].key : nil
    }
  }
}

extension TreeNode {
  /// What lies at an offset, or ends there.
  func place(of offset: Int) -> TreePlace? {
    var steps: [TreePlace.Step] = []
    var node = self
    while true {
      func holds(_ range: Range<Int>) -> Bool {
        range.lowerBound <= offset && offset <= range.upperBound
      }
      switch node.content {
      case .map(let entries):
        if let index = entries.firstIndex(where: { holds($0.keyRange) }) {
          steps.append(.init(node: node, index: index))
          return TreePlace(steps: steps, isKey: true, node: entries[index].value)
        }
        guard let index = entries.firstIndex(where: { $0.hasColon && holds($0.value.range) })
        else {
          return steps.isEmpty && !holds(range)
            ? nil : TreePlace(steps: steps, isKey: false, node: node)
        }
        steps.append(.init(node: node, index: index))
        node = entries[index].value
      case .list(let elements):
        guard let index = elements.firstIndex(where: { holds($0.range) }) else {
          return TreePlace(steps: steps, isKey: false, node: node)
        }
        steps.append(.init(node: node, index: index))
        node = elements[index]
      case .scalar, .nothing:
        return TreePlace(steps: steps, isKey: false, node: node)
      }
    }
  }
}
