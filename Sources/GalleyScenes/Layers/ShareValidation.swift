internal import GalleyGeometry
internal import GalleyNotation

/// Checks that no layer is a share of a parent that is as large as its layers: a circle of sizes.
struct ShareValidation {
  let issues: IssueLog

  /// Goes through the layers inside one that fits its content on some axis.
  func checkShares(in layer: Layer) {
    for axis in Axis.allCases {
      let place = layer.placement[axis]
      guard place.fits(layer.content.hugging(along: axis)), layer.placement.aspect == nil else {
        continue
      }
      checkShares(of: layer.content.children, along: axis)
    }
  }

  /// Goes through the layers of a parent that fits them along an axis, and through those inside that
  /// it asks in turn.
  func checkShares(of layers: [Layer], along axis: Axis) {
    for layer in layers {
      if layer.placement[axis].hasShare {
        report(layer, along: axis)
      } else if layer.placement[axis].extent?.length == nil {
        checkShares(of: layer.content.children, along: axis)
      }
    }
  }

  private func report(_ layer: Layer, along axis: Axis) {
    guard let location = layer.location else { return }
    let (extent, adjective) = axis == .horizontal ? ("width", "wide") : ("height", "high")
    issues.error(
      "a percentage of a \(extent) that fits its content is a circle of sizes: what is around this layer is as \(adjective) as its layers; give points here, or a \(extent) there",
      at: location)
  }
}

extension Placement {
  /// The placement along one axis.
  subscript(axis: Axis) -> AxisPlacement { axis == .horizontal ? horizontal : vertical }
}
