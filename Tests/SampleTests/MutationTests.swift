import Galley
import Testing

/// Whether the check of the samples' pictures can fail: each small change to a drawing must be
/// seen.
@Suite struct MutationTests {
  @Test(arguments: Samples.names)
  func `a small change to a drawing is seen`(_ name: String) throws {
    let (scene, renderer) = try Samples.load(name)
    let state = try #require(scene.states.first)
    let picture = try scene.drawing(of: state, scale: 2, using: renderer).picture
    let bytes = try Samples.encode(picture, as: "png", with: renderer)
    let bitmap = try renderer.bitmap(of: picture)
    for mutation in Mutation.allCases {
      guard let changed = picture.applying(mutation) else { continue }
      #expect(
        try Samples.encode(changed, as: "png", with: renderer) != bytes,
        "\(scene.name): \(mutation) changes no byte")
      let report = ExactMetric().compare(bitmap, to: try renderer.bitmap(of: changed))
      #expect(!report.isSame, "\(scene.name): \(mutation) changes no pixel")
    }
  }

  @Test func `each change is made to some sample`() throws {
    var made: [Mutation: Int] = [:]
    for name in Samples.names {
      let (scene, renderer) = try Samples.load(name)
      let state = try #require(scene.states.first)
      let picture = try scene.drawing(of: state, using: renderer).picture
      for mutation in Mutation.allCases where picture.applying(mutation) != nil {
        made[mutation, default: 0] += 1
      }
    }
    for mutation in Mutation.allCases {
      print("mutation \(mutation): made to \(made[mutation] ?? 0) samples, seen in each")
      #expect(made[mutation] ?? 0 > 0)
    }
  }
}

/// A change that a careless edit could make.
enum Mutation: CaseIterable, CustomStringConvertible {
  case offset
  case border
  case color

  var description: String {
    switch self {
    case .offset: "one point of offset"
    case .border: "a border one point thicker"
    case .color: "one color a step off"
    }
  }
}

extension Picture {
  /// The picture with the first thing changed that can be and that is in sight, or nil where there
  /// is none.
  func applying(_ mutation: Mutation) -> Picture? {
    var isDone = false
    var picture = self
    let screen = Rect(origin: .zero, size: size)
    picture.commands = commands.enumerated().map { number, command in
      // The ground covers the screen, and a picture may cover the ground.
      number == 0 ? command : command.applying(mutation, within: screen, isDone: &isDone)
    }
    return isDone ? picture : nil
  }
}

extension DrawCommand {
  fileprivate func applying(_ mutation: Mutation, within screen: Rect, isDone: inout Bool)
    -> DrawCommand
  {
    guard !isDone else { return self }
    switch (self, mutation) {
    case (.fill(var fill), .color):
      guard case .solid(var color) = fill.paint, color.alpha == 1,
        screen.contains(fill.shape.bounds)
      else { return self }
      color.green += color.green > 0.5 ? -1 / 255 : 1 / 255
      fill.paint = .solid(color)
      isDone = true
      return .fill(fill)
    case (.stroke(var stroke), .border) where screen.contains(stroke.shape.bounds):
      stroke.width += 1
      isDone = true
      return .stroke(stroke)
    // What covers the screen may have the color of the ground.
    case (.fill(let fill), .offset)
    where screen.contains(fill.shape.bounds) && fill.shape.bounds != screen:
      isDone = true
      return .group(Group(transform: Transform(tx: 1), children: [self]))
    case (.group(var group), _):
      group.children = group.children.map {
        $0.applying(mutation, within: screen, isDone: &isDone)
      }
      return .group(group)
    default: return self
    }
  }
}
