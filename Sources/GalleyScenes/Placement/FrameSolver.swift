internal import GalleyGeometry

/// Finds the frames of the layers of one parent, each once and only when asked for.
///
/// Frames are logical: leading is left. What is drawn in a view whose text runs to the left is
/// mirrored afterwards.
final class FrameSolver {
  /// What a layer would measure by itself, in a width where one is decided; nil on an axis that it
  /// fills.
  typealias Measure = (_ resident: Int, _ width: Double?) -> (width: Double?, height: Double?)
  /// How wide a layer's contents are by themselves; nil for those that fill.
  typealias Hug = (_ resident: Int) -> Double?

  /// What is placed: its id, by which neighbours speak of it, and where it goes.
  typealias Resident = (id: String?, placement: Placement)

  private let residents: [Resident]
  private let parent: Rect
  private let safeArea: Rect
  private let measure: Measure
  private let hug: Hug
  private let indices: [String: Int]
  private var frames: [Rect?]

  init(
    residents: [Resident], parent: Rect, safeArea: Rect, measure: @escaping Measure,
    hug: @escaping Hug
  ) {
    self.residents = residents
    self.parent = parent
    self.safeArea = safeArea
    self.measure = measure
    self.hug = hug
    indices = Dictionary(
      residents.enumerated().compactMap { index, resident in resident.id.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    frames = Array(repeating: nil, count: residents.count)
  }

  /// The frame of a layer, in the parent's coordinates. Circles among neighbours were refused when
  /// the scene was read.
  func frame(of index: Int) -> Rect {
    // A chain of neighbours may be longer than the stack is deep, so it is followed by a list.
    var waiting = [index]
    while let next = waiting.last {
      let open = neighbors(of: next).filter { frames[$0] == nil }
      waiting += open
      guard open.isEmpty else { continue }
      frames[next] = frames[next] ?? solve(next)
      waiting.removeLast()
    }
    return frames[index] ?? .zero
  }

  private func neighbors(of index: Int) -> [Int] {
    let placement = residents[index].placement
    return (placement.horizontal.neighbors + placement.vertical.neighbors)
      .compactMap { indices[$0.id] }
  }

  private func frame(of id: String) -> Rect? { indices[id].flatMap { frames[$0] } }

  private func solve(_ index: Int) -> Rect {
    let placement = residents[index].placement
    let parent = placement.isInsideSafeArea ? safeArea : parent
    var horizontal = axis(
      placement.horizontal, start: parent.minX, extent: parent.width, edges: { ($0.minX, $0.maxX) })
    var vertical = axis(
      placement.vertical, start: parent.minY, extent: parent.height, edges: { ($0.minY, $0.maxY) })
    derive(&horizontal, from: &vertical, aspect: placement.aspect)
    if horizontal.extent == nil, placement.horizontal.hasPosition {
      horizontal.extent = hug(index).map { min($0, horizontal.room) }
    }
    if horizontal.extent == nil || vertical.extent == nil {
      let natural = measure(index, horizontal.extent ?? horizontal.room)
      if vertical.extent == nil, horizontal.extent != nil || natural.width == nil {
        horizontal.extent = horizontal.extent ?? horizontal.room
      }
      horizontal.extent = horizontal.extent ?? natural.width
      vertical.extent = vertical.extent ?? natural.height
    }
    let (x, width) = horizontal.solved
    let (y, height) = vertical.solved
    return Rect(x: x, y: y, width: width, height: height)
  }

  private func derive(
    _ horizontal: inout SolvedAxis, from vertical: inout SolvedAxis, aspect: Double?
  ) {
    guard let aspect else { return }
    if let height = vertical.extent, horizontal.extent == nil {
      horizontal.extent = height * aspect
    } else if vertical.extent == nil {
      let width = horizontal.extent ?? min(horizontal.room, vertical.room * aspect)
      horizontal.extent = width
      vertical.extent = width / aspect
    }
  }

  private func axis(
    _ axis: AxisPlacement, start: Double, extent: Double, edges: (Rect) -> (Double, Double)
  ) -> SolvedAxis {
    var solved = SolvedAxis(parentStart: start, parentExtent: extent)
    solved.start = axis.start.map { start + $0.resolved(in: extent) }
    solved.end = axis.end.map { start + extent - $0.resolved(in: extent) }
    if let neighbor = axis.following, let frame = frame(of: neighbor.id) {
      solved.start = edges(frame).1 + neighbor.gap
    }
    if let neighbor = axis.preceding, let frame = frame(of: neighbor.id) {
      solved.end = edges(frame).0 - neighbor.gap
    }
    solved.center = axis.center.map { start + extent / 2 + $0.resolved(in: extent) }
    solved.extent = axis.extent?.resolved(in: extent)
    if let start = solved.start, let end = solved.end { solved.extent = max(0, end - start) }
    return solved
  }
}

/// One axis of a layer on its way to a frame, in points of the parent.
private struct SolvedAxis {
  var parentStart: Double
  var parentExtent: Double
  var start: Double?
  var end: Double?
  var center: Double?
  var extent: Double?

  /// The room that a layer without an extent of its own may take.
  var room: Double {
    let parentEnd = parentStart + parentExtent
    switch (start, end, center) {
    case (let start?, _, _): return max(0, (end ?? parentEnd) - start)
    case (nil, let end?, _): return max(0, end - parentStart)
    case (nil, nil, let center?): return max(0, 2 * min(center - parentStart, parentEnd - center))
    case (nil, nil, nil): return parentExtent
    }
  }

  /// Start and extent; without a position the layer is centred.
  var solved: (Double, Double) {
    let extent = extent ?? room
    if let start { return (start, extent) }
    if let end { return (end - extent, extent) }
    return ((center ?? parentStart + parentExtent / 2) - extent / 2, extent)
  }
}
