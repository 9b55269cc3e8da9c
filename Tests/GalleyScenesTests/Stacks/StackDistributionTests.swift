import GalleyGeometry
import Testing

@testable import GalleyScenes

/// How a stack's length is divided; lengths in points, gaps of 8 unless said.
struct StackDistributionTests {
  private typealias Division = StackDistribution.Division

  private func division(
    _ kind: StackStyle.Distribution, _ stackSizes: [StackItemSize], in room: Double?,
    spacing: Double = 8
  ) -> Division {
    StackDistribution(kind: kind, spacing: spacing).division(of: stackSizes, in: room)
  }

  private func rigid(
    _ length: Double, hugging: Double = 250, compression: Double = 750
  ) -> StackItemSize {
    StackItemSize(length: length, hugging: hugging, compression: compression)
  }

  private var flexible: StackItemSize { StackItemSize(hugging: 0, flexibility: .flexible) }
  private var spacer: StackItemSize { StackItemSize(hugging: 0, flexibility: .spacer) }

  /// Probes of UIKit that OpenUIKit tells of: 213.5, 29 and 41.5 in 300 with 8 between, 18 and 94
  /// in 120, and the last of two views without an extent of their own.
  @Test func `of equals the first stretches or shrinks, and of flexible views the last stretches`()
  {
    let labels = [rigid(33.5), rigid(29), rigid(41.5)]
    #expect(division(.fill, labels, in: 300).lengths == [213.5, 29, 41.5])
    #expect(division(.fill, [rigid(60), rigid(94)], in: 120).lengths == [18, 94])
    let mixed = [flexible, rigid(40), flexible]
    #expect(division(.fill, mixed, in: 156).lengths == [0, 40, 100])
  }

  @Test func `the view with the least hugging priority stretches`() {
    let stackSizes = [rigid(40, hugging: 251), rigid(30), rigid(20, hugging: 251)]
    #expect(division(.fill, stackSizes, in: 206).lengths == [40, 130, 20])
  }

  @Test func `the view with the least compression priority shrinks, then the next`() {
    let stackSizes = [rigid(40), rigid(30, compression: 749), rigid(20, compression: 1000)]
    #expect(division(.fill, stackSizes, in: 86).lengths == [40, 10, 20])
    #expect(division(.fill, stackSizes, in: 66).lengths == [30, 0, 20])
    #expect(division(.fill, stackSizes, in: 30).lengths == [0, 0, 20])
  }

  @Test func `bounds hold what stretches and what shrinks, and the next takes the rest`() {
    var first = rigid(40)
    first.maximum = 50
    first.minimum = 35
    #expect(division(.fill, [first, rigid(30)], in: 108).lengths == [50, 50])
    #expect(division(.fill, [first, rigid(30)], in: 63).lengths == [35, 20])
  }

  @Test func `spacers share what is left, and keep their least`() {
    var long = spacer
    long.minimum = 10
    #expect(division(.fill, [spacer, rigid(40), spacer], in: 156).lengths == [50, 40, 50])
    #expect(division(.fill, [rigid(40), long], in: 50).lengths == [32, 10])
  }

  @Test func `fill-equally gives one length to all, and wants the longest for each`() {
    let stackSizes = [rigid(10), rigid(40), rigid(20)]
    #expect(division(.fillEqually, stackSizes, in: 136).lengths == [40, 40, 40])
    #expect(division(.fillEqually, stackSizes, in: 76).lengths == [20, 20, 20])
    #expect(division(.fillEqually, stackSizes, in: nil).total == 136)
  }

  @Test func `fill-proportionally gives shares of the stack, and the last the rest`() {
    let stackSizes = [rigid(10), rigid(30)]
    // 10 of 10 + 8 + 30.
    #expect(division(.fillProportionally, stackSizes, in: 96).lengths == [20, 68])
    #expect(division(.fillProportionally, stackSizes, in: 48).lengths == [10, 30])
    // Recorded on iOS 26, on pixels: 15.5, 83.5 and 173.
    let recorded = division(.fillProportionally, [rigid(11.5), rigid(61.5), rigid(123)], in: 288)
    let grid = PixelGrid(scale: 2)
    #expect(recorded.lengths.map(grid.align) == [15.5, 83.5, 173] && recorded.total == 288)
    #expect(division(.fillProportionally, stackSizes, in: 8).lengths.allSatisfy { $0 >= 0 })
    #expect(division(.fillProportionally, stackSizes, in: nil).lengths == [10, 30])
    #expect(division(.fillProportionally, [flexible, flexible], in: 88).lengths == [40, 40])
  }

  @Test func `equal-spacing widens all gaps alike, and shrinks views before gaps`() {
    let stackSizes = [rigid(10), rigid(20), rigid(30)]
    #expect(division(.equalSpacing, stackSizes, in: 100).gaps == [20, 20])
    let tight = division(.equalSpacing, stackSizes, in: 70)
    #expect(tight == Division(lengths: [4, 20, 30], gaps: [8, 8]))
    #expect(division(.equalSpacing, stackSizes, in: nil).total == 76)
  }

  @Test func `equal-centering puts centres at one distance while no gap is too narrow`() {
    // Centres at 10, 60 and 110 of 120.
    let stackSizes = [rigid(20), rigid(40), rigid(20)]
    let wide = division(.equalCentering, stackSizes, in: 120)
    #expect(wide.gaps == [20, 20])
    // Centres of 10, 40 and 80 in 200 would be 77.5 apart; 67.5 of it is more than the halves.
    let uneven = division(.equalCentering, [rigid(10), rigid(40), rigid(80)], in: 200)
    #expect(uneven.gaps == [52.5, 17.5])
    // With 150 the second gap would be 60 - 60 at 77.5 - 25: it stays at 8, the first takes 12.
    let narrow = division(.equalCentering, [rigid(10), rigid(40), rigid(80)], in: 150)
    #expect(narrow.gaps == [12, 8])
    #expect(narrow.total == 150)
  }

  @Test func `a view's own spacing stands in place of the stack's`() {
    var first = rigid(10)
    first.spacingAfter = 20
    let division = division(.fill, [first, rigid(10), rigid(10)], in: nil)
    #expect(division.gaps == [20, 8])
    #expect(division.total == 58)
  }

  @Test func `a stack without views has no length`() {
    for kind in StackStyle.Distribution.allCases {
      #expect(division(kind, [], in: 100) == Division(lengths: [], gaps: []))
      #expect(division(kind, [], in: nil).total == 0)
    }
  }

  @Test func `one view alone fills, or keeps its length where gaps would grow`() {
    #expect(division(.fill, [rigid(10)], in: 100).lengths == [100])
    #expect(division(.equalSpacing, [rigid(10)], in: 100).lengths == [10])
    #expect(division(.equalCentering, [rigid(10)], in: 100).gaps.isEmpty)
  }
}
