import Foundation
import Galley
import Testing

@testable import GalleyTesting

@Suite struct BadInputTests {
  private let stage: Stage

  init() throws { stage = try Stage() }

  private func run<Value>(_ value: Value, _ format: SnapshotFormat<Value>) -> [String] {
    messages {
      SnapshotClaims.$shared.withValue(SnapshotClaims()) {
        expectSnapshot(of: value, as: format, sourceLocation: stage.line(7))
      }
    }
  }

  /// The last chunks hold no pixels; what a decoder makes of those is a matter of its own tests.
  @Test func `a reference cut anywhere in its pixels is told and stays`() throws {
    let place = SnapshotPlace(
      file: stage("Tests/ShelfTests/ShelfTests.swift"), module: "ShelfTests", test: "cut()",
      name: nil, fileExtension: "png", environment: RunEnvironment { _ in nil })
    let check = SnapshotCheck(
      place: place, comparer: SnapshotComparer(kind: .png, tolerances: .exact), recording: .missing,
      isCI: false)
    let png = try BitmapEncoder.png(dot(atX: 2))
    for length in png.indices.dropLast(16) {
      try stage.write(Array(png[..<length]), to: stage.reference("cut.png"))
      let headline = check.failure(of: png)?.headline
      #expect(headline?.hasPrefix("the reference '\(place.shortPath)' cannot be read: ") == true)
      #expect(stage.read(stage.reference("cut.png"))?.count == length)
    }
    #expect(try stage.files() == [stage.reference("cut.png")])
  }

  @Test func `a reference that cannot be read is recorded anew where the failed are`() throws {
    let test = "a-reference-that-cannot-be-read-is-recorded-anew-where-the-failed-are"
    try stage.write([1, 2, 3], to: stage.reference("\(test).png"))
    let reported = messages(in: ["GALLEY_SNAPSHOTS": "failed"]) {
      expectSnapshot(of: dot(atX: 2), as: .png, sourceLocation: stage.line(7))
    }
    #expect(reported.first?.contains("since the old one could not be read") == true)
    #expect(
      stage.read(stage.reference("\(test).png")) == (try BitmapEncoder.png(dot(atX: 2))))
  }

  @Test func `a folder in the way is told`() throws {
    let name = stage.reference("a-folder-in-the-way-is-told.png")
    try stage.write([], to: name + "/file")
    let reported = run(dot(atX: 2), .png)
    #expect(reported.count == 1)
    #expect(reported.first?.contains("it is a folder; name a file in it") == true)
  }

  @Test func `a file where the folder of references should be is told`() throws {
    try stage.write([], to: "Tests/ShelfTests/__Snapshots__")
    let reported = run(dot(atX: 2), .png)
    #expect(reported.count == 1)
    #expect(reported.first?.contains("a file is in the way where a folder is needed") == true)
  }

  @Test func `bytes that are no PNG never become a reference`() throws {
    let reported = run(Array("no picture".utf8), .png)
    #expect(reported.count == 1)
    #expect(reported.first?.hasPrefix("the snapshot is no PNG that can be read: ") == true)
    #expect(
      stage.read(stage.reference("bytes-that-are-no-PNG-never-become-a-reference.png")) == nil)
  }

  @Test(arguments: [[0xFF, 0x3C], Array("words".utf8)])
  func `bytes that are no SVG never become a reference`(bytes: [UInt8]) throws {
    #expect(run(bytes, .svg).first?.hasPrefix("the snapshot is no SVG") == true)
    #expect(try stage.files().allSatisfy { !$0.contains("__Snapshots__") })
  }

  @Test func `text that is no UTF-8 is told on either side`() throws {
    #expect(run([UInt8(0xFF)], .text).first?.hasPrefix("the snapshot is no text") == true)
    try stage.write(
      [0xFF], to: stage.reference("text-that-is-no-UTF-8-is-told-on-either-side.txt"))
    #expect(run("words", .text).first?.contains("is no text in UTF-8") == true)
  }

  @Test func `a test file that is not where it was compiled is told`() {
    let away = Testing.SourceLocation(
      fileID: "A/B.swift", filePath: stage("nowhere/B.swift"), line: 1, column: 1)
    let reported = messages { expectSnapshot(of: "a", as: .text, sourceLocation: away) }
    #expect(reported.first?.contains("run the tests where their sources are") == true)
  }

  @Test func `what a format throws is told at the expectation`() {
    struct Torn: Error, CustomStringConvertible { let description = "the paper is torn" }
    let format = SnapshotFormat<Int>(.text) { _ in throw Torn() }
    let reported = reported { expectSnapshot(of: 1, as: format, sourceLocation: stage.line(9)) }
    #expect(reported.first?.message.hasSuffix("the paper is torn") == true)
    #expect(reported.map(\.line) == [9])
  }

  @Test func `line endings that git changed are told as that`() throws {
    try stage.write(
      Array("a\r\nb\r\n".utf8),
      to: stage.reference("line-endings-that-git-changed-are-told-as-that.txt"))
    #expect(run("a\nb\n", .text).first?.contains("only the line endings differ") == true)
  }
}
