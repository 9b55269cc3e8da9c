internal import Foundation
internal import GalleyPrograms
internal import SwiftUI

extension ExaminedRule {
  /// The subviews take no more than the size that was answered for what was proposed.
  static let sizeAnswered = ExaminedRule(
    DoctorRule(
      name: "size-answered",
      statement: "the size that is answered covers what is placed",
      source: "a container centers a view, and puts others beside it, by the size that it answers",
      explanations: [
        "sizes-finite", "frames-finite", "subviews-placed-once", "places-inside-bounds",
      ],
      severity: .advice)
  ) { examination in
    for proposal in [ProposedViewSize(width: 320, height: nil), .unspecified] {
      guard let pass = examination.pass() else { return }
      let size = pass.size(for: proposal)
      guard size.isUsable else { continue }
      let frames = pass.frames(in: CGRect(origin: .zero, size: size), proposal: proposal)
      let right = frames.map(\.maxX).max() ?? 0
      let bottom = frames.map(\.maxY).max() ?? 0
      guard right > size.width + 0.5 || bottom > size.height + 0.5 else { continue }
      examination.report(
        ProposalMembers.size,
        "asked for the size for \(proposal.words), and placed in it",
        "it answers \(size.short), and the subviews take \(CGSize(width: right, height: bottom).short)"
      )
    }
  }
}
