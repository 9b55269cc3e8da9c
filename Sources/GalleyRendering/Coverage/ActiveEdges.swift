/// The edges that cross a row of samples, from left to right.
///
/// Where two cross at one place, the order is the one in which Cairo has them, since on it depends which
/// rows of pixels are taken whole.
struct ActiveEdges {
  /// All edges of the outline.
  let edges: UnsafeMutablePointer<ScanEdge>
  /// Places in the list of edges.
  private let numbers: UnsafeMutablePointer<Int32>
  private let spare: UnsafeMutablePointer<Int32>
  private(set) var count = 0

  /// - Parameters: Room for as many numbers as there are edges.
  init(
    of edges: UnsafeMutablePointer<ScanEdge>, room: UnsafeMutablePointer<Int32>,
    spare: UnsafeMutablePointer<Int32>
  ) {
    self.edges = edges
    numbers = room
    self.spare = spare
  }

  /// The number of an edge by its place from the left.
  @inline(__always) func number(at place: Int) -> Int32 { numbers[place] }

  /// An edge by its place from the left.
  @inline(__always) subscript(place: Int) -> UnsafeMutablePointer<ScanEdge> {
    edges + Int(numbers[place])
  }

  /// Where an edge crosses, or beyond all places where there is none so far to the right.
  @inline(__always) func crossing(_ place: Int) -> Int32 {
    place < count ? self[place].pointee.crossing : .max
  }

  @inline(__always) private func crossing(ofNumber number: Int32) -> Int32 {
    edges[Int(number)].crossing
  }

  /// Goes through the edges from left to right; those that stay are put where they now cross.
  ///
  /// - Parameter body: Says whether an edge stays; those to the right of it are as they were.
  @inline(__always) mutating func pass(
    _ body: (_ place: Int, _ edge: UnsafeMutablePointer<ScanEdge>) -> Bool
  ) {
    var kept = 0
    for place in 0..<count {
      let number = numbers[place]
      guard body(place, edges + Int(number)) else { continue }
      put(number, before: kept)
      kept += 1
    }
    count = kept
  }

  /// Puts other edges in the places of those that are there, from left to right; -1 for none.
  ///
  /// They are put where they cross.
  @inline(__always) mutating func replace(with others: UnsafePointer<Int32>) {
    var kept = 0
    for place in 0..<count where others[place] >= 0 {
      put(others[place], before: kept)
      kept += 1
    }
    count = kept
  }

  /// Puts an edge to the left of those, among the first ones, that cross farther to the right.
  @inline(__always) private func put(_ number: Int32, before end: Int) {
    let crossing = crossing(ofNumber: number)
    var free = end
    while free > 0, self.crossing(ofNumber: numbers[free - 1]) > crossing {
      numbers[free] = numbers[free - 1]
      free -= 1
    }
    numbers[free] = number
  }

  /// Takes in edges that begin, in the order of the outline.
  ///
  /// - Parameters:
  ///   - first: The number of the first one, or -1.
  ///   - following: For each number the next one, or -1.
  @inline(__always) mutating func insert(first: Int32, following: UnsafePointer<Int32>) {
    guard first >= 0 else { return }
    let known = count
    var number = first
    while number >= 0 {
      numbers[count] = number
      count += 1
      number = following[Int(number)]
    }
    if count == known + 1 { return put(first, before: known) }
    let end = count
    _ = sort(from: known, before: end, level: .max)
    merge(from: 0, known, before: end)
  }

  /// Sorts two, then merges as many again as are sorted, up to a level; where the sorted part ends.
  private func sort(from start: Int, before end: Int, level: Int) -> Int {
    var sorted = min(start + 2, end)
    if sorted == start + 2,
      crossing(ofNumber: numbers[start]) > crossing(ofNumber: numbers[start + 1])
    {
      (numbers[start], numbers[start + 1]) = (numbers[start + 1], numbers[start])
    }
    var step = 0
    while step < level, sorted < end {
      let next = sort(from: sorted, before: end, level: step)
      merge(from: start, sorted, before: next)
      sorted = next
      step += 1
    }
    return sorted
  }

  /// Merges two sorted parts that follow one another: from one what crosses no farther than the first of
  /// the other, and so in turn.
  private func merge(from start: Int, _ middle: Int, before end: Int) {
    guard start < middle, middle < end else { return }
    var (near, far) = (start..<middle, middle..<end)
    if crossing(ofNumber: numbers[start]) > crossing(ofNumber: numbers[middle]) {
      swap(&near, &far)
    }
    var place = start
    while !near.isEmpty {
      let limit = far.isEmpty ? .max : crossing(ofNumber: numbers[far.lowerBound])
      while !near.isEmpty, crossing(ofNumber: numbers[near.lowerBound]) <= limit {
        spare[place] = numbers[near.lowerBound]
        near = near.lowerBound + 1..<near.upperBound
        place += 1
      }
      swap(&near, &far)
    }
    // What is left of the other part is in order, and last.
    for number in far {
      spare[place] = numbers[number]
      place += 1
    }
    (numbers + start).update(from: spare + start, count: end - start)
  }
}
