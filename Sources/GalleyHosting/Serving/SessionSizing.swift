internal import Foundation
internal import GalleyPrograms
internal import SwiftUI
internal import UIKit

/// Tells the elements of a session's view how large they want to be, and notes what nobody knows.
@MainActor
final class SessionSizing {
  /// Heights settle in two rounds, heights in widths that settle as well in three.
  private static let mostRounds = 16

  private var known: SessionSizes?
  private var answers: [SessionSizes.Question: CGSize] = [:]
  private var open: Set<SessionSizes.Question> = []
  /// Whether elements still asked for other sizes after all rounds.
  private(set) var isUnsettled = false

  /// The questions without an answer; nil where there are none.
  var questions: [SessionSizes.Question]? { open.isEmpty ? nil : Array(open) }

  /// Takes what is known from now on; nil for a view whose cells have no say.
  func know(_ sizes: SessionSizes?, in view: UICollectionView) {
    guard sizes != known else { return }
    known = sizes
    open = []
    answers = [:]
    for answer in sizes?.answers ?? [] {
      answers[answer.question] = CGSize(width: answer.width, height: answer.height)
    }
    if let hosted = view.collectionViewLayout as? HostedLayout {
      hosted.preferredSize = sizes.map { sizes in { [self] in size(sizes, $0, offered: $1) } }
      hosted.invalidateLayout()
    } else {
      view.preferredSize = sizes.map { sizes in { [self] in size(sizes, $0) } }
    }
  }

  /// Gives every element the size that it wants, in sight or not: where people have scrolled all
  /// over the content, nothing of it is an estimate any more.
  func settle(_ view: UICollectionView) {
    isUnsettled = false
    guard known != nil else { return }
    for _ in 0..<Self.mostRounds {
      guard view.sizeHiddenElements() else { return }
      view.layoutIfNeeded()
    }
    isUnsettled = view.sizeHiddenElements()
  }

  /// The size of a cell in a layout of SwiftUI; nil for one without a say.
  private func size(
    _ sizes: SessionSizes, _ path: Foundation.IndexPath, offered proposal: ProposedViewSize
  ) -> CGSize? {
    guard
      let question = sizes.question(
        about: "cell", kind: nil, section: path.section, item: path.item, width: 0, height: 0)
    else { return nil }
    return SubviewSize(sizes.sizing) { [self] width, height in
      var question = question
      (question.width, question.height) = (width, height)
      if let size = answers[question] { return size }
      open.insert(question)
      return nil
    }.size(for: proposal)
  }

  private func size(
    _ sizes: SessionSizes, _ attributes: UICollectionViewLayoutAttributes
  ) -> CGSize? {
    let element = SessionElement(attributes)
    guard
      let question = sizes.question(
        about: element.category, kind: element.kind, section: element.section, item: element.item,
        width: element.place[2], height: element.place[3])
    else { return nil }
    if let size = answers[question] { return size }
    open.insert(question)
    return nil
  }
}
