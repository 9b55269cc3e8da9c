import Galley

/// What a list of rows that are as high as their texts takes against rows of one height, from the
/// scene's bytes to the picture's.
enum SelfSizingTable {
  private static let count = 10_000

  static func run(_ log: inout VerdictLog) throws {
    report("\(count) rows of three texts as high as these, against rows 80 points high")
    for (name, second) in texts {
      let measured = scene(height: "fit", second: second)
      let fixed = scene(height: "80", second: second)
      let pairs = try Pairs(
        count: 5, ours: { try cost(of: fixed) }, theirs: { try cost(of: measured) })
      let ratio = pairs.ratio(\.processor)
      report(
        "  \(name.padded(26))\(ratio.formatted(places: 1))x as long  "
          + log.verdict("self-sizing rows, \(name)", ratio, atMost: 32))
    }
    report("")
  }

  private static let texts = [
    ("each on one line", "A line about {number} that says something of it"),
    (
      "the second on two lines",
      "A line about {number} that says a good deal more of it than one line can hold on a phone"
    ),
  ]

  /// In a process of one picture, fonts are found and read for it: they are here too.
  private static func cost(of scene: String) throws -> Cost {
    try Measurement.cost {
      let renderer = try Renderer()
      let loader = SceneLoader(families: renderer.fontFamilies())
      let scene = try loader.load(bytes: Array(scene.utf8), path: "rows.galley.yaml")
      let picture = try scene.drawing(of: scene.states[0], using: renderer).picture
      _ = try PNGFormat().encode(picture, with: renderer)
    }
  }

  private static func scene(height: String, second: String) -> String {
    """
    galley: 1
    screen: { device: iphone-16 }
    views:
      - collection: rows
        items: \(count)
        layout: { kind: flow, item: { width: 100%, height: \(height) }, line-spacing: 0 }
        cell:
          - stack: vertical
            at: { horizontal: 16, vertical: 8 }
            spacing: 4
            layers:
              - { text: "Row number {number}" }
              - { text: "\(second)", font: { size: 15 } }
              - { text: "Small {number}", font: { size: 13 } }
    states: [{ name: top }]
    """
  }
}
