import Galley
import Testing

/// What is a consequence of another change, and what is told by itself.
@Suite struct ConsequenceTests {
  private func record(_ scene: String) throws -> ScreenRecord {
    let text = "galley: 1\nscreen: { size: [390, 400], scale: 1 }\n" + scene
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    let state = try #require(scene.states.first)
    return try scene.drawing(of: state, using: Renderer()).record()
  }

  /// The sentences about a scene with some texts in the place of others, `hence` before those of
  /// consequences.
  private func reported(_ scene: String, _ edits: (String, String)...) throws -> [String] {
    let changed = edits.reduce(scene) { $0.replacing($1.0, with: $1.1) }
    let explanation = LayoutExplanation(from: try record(scene), to: try record(changed))
    return explanation.changes.map { ($0.isConsequence ? "hence " : "") + $0.sentence }
  }

  private static let card = """
    views:
      - { text: Inbox, id: title, at: { top: 20, leading: 16 }, font: { size: 28 } }
      - { shape: rectangle, id: box, at: { top: 200, leading: 16, size: 40 }, fill: teal }
      - { text: Later, id: note, at: { top: 340, trailing: 16 } }
    """

  @Test func `layers that nothing ties to a text are told by themselves`() throws {
    let reported = try reported(
      Self.card, ("Inbox", "Outbox"), ("top: 340", "top: 333"),
      ("top: 200, leading: 16", "top: 200, leading: 23"))
    #expect(
      reported.prefix(3) == [
        #"text 'title' changed from "Inbox" to "Outbox""#, "shape 'box' moved by +7, 0 pt",
        "text 'note' moved by 0, -7 pt",
      ])
    #expect(reported.dropFirst(3).allSatisfy { $0.hasPrefix("hence text 'title' was resized") })
    #expect(reported.count == 4)
  }

  private static let group = """
    views:
      - group:
          - { shape: rectangle, id: card, fill: teal }
          - { text: Gate, id: gate, at: { top: 80, trailing: 16 } }
        id: pass
        at: { top: 20, horizontal: 16, height: 200 }
    """

  @Test func `what lies in a group that grew at its lower end moved by itself`() throws {
    let reported = try reported(Self.group, ("height: 200", "height: 240"), ("top: 80", "top: 88"))
    #expect(
      reported == [
        "text 'gate' moved by 0, +8 pt",
        "group 'pass' was resized from 358 x 200 to 358 x 240 pt",
        "hence shape 'card' was resized from 358 x 200 to 358 x 240 pt",
      ])
  }

  @Test func `what lies in a group that moved moves with it`() throws {
    #expect(
      try self.reported(Self.group, ("top: 20", "top: 25")) == [
        "group 'pass' moved by 0, +5 pt",
        "hence shape 'card' and text 'gate' moved by 0, +5 pt",
      ])
  }

  private static let list = """
    views:
      - collection: groceries
        layout: { kind: flow, item: { width: 100%, height: 44 }, line-spacing: 0 }
        cell: [{ text: "{name}" }]
        items:
          - { id: milk, name: Oat milk }
          - { id: rye, name: Rye bread }
          - { id: plums, name: Plums }
    """

  @Test func `another text is no consequence of a move`() throws {
    let reported = try reported(
      Self.list, ("      - { id: milk, name: Oat milk }\n", ""),
      ("name: Plums }", "name: Plums }\n      - { id: milk, name: Soy milk }"))
    #expect(
      reported == [
        "item 'milk' of 'groceries' moved from index 0 to index 2, behind 2 others",
        #"the text of item 'milk' of 'groceries' changed from "Oat milk" to "Soy milk""#,
        "hence items 'rye' and 'plums' of 'groceries' moved by 0, -44 pt",
        "hence item 'milk' of 'groceries' moved by 0, +88 pt",
      ])
  }

  private static let stack = """
    views:
      - stack: vertical
        id: rows
        at: { top: 20, leading: 16, width: 200 }
        spacing: 2
        layers:
          - { text: One, id: one }
          - { text: Two, id: two }
    """

  @Test func `what a stack was told is why its layers moved`() throws {
    let reported = try reported(Self.stack, ("spacing: 2", "spacing: 12"))
    #expect(reported.first == "spacing of stack 'rows' went from 2 to 12")
    #expect(
      reported.dropFirst().allSatisfy { $0.hasPrefix("hence ") } && reported.count == 3,
      "\(reported)")
  }

  // MARK: Names

  private func explanation(_ scene: String, _ old: String, _ new: String) throws
    -> LayoutExplanation
  {
    let changed = scene.replacing(old, with: new)
    #expect(changed != scene)
    return LayoutExplanation(from: try record(scene), to: try record(changed))
  }

  @Test(arguments: [
    (
      card, "{ shape: rectangle, id: box, at: { top: 200, leading: 16, size: 40 }, fill: teal }",
      "{ group: [{ shape: rectangle, id: box, at: { top: 200, leading: 16, size: 40 }, fill: teal }] }"
    ),
    (card, "id: box", "id: square"), (card, "id: box, ", ""), (list, "id: milk", "id: oats"),
    (list, "collection: groceries", "collection: shopping"),
    (list, #"[{ text: "{name}" }]"#, #"[{ group: [{ text: "{name}" }] }]"#),
  ])
  func `other names alone are held by no gate but that of names`(
    _ scene: String, _ old: String, _ new: String
  ) throws {
    let changes = try explanation(scene, old, new).changes
    #expect(!changes.isEmpty)
    #expect(changes.allSatisfy { $0.toleranceKind == .names }, "\(changes.map(\.sentence))")
    #expect(!changes.contains { Tolerances.exact.stops($0) })
    #expect(changes.allSatisfy { Tolerances(holdsNames: true).stops($0) })
  }

  @Test func `a layer in a group that has another look is told as the same layer`() throws {
    let box = "{ shape: rectangle, id: box, at: { top: 200, leading: 16, size: 40 }, fill: teal }"
    let red = "{ shape: rectangle, id: box, at: { top: 200, leading: 16, size: 40 }, fill: red }"
    let changes = try explanation(Self.card, box, "{ group: [\(red)] }").changes
    #expect(
      changes.contains {
        $0.sentence.hasPrefix("fill of shape 'box' went") && $0.toleranceKind != .names
      },
      "\(changes.map(\.sentence))")
  }
}
