import GalleyGeometry
import Testing

@testable import GalleyComparison

@Suite struct NumberedTextTests {
  @Test(arguments: [
    (1, " was removed; 3 after it moved"), (2, " were removed; 3 after them moved"),
    (9, " were removed; 3 after them moved"),
  ])
  func `what agrees follows the number`(count: Int, words: String) {
    let text: NumberedText = " \(.was) removed; \(3) after \(.it) moved"
    #expect(text.text(for: count) == words)
  }

  @Test func `what a user wrote stays as it is`() {
    let quoted = "It was late, this is now mine after it"
    var text: NumberedText = " \(.is) now \"\(quoted)\""
    text += " \(.was) "
    #expect(text.text(for: 5) == " are now \"\(quoted)\" were ")
  }

  private func draft(
    _ kind: LayoutChange.Kind, _ id: String, _ phrase: (head: String, tail: NumberedText)
  ) -> ChangeDraft {
    ChangeDraft(
      kind: kind, gate: .none,
      thing: ChangeSubject(name: "'\(id)'", collection: "c", id: id, from: .zero, to: .zero),
      property: "text", before: "", after: "", amount: .infinity, phrase: phrase)
  }

  // Texts that hold every word which a sentence of several subjects has in another form.
  @Test(arguments: [
    "It was late", "what is now here", "the day after it", "a was removed", "gone out of sight",
  ])
  func `a sentence about several quotes texts word for word`(text: String) {
    let phrase = ("text of ", " changed from \"\(text)\" to \"-\"" as NumberedText)
    let gone = ("text \"\(text)\" of ", " \(.was) removed" as NumberedText)
    for count in [1, 2, 3] {
      let ids = (0..<count).map { "i\($0)" }
      let changed = ChangeGathering.changes(of: ids.map { draft(.text, $0, phrase) })
      #expect(changed.map(\.sentence).allSatisfy { $0.contains("from \"\(text)\" to \"-\"") })
      let removed = ChangeGathering.changes(of: ids.map { draft(.restyled, $0, gone) })
      #expect(removed.map(\.sentence).allSatisfy { $0.hasPrefix("text \"\(text)\" of ") })
      #expect(removed[0].sentence.hasSuffix(count == 1 ? " was removed" : " were removed"))
    }
  }

  @Test(arguments: [false, true])
  func `what only came into sight was not added`(isSight: Bool) {
    let drafts = (0..<20).map { number in
      var draft = draft(
        .added, "\(number)", ("", isSight ? " came into sight" : "; \(number) after \(.it) moved"))
      draft.isSight = isSight
      return draft
    }
    let sentence = ChangeGathering.changes(of: drafts).first?.sentence
    #expect(sentence == "20 elements of 'c'" + (isSight ? " came into sight" : " were added"))
  }
}
