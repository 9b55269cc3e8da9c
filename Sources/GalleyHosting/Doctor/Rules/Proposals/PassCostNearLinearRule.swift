internal import Foundation
internal import GalleyPrograms
internal import SwiftUI

extension ExaminedRule {
  /// Eight times the subviews take eight times as long.
  static let passCostNearLinear = ExaminedRule(
    DoctorRule(
      name: "pass-cost-near-linear",
      statement: "the cost of a pass grows nearly as its subviews",
      source: "SwiftUI measures and places all subviews of a layout within a frame",
      explanations: ["survives-no-subviews"], severity: .advice)
  ) { examination in
    let few = ExaminedRule.least { Self.cost(Self.few, examination) }
    let many = ExaminedRule.least { Self.cost(Self.many, examination) }
    guard many > Self.noticed, many > few * 28 else { return }
    examination.report(
      ProposalMembers.placement,
      "measured and placed with \(Self.few) subviews and with \(Self.many)",
      "it takes \(Int((many / few).rounded())) times as long for 8 times as many")
  }

  private static let few = 250
  private static let many = 2000
  /// Of what is quicker nobody notices how it grows.
  private static let noticed = Duration.milliseconds(60)

  @MainActor
  private static func cost(_ count: Int, _ examination: Examination) -> Duration {
    ThreadTime.measure {
      guard let pass = examination.pass(count: count) else { return }
      let size = pass.size(for: ProposalMembers.room)
      guard size.isUsable else { return }
      _ = pass.frames(in: CGRect(origin: .zero, size: size), proposal: ProposalMembers.room)
    }
  }
}
