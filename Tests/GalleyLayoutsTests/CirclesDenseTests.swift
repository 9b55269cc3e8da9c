import GalleyGeometry
import Testing

@testable import GalleyLayouts

@Suite struct `Dense circles` {
  static let tutorialList: [Double] = [120, 160, 80, 120, 80, 140, 100, 200]

  private func height(
    _ packing: CirclePacking, _ diameters: [Double], width: Double
  ) throws -> Double {
    try CirclesLayout(packing: packing).arrange(
      Content(sections: [Content.Section(measures: diameters)]),
      in: Environment(size: Size(width: width, height: 600))
    ).contentSize.height
  }

  @Test(arguments: [(320.0, 597.0), (375, 486), (414, 441), (768, 258)])
  func `the tutorial's list needs little height`(width: Double, limit: Double) throws {
    let clock = ContinuousClock()
    var found = 0.0
    let time = try clock.measure { found = try height(.dense, Self.tutorialList, width: width) }
    print("dense: the tutorial's list at \(width): \(found) of at most \(limit), \(time)")
    #expect(found <= limit)
  }

  @Test func `fifty circles need a twentieth less height than in their order`() throws {
    var savings: [Double] = []
    let clock = ContinuousClock()
    var longest = Duration.zero
    for seed in 1...20 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      let diameters = (0..<50).map { _ in Double.random(in: 40...200, using: &generator) }
      let tangent = try height(.tangent, diameters, width: 375)
      var dense = 0.0
      let time = try clock.measure { dense = try height(.dense, diameters, width: 375) }
      longest = max(longest, time)
      #expect(dense <= tangent, "seed \(seed)")
      savings.append(1 - dense / tangent)
    }
    savings.sort()
    let median = (savings[9] + savings[10]) / 2
    print("dense: saves \(savings[0] * 100) to \(savings[19] * 100) %, median \(median * 100) %")
    print("dense: the longest search of fifty circles took \(longest)")
    #expect(median >= 0.05)
  }
}
