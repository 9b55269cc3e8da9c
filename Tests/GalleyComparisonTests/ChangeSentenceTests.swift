import GalleyGeometry
import GalleyGraphics
import GalleyLayouts
import GalleyRecords
import Testing

@testable import GalleyComparison

/// The words for changes: number and grammar, and what users wrote.
@Suite struct ChangeSentenceTests {
  private func items(_ count: Int, inner: String? = nil) -> [Subject] {
    (0..<count).map { number in
      let name = ElementName(item: .given("i\(number)"))
      let subject = Subject(.element(name, of: "c"))
      return subject.inner(
        inner.map {
          Subject.InnerName(
            part: PartName([.layer(LayerName(id: $0, kind: "text"))]), kind: "text", isWhole: false)
        })
    }
  }

  private func sentence(_ change: Change, _ subjects: [Subject], seen: Int = 0) -> String {
    let counts = ["c": CollectionCount(seenItems: seen, items: max(seen, 40))]
    return ChangeSentence(ChangeDraft(change, of: subjects), SubjectPhrases(counts)).text
  }

  @Test(arguments: [
    (1, "item 'i0' of 'c' was inserted; 3 after it moved on"),
    (2, "items 'i0' and 'i1' of 'c' were inserted; 3 after them moved on"),
    (3, "items 'i0', 'i1' and 'i2' of 'c' were inserted; 3 after them moved on"),
    (9, "9 items of 'c' were inserted; 3 after them moved on"),
  ])
  func `what agrees follows the number`(count: Int, words: String) {
    #expect(sentence(.inserted(followers: 3, isSeen: true), items(count)) == words)
  }

  @Test func `an item that nothing follows was added, and one out of sight says so`() {
    #expect(
      sentence(.inserted(followers: 0, isSeen: true), items(1)) == "item 'i0' of 'c' was added")
    #expect(
      sentence(.removed(followers: 2, isSeen: false), items(1))
        == "item 'i0' of 'c', out of sight, was removed; 2 after it moved up")
  }

  @Test func `a layer in each of several items is one node`() {
    let change = Change.resized(
      from: Size(width: 10, height: 5), to: Size(width: 10, height: 4))
    #expect(
      sentence(change, items(2))
        == "items 'i0' and 'i1' of 'c' were resized from 10 x 5 to 10 x 4 pt")
    #expect(
      sentence(change, items(5, inner: "cover"))
        == "'cover' of 5 items of 'c' was resized from 10 x 5 to 10 x 4 pt")
    #expect(
      sentence(.disappeared(isDrawn: true), items(40, inner: "line"), seen: 40)
        == "'line' of all 40 items of 'c' was removed")
    #expect(
      sentence(.disappeared(isDrawn: true), items(12, inner: "line"), seen: 12)
        == "'line' of all 12 items of 'c' in sight was removed")
    #expect(
      sentence(.becameHidden, items(2), seen: 2) == "items 'i0' and 'i1' of 'c' went out of sight"
    )
  }

  // Texts that hold every word which a sentence of several subjects has in another form.
  @Test(arguments: [
    "It was late", "what is now here", "the day after it", "a was removed", "gone out of sight",
  ])
  func `a sentence about several quotes texts word for word`(text: String) {
    let role = LookRole(kind: .text)
    for count in [1, 2, 3, 20] {
      let changed = sentence(.text(role, from: text, to: "-"), items(count))
      #expect(changed.hasSuffix("changed from \"\(text)\" to \"-\""))
      let gone = sentence(.partDisappeared(role, .string(text)), items(count))
      #expect(gone.hasPrefix("text \"\(text)\" of ") && gone.hasSuffix(" was removed"))
    }
  }

  @Test func `options are called by their words`() {
    func recordedOptions(
      _ key: [String], _ old: RecordedOption.Value?, _ new: RecordedOption.Value?
    ) -> String {
      sentence(.optionChanged(key, from: old, to: new), [Subject(.collection("c"))])
    }
    #expect(
      recordedOptions(["line-spacing"], .number(12), .number(16))
        == "line spacing of 'c' went from 12 to 16")
    #expect(
      recordedOptions(["insets", "top"], .number(0), .number(12))
        == "top inset of 'c' went from 0 to 12")
    #expect(
      recordedOptions(["insets", "leading", "trailing"], .number(12), .number(20))
        == "leading and trailing insets of 'c' went from 12 to 20")
    #expect(
      recordedOptions(["item", "width"], .text("50%"), .number(40))
        == "item width of 'c' went from 50% to 40")
    #expect(
      recordedOptions(["item"], .number(56), .number(64)) == "item size of 'c' went from 56 to 64")
    #expect(
      recordedOptions(["selection"], .texts(["a"]), .texts(["b", "7"]))
        == "items 'b' and 7 of 'c' are selected now; item 'a' of 'c' is no longer selected")
    #expect(
      sentence(
        .optionChanged(["direction"], from: .text("ltr"), to: .text("rtl")), [Subject(.screen)])
        == "the direction turned from left to right to right to left")
  }

  @Test func `a color of the palette is called by its name`() {
    func recordedOptions(_ key: [String]) -> String {
      let (old, new) = (Color(hex: 0x2F7D55), Color(hex: 0x2B6CA3))
      return sentence(.optionChanged(key, from: .color(old), to: .color(new)), [Subject(.screen)])
    }
    #expect(
      recordedOptions(["palette", "leaf"]) == "the palette's 'leaf' went from #2F7D55 to #2B6CA3")
    #expect(
      recordedOptions(["palette", "leaf", "moss"])
        == "the palette's 'leaf' and 'moss' went from #2F7D55 to #2B6CA3")
  }

  @Test func `many that were replaced are counted once`() {
    let subjects = items(20)
    let drafts = stride(from: 0, to: 20, by: 2).map { number in
      ChangeDraft(
        .replaced(.given("i\(number)"), by: .given("i\(number + 1)")),
        of: [subjects[number], subjects[number + 1]])
    }
    #expect(
      ChangeGrouping(SubjectPhrases()).changes(of: drafts).map(\.sentence) == [
        "10 items of 'c' were replaced, as here: item 'i0' of 'c' was replaced by 'i1'"
      ])
  }

  @Test func `numbers that differ are told apart`() {
    let change = Change.radius(from: 10, to: 10.000_01)
    #expect(sentence(change, items(1)) == "the radius of item 'i0' of 'c' went from 10 to 10.00001")
    #expect(
      sentence(.spaced(LayerNeighbor(.below, "title", gap: 8), to: 20), items(1))
        == "the gap of item 'i0' of 'c' below 'title' went from 8 to 20")
  }

  @Test(arguments: [false, true])
  func `many changes of one sort are summed up`(isOnlyVisibility: Bool) {
    let drafts = (0..<20).map { number in
      ChangeDraft(
        isOnlyVisibility
          ? .becameVisible
          : .moved(Vector(dx: Double(number), dy: 1), from: .zero, to: .zero, because: .unknown),
        of: [items(20)[number]])
    }
    let changes = ChangeGrouping(SubjectPhrases()).changes(of: drafts)
    #expect(changes.count == 1)
    let words =
      isOnlyVisibility
      ? "20 items of 'c' came into sight" : "20 items of 'c' moved, by up to 19.026 pt"
    #expect(changes.first?.sentence == words)
    #expect(changes.first?.subjects.count == 20)
  }

  @Test func `causes come first, and what was told first of them`() {
    let moved = ChangeDraft(
      .moved(Vector(dx: 1, dy: 0), from: .zero, to: .zero, because: .unknown), of: items(1),
      isConsequence: true)
    let drafts = [
      moved, ChangeDraft(.inserted(followers: 1, isSeen: true), of: items(1)),
      ChangeDraft(
        .optionChanged(["columns"], from: .number(2), to: .number(3)),
        of: [Subject(.collection("c"))]),
      ChangeDraft(
        .optionChanged(["theme"], from: .text("light"), to: .text("dark")), of: [Subject(.screen)]),
    ]
    let changes = ChangeGrouping(SubjectPhrases()).changes(of: drafts)
    #expect(
      changes.map(\.sentence) == [
        "the theme went from light to dark", "columns of 'c' went from 2 to 3",
        "item 'i0' of 'c' was inserted; 1 after it moved on", "item 'i0' of 'c' moved by +1, 0 pt",
      ])
    // What was told fails no check; what follows from it does.
    #expect(changes.map(\.amount) == [0, 0, .infinity, 1])
    #expect(changes.map(\.explainsOthers) == [true, true, false, false])
  }
}
