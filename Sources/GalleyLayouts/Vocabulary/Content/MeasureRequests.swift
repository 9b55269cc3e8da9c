public import GalleyGeometry

/// The requests of a layout, while it arranges, for the sizes of elements.
///
/// Hand it to ``ArrangementBuilder/arrangement(contentSize:asking:)``, so that what is not known
/// yet is measured and the content arranged again.
public struct MeasureRequests {
  /// Along an axis that an element decides, until it has been measured: UIKit's least row.
  public static let estimate = 44.0

  /// The requests that are not measured.
  public private(set) var unmeasured: Set<PreferredSizes.Question> = []
  private let sections: [Content.Section]
  private let known: PreferredSizes
  private var recent = AnswerCache()

  /// Makes requests about the elements of some content.
  public init(_ content: Content) {
    sections = content.sections
    known = content.preferredSizes
  }

  /// Whether an item's own content can say how large it wants to be.
  public func canAsk(item: Int, section: Int) -> Bool { key(item: item, section: section) != nil }

  /// Whether the content of a header, a footer or another view can say how large it wants to be.
  public func canAsk(view: LayoutElement) -> Bool {
    sections[safe: view.indexPath.section]?.viewSizeKeys[view.kind ?? ""] != nil
  }

  /// The size that an item wants, in points; the estimate while that is not known, and where the
  /// content says nothing of what the item shows.
  public mutating func size(
    ofItem item: Int, section: Int, proposing proposal: SizeProposal
  ) -> Size {
    size(of: key(item: item, section: section), proposing: proposal)
  }

  /// The size that a header, a footer or another view of a kind wants, in points.
  public mutating func size(
    ofView kind: String, section: Int, proposing proposal: SizeProposal
  ) -> Size {
    size(of: sections[safe: section]?.viewSizeKeys[kind], proposing: proposal)
  }

  /// The size that a cell or a view wants, in points; nil while that is not known, which is then an
  /// open question, and where the content says nothing of what is shown.
  mutating func measuredSize(of element: LayoutElement, proposing proposal: SizeProposal) -> Size? {
    let path = element.indexPath
    let key =
      element.category == .cell
      ? key(item: path.item, section: path.section)
      : sections[safe: path.section]?.viewSizeKeys[element.kind ?? ""]
    return key.flatMap { measuredSize(of: $0, proposing: proposal) }
  }

  /// Returns the extent of a header or a footer along the scroll direction, in points.
  ///
  /// - `extent`: What the layout was told; a share is one of `room`.
  /// - `width`: How far the view reaches across the scroll direction.
  package mutating func extent(
    _ extent: Extent, of view: LayoutElement, across width: Double, along direction: Axis,
    in room: Double
  ) -> Double {
    extent.resolved(in: room) {
      let proposal = SizeProposal(width: width)
      let size = size(
        ofView: view.kind ?? "", section: view.indexPath.section,
        proposing: direction == .vertical ? proposal : proposal.transposed)
      return direction.oriented(size).height
    }
  }

  /// Takes over what another inquiry has left open.
  package mutating func add(_ questions: Set<PreferredSizes.Question>) {
    unmeasured.formUnion(questions)
  }

  private func key(item: Int, section: Int) -> SizeKey? {
    guard sections.indices.contains(section), let keys = sections[section].sizeKeys else {
      return nil
    }
    return keys[safe: item].flatMap(\.self)
  }

  private mutating func size(of key: SizeKey?, proposing proposal: SizeProposal) -> Size {
    let estimate = Size(
      width: proposal.width ?? Self.estimate, height: proposal.height ?? Self.estimate)
    return key.flatMap { measuredSize(of: $0, proposing: proposal) } ?? estimate
  }

  private mutating func measuredSize(of key: SizeKey, proposing proposal: SizeProposal) -> Size? {
    let question = PreferredSizes.Question(key, proposing: proposal)
    if let size = recent[question] { return size }
    guard let size = known[question] else {
      unmeasured.insert(question)
      return nil
    }
    recent.remember(size, for: question)
    return size
  }
}

/// Answers that were asked for lately, by the last bits of their keys.
///
/// Most rows of a list are like others, and to ask a dictionary takes longer than all else of a
/// row.
private struct AnswerCache {
  private struct Answer {
    let question: PreferredSizes.Question
    let size: Size
  }

  private static let count = 64

  /// Empty until there is one.
  private var answers: [Answer?] = []

  subscript(question: PreferredSizes.Question) -> Size? {
    guard !answers.isEmpty, let answer = answers[place(of: question)], answer.question == question
    else { return nil }
    return answer.size
  }

  mutating func remember(_ size: Size, for question: PreferredSizes.Question) {
    if answers.isEmpty { answers = Array(repeating: nil, count: Self.count) }
    answers[place(of: question)] = Answer(question: question, size: size)
  }

  private func place(of question: PreferredSizes.Question) -> Int {
    Int(truncatingIfNeeded: question.key.rawValue) & (Self.count - 1)
  }
}
