internal import GalleyGeometry

/// The rules for offsets at which a scroll comes to rest.
struct RestingRules {
  let view: CollectionView

  func check(_ findings: inout ContractFindings) {
    let speeds = [0.0, 700, -700]
    for proposed in view.sampleOffsets {
      for speed in speeds {
        check(proposed: proposed, velocity: Vector(dx: speed, dy: speed), &findings)
      }
    }
  }

  private func check(
    proposed: Point, velocity: Vector, _ findings: inout ContractFindings
  ) {
    var viewport = view.viewport
    let resting = restingOffset(proposed, velocity, viewport)
    let nearest = viewport.clamped(resting, contentSize: view.arrangement.contentSize)
    findings.expect(
      .restingOffsetInRange, resting.isNear(nearest),
      "\(resting) for \(proposed), where content ends at \(nearest)")
    viewport.bounds.origin = resting
    let settled = restingOffset(resting, .zero, viewport)
    findings.expect(
      .restingOffsetSettled, settled.isNear(resting), "\(resting) comes to rest at \(settled)")
  }

  private func restingOffset(_ proposed: Point, _ velocity: Vector, _ viewport: Viewport) -> Point {
    view.layout.restingOffset(
      proposed: proposed, velocity: velocity, of: view.arrangement, in: viewport)
  }
}

extension Point {
  /// Whether two points agree but for the noise of rounding; never where a coordinate is not a
  /// number.
  func isNear(_ other: Point) -> Bool { abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 }
}
