import Galley
import GalleyGeometry
import GalleyRecords
import Testing

@testable import GalleyScenes

/// control-frames.csv: where each part of the controls lies, on six devices, upright and on their
/// side, in both looks.
@Suite struct ControlFrameTests {
  @Test(arguments: BarFrame.devices, ["portrait", "landscape"])
  func `controls are as large as on the device`(_ device: String, _ orientation: String) throws {
    let rows = ControlFrame.all
    #expect(rows.count > 30)
    var counts: [BarFrame.Certainty: Int] = [:]
    for row in rows {
      let parts = try parts(
        of: row.layer, on: "device: \(device), orientation: \(orientation), look: \(row.look)")
      let part = try #require(parts[row.part], "\(row.layer) \(row.part) is not drawn")
      let numbers = [part.minX, part.minY, part.width, part.height]
      for (number, expected) in zip(numbers, row.numbers) {
        guard let expected else { continue }
        #expect(
          abs(number - expected) <= row.bound,
          "\(row.look) \(row.layer) \(row.part): \(numbers), expected \(row.numbers), \(row.certainty)"
        )
      }
      counts[row.certainty, default: 0] += 1
    }
    let recordedOptions = BarFrame.Certainty.allCases.map { "\(counts[$0] ?? 0) \($0)" }
    print(
      "frames of controls on \(device), \(orientation): \(recordedOptions.joined(separator: ", "))")
  }

  /// The parts by their names in the table, from the corner of the control, unaligned but for dots.
  private func parts(of layer: String, on screen: String) throws -> [String: Rect] {
    let isWide = layer.hasPrefix("slider") || layer.hasPrefix("progress")
    let text = """
      galley: 1
      screen: { \(screen) }
      views: [{ id: one, \(layer), at: { leading: 60, top: 100\(isWide ? ", width: 200" : "") } }]
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    let drawing = try scene.drawing(of: scene.states[0], using: FixedResources())
    let layers = (drawing.record().layers ?? []).filter { $0.kind != "background" }
    let frame = try #require(layers.first).frame
    let away = Point.zero - frame.origin
    let shapes = layers.filter { $0.kind == "shape" }.map { $0.frame.offset(by: away) }
    var parts = ["frame": frame.offset(by: away)]
    parts["track"] = shapes.first
    parts["knob"] = shapes.last
    parts["lens"] = shapes.last
    if layer.hasPrefix("page-control") {
      let dots = drawing.picture.commands.dropFirst().flatMap(\.leaves).compactMap(\.fillBounds)
        .map { $0.offset(by: away) }
      parts["first-dot"] = dots[0]
      parts["second-dot"] = dots[1]
      parts["dot-size"] = dots[0]
      parts["pitch"] = Rect(x: 0, y: 0, width: dots[1].midX - dots[0].midX, height: 0)
    }
    return parts
  }
}
