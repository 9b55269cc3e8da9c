import Foundation
import Galley
import Testing

/// The numbers that the scene format names as its limits are those at which scenes are refused.
@Suite struct SceneLimitTests {
  private let text = Article.named("SceneFormat.md")?.text.components(separatedBy: "## Limits").last

  /// A limit as the article words it, and a scene that goes beyond the number by some.
  private static let limits: [(words: String, scene: @Sendable (Int) -> String)] = [
    ("a canvas of # pixels a side", { "screen: { size: [\($0), 10], scale: 1 }\nviews: []" }),
    (
      "# states",
      { count in
        let states = (0..<count).map { "  - { name: s\($0) }\n" }.joined()
        return "screen: { size: [9, 9] }\nviews: []\nstates:\n\(states)"
      }
    ),
    (
      "# gestures a state",
      { count in
        let gestures = [String](repeating: "{ scroll: end }", count: count).joined(separator: ", ")
        return """
          screen: { size: [9, 9] }
          views: [{ collection: c, layout: grid, cell: { style: disc }, items: 1 }]
          states: [{ name: a, do: [\(gestures)] }]
          """
      }
    ),
    (
      "texts of # bytes each",
      { count in
        "screen: { size: [9, 9] }\nviews: [{ text: \"\(String(repeating: "a ", count: count / 2 + 1))\" }]"
      }
    ),
  ]

  @Test(arguments: limits.indices) func `a scene beyond a limit is refused`(index: Int) throws {
    let (words, scene) = Self.limits[index]
    let pattern = words.replacing("#", with: "([0-9,]+)")
    let match = try #require(try text?.firstMatch(of: Regex<(Substring, Substring)>(pattern)))
    let number = try #require(Int(match.output.1.replacing(",", with: "")))
    #expect(throws: Never.self) { try draw(scene(number - 2)) }
    let error = #expect(throws: SceneError.self) { try draw(scene(number + 1)) }
    // Told in words, with the number.
    let message = String(describing: error)
    #expect(message.contains("\(number)"), "\(message)")
  }

  private func draw(_ text: String) throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "galley-limit-" + UUID().uuidString + ".yaml")
    try "galley: 1\n\(text)\n".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let renderer = try Renderer()
    let scene = try SceneLoader(families: renderer.fontFamilies()).load(contentsOf: file.path)
    let state = try #require(scene.states.last)
    let picture = try scene.drawing(of: state, scale: 1, using: renderer).picture
    _ = try Samples.encode(picture, as: "png", with: renderer)
  }
}
