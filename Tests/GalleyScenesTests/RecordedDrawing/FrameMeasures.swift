import GalleyGeometry
import GalleyGraphics
import GalleyRecords
import GalleyScenes

extension DrawingMeasures {
  /// The frames of views: what is done to how they look leaves them where they are.
  mutating func noteFrames() throws {
    let stage = try RecordingStage()
    for (id, views) in Self.scenes {
      let drawing = try stage.drawing(views)
      for layer in drawing.record().layers ?? [] where layer.kind != "background" {
        let (name, frame) = (layer.id.replacing("-", with: " "), layer.frame)
        note(
          id, "elements.\(name).frame", [frame.minX, frame.minY, frame.width, frame.height],
          within: 0)
      }
      for box in drawing.picture.commands.compactMap(\.rotatedBox) {
        note(
          id, "elements.rotated.frame", [box.minX, box.minY, box.width, box.height], within: 1e-9)
      }
    }
  }

  private static func box(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ keys: String
  ) -> String {
    "- { shape: rectangle, id: \(name), at: { leading: \(x), top: \(y), size: [\(width), \(height)] }, \(keys) }"
  }

  private static let scenes: KeyValuePairs = [
    "effects/shadow-profile blur10": box(
      "square", 30, 50, 60, 60, "fill: black, shadow: { color: black, radius: 10, offset: [0, 0] }"),
    "effects/shadow-profile blur4, sharp": [
      box(
        "blur4", 150, 50, 60, 60,
        "fill: black, shadow: { color: black, radius: 4, offset: [10, 0] }"),
      box(
        "sharp", 270, 50, 60, 60, "fill: black, shadow: { color: red, radius: 0, offset: [5, 0] }"),
    ].joined(separator: "\n"),
    "effects/shadow": [
      box("default", 30, 45, 60, 60, "fill: red, shadow: { color: \"black 33%\", radius: 8 }"),
      box("offset", 150, 45, 60, 60, "fill: blue, shadow: { radius: 4, offset: [6, 0] }"),
      box("hard", 270, 45, 60, 60, "fill: green, shadow: { color: \"blue 50%\", radius: 0 }"),
      box(
        "rounded", 143.75, 160, 90, 50, "fill: orange, corner-radius: 12, shadow: { radius: 12 }"),
      box("faded", 293.75, 155, 60, 60, "fill: gray, opacity: 0.5, shadow: { radius: 6 }"),
    ].joined(separator: "\n"),
    "effects/blur": [
      box("blur6", 55, 40, 50, 50, "fill: black, shadow: { radius: 6 }"),
      box("opaque3", 155, 40, 50, 50, "fill: black, shadow: { radius: 3 }"),
    ].joined(separator: "\n"),
    "uikit/layer/content (gradient layers)": [
      box(
        "axial", 16, 16, 120, 80,
        "fill: { linear: [blue, { at: 30%, color: purple }, { at: 100%, color: pink }], angle: 135 }"
      ),
      box("vertical", 152, 16, 152, 80, "fill: { linear: [yellow, orange] }"),
      box("radial", 16, 112, 120, 80, "fill: { radial: [white, teal] }"),
      box("conic", 152, 112, 152, 80, "fill: red"),
    ].joined(separator: "\n"),
    "uikit/layer/content (text layers)": """
    - { text: Text layer, id: text, font: { size: 20 }, vertical-align: top, at: { leading: 16, top: 208, size: [140, 30] } }
    - { text: centred, id: centred, font: { size: 14 }, align: center, at: { leading: 16, top: 246, size: [140, 24] } }
    - { text: wrapped, id: wrapped, font: { size: 13 }, at: { leading: 172, top: 208, size: [120, 60] } }
    """,
    "uikit/view/layers": [
      box("plain", 16, 16, 80, 60, "fill: blue"),
      box("rounded", 112, 16, 80, 60, "fill: green, corner-radius: 12"),
      box(
        "bordered", 208, 16, 80, 60,
        "fill: gray, border: { width: 2, color: red }, corner-radius: 8"),
      box("faded", 16, 92, 80, 60, "fill: indigo, opacity: 0.5"),
      "- { shape: rectangle, fill: orange, rotate: 22.5, at: { leading: 112, top: 92, size: [80, 60] } }",
      """
      - { group: [{ shape: rectangle, id: overflow, fill: pink, at: { leading: 40, top: 30, size: [80, 60] } }], id: clipping, clip: true, fill: teal, at: { leading: 208, top: 92, size: [80, 60] } }
      """,
      box(
        "shadowed", 16, 180, 80, 60,
        "fill: white, shadow: { color: \"black 30%\", radius: 6, offset: [0, 4] }"),
      box(
        "continuous", 112, 180, 80, 60, "fill: purple, corner-radius: 20, corner-curve: continuous"),
      box("corners", 208, 180, 80, 60, "fill: brown, corner-radius: [16, 0, 16, 0]"),
    ].joined(separator: "\n"),
    "uikit/view/looks": [
      box("pathShadow", 16, 16, 80, 60, "fill: white, shadow: { radius: 4, offset: [0, 2] }"),
      box(
        "tinted", 112, 16, 80, 60,
        "fill: gray, corner-radius: 10, shadow: { color: \"blue 60%\", radius: 2, offset: [3, 3] }"),
      box("hairline", 208, 16, 80, 60, "corner-radius: 10, border: { width: 0.5, color: black }"),
      box("capsule", 16, 92, 80, 60, "corner-radius: 30, border: { width: 4, color: green }"),
      box("overRadius", 112, 92, 80, 60, "fill: teal, corner-radius: 40"),
      """
      - group:
          - { shape: rectangle, id: group-first, fill: red, at: { leading: 0, top: 0, size: [50, 40] } }
          - { shape: rectangle, id: group-second, fill: blue, at: { leading: 30, top: 20, size: [50, 40] } }
        id: group
        opacity: 0.5
        at: { leading: 208, top: 92, size: [80, 60] }
      """,
      """
      - { group: [{ shape: ellipse, id: mask, fill: red, at: { all: 5 } }], id: masked, at: { leading: 16, top: 168, size: [80, 60] } }
      """,
      """
      - { group: [{ shape: rectangle, id: container-child, fill: white, corner-radius: 14, at: { leading: 10, top: 5, size: [60, 50] }, shadow: { radius: 5 } }], id: container, at: { leading: 112, top: 168, size: [80, 60] } }
      """,
      box(
        "continuousBorder", 208, 168, 80, 60,
        "corner-radius: 20, corner-curve: continuous, border: { width: 3, color: black }"),
    ].joined(separator: "\n"),
  ]
}

extension DrawCommand {
  /// What a group turned in the plane reaches over.
  fileprivate var rotatedBox: Rect? {
    guard case .group(let group) = self else { return nil }
    if group.transform.b != 0, case .fill(let fill)? = group.children.first {
      return group.transform.boundingBox(of: fill.shape.bounds)
    }
    return group.children.lazy.compactMap(\.rotatedBox).first
  }
}
