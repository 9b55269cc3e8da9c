internal import Foundation
internal import GalleyPrograms
internal import SwiftUI

extension ExaminedRule {
  /// No subviews are a size and no places.
  static let survivesNoSubviews = ExaminedRule(
    DoctorRule(
      name: "survives-no-subviews",
      statement: "no subviews, and a single one, are laid out",
      source: "SwiftUI lays out a container before a ForEach has data",
      explanations: ["sizes-finite", "frames-finite"])
  ) { examination in
    for count in [0, 1] {
      guard let pass = examination.pass(count: count) else { return }
      for proposal in [ProposalMembers.room, .unspecified] {
        let size = pass.size(for: proposal)
        if !size.isUsable {
          examination.report(
            ProposalMembers.size, "with \(count) subviews asked for the size for \(proposal.words)",
            "it answers \(size.short)")
          continue
        }
        let frames = pass.frames(in: CGRect(origin: .zero, size: size), proposal: proposal)
        if let wrong = frames.first(where: { !$0.isFinite }) {
          examination.report(
            ProposalMembers.placement, "with \(count) subviews", "one is placed at \(wrong.short)")
        }
      }
    }
  }
}
