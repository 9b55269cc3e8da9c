import Foundation
import Galley
import Testing

/// What is said of edits that designers and developers make.
@Suite struct EditExplanationTests {
  /// How many first sentences name the cause at least; to be raised, never lowered.
  private static let leastNamed = 176

  @Test func `there are at least sixty edits, on phones and on tablets`() {
    let names = ListedEdit.all.map(\.name)
    #expect(names.count >= 60)
    #expect(Set(names).count == names.count)
    #expect(ListedEdit.all.count { $0.device != nil } >= 20)
    #expect(ListedEdit.all.allSatisfy { !$0.cause.isEmpty && !$0.pieces.isEmpty })
  }

  @Test(arguments: ListedEdit.all)
  func `an edit is explained in the same words`(_ edit: ListedEdit) throws {
    let expected = try #require(ExplainedEdits.sentences[edit.name])
    #expect(try EditExplanation(edit).sentences == expected)
  }

  @Test func `what is written down is about the edits that there are`() {
    #expect(Set(ExplainedEdits.sentences.keys) == Set(ListedEdit.all.map(\.name)))
  }

  @Test func `causes that were named are named`() {
    let named = ListedEdit.all.filter { edit in
      edit.isNamed(by: ExplainedEdits.sentences[edit.name] ?? [])
    }
    #expect(named.count >= Self.leastNamed)
  }

  /// With GALLEY_RECORD set, writes down what is said today; such a run is never green.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["GALLEY_RECORD"] != nil))
  func `explanations are recorded on demand`() throws {
    let explained = try ListedEdit.all.map { ($0, try EditExplanation($0).sentences) }
    try ExplainedEdits.text(explained)
      .write(to: ExplainedEdits.file, atomically: true, encoding: .utf8)
    Issue.record(
      "the explanations were recorded; read them, then run the tests without GALLEY_RECORD")
  }
}
