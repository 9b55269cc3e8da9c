/// A list of numbers that knows its least one: changing one takes logarithmic time.
///
/// A complete binary tree in one array; each inner node is the lesser of its two children.
struct MinimumTree {
  private var capacity = 64
  private var nodes = [Double](repeating: .infinity, count: 128)

  /// The least number; infinite where there is none.
  var minimum: Double { nodes[1] }

  /// The number at a position; infinite where none was set. Never NaN.
  subscript(position: Int) -> Double {
    get { position < capacity ? nodes[capacity + position] : .infinity }
    set {
      while position >= capacity { grow() }
      var node = capacity + position
      nodes[node] = newValue
      while node > 1 {
        let lesser = min(nodes[node], nodes[node ^ 1])
        node >>= 1
        if nodes[node] == lesser { return }
        nodes[node] = lesser
      }
    }
  }

  /// Calls `body` with each position that holds the least number.
  func forEachMinimum(_ body: (Int) -> Void) {
    visit(1, body)
  }

  /// Goes down from a node with the least number, on the side that has it; of two the left is visited
  /// for itself. Which side it is, no processor can predict, so that it is computed.
  private func visit(_ node: Int, _ body: (Int) -> Void) {
    var node = node
    while node < capacity {
      let (left, right) = (nodes[2 * node], nodes[2 * node + 1])
      if left == right { visit(2 * node, body) }
      node = 2 * node + (right <= left ? 1 : 0)
    }
    body(node - capacity)
  }

  private mutating func grow() {
    var grown = MinimumTree()
    grown.capacity = capacity * 2
    grown.nodes = [Double](repeating: .infinity, count: capacity * 4)
    for position in 0..<capacity { grown.nodes[grown.capacity + position] = self[position] }
    for node in stride(from: grown.capacity - 1, through: 1, by: -1) {
      grown.nodes[node] = min(grown.nodes[2 * node], grown.nodes[2 * node + 1])
    }
    self = grown
  }
}
