import Foundation
import Testing

@testable import GalleyCommand

/// Images are sources of a scene as its text is.
@Suite struct AssetTests {
  private let suite: RingSuite
  private let console = TestConsole()

  /// A scene whose states show one image each.
  init() throws {
    suite = try RingSuite()
    try suite.remove("scenes/ring.yaml")
    try suite.remove("scenes/row.yaml")
    for name in ["one", "two"] { try writeImage(name, fill: "teal") }
    try suite.folder.write(
      """
      galley: 1
      screen: { size: [40, 40], scale: 1, background: white }
      views:
        - collection: pictures
          layout: { kind: ring, item: 10 }
          cell: { style: icon, image: '{cover}.svg', inset: 0 }
          items: [{ cover: one }, { cover: two }]
      states:
        - { name: first, start: { items: 1 } }
        - { name: second }
      """, to: "scenes/pictures.yaml")
  }

  private func writeImage(_ name: String, fill: String) throws {
    try suite.folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">\
      <rect width="10" height="10" fill="\(fill)"/></svg>
      """, to: "scenes/\(name).svg")
  }

  @Test func `an image that has changed since the check makes its scene stale`() throws {
    #expect(suite.check(on: console) == .different, "\(console.messageText)")
    try writeImage("two", fill: "red")
    #expect(suite.run(["approve"], on: console) == .trouble)
    #expect(
      console.messageText.contains("two.svg' has changed since 'pictures' was drawn from it"),
      "\(console.messageText)")
    #expect(try suite.references() == [:])
    try suite.approveAll()
    try suite.remove("scenes/one.svg")
    #expect(suite.run(["prune"], on: console) == .trouble)
    #expect(console.messageText.contains("one.svg', from which 'pictures' was drawn, is not there"))
  }

  @Test func `an image that no state shows does not matter`() throws {
    #expect(suite.check("--state", "first") == .different)
    try writeImage("two", fill: "red")
    #expect(suite.run(["approve"]) == .success)
  }

  @Test func `the whole is drawn from the images of all parts`() throws {
    for part in ["1/2", "2/2"] { #expect(suite.checkPart(part) == .different) }
    #expect(suite.merge(["1", "2"], on: console) == .different)
    try writeImage("two", fill: "red")
    #expect(suite.run(["approve"], on: console) == .trouble)
    #expect(console.messageText.contains("two.svg' has changed since"))
  }

  @Test func `parts that saw different images are not merged`() throws {
    #expect(suite.checkPart("1/2") == .different)
    try writeImage("one", fill: "red")
    #expect(suite.checkPart("2/2") == .different)
    #expect(suite.merge(["1", "2"], on: console) == .trouble)
    #expect(console.messageText.contains("one.svg' was another file to each"))
  }
}
