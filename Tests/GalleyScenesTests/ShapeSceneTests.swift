import Galley
import Testing

/// What scenes say of corners, borders, lines, arcs and paths, as it comes to be drawn.
@Suite struct ShapeSceneTests {
  private func commands(_ layer: String, screen: String = "") throws -> [DrawCommand] {
    try TestScene.commands(views: "- { \(layer) }", screen: screen)
  }

  private func fill(_ layer: String, screen: String = "") throws -> Shape {
    guard case .fill(let fill) = try #require(try commands(layer, screen: screen).last) else {
      throw Unexpected()
    }
    return fill.shape
  }

  private func stroke(_ layer: String, screen: String = "") throws -> Stroke {
    guard case .stroke(let stroke) = try #require(try commands(layer, screen: screen).last) else {
      throw Unexpected()
    }
    return stroke
  }

  private struct Unexpected: Error {}

  private func radii(_ value: String, screen: String = "") throws -> [Double] {
    let box = "shape: rectangle, fill: red, at: { leading: 0, top: 0, size: [100, 60] }"
    switch try fill("\(box), corner-radius: \(value)", screen: screen) {
    case .rectangle: return [0, 0, 0, 0]
    case .roundedRectangle(_, let radius): return CornerRadii(radius).all
    case .corneredRectangle(let rectangle): return rectangle.radii.all
    case .ellipse, .path: throw Unexpected()
    }
  }

  @Test func `corners are clockwise from the top leading one, by place or by name`() throws {
    #expect(try radii("[1, 2, 3, 4]") == [1, 2, 3, 4])
    #expect(try radii("[10%, 0, 0, 0]") == [6, 0, 0, 0])
    #expect(try radii("{ top: 5, bottom-leading: 7 }") == [5, 5, 0, 7])
    #expect(try radii("{ leading: 9, top-leading: 2 }") == [2, 0, 0, 9])
    #expect(try radii("7") == [7, 7, 7, 7])
  }

  @Test func `corners are mirrored where text runs to the left`() throws {
    #expect(try radii("[1, 2, 3, 4]", screen: ", direction: rtl") == [2, 1, 4, 3])
  }

  @Test func `a radius is half of the shorter side at most`() throws {
    #expect(try radii("[100, 2, 0, 0]") == [30, 2, 0, 0])
    #expect(try radii("100") == [30, 30, 30, 30])
  }

  /// UICornerConfiguration: an outer radius of 20 and an inset of 4 leave 16. [R]
  @Test func `concentric corners have the radius around less the distance`() throws {
    func inner(_ place: String, _ radius: String = "concentric") throws -> Shape {
      try fill(
        """
        at: { leading: 10, top: 10, size: [100, 80] }, corner-radius: 20,
            group: [{ shape: rectangle, fill: red, corner-radius: \(radius), at: { \(place) } }]
        """)
    }
    let box = Rect(x: 14, y: 14, width: 92, height: 72)
    #expect(try inner("all: 4") == .roundedRectangle(box, radius: 16))
    #expect(try inner("all: 30") == .rectangle(Rect(x: 40, y: 40, width: 40, height: 20)))
    let least = try inner("all: 30", "{ concentric: 3 }")
    #expect(least == .roundedRectangle(Rect(x: 40, y: 40, width: 40, height: 20), radius: 3))
    guard case .corneredRectangle(let sheet) = try inner("horizontal: 5, top: 5, height: 20") else {
      throw Unexpected()
    }
    #expect(sheet.radii.all == [10, 10, 0, 0])
    let uniform = try inner(
      "horizontal: 5, top: 5, height: 20", "{ concentric: 0, uniform: true }")
    #expect(uniform == .roundedRectangle(Rect(x: 15, y: 15, width: 90, height: 20), radius: 10))
  }

  @Test func `the outermost layers follow the corners of the display`() throws {
    let scene = try SceneLoader().load(
      bytes: Array(
        """
        galley: 1
        screen: { device: iphone-16 }
        views: [{ shape: rectangle, fill: red, corner-radius: concentric, at: { all: 5 } }]
        """.utf8), path: "scene.yaml")
    let state = try #require(scene.states.first)
    let commands = try scene.drawing(of: state, using: FixedResources()).picture.commands
    guard case .fill(let fill) = try #require(commands.flatMap(\.leaves).last) else { return }
    #expect(fill.shape == .roundedRectangle(Rect(x: 5, y: 5, width: 383, height: 842), radius: 50))
  }

  @Test func `a border of chosen sides covers those alone`() throws {
    let box = "shape: rectangle, at: { leading: 10, top: 20, size: [100, 60] }"
    guard
      case .path(let path) = try fill("\(box), border: { width: 2, color: red, sides: [leading] }")
    else { throw Unexpected() }
    // The box and, the other way around, what the strip leaves of it.
    #expect(path.points.map(\.x).filter { $0 == 12 }.count >= 2)
    #expect(path.controlBounds == Rect(x: 10, y: 20, width: 100, height: 60))
    guard
      case .path(let mirrored) = try fill(
        "\(box), border: { width: 2, color: red, sides: [leading] }", screen: ", direction: rtl")
    else { throw Unexpected() }
    #expect(mirrored.points.map(\.x).filter { $0 == 188 }.count >= 2)
  }

  @Test func `a dashed border is a dashed line`() throws {
    let line = try stroke(
      "shape: rectangle, at: { size: 40 }, border: { width: 2, dash: [4, 1] }")
    #expect(line.dashes == [4, 1])
  }

  @Test func `a line lies along the longer side, on whole pixels`() throws {
    let across = try stroke("shape: line, at: { horizontal: 10, top: 7.25 }")
    #expect(across.shape == line(10, 7.5, 190, 7.5))
    let down = try stroke("shape: line, width: 2, at: { leading: 30, vertical: 10 }")
    #expect(down.shape == line(31, 10, 31, 390))
  }

  @Test func `a line between two places is mirrored with its frame`() throws {
    let keys = "shape: line, from: [0, 100%], to: [50%, 4], at: { leading: 10, top: 20, size: 40 }"
    #expect(try stroke(keys).shape == line(10, 60, 30, 24))
    #expect(try stroke(keys, screen: ", direction: rtl").shape == line(190, 60, 170, 24))
  }

  private func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Shape {
    .path(Path([.move(to: Point(x: x1, y: y1)), .line(to: Point(x: x2, y: y2))]))
  }

  @Test func `an arc runs clockwise from the top, its line inside the frame`() throws {
    let quarter = try stroke(
      "shape: arc, to: 25%, width: 10, cap: round, at: { leading: 0, top: 0, size: [80, 100] }")
    guard case .path(let path) = quarter.shape else { throw Unexpected() }
    let ends = [path.points.first, path.points.last].compactMap(\.self)
    let expected = [Point(x: 40, y: 15), Point(x: 75, y: 50)]
    for (end, place) in zip(ends, expected) { #expect((end - place).length < 1e-9) }
    let whole = try stroke("shape: arc, width: 10, at: { leading: 0, top: 0, size: 80 }")
    #expect(whole.shape == .ellipse(in: Rect(x: 5, y: 5, width: 70, height: 70)))
    #expect(try commands("shape: arc, to: 0%, cap: round").isEmpty)
  }

  @Test func `a path lies in points from the corner, or as its view box does`() throws {
    let data = "shape: path, fill: red, d: \"M0 0h10v5z\""
    let place = "at: { leading: 20, top: 30, size: [40, 60] }"
    let bounds = try fill("\(data), \(place)").bounds
    #expect(bounds == Rect(x: 20, y: 30, width: 10, height: 5))
    let fitted = try fill("\(data), view-box: [10, 10], \(place)").bounds
    #expect(fitted == Rect(x: 20, y: 40, width: 40, height: 20))
    let stretched = try fill("\(data), view-box: [10, 5], mode: scale-to-fill, \(place)").bounds
    #expect(stretched == Rect(x: 20, y: 30, width: 40, height: 60))
    #expect(
      try fill("\(data), at: { leading: 1, top: 2, width: fit, height: fit }").bounds
        == Rect(x: 1, y: 2, width: 10, height: 5))
  }

  @Test func `an item tells how far its ring goes`() throws {
    let commands = try TestScene.commands(
      views: """
        - collection: rings
          layout: { kind: flow, item: 40 }
          cell: [{ shape: arc, to: "{done}%", width: 4 }]
          items: [{ done: 50 }, { done: 100 }]
        """)
    let shapes = commands.compactMap { command -> Shape? in
      if case .stroke(let stroke) = command { stroke.shape } else { nil }
    }
    #expect(shapes.count == 2)
    guard case .path(let half)? = shapes.first, case .ellipse? = shapes.last else {
      throw Unexpected()
    }
    let end = try #require(half.points.last)
    #expect((end - Point(x: 20, y: 38)).length < 1e-9)
  }
}
