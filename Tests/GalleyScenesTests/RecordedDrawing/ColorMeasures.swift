import GalleyGeometry
import GalleyGraphics
import GalleyScenes

extension DrawingMeasures {
  /// The system's colors, as a scene names them.
  mutating func noteColors() throws {
    let stage = try RecordingStage()
    let light = "colours on the simulator (light)"
    let names = [
      (light, "rgb.tint (systemBlue)", "system-blue"), (light, "rgb.systemRed", "system-red"),
      (light, "rgb.groupedGround", "system-grouped-background"),
      (light, "rgb.selectedRow systemGray4", "system-gray-4"),
      ("colours", "systemRed", "system-red"), ("colours", "selectedRow", "system-gray-4"),
    ]
    for (id, figure, name) in names {
      note(id, figure, try stage.color(name, theme: "light"), within: 0)
    }
    let ground = try stage.color("system-background", theme: "dark")
    note("colours", "darkSystemBackground", ground, within: 0)
  }
}

extension RecordingStage {
  fileprivate func color(_ name: String, theme: String) throws -> [Double] {
    try bitmap(
      "- { shape: rectangle, fill: $\(name) }",
      screen: "size: [4, 4], scale: 1, look: ios-26, theme: \(theme)"
    ).rgb(2, 2)
  }

  /// Half-way from black to white.
  func gradientMidpoint() throws -> Double {
    let bitmap = try bitmap(
      "- { shape: rectangle, fill: { linear: [black, white], angle: 90 } }",
      screen: "size: [201, 4], scale: 1")
    return bitmap.rgb(100, 2)[0]
  }

  /// The color of two overlapping boxes in a group at half strength, where they overlap and where not.
  func groupedOnce() throws -> (alone: Double, overlapping: Double) {
    let bitmap = try bitmap(
      """
      - group:
          - { shape: rectangle, fill: black, at: { leading: 0, top: 0, size: [50, 40] } }
          - { shape: rectangle, fill: black, at: { leading: 30, top: 20, size: [50, 40] } }
        opacity: 0.5
        at: { leading: 0, top: 0, size: [80, 60] }
      """, screen: "size: [80, 60], scale: 1, background: white")
    return (bitmap.rgb(10, 10)[0], bitmap.rgb(40, 30)[0])
  }

  /// How many pixels the border of a layer takes from its bounds, before and after its content.
  func borderRing() throws -> [Double] {
    let bitmap = try bitmap(
      """
      - { group: [{ shape: rectangle, fill: red }], border: { color: black, width: 2 }, at: { leading: 10, top: 0, width: 20 } }
      """, screen: "size: [40, 20], scale: 1, background: white")
    let row = (0..<40).map { bitmap.rgb($0, 10) }
    let black: [Double] = [0, 0, 0]
    guard row[9] == [255, 255, 255], row[30] == [255, 255, 255] else { return [] }
    return [
      Double(row[10..<20].count { $0 == black }), Double(row[20..<30].count { $0 == black }),
    ]
  }

  /// Where the corner of an image of 20 by 21 points lies that is centred in a frame of 41 by 62.
  func centredOffset() throws -> [Double] {
    let resources = FixedResources()
    let views = "- { image: a.png, mode: center, at: { leading: 0, top: 0, size: [41, 62] } }"
    resources.images["a.png"] = Size(width: 20, height: 21)
    let drawing = try drawing(views, screen: "size: [80, 80], scale: 1", resources: resources)
    let places = drawing.picture.commands.flatMap(\.leaves).compactMap { command -> Rect? in
      if case .image(let placement) = command { placement.destination } else { nil }
    }
    return places.first.map { [$0.minX, $0.minY] } ?? []
  }
}
