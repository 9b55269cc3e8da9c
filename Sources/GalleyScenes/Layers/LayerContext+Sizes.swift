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
    let shown = layers.filter { $0.condition.holds(in: scope) }
    let width = proposal.width ?? width(fitting: shown)
    return WantedSize(
      width: width, height: proposal.height ?? height(fitting: shown, width: width ?? 0))
  }

  /// A size that may have been measured before.
  func known(
    _ proposal: SizeProposal, at location: SourceLocation?, else measure: () -> WantedSize
  ) -> WantedSize {
    location.map { knownSizes.size(of: $0, for: proposal, else: measure) } ?? measure()
  }

  private func width(fitting layers: [Layer]) -> Double? {
    FittingExtent.least(
      for: layers.map { layer in
        FittingExtent.Resident(
          id: layer.id, placement: layer.placement.horizontal, wanted: wantedWidth(of: layer))
      })
  }

  private func wantedWidth(of layer: Layer) -> Double? {
    let (horizontal, vertical) = (layer.placement.horizontal, layer.placement.vertical)
    return Self.wanted(horizontal) {
      let height = vertical.extent?.length.flatMap { $0.share == 0 ? $0.points : nil }
      if let height, let aspect = layer.placement.aspect { return height * aspect }
      return layer.content.wantedSize(for: SizeProposal(height: height), context: self).width
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

  private func height(fitting layers: [Layer], width: Double) -> Double? {
    let parent = Rect(x: 0, y: 0, width: width, height: Self.farthestEnd)
    let solver = solver(for: layers, in: parent)
    let sizes = layers.indices.map { index in
      let width = solver.frame(of: index).width
      return WantedSize(width: width, height: wantedHeight(of: layers[index], width: width))
    }
    let ids = Dictionary(
      layers.indices.compactMap { index in layers[index].id.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    return FittingExtent.least(
      for: layers.indices.map { index in
        let neighbor = layers[index].placement.vertical.standard.flatMap { ids[$0.id] }
        return FittingExtent.Resident(
          id: layers[index].id, placement: layers[index].placement.vertical,
          wanted: sizes[index].height,
          rise: neighbor.map { rise(of: index, over: $0, among: layers, sizes) } ?? 0)
      })
  }

  private func wantedHeight(of layer: Layer, width: Double) -> Double? {
    Self.wanted(layer.placement.vertical) {
      if let aspect = layer.placement.aspect { return width / aspect }
      return layer.content.wantedSize(for: SizeProposal(width: width), context: self).height
    }
  }

  /// How far a layer's baseline lies below its top, less its neighbour's.
  private func rise(
    of index: Int, over neighbor: Int, among layers: [Layer], _ sizes: [WantedSize]
  ) -> Double {
    func baselines(_ index: Int) -> Baselines {
      let size = Size(width: sizes[index].width ?? 0, height: sizes[index].height ?? 0)
      return self.baselines(of: layers[index], in: size)
    }
    return layers[index].placement.vertical.baseline == nil
      ? baselines(index).last - baselines(neighbor).last
      : baselines(index).first - baselines(neighbor).first
  }
}

extension AxisPlacement {
  /// The layer on whose baseline this one stands.
  fileprivate var standard: Neighbor? { baseline ?? lastBaseline }
}
