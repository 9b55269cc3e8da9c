import GalleyGeometry
import Testing

@testable import GalleyLayouts

@Suite struct `An inquiry` {
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `gives what is known however often it is asked`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let keys = (0..<400).map { _ in
      SizeKey(rawValue: UInt64.random(in: 0...200, using: &generator))
    }
    var content = Content(sections: [.init(count: keys.count, sizeKeys: keys)])
    let proposals = [SizeProposal(width: 100), SizeProposal(width: 200), SizeProposal()]
    let known = keys.filter { !$0.rawValue.isMultiple(of: 5) }
      .flatMap { key in proposals.map { PreferredSizes.Question(key, proposing: $0) } }
    try content.preferredSizes.setSizes(for: known, measuredBy: Self.size)
    var measureRequests = MeasureRequests(content)
    for _ in 0..<3000 {
      let item = Int.random(in: 0..<keys.count, using: &generator)
      let proposal = proposals[Int.random(in: 0..<3, using: &generator)]
      let size = measureRequests.measuredSize(
        of: .cell(section: 0, item: item), proposing: proposal)
      let question = PreferredSizes.Question(keys[item], proposing: proposal)
      #expect(size == content.preferredSizes[question], "seed \(seed), \(question)")
      #expect(measureRequests.unmeasured.contains(question) == (size == nil), "seed \(seed)")
    }
  }

  private static func size(of question: PreferredSizes.Question) -> Size {
    Size(
      width: Double(question.key.rawValue) + 1,
      height: Double(question.key.rawValue) + 10 * (question.proposal.width ?? 5))
  }
}
