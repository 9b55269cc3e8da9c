import GalleyGeometry
import GalleyGraphics
import GalleyScenes

extension DrawingMeasures {
  /// Corners on three pixels a point.
  mutating func noteCorners() throws {
    let stage = try RecordingStage()
    let others = "corner.continuous.others"
    // Cairo looks at 15 by 17 places of a pixel, so that a share may be off by a sixteenth and more
    // where an outline is nearly level; recorded circles are a little softer than exact ones, too.
    note(
      "corner.circular.r12", "firstRowEmptyFraction.tail",
      try stage.firstRow("corner-radius: 12", from: 27, count: 10), within: 0.1)
    note(
      others, "circular8.values", try stage.firstRow("corner-radius: 8", from: 17, count: 8),
      within: 0.1)
    try noteAreas(stage, others)
    let rows = [("4", 7, 12), ("8", 18, 19), ("12", 30, 25), ("16", 43, 17)]
    for (radius, from, count) in rows {
      let row = try stage.firstRow(
        "corner-curve: continuous, corner-radius: \(radius)", from: from, count: count)
      note(
        others, "firstRowEmptyFraction.\(radius).values", row, within: radius == "4" ? 0.11 : 0.075)
    }
    note(
      "corner.continuous.r10", "firstRowEmptyFraction.fromIndex24",
      try stage.firstRow("corner-curve: continuous, corner-radius: 10", from: 24, count: 23),
      within: 0.06)
    try noteRamps(stage)
    try noteConfigurations(stage)
  }

  private mutating func noteAreas(_ stage: RecordingStage, _ others: String) throws {
    let circles = [
      ("corner.circular.r12", "missingAreaPx2", 12), (others, "circular8.missingAreaPx2", 8),
    ]
    for (id, name, radius) in circles {
      let area = try stage.missingArea("shape: rectangle, corner-radius: \(radius)", [100, 40])
      note(id, name, area, within: 1.5)
    }
    for radius in [4, 8, 10, 12, 16, 20, 30] {
      let area = try stage.missingArea(
        "shape: rectangle, corner-curve: continuous, corner-radius: \(radius)", [100, 100])
      // Cairo leaves out a pixel more, and half a percent of large corners.
      let bound = 1 + 0.0105 * Double(radius * radius)
      note(others, "missingAreaPx2.\(radius)", area, within: bound)
      if radius == 10 { note("corner.continuous.r10", "missingAreaPx2", area, within: bound) }
    }
    for (radius, size) in [(20, [100, 40]), (30, [100, 60])] {
      let area = try stage.missingArea("shape: capsule, corner-curve: continuous", size)
      note("corner.capsule", "missingAreaPx2.\(radius)", area, within: Double(radius) / 2)
    }
  }

  /// How much is covered where a circle would touch the edge, and at the rim of a disc.
  private mutating func noteRamps(_ stage: RecordingStage) throws {
    let places = [("2x.r8px", 2, 4), ("2x.r40px", 2, 20), ("3x.r12px", 3, 4), ("3x.r60px", 3, 20)]
    for (name, scale, radius) in places {
      let empty = try stage.firstRow(
        "corner-curve: continuous, corner-radius: \(radius)", from: scale * radius, count: 1,
        scale: scale, size: [100, 100])
      note("corner.ramp", "tangentCoverage.\(name)", empty.map { 1 - $0 }, within: 0.06)
    }
    let rim = try stage.rimCoverage()
    note("corner.ramp", "circleRim.sd[-.25,0)", rim.inside, within: 0.05)
    note("corner.ramp", "circleRim.sd[0,.25)", rim.outside, within: 0.05)
  }

  private mutating func noteConfigurations(_ stage: RecordingStage) throws {
    let id = "corner.configuration"
    let small = try stage.radius("corner-radius: 10, at: { leading: 0, top: 0, size: [100, 40] }")
    note(id, "capsule(max:10)", small, within: 0)
    let inner = try stage.radius(
      """
      corner-radius: 20, at: { leading: 0, top: 0, size: [100, 60] },
          group: [{ shape: rectangle, fill: black, corner-radius: { concentric: 8 }, at: { all: 4 } }]
      """, isShape: false)
    note(id, "containerConcentric(min:8).radius", inner, within: 0)
  }
}

extension RecordingStage {
  private func box(
    _ layer: String, _ size: [Int], scale: Int
  ) throws -> Bitmap {
    try bitmap(
      "- { \(layer), fill: black, at: { leading: 10, top: 10, size: [\(size[0]), \(size[1])] } }",
      screen: "size: [\(size[0] + 20), \(size[1] + 20)], scale: \(scale), background: white")
  }

  /// What is not covered of pixels of the first row, from so many pixels after the left edge.
  fileprivate func firstRow(
    _ keys: String, from: Int, count: Int, scale: Int = 3, size: [Int] = [100, 40]
  ) throws -> [Double] {
    let bitmap = try box("shape: rectangle, \(keys)", size, scale: scale)
    return (from..<(from + count)).map { bitmap.emptyShare(10 * scale + $0, 10 * scale) }
  }

  /// What one corner leaves uncovered, in square pixels, of which three are a point.
  func missingArea(_ layer: String, _ size: [Int]) throws -> Double {
    let bitmap = try box(layer, size, scale: 3)
    var area = 0.0
    for y in 30..<(30 + size[1] * 3 / 2) {
      for x in 30..<(30 + size[0] * 3 / 2) { area += bitmap.emptyShare(x, y) }
    }
    return area
  }

  /// The mean coverage of the pixels whose middle lies up to a quarter inside and outside of a
  /// circle.
  fileprivate func rimCoverage() throws -> (inside: Double, outside: Double) {
    let bitmap = try box("shape: rectangle, corner-radius: 50", [100, 100], scale: 3)
    var (inside, outside): ([Double], [Double]) = ([], [])
    for y in 30..<330 {
      for x in 30..<330 {
        let middle = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let distance = (middle - Point(x: 180, y: 180)).length - 150
        if (-0.25..<0).contains(distance) { inside.append(1 - bitmap.emptyShare(x, y)) }
        if (0..<0.25).contains(distance) { outside.append(1 - bitmap.emptyShare(x, y)) }
      }
    }
    func mean(_ numbers: [Double]) -> Double { numbers.reduce(0, +) / Double(numbers.count) }
    return (mean(inside), mean(outside))
  }

  /// The radius of the last box that a layer fills.
  fileprivate func radius(_ keys: String, isShape: Bool = true) throws -> Double {
    let layer = isShape ? "shape: rectangle, fill: black, \(keys)" : keys
    let commands = try drawing("- { \(layer) }").picture.commands.flatMap(\.leaves)
    guard case .fill(let fill)? = commands.last,
      case .roundedRectangle(_, let radius) = fill.shape
    else { throw NothingDrawn() }
    return radius
  }

  /// How wide and how high a layer of 80 by 60 points is with circular corners of a radius, as
  /// CALayer draws it.
  func extent(ofRadius radius: Double) throws -> [Double] {
    let rect = Rect(x: 0, y: 0, width: 80, height: 60)
    let shape = ViewBox(rect, radius: radius).shape(over: rect)
    let scale = 8
    let bitmap = try bitmap(
      of: [.fill(Fill(shape, .solid(.black)))], size: rect.size, scale: Double(scale))
    var (columns, rows): (Set<Int>, Set<Int>) = ([], [])
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].alpha > 127 {
        columns.insert(x)
        rows.insert(y)
      }
    }
    return [Double(columns.count) / Double(scale), Double(rows.count) / Double(scale)]
  }
}
