import GalleyGeometry
import GalleyNotation

/// One thing that is done to a disc of the drawing; nil for discs that it cannot be done to.
struct DiscMutation: Sendable {
  let name: String
  private let change: @Sendable (DiscDrawing, Int) -> DiscDrawing?

  /// The drawing with the thing done to a disc.
  func applied(to drawing: DiscDrawing, disc: Int) -> DiscDrawing? { change(drawing, disc) }

  static let all: [DiscMutation] =
    [0.25, 0.5, 1, 2].map { distance in
      DiscMutation("moved by \(distance.shortest) px") { $0.circle.center.x += distance }
    } + [
      DiscMutation("grown by 0.5 px") { $0.circle.radius += 0.5 },
      DiscMutation("recolored, grey +10") { $0.levels = $0.levels.map { $0 + 10 } },
      DiscMutation("recolored, blue +60") { $0.levels[2] += 60 },
      DiscMutation(name: "swapped in z with one that it overlaps") { drawing, disc in
        var copy = drawing
        guard let other = drawing.firstOverlapping(disc) else { return nil }
        copy.discs.swapAt(disc, other)
        return copy
      },
    ]

  private init(name: String, change: @escaping @Sendable (DiscDrawing, Int) -> DiscDrawing?) {
    self.name = name
    self.change = change
  }

  private init(_ name: String, change: @escaping @Sendable (inout DiscDrawing.Disc) -> Void) {
    self.init(name: name) { drawing, disc in
      var copy = drawing
      change(&copy.discs[disc])
      return copy
    }
  }
}

extension DiscDrawing {
  /// The first disc above another that hides ten points of it or more.
  fileprivate func firstOverlapping(_ disc: Int) -> Int? {
    let circle = discs[disc].circle
    return discs.indices.dropFirst(disc + 1).first { other in
      let distance = hypotenuse(
        discs[other].circle.center.x - circle.center.x,
        discs[other].circle.center.y - circle.center.y)
      return distance < circle.radius + discs[other].circle.radius - 10
    }
  }
}
