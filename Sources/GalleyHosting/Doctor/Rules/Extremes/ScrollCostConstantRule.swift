internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// A long list scrolls as smoothly as a short one.
  static let scrollCostConstant = ExaminedRule(
    DoctorRule(
      name: "scroll-cost-constant",
      statement: "a scroll costs what is in sight, not what there is",
      source: "UIKit asks for an invalidation at every frame of a scroll",
      explanations: ["cost-near-linear"],
      severity: .advice)
  ) { examination in
    let few = Self.cost(Self.few, examination)
    let many = Self.cost(Self.many, examination)
    guard many > Self.frame, many > few * 5 else { return }
    examination.report(
      "shouldInvalidateLayout(forBoundsChange:)",
      "scrolled by 3 points with \(Self.few) items and with \(Self.many)",
      "it takes \(Int((many / few).rounded())) times as long for 32 times as many", as: .advice)
  }

  private static let few = 400
  private static let many = 12_800
  /// A frame at 120 to the second.
  private static let frame = Duration.milliseconds(8)

  @MainActor
  private static func cost(_ count: Int, _ examination: Examination) -> Duration {
    let subject = examination.subject(counts: [count])
    return (1...4).map { step in
      ThreadTime.measure { subject.scroll(to: subject.offset(CGFloat(step) * 3)) }
    }
    .min() ?? .zero
  }
}
