internal import GalleyGeometry
package import GalleyLayouts
internal import GalleyNotation

extension LayerContext {
  /// How large a parent of layers must be for each to have its edges, its gaps and the size that it
  /// wants; nil on an axis on which none of them wants anything.
  ///
  /// - `layers`: Of one parent; those that do not show count nothing.
  /// - `proposal`: What the parent has of its own.
  package func size(fitting layers: [Layer], for proposal: SizeProposal) -> IntrinsicSize {
    let shown = layers.filter { $0.condition.holds(in: scope) }.map(resident)
    let width = proposal.width ?? width(fitting: shown)
    return IntrinsicSize(
      width: width, height: proposal.height ?? height(fitting: shown, width: width ?? 0))
  }

  /// A size that may have been measured before.
  func known(
    _ proposal: SizeProposal, at location: SourceLocation?, else measure: () -> IntrinsicSize
  ) -> IntrinsicSize {
    location.map { measurements.size(of: $0, for: proposal, else: measure) } ?? measure()
  }

  private func width(fitting residents: [FrameSolver.Resident]) -> Double? {
    IntrinsicExtent.least(
      for: residents.map { resident in
        IntrinsicExtent.Resident(
          id: resident.id, placement: resident.placement.horizontal,
          wanted: Self.wantedWidth(of: resident))
      })
  }

  private static func wantedWidth(of resident: FrameSolver.Resident) -> Double? {
    let placement = resident.placement
    return wanted(placement.horizontal) {
      let height = placement.vertical.extent?.length.flatMap { $0.share == 0 ? $0.points : nil }
      if let height, let aspect = placement.aspect { return height * aspect }
      return resident.intrinsicSize(SizeProposal(height: height)).width
    }
  }

  /// The extent that a layer has or wants; nil for a share, and for one that fills.
  private static func wanted(_ axis: AxisPlacement, content: () -> Double?) -> Double? {
    if let length = axis.extent?.length {
      return length.share == 0 ? axis.extent?.bounded(length.points, in: 0) : nil
    }
    guard let extent = axis.extent else { return content() }
    let wanted = content()
    return wanted == nil && extent.minimum == nil ? nil : extent.bounded(wanted ?? 0, in: 0)
  }

  /// The end of a parent whose height is not known yet: farther than any layer is high.
  private static let farthestEnd = 1e7

  private func height(fitting residents: [FrameSolver.Resident], width: Double) -> Double? {
    let parent = Rect(x: 0, y: 0, width: width, height: Self.farthestEnd)
    let solver = FrameSolver(residents: residents, guides: guides(of: parent))
    let wanted = residents.indices.map { index in
      let width = solver.frame(of: index).width
      return IntrinsicSize(
        width: width, height: Self.wantedHeight(of: residents[index], width: width))
    }
    let ids = Dictionary(
      residents.indices.compactMap { index in residents[index].id.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    return IntrinsicExtent.least(
      for: residents.indices.map { index in
        let vertical = residents[index].placement.vertical
        let other = (vertical.baseline ?? vertical.lastBaseline).flatMap { ids[$0.id] }
        return IntrinsicExtent.Resident(
          id: residents[index].id, placement: vertical, wanted: wanted[index].height,
          rise: other.map { Self.rise(of: index, over: $0, among: residents, wanted) } ?? 0)
      })
  }

  private static func wantedHeight(
    of resident: FrameSolver.Resident, width: Double
  ) -> Double? {
    wanted(resident.placement.vertical) {
      if let aspect = resident.placement.aspect { return width / aspect }
      return resident.intrinsicSize(SizeProposal(width: width)).height
    }
  }

  /// How far a layer's baseline lies below its top, less its neighbour's.
  private static func rise(
    of index: Int, over neighbor: Int, among residents: [FrameSolver.Resident],
    _ wanted: [IntrinsicSize]
  ) -> Double {
    func baselines(_ index: Int) -> Baselines {
      residents[index].baselines(
        Size(width: wanted[index].width ?? 0, height: wanted[index].height ?? 0))
    }
    return residents[index].placement.vertical.baseline == nil
      ? baselines(index).last - baselines(neighbor).last
      : baselines(index).first - baselines(neighbor).first
  }
}

/// Finds how long a parent must be on one axis so that all that lies in it has its edges, its gaps
/// and the extent that it wants.
///
/// While the parent's extent P is not known, an edge of a layer is a length of it, c + s·P: s is 0
/// for one that hangs on the parent's start, 1 on its end, ½ on its centre, and whatever a
/// neighbour has for one that hangs on that. A layer asks that neither edge lies outside the
/// parent, and, where both of its edges are given, that there is room for what it wants between
/// them. Each is a least P: start + wanted + end for a layer between two edges, wanted + 2·|offset|
/// for one that is centred.
struct IntrinsicExtent {
  /// A layer that lies in the parent.
  struct Resident {
    var id: String?
    var placement: AxisPlacement
    /// In points; nil where it would fill the parent.
    var wanted: Double?
    /// How far its own baseline lies below its top, less its neighbour's, where it hangs on one.
    var rise = 0.0
  }

  private typealias Edges = (start: Length, end: Length)

  private let residents: [Resident]
  private let indices: [String: Int]
  private var edges: [Edges?]
  private var least = 0.0

  init(_ residents: [Resident]) {
    self.residents = residents
    indices = Dictionary(
      residents.enumerated().compactMap { index, resident in resident.id.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    edges = Array(repeating: nil, count: residents.count)
  }

  /// The least extent in points; nil where nothing in the parent wants any.
  static func least(for residents: [Resident]) -> Double? {
    guard residents.contains(where: { $0.wanted != nil }) else { return nil }
    var fitting = IntrinsicExtent(residents)
    for index in residents.indices { fitting.place(index) }
    return fitting.least
  }

  /// Places a layer after those that it hangs on; a chain may be longer than the stack is deep.
  private mutating func place(_ index: Int) {
    var waiting = [index]
    while let next = waiting.last {
      let open = residents[next].placement.neighbors.compactMap { indices[$0.id] }
        .filter { edges[$0] == nil }
      waiting += open
      guard open.isEmpty else { continue }
      if edges[next] == nil {
        let found = edges(of: residents[next])
        edges[next] = found
        demand(Length(), notAbove: found.start, by: 0)
        demand(found.end, notAbove: .fraction(1), by: 0)
      }
      waiting.removeLast()
    }
  }

  private func edges(of id: String) -> Edges? { indices[id].flatMap { edges[$0] } }

  /// The edges of a layer whose neighbours are placed; takes what it asks between two given ones.
  private mutating func edges(of resident: Resident) -> Edges {
    let placement = resident.placement
    var start = placement.start
    var end = placement.end.map { Length.fraction(1) - $0 }
    if let neighbor = placement.following, let other = edges(of: neighbor.id) {
      start = other.end + .points(neighbor.gap)
    }
    if let neighbor = placement.preceding, let other = edges(of: neighbor.id) {
      end = other.start - .points(neighbor.gap)
    }
    if let neighbor = placement.baseline ?? placement.lastBaseline,
      let other = edges(of: neighbor.id)
    {
      start = other.start - .points(resident.rise)
    }
    let extent = Self.extent(of: resident)
    if let start, let end {
      demand(start, notAbove: end, by: resident.wanted ?? 0)
      return (start, end)
    }
    if let start { return (start, start + extent) }
    if let end { return (end - extent, end) }
    let center = Length.fraction(0.5) + (placement.center ?? Length())
    let half = Length(share: extent.share / 2, points: extent.points / 2)
    return (center - half, center + half)
  }

  private static func extent(of resident: Resident) -> Length {
    if let length = resident.placement.extent?.length, length.share != 0 { return length }
    return .points(resident.wanted ?? 0)
  }

  /// Takes a parent so long that one edge lies by so much before another, where that depends on it.
  private mutating func demand(_ edge: Length, notAbove other: Length, by distance: Double) {
    let free = other - edge
    guard free.share > 1e-9 else { return }
    least = max(least, (distance - free.points) / free.share)
  }
}

extension Length {
  fileprivate static func + (one: Length, other: Length) -> Length {
    Length(share: one.share + other.share, points: one.points + other.points)
  }

  fileprivate static func - (one: Length, other: Length) -> Length {
    Length(share: one.share - other.share, points: one.points - other.points)
  }
}
