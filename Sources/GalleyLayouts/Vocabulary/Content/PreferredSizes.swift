public import GalleyGeometry

/// The values that an element's size depends on, beside the room it is offered: two elements with
/// equal keys want equal sizes.
public struct SizeKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// The sizes that elements want, as far as they are known.
///
/// A layout is a pure function of its content, so it measures nothing: it looks sizes up here, and
/// what it does not find is an open question of its arrangement. Whoever can measure answers, and
/// has the content arranged again, as UIKit does with preferred attributes until nothing changes.
public struct PreferredSizes: Hashable, Sendable {
  /// A request to measure the elements of a key in some room.
  public struct Question: Hashable, Sendable {
    /// What has the size.
    public var key: SizeKey
    /// The size that is offered.
    public var proposal: SizeProposal

    /// Makes a question.
    public init(_ key: SizeKey, proposing proposal: SizeProposal) {
      self.key = key
      self.proposal = proposal
    }
  }

  private var answers: [Question: Size] = [:]

  /// Makes sizes of which none is measured.
  public init() {}

  /// The number of measured sizes.
  public var count: Int { answers.count }

  /// The answer to a question; nil while it is open.
  public subscript(question: Question) -> Size? { answers[question] }

  /// Each question with its answer, in no order.
  package var answered: some Collection<(key: Question, value: Size)> { answers }

  /// Takes the answers to questions.
  ///
  /// - `measure`: Gives a size in points. An extent that is proposed is kept whatever it says; one
  ///   that is negative, infinite or not a number is refused.
  ///
  /// Throws `LayoutError` where a size cannot be used.
  public mutating func setSizes(
    for questions: some Sequence<Question>, measuredBy measure: (Question) -> Size
  ) throws(LayoutError) {
    for question in questions where answers[question] == nil {
      let size = measure(question)
      guard size.isFinite, size.width >= 0, size.height >= 0 else {
        throw LayoutError(
          "an element wants to be \(size.width) by \(size.height) points; it needs a finite size of at least 0 each way"
        )
      }
      answers[question] = Size(
        width: question.proposal.width ?? size.width,
        height: question.proposal.height ?? size.height)
    }
  }
}
