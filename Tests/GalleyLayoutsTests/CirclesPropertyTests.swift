import GalleyGeometry
import Testing

@testable import GalleyLayouts

@Suite struct `Circles in any packing` {
  @Test(arguments: CirclePacking.allCases)
  func `no circles overlap or leave the insets`(packing: CirclePacking) throws {
    print("circles \(packing.rawValue): seeds 1 to 150")
    for seed in 1...150 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      let sample = CirclesSample(packing: packing, using: &generator)
      let arrangement = try sample.layout.arrange(sample.content, in: sample.environment)
      sample.check(arrangement, "seed \(seed)")
    }
  }
}

/// A random layout of circles with random content.
struct CirclesSample {
  let layout: CirclesLayout
  let content: Content
  let environment: Environment

  init(packing: CirclePacking, using generator: inout SplitMix64) {
    let size = Size(
      width: Double.random(in: 200...900, using: &generator),
      height: Double.random(in: 200...900, using: &generator))
    let insets = EdgeInsets(
      top: Double.random(in: 0...40, using: &generator),
      leading: Double.random(in: 0...40, using: &generator),
      bottom: Double.random(in: 0...40, using: &generator),
      trailing: Double.random(in: 0...40, using: &generator))
    let largest = min(size.width, size.height) - 80
    let smallest = Double.random(in: 0...largest, using: &generator)
    let sections = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      Content.Section(
        measures: (0..<Int.random(in: 0...40, using: &generator)).map { _ in
          Double.random(in: smallest...largest, using: &generator).rounded(.down)
        })
    }
    layout = CirclesLayout(
      packing: packing, insets: insets,
      spacing: [0, 10, Double.random(in: 0...30, using: &generator)][
        Int.random(in: 0...2, using: &generator)],
      scrollDirection: Bool.random(using: &generator) ? .vertical : .horizontal,
      increment: Double.random(in: 1...20, using: &generator), effort: 1)
    content = Content(sections: sections)
    environment = Environment(size: size)
  }

  /// Expects the spacing between all circles, and the insets around each section.
  func check(_ arrangement: Arrangement, _ comment: Comment) {
    // The front chain lets circles overlap by a millionth of a point.
    let extent = max(arrangement.contentSize.width, arrangement.contentSize.height)
    let tolerance = layout.packing == .disc ? 1.1e-6 : 1e-9 * extent
    let circles = arrangement.allAttributes().map {
      Circle(center: $0.center, radius: $0.size.width / 2)
    }
    let paths = arrangement.allAttributes().map(\.element.indexPath)
    for (index, circle) in circles.enumerated() {
      let box = circle.boundingBox
      #expect(box.minX >= layout.insets.leading - tolerance, comment)
      #expect(box.minY >= layout.insets.top - tolerance, comment)
      #expect(
        box.maxX <= arrangement.contentSize.width - layout.insets.trailing + tolerance, comment)
      #expect(
        box.maxY <= arrangement.contentSize.height - layout.insets.bottom + tolerance, comment)
      for other in circles.indices[(index + 1)...] {
        let least = paths[index].section == paths[other].section ? layout.spacing : 0
        #expect(circle.gap(to: circles[other]) >= least - tolerance, comment)
      }
    }
  }
}
