internal import Foundation
internal import GalleyPrograms
internal import SwiftUI

extension ExaminedRule {
  /// A size is answered in numbers, whatever is proposed.
  static let sizesFinite = ExaminedRule(
    DoctorRule(
      name: "sizes-finite",
      statement: "a size is finite and not negative, whatever is proposed; infinity is answered to "
        + "infinity alone",
      source:
        "ProposedViewSize: containers propose zero, infinity and nil for the least, the largest "
        + "and the ideal size; SwiftUI tells of an invalid frame dimension, negative or non-finite")
  ) { examination in
    guard let pass = examination.pass() else { return }
    for proposal in ProposalMembers.asked {
      let size = pass.size(for: proposal)
      let isInfinite =
        size.width == .infinity && proposal.width != .infinity
        || size.height == .infinity && proposal.height != .infinity
      guard size.width.isNaN || size.height.isNaN || min(size.width, size.height) < 0 || isInfinite
      else { continue }
      examination.report(
        ProposalMembers.size,
        "with \(pass.container.views.count) subviews asked for the size for \(proposal.words)",
        "it answers \(size.short)")
    }
  }
}
