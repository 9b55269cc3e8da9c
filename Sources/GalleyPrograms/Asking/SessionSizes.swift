internal import GalleyGeometry
package import GalleyLayouts

/// The elements of a session's view that say how large they want to be, and the sizes that are
/// measured.
///
/// The side that draws measures; the side that hosts the layout looks up, and says what it looked
/// for in vain.
package struct SessionSizes: Codable, Hashable {
  /// A question for the size that an element of a key wants, offered an extent or none.
  package struct Question: Codable, Hashable {
    package var key: UInt64
    package var width: Double?
    package var height: Double?
  }

  package struct Answer: Codable, Hashable {
    package var question: Question
    package var width: Double
    package var height: Double
  }

  /// Which extents cells decide.
  package var sizing: SelfSizing
  /// The key of each item, by section; nil for one that has no say.
  package var items: [[UInt64?]]
  /// The keys of views by their kinds, by section.
  package var views: [[String: UInt64]]
  /// In the order of their keys, so that equal sizes are equal values.
  package var answers: [Answer]

  /// - `sizing`: Nil where cells have no say, and then there is nothing to know.
  package init?(_ content: Content, _ sizing: SelfSizing?) {
    guard let sizing else { return nil }
    self.sizing = sizing
    items = content.sections.map { $0.sizeKeys?.map { $0?.rawValue } ?? [] }
    views = content.sections.map { $0.viewSizeKeys.mapValues(\.rawValue) }
    answers = content.preferredSizes.answered.map { question, size in
      Answer(question: Question(question), width: size.width, height: size.height)
    }
    answers.sort { $0.question.isBefore($1.question) }
  }

  /// Returns the question to an element that has a size; nil for one without a say.
  package func question(
    about category: String, kind: String?, section: Int, item: Int, width: Double, height: Double
  ) -> Question? {
    let key: UInt64? =
      switch category {
      case "cell": items[safe: section]?[safe: item].flatMap(\.self)
      case "supplementary": views[safe: section]?[kind ?? ""]
      default: nil
      }
    guard let key else { return nil }
    return Question(
      key: key, width: sizing.decidesWidth ? nil : width,
      height: sizing.decidesHeight ? nil : height)
  }
}

extension SessionSizes.Question {
  fileprivate init(_ question: PreferredSizes.Question) {
    key = question.key.rawValue
    width = question.proposal.width
    height = question.proposal.height
  }

  package var asked: PreferredSizes.Question {
    PreferredSizes.Question(
      SizeKey(rawValue: key), proposing: SizeProposal(width: width, height: height))
  }

  fileprivate func isBefore(_ other: Self) -> Bool {
    (key, width ?? -1, height ?? -1) < (other.key, other.width ?? -1, other.height ?? -1)
  }
}
