internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// Ten times the items take ten times as long.
  static let costNearLinear = ExaminedRule(
    DoctorRule(
      name: "cost-near-linear",
      statement: "the cost of a layout grows nearly as its items",
      source: "a list of thousands of items must appear within a turn of the run loop",
      explanations: ["survives-empty"])
  ) { examination in
    let few = Self.least { Self.cost(Self.few, examination) }
    let many = Self.least { Self.cost(Self.many, examination) }
    guard many > Self.noticed, many > few * 28 else { return }
    examination.report(
      "prepare()", "laid out with \(Self.few) items and with \(Self.many)",
      "it takes \(Int((many / few).rounded())) times as long for 8 times as many")
  }

  private static let few = 400
  private static let many = 3200
  /// Of what is quicker nobody notices how it grows.
  private static let noticed = Duration.milliseconds(60)

  static func least(_ measure: () -> Duration) -> Duration {
    let first = measure()
    return first > .seconds(2) ? first : min(first, measure())
  }

  @MainActor
  private static func cost(_ count: Int, _ examination: Examination) -> Duration {
    ThreadTime.measure { _ = examination.subject(counts: [count]) }
  }
}
