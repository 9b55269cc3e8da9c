internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

extension LayerContext {
  /// How large a parent of layers must be for each to have its edges, its gaps and the size that it
  /// wants; nil on an axis on which none of them wants anything.
  ///
  /// - Parameters:
  ///   - layers: Of one parent; those that do not show count nothing.
  ///   - proposal: What the parent has of its own.
  func size(fitting layers: [Layer], for proposal: SizeProposal) -> WantedSize {
    let shown = layers.filter { $0.condition.holds(in: scope) }.map(resident)
    let width = proposal.width ?? width(fitting: shown)
    return WantedSize(
      width: width, height: proposal.height ?? height(fitting: shown, width: width ?? 0))
  }

  /// A size that may have been measured before.
  func known(
    _ proposal: SizeProposal, at location: SourceLocation?, else measure: () -> WantedSize
  ) -> WantedSize {
    location.map { measurements.size(of: $0, for: proposal, else: measure) } ?? measure()
  }

  private func width(fitting residents: [FrameSolver.Resident]) -> Double? {
    FittingExtent.least(
      for: residents.map { resident in
        FittingExtent.Resident(
          id: resident.id, placement: resident.placement.horizontal,
          wanted: Self.wantedWidth(of: resident))
      })
  }

  private static func wantedWidth(of resident: FrameSolver.Resident) -> Double? {
    let placement = resident.placement
    return wanted(placement.horizontal) {
      let height = placement.vertical.extent?.length.flatMap { $0.share == 0 ? $0.points : nil }
      if let height, let aspect = placement.aspect { return height * aspect }
      return resident.wantedSize(SizeProposal(height: height)).width
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
      return WantedSize(
        width: width, height: Self.wantedHeight(of: residents[index], width: width))
    }
    let ids = Dictionary(
      residents.indices.compactMap { index in residents[index].id.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    return FittingExtent.least(
      for: residents.indices.map { index in
        let vertical = residents[index].placement.vertical
        let other = (vertical.baseline ?? vertical.lastBaseline).flatMap { ids[$0.id] }
        return FittingExtent.Resident(
          id: residents[index].id, placement: vertical, wanted: wanted[index].height,
          rise: other.map { Self.rise(of: index, over: $0, among: residents, wanted) } ?? 0)
      })
  }

  private static func wantedHeight(
    of resident: FrameSolver.Resident, width: Double
  ) -> Double? {
    wanted(resident.placement.vertical) {
      if let aspect = resident.placement.aspect { return width / aspect }
      return resident.wantedSize(SizeProposal(width: width)).height
    }
  }

  /// How far a layer's baseline lies below its top, less its neighbour's.
  private static func rise(
    of index: Int, over neighbor: Int, among residents: [FrameSolver.Resident],
    _ wanted: [WantedSize]
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
