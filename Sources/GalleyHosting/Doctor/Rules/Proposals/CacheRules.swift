internal import Foundation
internal import GalleyPrograms
internal import SwiftUI

extension ExaminedRule {
  /// The same question has the same answer, whatever was asked between.
  static let sameSizeTwice = ExaminedRule(
    DoctorRule(
      name: "same-size-twice",
      statement: "a proposal has the same answer, whatever was proposed before",
      source: "SwiftUI asks for several sizes in an order of its own, and keeps answers",
      explanations: ["sizes-finite"])
  ) { examination in
    guard let pass = examination.pass() else { return }
    let before = ProposalMembers.asked.map { pass.size(for: $0) }
    for (proposal, first) in zip(ProposalMembers.asked, before).reversed() {
      let second = pass.size(for: proposal)
      guard !first.isClose(to: second) else { continue }
      examination.report(
        ProposalMembers.size,
        "asked for the size for \(proposal.words), after other sizes",
        "it answers \(second.short), not \(first.short) as before")
    }
  }

  /// A cache that was brought up to date says what a new one says.
  static let cacheUpToDate = ExaminedRule(
    DoctorRule(
      name: "cache-up-to-date",
      statement: "a cache that is brought up to date answers as a new one",
      source: "updateCache(_:subviews:): called when the subviews or the layout have changed",
      explanations: ["sizes-finite", "frames-finite", "same-size-twice"])
  ) { examination in
    for (old, new) in [(12, 12), (12, 17), (12, 5)] {
      guard let earlier = examination.pass(count: old) else { return }
      let size = earlier.size(for: ProposalMembers.room)
      _ = earlier.frames(in: CGRect(origin: .zero, size: size), proposal: ProposalMembers.room)
      guard let updated = examination.pass(count: new, cache: earlier.cache),
        let fresh = examination.pass(count: new)
      else { return }
      let question = "with \(new) subviews in place of \(old), after updateCache(_:subviews:)"
      let (answer, expected) = (
        updated.size(for: ProposalMembers.room), fresh.size(for: ProposalMembers.room)
      )
      guard answer.isClose(to: expected) else {
        examination.report(
          ProposalMembers.update, question,
          "it answers the size \(answer.short), not \(expected.short) as with a new cache")
        return
      }
      let bounds = CGRect(origin: .zero, size: expected)
      let frames = updated.frames(in: bounds, proposal: ProposalMembers.room)
      let others = fresh.frames(in: bounds, proposal: ProposalMembers.room)
      let wrong = frames.indices.first { !frames[$0].isClose(to: others[$0]) }
      guard let wrong else { continue }
      examination.report(
        ProposalMembers.update, question,
        "subview \(wrong) lies at \(frames[wrong].short), not at \(others[wrong].short) as with a new "
          + "cache")
      return
    }
  }
}

extension CGSize {
  /// Whether it differs by less than can be seen.
  fileprivate func isClose(to other: CGSize) -> Bool {
    self == other || abs(width - other.width) + abs(height - other.height) < 1e-3
  }
}

extension CGRect {
  /// Whether it differs by less than can be seen.
  fileprivate func isClose(to other: CGRect) -> Bool {
    size.isClose(to: other.size) && abs(minX - other.minX) + abs(minY - other.minY) < 1e-3
  }
}
