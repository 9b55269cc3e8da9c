import Galley
import Testing

@testable import GalleyTesting

/// Each run of an expectation claims its file anew, as another process would.
@Suite struct RecordingTests {
  private let stage: Stage

  init() throws { stage = try Stage() }

  private func run(
    _ text: String, record: SnapshotRecording? = nil, in variables: [String: String] = [:]
  ) -> [String] {
    messages(in: variables) {
      SnapshotClaims.$shared.withValue(SnapshotClaims()) {
        expectSnapshot(
          of: text, as: .text, named: "words", record: record, sourceLocation: stage.line(7))
      }
    }
  }

  private func reference(_ test: String) -> [UInt8]? {
    stage.read(stage.reference("\(test).words.txt"))
  }

  private func put(_ text: String, _ test: String) throws {
    try stage.write(Array(text.utf8), to: stage.reference("\(test).words.txt"))
  }

  @Test func `a missing reference is recorded, fails once and then passes`() throws {
    let first = run("one")
    let name = "a-missing-reference-is-recorded-fails-once-and-then-passes"
    let path = stage.reference("\(name).words.txt")
    #expect(
      first == [
        "recorded the reference '\(path)', which is new; look at it and run the tests again"
      ])
    #expect(reference(name) == Array("one\n".utf8))
    #expect(run("one") == [])
    #expect(try stage.files() == [path])
  }

  @Test func `a failing text is told line by line and is not recorded`() throws {
    try put("one\ntwo\n", "a-failing-text-is-told-line-by-line-and-is-not-recorded")
    let reported = run("one\n2")
    let name = "a-failing-text-is-told-line-by-line-and-is-not-recorded.words"
    #expect(
      reported == [
        """
        the snapshot differs from its reference '\(stage.reference(name)).txt'
        @ line 1
          one
        - two
        + 2
        expected: \(stage.reference(name)).txt
        actual: \(stage.result(name)).actual.txt
        if that is meant, record it: GALLEY_SNAPSHOTS=failed swift test
        """
      ])
    #expect(stage.read(stage.result(name) + ".actual.txt") == Array("one\n2\n".utf8))
    #expect(
      reference("a-failing-text-is-told-line-by-line-and-is-not-recorded")
        == Array("one\ntwo\n".utf8))
  }

  @Test func `what a failure left is gone once the test passes`() throws {
    try put("two\n", "what-a-failure-left-is-gone-once-the-test-passes")
    #expect(run("one").count == 1)
    #expect(try stage.files().count == 2)
    #expect(run("two") == [])
    #expect(try stage.files().count == 1)
  }

  @Test func `asked for all, every snapshot is recorded and fails`() throws {
    let name = "asked-for-all-every-snapshot-is-recorded-and-fails"
    try put("one\n", name)
    #expect(run("one", record: .all).count == 1)
    #expect(run("two", in: ["GALLEY_SNAPSHOTS": "all"]).count == 1)
    #expect(reference(name) == Array("two\n".utf8))
  }

  @Test func `asked for the failed, those that pass stay as they are`() throws {
    let name = "asked-for-the-failed-those-that-pass-stay-as-they-are"
    try put("one\n", name)
    #expect(run("one", record: .failed) == [])
    let reported = run("two", record: .failed)
    #expect(reported.count == 1)
    #expect(reported.first?.contains("- one") == true)
    #expect(reported.first?.contains("recorded the reference") == true)
    #expect(reference(name) == Array("two\n".utf8))
  }

  @Test func `asked for none, a missing reference fails and nothing is written`() throws {
    let reported = run("one", record: .never)
    #expect(reported.first?.hasPrefix("there is no reference") == true)
    #expect(reported.first?.contains("record it with GALLEY_SNAPSHOTS=missing") == true)
    #expect(
      try stage.files() == [
        stage.result(
          "asked-for-none-a-missing-reference-fails-and-nothing-is-written.words.actual.txt")
      ])
  }

  @Test(arguments: ["1", "true", "yes"])
  func `where nobody looks, nothing is recorded`(ci: String) throws {
    let reported = run("one", record: .all, in: ["CI": ci])
    #expect(reported.first?.hasPrefix("there is no reference") == true)
    #expect(reference("where-nobody-looks-nothing-is-recorded") == nil)
  }

  @Test(arguments: ["", "0", "false", "FALSE"])
  func `a variable that says no is no CI`(ci: String) throws {
    #expect(run("one", in: ["CI": ci]).first?.hasPrefix("recorded") == true)
  }

  @Test func `who asks for it by the variable records even on CI`() throws {
    let reported = run("one", in: ["CI": "1", "GALLEY_SNAPSHOTS": "missing"])
    #expect(reported.first?.hasPrefix("recorded") == true)
  }

  @Test func `the variable is stronger than the code`() throws {
    let reported = run("one", record: .all, in: ["GALLEY_SNAPSHOTS": "never"])
    #expect(reported.first?.hasPrefix("there is no reference") == true)
  }

  @Test func `a word that is none of the four is told, and nothing is recorded`() throws {
    #expect(
      run("one", in: ["GALLEY_SNAPSHOTS": "faild"]) == [
        "the environment variable GALLEY_SNAPSHOTS is 'faild'; did you mean 'failed'?"
          + "; expected all, missing, failed or never"
      ])
    #expect(try stage.files() == [])
  }

  @Test func `results go where the variable says`() throws {
    let folder = stage("elsewhere")
    _ = run("one", record: .never, in: ["GALLEY_SNAPSHOT_RESULTS": folder])
    #expect(
      try stage.files() == [
        "elsewhere/ShelfTests/ShelfTests/results-go-where-the-variable-says.words.actual.txt"
      ])
  }
}
