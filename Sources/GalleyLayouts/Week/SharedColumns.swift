/// Puts events that overlap beside each other, in as many columns as are there at once.
///
/// As calendars do: events that overlap, or are linked by others that do, are a cluster, which
/// shares the width. In the order in which they begin (of those that begin together the longest
/// first) each takes the first column that is free; then each widens over the columns to its right
/// up to the next one that holds an event at that time.
struct SharedColumns {
  /// The time of an event, in hours.
  struct Span: Hashable {
    var start: Double
    /// After the start; an event that begins then does not overlap.
    var end: Double
  }

  /// The position of an event in its cluster.
  struct Place: Hashable {
    /// The first column that it takes.
    var column: Int
    /// How many columns it takes.
    var width: Int
    /// How many columns its cluster has.
    var count: Int
  }

  /// The place of each event, in O(n log n).
  static func places(of events: [Span]) -> [Place] {
    var places = [Place](repeating: Place(column: 0, width: 1, count: 1), count: events.count)
    for cluster in clusters(of: events) {
      let columns = firstFit(cluster, events)
      let widths = widened(cluster, columns, events)
      let count = (columns.max() ?? 0) + 1
      for (index, event) in cluster.enumerated() {
        places[event] = Place(column: columns[index], width: widths[index], count: count)
      }
    }
    return places
  }

  /// The numbers of the events that share a width, each cluster in the order in which columns are
  /// given out.
  private static func clusters(of events: [Span]) -> [[Int]] {
    let order = events.indices.sorted { left, right in
      let (first, second) = (events[left], events[right])
      if first.start != second.start { return first.start < second.start }
      return first.end != second.end ? first.end > second.end : left < right
    }
    var clusters: [[Int]] = []
    var end = -Double.infinity
    for event in order {
      if events[event].start < end {
        clusters[clusters.count - 1].append(event)
      } else {
        clusters.append([event])
      }
      end = max(end, events[event].end)
    }
    return clusters
  }

  private static func firstFit(_ cluster: [Int], _ events: [Span]) -> [Int] {
    var ends = ColumnEnds(count: cluster.count)
    return cluster.map { event in
      let column = ends.firstColumn(freeAt: events[event].start)
      ends.take(column, until: events[event].end)
      return column
    }
  }

  /// How many columns each event takes; from right to left, so that what lies to the right of a
  /// column is known.
  private static func widened(_ cluster: [Int], _ columns: [Int], _ events: [Span]) -> [Int] {
    let count = (columns.max() ?? 0) + 1
    guard count > 1 else { return columns.map { _ in 1 } }
    var members = [[Int]](repeating: [], count: count)
    for (index, column) in columns.enumerated() { members[column].append(index) }
    var nearest = NearestColumns(times: cluster.flatMap { [events[$0].start, events[$0].end] })
    var widths = [Int](repeating: 1, count: cluster.count)
    for column in members.indices.reversed() {
      for index in members[column] {
        widths[index] = (nearest.column(during: events[cluster[index]]) ?? count) - column
      }
      for index in members[column] { nearest.occupy(events[cluster[index]], by: column) }
    }
    return widths
  }
}

/// The times at which columns are free again: a tree of the earliest, for the first of the columns.
private struct ColumnEnds {
  private let capacity: Int
  private var nodes: [Double]

  init(count: Int) {
    var capacity = 1
    while capacity < count { capacity *= 2 }
    self.capacity = capacity
    nodes = [Double](repeating: -.infinity, count: 2 * capacity)
  }

  /// There is one, as there are as many columns as events.
  func firstColumn(freeAt time: Double) -> Int {
    var node = 1
    while node < capacity { node = nodes[2 * node] <= time ? 2 * node : 2 * node + 1 }
    return node - capacity
  }

  mutating func take(_ column: Int, until end: Double) {
    var node = capacity + column
    nodes[node] = end
    while node > 1 {
      node /= 2
      nodes[node] = min(nodes[2 * node], nodes[2 * node + 1])
    }
  }
}

/// The nearest column that holds an event, at each time: columns come from right to left, so that
/// the last one is the nearest.
///
/// A tree over the times at which something begins or ends.
private struct NearestColumns {
  private let times: [Double]
  private let capacity: Int
  /// The column that takes all of a node's times.
  private var covers: [Int]
  /// The nearest column at any of a node's times.
  private var nearest: [Int]

  init(times: [Double]) {
    self.times = Set(times).sorted()
    var capacity = 1
    while capacity < self.times.count { capacity *= 2 }
    self.capacity = capacity
    covers = [Int](repeating: .max, count: 2 * capacity)
    nearest = covers
  }

  mutating func occupy(_ span: SharedColumns.Span, by column: Int) {
    occupy(slots(of: span), by: column, node: 1, first: 0, count: capacity)
  }

  /// Nil where no column holds anything then.
  func column(during span: SharedColumns.Span) -> Int? {
    let column = column(in: slots(of: span), node: 1, first: 0, count: capacity)
    return column == .max ? nil : column
  }

  private func slots(of span: SharedColumns.Span) -> Range<Int> {
    let (start, end) = (slot(of: span.start), slot(of: span.end))
    return start..<max(start, end)
  }

  private func slot(of time: Double) -> Int {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] < time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func occupy(
    _ slots: Range<Int>, by column: Int, node: Int, first: Int, count: Int
  ) {
    guard slots.lowerBound < first + count, first < slots.upperBound else { return }
    nearest[node] = min(nearest[node], column)
    if slots.lowerBound <= first, first + count <= slots.upperBound {
      covers[node] = min(covers[node], column)
      return
    }
    let half = count / 2
    occupy(slots, by: column, node: 2 * node, first: first, count: half)
    occupy(slots, by: column, node: 2 * node + 1, first: first + half, count: half)
  }

  private func column(in slots: Range<Int>, node: Int, first: Int, count: Int) -> Int {
    guard slots.lowerBound < first + count, first < slots.upperBound else { return .max }
    if slots.lowerBound <= first, first + count <= slots.upperBound { return nearest[node] }
    let half = count / 2
    return min(
      covers[node],
      column(in: slots, node: 2 * node, first: first, count: half),
      column(in: slots, node: 2 * node + 1, first: first + half, count: half))
  }
}
