import Foundation
import GalleyChecking
import GalleyRendering
import Testing

@testable import GalleyCommand

/// States and scenes that have another name than their references.
@Suite struct RenameTests {
  private let suite: RingSuite
  private let console = TestConsole()

  /// `ring` has the states `one`, `two` and `three`, and no reference of theirs is new.
  init() throws {
    suite = try RingSuite()
    try suite.remove("scenes/row.yaml")
    try write("ring")
    try suite.approveAll()
  }

  /// Writes a scene of states with one item more each than the one before.
  private func write(
    _ scene: String, _ names: [String] = ["one", "two", "three"], fill: String = "teal",
    extra: String = ""
  ) throws {
    let states = names.enumerated().map { number, name in
      "  - { name: \(name), start: { items: \(number + 3) } }\n"
    }
    try suite.folder.write(
      """
      galley: 1
      screen: { size: [40, 40], scale: 1, background: white }
      views:
        - collection: ring
          layout: { kind: ring, item: 10 }
          cell: { style: disc, fill: \(fill) }
          items: 9
      \(extra)
      states:
      \(states.joined())
      """, to: "scenes/\(scene).yaml")
  }

  private func paths() throws -> [String] { try suite.references().keys.sorted() }

  private func text(_ file: String) throws -> String {
    String(decoding: try suite.folder.read(file), as: UTF8.self)
  }

  @Test func `a state of another name is renamed in every report, and approved as a move`() throws {
    let before = try suite.references()
    try write("ring", ["uno", "two", "three"])
    let (junit, table) = (suite.folder("junit.xml"), suite.folder("table.md"))
    #expect(suite.check("--junit", junit, "--markdown", table, on: console) == .different)
    #expect(
      console.outputText.hasPrefix(
        """
        renamed  ring/uno
          was called 'ring/one'
          expected   \(suite.folder("refs"))/ring/one.png
          actual     \(suite.folder("results"))/drawn/ring/uno.png

        1 renamed, 2 same (
        """), "\(console.outputText)")
    #expect(console.outputText.contains("or galley approve ring/uno "), "\(console.outputText)")
    #expect(
      try text("junit.xml").contains(
        "<failure message=\"ring/uno was called &#39;ring/one&#39;\" type=\"renamed\">"))
    #expect(try text("table.md").contains("| ring/uno | renamed | was called 'ring/one' |  |"))
    let page = try text("results/report.html")
    #expect(page.contains("\"verdict\": \"was called 'ring/one'\""))
    #expect(page.ranges(of: "data-role=\"expected\"").count == 1)
    #expect(page.ranges(of: "data-role=\"actual\"").count == 1)
    let github = TestConsole()
    #expect(suite.check("--format", "github", on: github) == .different)
    #expect(github.outputText.contains("title=ring/uno renamed::ring/uno was called 'ring/one'"))
    let json = TestConsole()
    #expect(suite.check("--format", "json", on: json) == .different)
    #expect(json.outputText.contains("\"former\": \"ring/one.png\""))
    #expect(json.outputText.contains("\"renamed\": 1"))

    #expect(suite.run(["approve"], on: console) == .success)
    #expect(console.messageText == "approved ring/uno\n")
    #expect(try paths() == ["ring/three.png", "ring/two.png", "ring/uno.png"])
    #expect(try suite.references()["ring/two.png"] == before["ring/two.png"])
    let after = TestConsole()
    #expect(suite.check(on: after) == .success)
    #expect(after.outputText.hasPrefix("3 same ("), "\(after.outputText)")
  }

  @Test func `a scene of another name is told once, and approved by its number`() throws {
    try suite.remove("scenes/ring.yaml")
    try write("circle")
    #expect(suite.check(on: console) == .different)
    #expect(
      console.outputText.hasPrefix(
        """
        change 1  3 states of 'circle'
          'circle' was called 'ring'
          in circle/one, circle/two, circle/three

        3 renamed (
        """), "\(console.outputText)")
    let github = TestConsole()
    #expect(suite.check("--format", "github", on: github) == .different)
    #expect(github.outputText.contains("title=3 states of 'circle' renamed::"))
    #expect(github.outputText.split(separator: "\n").count == 1)
    #expect(suite.run(["approve", "--change", "1"]) == .success)
    #expect(try paths() == ["circle/one.png", "circle/three.png", "circle/two.png"])
    // The folder of a scene that is no more goes with its last reference.
    #expect(!FileManager.default.fileExists(atPath: suite.folder("refs/ring")))
    #expect(suite.check() == .success)
  }

  @Test(arguments: [["two", "one", "three"], ["zero", "one", "two"], ["three", "one", "two"]])
  func `names that were swapped or passed on are renamed`(names: [String]) throws {
    try write("ring", names)
    #expect(suite.check(on: console) == .different)
    let count = zip(names, ["one", "two", "three"]).count { $0 != $1 }
    let summary = console.outputText.split(separator: "\n").dropLast().last ?? ""
    #expect(
      summary.hasPrefix(count == 3 ? "3 renamed (" : "\(count) renamed, 1 same ("),
      "\(console.outputText)")
    // Nothing is left of the comparison with the picture of another state.
    #expect(!(try suite.folder.contents().contains { $0.hasPrefix("results/diff") }))
    #expect(suite.run(["approve"]) == .success)
    #expect(try paths() == names.map { "ring/\($0).png" }.sorted())
    #expect(suite.check() == .success)
  }

  @Test func `one of two names that were swapped can be approved by itself`() throws {
    try write("ring", ["two", "one", "three"])
    #expect(suite.check() == .different)
    #expect(suite.run(["approve", "ring/two"]) == .success)
    #expect(try paths() == ["ring/one.png", "ring/three.png", "ring/two.png"])
    #expect(suite.run(["approve"]) == .success)
    #expect(suite.check() == .success)
  }

  @Test func `pictures that changed places without their states are changed`() throws {
    let looks = { (light: String, dark: String) in
      try write(
        "ring", ["one"], fill: "$tint",
        extra:
          "palette: { tint: { light: \(light), dark: \(dark) } }\nmatrix: { theme: [light, dark] }")
    }
    try looks("teal", "tomato")
    try suite.approveAll()
    try looks("tomato", "teal")
    #expect(suite.check(on: console) == .different)
    #expect(console.outputText.contains("2 changed"), "\(console.outputText)")
  }

  @Test func `a state that is drawn as one that is gone, and had another picture, has changed`()
    throws
  {
    // `two` takes the picture of `one`, and its own is nobody's any more.
    try suite.folder.write(
      try text("scenes/ring.yaml").replacing("- { name: one, start: { items: 3 } }", with: "")
        .replacing("items: 4", with: "items: 3"), to: "scenes/ring.yaml")
    #expect(suite.check(on: console) == .different)
    #expect(
      console.outputText.contains("1 changed, 1 obsolete, 1 same"), "\(console.outputText)")
  }

  @Test func `a state of another name and another picture is new, and the reference obsolete`()
    throws
  {
    try write("ring", ["uno", "two", "three"], fill: "tomato")
    #expect(suite.check(on: console) == .different)
    #expect(
      console.outputText.contains("2 changed, 1 new, 1 obsolete ("), "\(console.outputText)")
  }

  @Test func `of equal pictures each has the reference that its names or gestures point to`() throws
  {
    // Two scenes of the same pictures have other names at once, and one of their states.
    try write("row")
    try suite.approveAll()
    try suite.remove("scenes/ring.yaml")
    try suite.remove("scenes/row.yaml")
    try write("a", ["one", "two", "drei"])
    try write("b")
    #expect(suite.check("--verbose", on: console) == .different)
    for (now, before) in [
      ("a/one", "ring/one"), ("a/two", "ring/two"), ("a/drei", "row/three"), ("b/one", "row/one"),
      ("b/two", "row/two"), ("b/three", "ring/three"),
    ] {
      #expect(
        console.outputText.contains("renamed  \(now)\n  was called '\(before)'\n"),
        "\(console.outputText)")
    }
    let again = TestConsole()
    #expect(suite.check("--verbose", on: again) == .different)
    let lines = { (text: String) in text.split(separator: "\n").filter { !$0.contains(" s)") } }
    #expect(lines(again.outputText) == lines(console.outputText))
    #expect(suite.run(["approve"]) == .success)
    #expect(try paths().count == 6)
  }

  @Test(arguments: [true, false])
  func `a reference without a record has the name of its pixels`(hasDigest: Bool) throws {
    let reference = try suite.folder.read("refs/ring/one.png")
    let bare = RingSuite.file(
      reference, withoutChunks: hasDigest ? ["Xt"] : ["Xt", "gaPD"])
    try Data(bare).write(to: URL(filePath: suite.folder("refs/ring/one.png")))
    try write("ring", ["uno", "two", "three"])
    #expect(suite.check(on: console) == .different)
    #expect(console.outputText.contains("1 renamed, 2 same ("), "\(console.outputText)")
    #expect(suite.run(["approve"]) == .success)
    #expect(suite.check() == .success)
  }

  @Test
  func
    `a state whose reference another one still has, which changed, was called as one that is gone`()
    throws
  {
    try write("row")
    try suite.approveAll()
    try write("row", fill: "red")
    try FileManager.default.moveItem(
      atPath: suite.folder("refs/ring/one.png"), toPath: suite.folder("refs/ring/gone.png"))
    #expect(suite.check(on: console) == .different)
    #expect(console.outputText.contains("was called 'ring/gone'"), "\(console.outputText)")
    #expect(console.outputText.contains("\n3 changed, 1 renamed, 2 same ("))
  }

  @Test func `where one state is asked for its former name is found, and nothing else is told`()
    throws
  {
    try write("ring", ["uno", "two", "drei"])
    #expect(suite.check("--state", "uno", on: console) == .different)
    #expect(console.outputText.contains("was called 'ring/one'"))
    #expect(console.outputText.contains("\n1 renamed ("), "\(console.outputText)")
    #expect(suite.run(["approve"]) == .success)
    #expect(try paths() == ["ring/three.png", "ring/two.png", "ring/uno.png"])

    // What another state draws alike, asked for or not, has its own name.
    try suite.folder.write(
      try text("scenes/ring.yaml") + "  - { name: twin, start: { items: 4 } }\n",
      to: "scenes/ring.yaml")
    let twin = TestConsole()
    #expect(suite.check("--state", "twin", on: twin) == .different)
    #expect(twin.outputText.contains("\n1 new ("), "\(twin.outputText)")
  }

  @Test
  func `a scene has had another name where all scenes are known, not where one file is named`()
    throws
  {
    try suite.remove("scenes/ring.yaml")
    try write("circle")
    #expect(suite.check("--state", "two", on: console) == .different)
    #expect(console.outputText.contains("was called 'ring/two'"), "\(console.outputText)")
    let alone = TestConsole()
    #expect(
      suite.run(
        ["check", suite.folder("scenes/circle.yaml"), "--references", suite.folder("refs")],
        on: alone) == .different)
    #expect(alone.outputText.contains("\n3 new ("), "\(alone.outputText)")
  }

  @Test func `drawings of shapes are renamed, too`() throws {
    let check = "check: { format: svg }"
    try suite.remove("refs/ring")
    try write("ring", extra: check)
    _ = suite.check()
    #expect(suite.run(["approve"]) == .success)
    try write("ring", ["uno", "two", "three"], extra: check)
    #expect(suite.check(on: console) == .different)
    #expect(console.outputText.contains("1 renamed, 2 same ("), "\(console.outputText)")
    #expect(suite.run(["approve"]) == .success)
    #expect(try paths() == ["ring/three.svg", "ring/two.svg", "ring/uno.svg"])
    #expect(suite.check() == .success)
  }

  @Test func `the course of a state moves with its still`() throws {
    let moving = { (name: String) in
      try write("ring", ["one"])
      try suite.folder.write(
        try text("scenes/ring.yaml") + "  - { name: \(name), do: [{ tap: background }] }\n",
        to: "scenes/ring.yaml")
    }
    try moving("moving")
    #expect(suite.checkCourses() == .different)
    #expect(suite.run(["approve"]) == .success)
    #expect(suite.run(["prune"]) == .success)
    try moving("going")
    #expect(suite.checkCourses(on: console) == .different)
    #expect(
      console.outputText.contains(
        "renamed  ring/going.apng\n  was called 'ring/moving.apng'\n"), "\(console.outputText)")
    #expect(console.outputText.contains("2 renamed, 1 same ("), "\(console.outputText)")
    #expect(suite.run(["approve"]) == .success)
    #expect(try paths() == ["ring/going.apng", "ring/going.png", "ring/one.png"])
    #expect(suite.checkCourses() == .success)
  }

  @Test func `parts find a renamed state when they are joined`() throws {
    try write("ring", ["two", "uno", "three"])
    for part in ["1/3", "2/3", "3/3"] { #expect(suite.checkPart(part) != .trouble) }
    #expect(suite.merge(["1", "2", "3"], on: console) == .different)
    #expect(console.outputText.contains("2 renamed, 1 same ("), "\(console.outputText)")
    #expect(!(try suite.folder.contents().contains { $0.hasPrefix("results/diff") }))
    #expect(suite.run(["approve"]) == .success)
    #expect(try paths() == ["ring/three.png", "ring/two.png", "ring/uno.png"])
    #expect(suite.check() == .success)
  }

  @Test func `a review tells the name that the state had`() throws {
    try write("ring", ["uno", "two", "three"])
    _ = suite.check()
    let console = TestConsole(keys: "a")
    #expect(suite.run(["review"], on: console) == .success)
    #expect(
      console.messageText.hasPrefix(
        """
        [1/1] ring/uno: renamed
          was called 'ring/one'
          expected: \(suite.folder("refs"))/ring/one.png
          actual:   \(suite.folder("results"))/drawn/ring/uno.png

        """), "\(console.messageText)")
    #expect(suite.check() == .success)
  }

  @Test(arguments: [["uno", "two", "three"], ["two", "one", "three"], ["zero", "one", "two"]])
  func `an approved name can be taken back, byte for byte`(names: [String]) throws {
    let before = try suite.references()
    try write("ring", names)
    _ = suite.check()
    do {
      var approval = try Approval(of: ResultsFolder(suite.folder("results")))
      let entries = approval.open
      try approval.accept(entries)
      #expect(try paths() == names.map { "ring/\($0).png" }.sorted())
      try approval.takeBack(entries)
      #expect(try suite.references() == before)
      try approval.accept(entries)
      // What has come to the former name since stays, and nothing is taken back.
      guard names[0] == "uno" else { return }
      try suite.folder.write("someone's", to: "refs/ring/one.png")
      let accepted = try suite.references()
      do {
        try approval.takeBack(entries)
        Issue.record("what has changed since was taken back")
      } catch {
        #expect("\(error)".contains("refs/ring/one.png' has changed"))
      }
      #expect(try suite.references() == accepted)
    }
  }

  // MARK: - Bad input

  @Test func `a reference that changed under its former name is stale, and nothing is moved`()
    throws
  {
    try write("ring", ["uno", "two", "three"])
    _ = suite.check()
    try suite.folder.write("someone's", to: "refs/ring/one.png")
    let before = try suite.references()
    #expect(suite.run(["approve"], on: console) == .trouble)
    #expect(console.messageText.contains("refs/ring/one.png' has changed since the check"))
    #expect(console.messageText.contains("nothing was changed"))
    #expect(try suite.references() == before)
  }

  @Test func `a reference that is gone from its former name already is no problem`() throws {
    try write("ring", ["uno", "two", "three"])
    _ = suite.check()
    try suite.remove("refs/ring/one.png")
    #expect(suite.run(["approve"], on: console) == .success)
    #expect(suite.check() == .success)
  }

  @Test func `a folder in the place of the former reference leaves all as it was`() throws {
    try write("ring", ["uno", "two", "three"])
    _ = suite.check()
    try suite.remove("refs/ring/one.png")
    try suite.makeFolder("refs/ring/one.png")
    #expect(suite.run(["approve"], on: console) == .trouble)
    #expect(!(try suite.folder.contents().contains("refs/ring/uno.png")))
  }

  @Test(arguments: ["../one.png", "/etc/passwd", "ring/.one.png", "ring", ""])
  func `a manifest cannot name a former reference elsewhere`(path: String) throws {
    try write("ring", ["uno", "two", "three"])
    _ = suite.check()
    try suite.folder.write(
      try text("results/manifest.json").replacing(
        "\"former\": \"ring/one.png\"", with: "\"former\": \"\(path)\""),
      to: "results/manifest.json")
    #expect(suite.run(["approve"], on: console) == .trouble)
    #expect(
      console.messageText.contains(".former' is not a path below the references"),
      "\(console.messageText)")
    #expect(try paths().contains("ring/one.png"))
  }
}
