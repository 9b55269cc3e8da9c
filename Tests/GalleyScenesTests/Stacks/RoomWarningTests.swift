import Galley
import Testing

/// What is told of texts and buttons that find no room; a character of 10 points is 5 wide.
struct RoomWarningTests {
  private func warnings(_ views: String, resources: any DrawingResources) throws -> [String] {
    let scene = try TestScene.read(views: views)
    let state = try #require(scene.states.first)
    return try scene.drawing(of: state, using: resources).warnings.map(\.description)
  }

  @Test func `a text that is cut is told, unless the scene says how`() throws {
    let words = "many words that find no room on one line of so few points"
    let cut = try warnings(
      "- { text: \(words), lines: 1, font: { size: 20 } }", resources: Renderer())
    #expect(
      cut == [
        "scene.yaml:4:5: warning: a text is cut, such as 'many words that find no room on one line…'; give it more room or more lines, or say how to cut it: 'truncate: tail'"
      ])
    let chosen = "- { text: \(words), lines: 1, truncate: tail, font: { size: 20 } }"
    #expect(try warnings(chosen, resources: Renderer()).isEmpty)
    #expect(try warnings("- { text: \(words) }", resources: Renderer()).isEmpty)
  }

  @Test func `a text that runs on under what stands beside it in a stack is told`() throws {
    let stack = { (height: Int) in
      """
      - at: { leading: 0, top: 0, width: 40, height: \(height) }
        stack: vertical
        layers:
          - { text: "0123456789", font: { size: 10 } }
          - { shape: rectangle, fill: red, at: { height: 10 } }
      """
    }
    #expect(try warnings(stack(34), resources: FixedResources()).isEmpty)
    let recordedOptions = try warnings(stack(30), resources: FixedResources())
    #expect(recordedOptions.count == 1)
    #expect(
      recordedOptions[0].hasPrefix(
        "scene.yaml:7:9: warning: the text needs more height than its stack"))
  }

  @Test func `a button wider than the screen is told`() throws {
    let button = { (label: String) in "- { button: \(label), font: { size: 10 }, at: { top: 0 } }" }
    #expect(try warnings(button("Play"), resources: FixedResources()).isEmpty)
    let long = String(repeating: "x", count: 40)
    #expect(
      try warnings(button(long), resources: FixedResources()) == [
        "scene.yaml:4:5: warning: a button is wider than the 200 points that the screen has; give it a width, or fewer words"
      ])
  }
}
