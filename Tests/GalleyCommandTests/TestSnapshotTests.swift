import Foundation
import GalleyChecking
import Testing

@testable import GalleyCommand

/// Snapshots of a package's own tests, from files to words; a build takes seconds.
@Suite struct TestSnapshotTests {
  private static let tests = """
    import SnapshotTesting
    import UIKit
    import XCTest

    final class BadgeTests: XCTestCase {
      private func badge(_ width: CGFloat) -> UIView {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 20))
        label.text = "New"
        label.backgroundColor = .systemBackground
        return label
      }

      func testBadge() {
        assertSnapshot(of: badge(40), as: .image, named: "light")
        assertSnapshot(
          of: badge(40), as: .image(traits: .init(userInterfaceStyle: .dark)), named: "dark")
        assertSnapshot(of: badge(40), as: .image(precision: 0), named: "any")
      }
      func testTexts() {
        assertSnapshot(of: ["b": 1, "a": 2], as: .dump)
        assertSnapshot(matching: badge(40), as: .recursiveDescription)
      }
      func testRecords() {
        withSnapshotTesting(record: .all) { assertSnapshot(of: "one", as: .lines) }
      }
      func testLeavesThePackage() {
        let failure = verifySnapshot(of: "one", as: .lines, snapshotDirectory: "/tmp/elsewhere")
        XCTAssertTrue(failure?.contains("out of which nothing is written") == true)
      }
    }
    """

  private static let dump = """
    ▿ 2 key/value pairs
      ▿ (2 elements)
        - key: "a"
        - value: 2
      ▿ (2 elements)
        - key: "b"
        - value: 1

    """

  @Test func `a snapshot is recorded, compared, and written over where the user says so`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder("BadgeTests"), withIntermediateDirectories: true)
    try folder.write(Self.tests, to: "BadgeTests/BadgeTests.swift")
    func run(_ arguments: String...) -> (status: CommandExitStatus, text: String, messages: String)
    {
      let console = TestConsole()
      // Whatever the variables of this run say.
      let status = RunEnvironment.$current.withValue(RunEnvironment { _ in nil }) {
        console.run(["test", folder("."), "--tests", folder("BadgeTests")] + arguments)
      }
      return (status, console.outputText, console.messageText)
    }
    func bytes(_ name: String) throws -> [UInt8] {
      try folder.read("BadgeTests/__Snapshots__/BadgeTests/\(name)")
    }
    func write(_ bytes: [UInt8], _ name: String) throws {
      let path = folder("BadgeTests/__Snapshots__/BadgeTests/\(name)")
      try Data(bytes).write(to: URL(filePath: path))
    }

    var found = run()
    #expect(found.status == .different)
    #expect(found.text.contains("recorded the reference"), "\(found.text)")
    #expect(found.text.contains("assertions: 1 passed, 6 failed"), "\(found.text)")
    let light = try bytes("testBadge.light.png")
    #expect(try light.count > 100 && light != bytes("testBadge.dark.png"))
    #expect(try String(decoding: bytes("testTexts.1.txt"), as: UTF8.self) == Self.dump)
    #expect(
      try String(decoding: bytes("testTexts.2.txt"), as: UTF8.self)
        .hasPrefix("<UILabel; frame = (0 0; 40 20); text = 'New'"))

    // Nothing has changed, so nothing is built; code that records never passes.
    found = run()
    #expect(!found.messages.contains("building"), "\(found.messages)")
    #expect(found.text.contains("assertions: 6 passed, 1 failed"), "\(found.text)")
    #expect(found.text.contains("the test's code records"), "\(found.text)")

    try write(bytes("testBadge.dark.png"), "testBadge.light.png")
    try write(Array("two".utf8), "testRecords.1.txt")
    found = run()
    #expect(found.text.contains("pixels differ"), "\(found.text)")
    #expect(found.text.contains("  difference: "), "\(found.text)")
    #expect(try bytes("testRecords.1.txt") == Array("two".utf8))
    #expect(try bytes("testBadge.light.png") == bytes("testBadge.dark.png"))

    found = run("--record", "failed")
    #expect(found.text.contains("in place of the old one"), "\(found.text)")
    #expect(try bytes("testBadge.light.png") == light)
    #expect(try bytes("testRecords.1.txt") == Array("one".utf8))

    found = run("--record", "never", "--references", "__Galley__")
    #expect(found.text.contains("there is no reference"), "\(found.text)")
    #expect(!FileManager.default.fileExists(atPath: folder("BadgeTests/__Galley__")))
    #expect(run("--references", "../x").status == .trouble)
    #expect(run("--record", "some").status == .trouble)
  }
}
