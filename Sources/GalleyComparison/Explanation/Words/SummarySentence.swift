internal import GalleyGraphics

/// Many changes of one sort in one sentence.
struct SummarySentence {
  private let draft: ChangeDraft
  private let words: SubjectWords
  private let largest: Double
  /// The first of them.
  private let example: ChangeSentence

  init(_ draft: ChangeDraft, _ words: SubjectWords, largest: Double, example: ChangeSentence) {
    self.draft = draft
    self.words = words
    self.largest = largest
    self.example = example
  }

  private var who: String { words.subjects(draft.subjects) }

  var text: String {
    let most = ValueWords.number(largest)
    switch draft.change {
    case .moved: return "\(who) moved, by up to \(most) pt"
    case .placed(let role, _, _):
      return "the \(role.noun) of \(who) lies elsewhere, by up to \(most) pt"
    case .resized, .radius: return "\(who) changed in size, by up to \(most) pt"
    case .tilted: return "\(who) turned in space, the farthest corner by up to \(most) pt"
    case .turned: return "\(who) turned, the farthest corner by up to \(most) pt"
    case .behind, .inFront, .raised, .reindexed, .swapped: return "\(who) changed their order"
    case .cameIntoSight: return "\(who) came into sight"
    case .wentOutOfSight: return "\(who) went out of sight"
    case .replaced:
      let old = draft.subjects.enumerated().filter { $0.offset.isMultiple(of: 2) }
      return "\(words.subjects(old.map(\.element), areCounted: false)) were replaced,"
        + " as here: \(example.text)"
    case .renamed: return "\(who) are called otherwise: \(example.text)"
    default: return "\(who) changed alike, as here: \(example.text)"
    }
  }
}
