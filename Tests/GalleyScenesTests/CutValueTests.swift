import Galley
import Testing

/// Braces in which a comma ends a value earlier than its author meant.
@Suite struct CutValueTests {
  private func warnings(_ item: String) throws -> [String] {
    let scene = try TestScene.read(
      views: """
        - collection: words
          layout: { kind: flow, item: 40 }
          cell: { style: plain }
          items: [\(item)]
        """)
    return scene.warnings.map(\.description)
  }

  private func warning(_ key: String, _ cure: String) -> String {
    "the key '\(key)' has no value; in braces a comma ends a value, so quote one that holds a comma: \(cure)"
  }

  @Test func `a key without a value that holds a blank is told, with its place`() throws {
    #expect(
      try warnings("{ low: 1,786 to go }") == [
        "scene.yaml:7:22: warning: " + warning("786 to go", "low: \"1,786 to go\"")
      ])
  }

  @Test(arguments: [
    ("{ low: 1,786 }", "786", "low: \"1,786\""),
    ("{ name: Smith, the elder, age: 3 }", "the elder", "name: \"Smith, the elder\""),
  ])
  func `the cure is the text as it was meant`(item: String, key: String, cure: String) throws {
    let recordedOptions = try warnings(item)
    #expect(recordedOptions.count == 1)
    #expect(recordedOptions.first?.hasSuffix(warning(key, cure)) == true)
  }

  @Test(arguments: [
    "{ name: Smith, new: }", "{ name: Smith, badge }", "{ \"so many\": , a: 1 }",
    "{ so many: null }", "{ low: \"1,786 to go\" }", "{ two words: 3 }",
  ])
  func `keys that are meant are no matter of warning`(item: String) throws {
    #expect(try warnings(item).isEmpty)
  }
}
