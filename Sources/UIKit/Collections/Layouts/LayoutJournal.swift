package import Foundation

/// The questions of a collection view to its layout, in order.
@preconcurrency @MainActor package final class LayoutJournal {
  /// A question and what the view showed when it was asked.
  package struct Entry {
    package let question: LayoutQuestion
    package let bounds: CGRect
  }

  /// The questions asked while `isKept`.
  package private(set) var entries: [Entry] = []
  /// Whether entries are kept; not unless told, as a long life has many.
  package var isKept = false
  /// Hears of each question before it is asked: who waits for an answer knows to what.
  package var willAsk: ((Entry) -> Void)?
  /// Hears that the question was answered.
  package var didAsk: ((Entry) -> Void)?

  /// How often the layout was invalidated while it prepared.
  package internal(set) var invalidationsWhilePreparing = 0

  /// Forgets all entries.
  package func clear() { entries = [] }

  func ask<Answer>(
    _ question: LayoutQuestion, showing bounds: CGRect, _ method: () -> Answer
  ) -> Answer {
    guard isKept || willAsk != nil || didAsk != nil else { return method() }
    let entry = Entry(question: question, bounds: bounds)
    if isKept { entries.append(entry) }
    willAsk?(entry)
    defer { didAsk?(entry) }
    return method()
  }
}
