internal import GalleyGeometry
internal import GalleyLayouts

/// Finds the frames of the layers of one parent, each once and only when asked for.
///
/// Frames are logical: leading is left. What is drawn in a view whose text runs to the left is
/// mirrored afterwards.
final class FrameSolver {
  /// A placed layer with its own properties.
  struct Resident {
    /// By which neighbours speak of it.
    var id: String?
    var placement: Placement
    var hugging: (horizontal: Hugging, vertical: Hugging)
    var intrinsicSize: (SizeProposal) -> IntrinsicSize
    var baselines: (Size) -> Baselines
  }

  private let residents: [Resident]
  private let guides: LayoutGuides
  /// Frames of what is not among the layers of the parent; nil for what is not known.
  private let elementFrame: (AxisPlacement.Neighbor) -> Rect?
  private let indices: [String: Int]
  private var frames: [Rect?]

  /// - `guides`: Of the parent.
  init(
    residents: [Resident], guides: LayoutGuides,
    elementFrame: @escaping (AxisPlacement.Neighbor) -> Rect? = { _ in nil }
  ) {
    self.residents = residents
    self.elementFrame = elementFrame
    self.guides = guides
    indices = Dictionary(
      residents.enumerated().compactMap { index, resident in resident.id.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    frames = Array(repeating: nil, count: residents.count)
  }

  /// The frame of a layer, in the parent's coordinates.
  ///
  /// Circles among neighbours were refused when the scene was read.
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
    residents[index].placement.allNeighbors.compactMap { indices[$0.id] }
  }

  private func frame(of neighbor: AxisPlacement.Neighbor) -> Rect? {
    indices[neighbor.id].map { frames[$0] } ?? elementFrame(neighbor)
  }

  private func solve(_ index: Int) -> Rect {
    let resident = residents[index]
    let placement = resident.placement
    let anchor = placement.anchor.flatMap(frame)
    let (left, right) = (
      anchor?.minX ?? guides[placement.guides.leading].minX,
      anchor?.maxX ?? guides[placement.guides.trailing].maxX
    )
    let (top, bottom) = (
      anchor?.minY ?? guides[placement.guides.top].minY,
      anchor?.maxY ?? guides[placement.guides.bottom].maxY
    )
    var horizontal = axis(
      placement.horizontal, start: left, extent: max(0, right - left),
      edges: { ($0.minX, $0.maxX) })
    var vertical = axis(
      placement.vertical, start: top, extent: max(0, bottom - top), edges: { ($0.minY, $0.maxY) })
    if placement.horizontal.extent?.fits == true {
      horizontal.extent = horizontal.extent ?? width(of: resident, horizontal, vertical)
    }
    derive(&horizontal, from: &vertical, placement)
    horizontal.extent = horizontal.extent ?? width(of: resident, horizontal, vertical)
    vertical.extent = vertical.extent ?? height(of: resident, horizontal, vertical)
    let (x, width) = horizontal.solved
    let (y, height) = vertical.solved
    let frame = Rect(x: x, y: y, width: width, height: height)
    return onBaseline(frame, of: resident)
  }

  /// Returns the width of a layer that is as wide as it wants to be; nil where it fills its room.
  ///
  /// What may be broken into lines is no wider than its room.
  private func width(
    of resident: Resident, _ horizontal: SolvedAxis, _ vertical: SolvedAxis
  ) -> Double? {
    guard resident.placement.horizontal.fits(resident.hugging.horizontal) else { return nil }
    let wanted = resident.intrinsicSize(SizeProposal(height: vertical.extent)).width
    guard resident.hugging.horizontal != .always else { return wanted.map(horizontal.bounded) }
    return wanted.map { horizontal.bounded(min($0, horizontal.bounded(horizontal.room))) }
  }

  /// Returns the height of a layer that is as high as it wants to be in its width; nil where it
  /// fills its room.
  private func height(
    of resident: Resident, _ horizontal: SolvedAxis, _ vertical: SolvedAxis
  ) -> Double? {
    guard resident.placement.vertical.fits(resident.hugging.vertical) else { return nil }
    let width = horizontal.extent ?? horizontal.bounded(horizontal.room)
    return resident.intrinsicSize(SizeProposal(width: width)).height.map(vertical.bounded)
  }

  private func derive(
    _ horizontal: inout SolvedAxis, from vertical: inout SolvedAxis, _ placement: Placement
  ) {
    guard let aspect = placement.aspect else { return }
    if let height = vertical.extent, horizontal.extent == nil {
      horizontal.extent = horizontal.bounded(height * aspect)
    } else if vertical.extent == nil {
      let width =
        horizontal.extent ?? horizontal.bounded(min(horizontal.room, vertical.room * aspect))
      horizontal.extent = width
      vertical.extent = vertical.bounded(width / aspect)
    }
  }

  /// The frame at the height at which its baseline lies on a neighbour's.
  private func onBaseline(_ frame: Rect, of resident: Resident) -> Rect {
    let vertical = resident.placement.vertical
    guard let id = (vertical.baseline ?? vertical.lastBaseline)?.id, let index = indices[id],
      let other = frames[index]
    else { return frame }
    let (own, others) = (resident.baselines(frame.size), residents[index].baselines(other.size))
    let shift =
      vertical.baseline == nil ? others.last - own.last : others.first - own.first
    return Rect(x: frame.minX, y: other.minY + shift, width: frame.width, height: frame.height)
  }

  private func axis(
    _ axis: AxisPlacement, start: Double, extent: Double, edges: (Rect) -> (Double, Double)
  ) -> SolvedAxis {
    var solved = SolvedAxis(parentStart: start, parentExtent: extent, bounds: axis.extent)
    solved.start = axis.start.map { start + $0.resolved(in: extent) }
    solved.end = axis.end.map { start + extent - $0.resolved(in: extent) }
    if let neighbor = axis.following, let frame = frame(of: neighbor) {
      solved.start = edges(frame).1 + neighbor.gap
    }
    if let neighbor = axis.preceding, let frame = frame(of: neighbor) {
      solved.end = edges(frame).0 - neighbor.gap
    }
    solved.center = axis.center.map { start + extent / 2 + $0.resolved(in: extent) }
    solved.extent = axis.extent?.length.map { solved.bounded($0.resolved(in: extent)) }
    solved.span()
    return solved
  }
}

/// One axis of a layer on its way to a frame, in points of the parent.
struct SolvedAxis {
  var parentStart: Double
  var parentExtent: Double
  /// The bounds of the extent.
  var bounds: Extent?
  var start: Double?
  var end: Double?
  var center: Double?
  var extent: Double?

  /// An extent within the bounds.
  func bounded(_ extent: Double) -> Double { bounds?.bounded(extent, in: parentExtent) ?? extent }

  /// Takes the extent between two edges; where bounds allow less or ask for more, its middle stays.
  mutating func span() {
    guard let start, let end else { return }
    let between = max(0, end - start)
    let extent = bounded(between)
    self.extent = extent
    if extent != between {
      self.start = start + (end - start - extent) / 2
      self.end = self.start.map { $0 + extent }
    }
  }

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
    let extent = extent ?? bounded(room)
    if let start { return (start, extent) }
    if let end { return (end - extent, extent) }
    return ((center ?? parentStart + parentExtent / 2) - extent / 2, extent)
  }
}
