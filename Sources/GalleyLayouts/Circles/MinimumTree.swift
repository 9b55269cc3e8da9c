/// A list of numbers from zero up that knows its least one: changing one takes logarithmic time.
///
/// A complete tree in one array, of eight children to a node, which lie side by side; each inner node is the
/// least of its children. Numbers are kept as their bits, which have the same order and can be compared
/// without branches.
struct MinimumTree {
  private static let infinity = Double.infinity.bitPattern

  private var capacity = 64
  /// The node of the first position.
  private var firstLeaf = 9
  private var nodes = [UInt64](repeating: infinity, count: 73)

  /// The least number; infinite where there is none.
  var minimum: Double { Double(bitPattern: nodes[0]) }

  /// The number at a position; infinite where none was set. Never NaN.
  subscript(position: Int) -> Double {
    get { position < capacity ? Double(bitPattern: nodes[firstLeaf + position]) : .infinity }
    set {
      while position >= capacity { grow() }
      let node = firstLeaf + position
      nodes.withUnsafeMutableBufferPointer { Self.set(node, of: $0, to: newValue.bitPattern) }
    }
  }

  /// Goes up as long as what lies below changes the least number.
  private static func set(
    _ node: Int, of nodes: UnsafeMutableBufferPointer<UInt64>, to value: UInt64
  ) {
    var (node, value) = (node, value)
    while node > 0 {
      let old = nodes[node]
      nodes[node] = value
      node = (node - 1) >> 3
      let least = nodes[node]
      guard value < least || old == least else { return }
      if value >= least { value = Self.least(below: node, of: nodes) }
      guard value != least else { return }
    }
    nodes[0] = value
  }

  @inline(__always)
  private static func least(
    below node: Int, of nodes: UnsafeMutableBufferPointer<UInt64>
  ) -> UInt64 {
    var least = infinity
    for child in 8 * node + 1...8 * node + 8 { least = min(least, nodes[child]) }
    return least
  }

  /// The position of the least number; nil where several hold it.
  var onlyMinimum: Int? {
    nodes.withUnsafeBufferPointer { nodes in
      var node = 0
      while node < firstLeaf {
        let holders = Self.holders(of: nodes[0], below: node, of: nodes)
        guard holders & (holders &- 1) == 0 else { return nil }
        node = 8 * node + 1 + holders.trailingZeroBitCount
      }
      return node - firstLeaf
    }
  }

  /// Calls `body` with each position that holds the least number.
  func forEachMinimum(_ body: (Int) -> Void) {
    nodes.withUnsafeBufferPointer { visit(0, of: $0, body) }
  }

  private func visit(
    _ node: Int, of nodes: UnsafeBufferPointer<UInt64>, _ body: (Int) -> Void
  ) {
    guard node < firstLeaf else { return body(node - firstLeaf) }
    var holders = Self.holders(of: nodes[0], below: node, of: nodes)
    while holders != 0 {
      visit(8 * node + 1 + holders.trailingZeroBitCount, of: nodes, body)
      holders &= holders - 1
    }
  }

  /// A bit for each child that has a number.
  @inline(__always)
  private static func holders(
    of number: UInt64, below node: Int, of nodes: UnsafeBufferPointer<UInt64>
  ) -> UInt32 {
    var holders: UInt32 = 0
    for child in 0..<8 where nodes[8 * node + 1 + child] == number {
      holders |= 1 &<< UInt32(child)
    }
    return holders
  }

  private mutating func grow() {
    var grown = MinimumTree()
    grown.capacity = capacity * 8
    grown.firstLeaf = firstLeaf * 8 + 1
    grown.nodes = Array(repeating: Self.infinity, count: grown.firstLeaf + grown.capacity)
    for position in 0..<capacity { grown[position] = self[position] }
    self = grown
  }
}
