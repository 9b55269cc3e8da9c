import Galley
import Testing

/// What tests of charts ask of a picture's record.
protocol ChartRecording {}

extension ChartRecording {
  /// The record of a chart called c, alone on a screen.
  ///
  /// - `more`: Keys of the scene.
  /// - `beside`: Layers before the chart.
  /// - `states`: Those of the scene, of which the last is recorded.
  func record(
    _ chart: String, size: String = "[300, 200]", more: String = "", beside: String = "",
    states: String = ""
  ) throws -> ScreenRecord {
    let scene = try scene(chart, size: size, more: more, beside: beside, states: states)
    return try scene.drawing(of: scene.states[scene.states.count - 1], using: FixedResources())
      .record()
  }

  func scene(
    _ chart: String, size: String = "[300, 200]", more: String = "", beside: String = "",
    states: String = ""
  ) throws -> Scene {
    let text = """
      galley: 1
      screen: { size: \(size), scale: 1 }
      \(more)
      views:
      \(beside)
        - { chart: c, \(chart) }
      \(states)
      """
    return try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
  }

  /// What is wrong with a chart, as reading or else drawing says.
  func mistake(_ chart: String) -> String {
    do {
      _ = try record(chart)
      return ""
    } catch {
      return "\(error)"
    }
  }

  func layer(_ name: String, of record: ScreenRecord) throws -> ScreenRecord.Layer {
    try #require(record.layers?.first { "\($0.name)" == name }, "\(names(of: record))")
  }

  func names(of record: ScreenRecord) -> [String] { record.layers?.map { "\($0.name)" } ?? [] }

  func texts(below name: String, of record: ScreenRecord) -> [String] {
    (record.layers ?? []).filter { "\($0.name)".hasPrefix(name + "/") }.compactMap { layer in
      layer.look?.parts.compactMap { part -> String? in
        if case .text(let text) = part.matter { text.string } else { nil }
      }.first
    }
  }
}
