import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyPNG
@testable import GalleyRendering

@Suite struct DrawingTurnsTests {
  /// Of 16 strips of ten rows.
  private static let size = (width: 100, height: 160)

  /// What touches some rows, and may be drawn in parts or not.
  private struct Thing {
    var rows: Range<Int>
    var isAtomic: Bool

    init(_ rows: Range<Int>, isAtomic: Bool = true) {
      (self.rows, self.isAtomic) = (rows, isAtomic)
    }
  }

  /// The turns in which each of some things is drawn, at the back first.
  private func turns(of things: Thing...) -> [[Int]] {
    var plan = DrawingTurns(size: Self.size, cutsImages: true)
    let fill = DrawCommand.fill(Fill(.rectangle(.zero), .solid(.black)))
    let extents = things.map { thing in
      DrawnExtent(
        pixels: PixelRectangle(x: 0, y: thing.rows.lowerBound, width: 9, height: thing.rows.count),
        isAtomic: thing.isAtomic)
    }
    let commands = ExtendedCommands(things.map { _ in fill }, extents)
    return plan.turns(of: commands).map { turns in
      (0..<DrawingTurns.count).filter { turns.set & 1 << UInt32($0) != 0 }
    }
  }

  @Test func `each thing is drawn when the first of its rows is to be finished`() {
    #expect(turns(of: Thing(0..<9), Thing(25..<33), Thing(150..<160)) == [[0], [2], [15]])
  }

  @Test func `what lies behind is drawn before, as far as rows are shared`() {
    #expect(turns(of: Thing(55..<60), Thing(9..<52)) == [[0], [0]])
    #expect(turns(of: Thing(60..<65), Thing(9..<52)) == [[6], [0]])
    // Through others that lie between.
    #expect(turns(of: Thing(80..<99), Thing(55..<82), Thing(9..<52)) == [[0], [0], [0]])
  }

  @Test func `what lies in front waits for its own rows`() {
    #expect(turns(of: Thing(9..<52), Thing(55..<60)) == [[0], [5]])
  }

  @Test func `what can be cut is drawn strip by strip, and before what lies on it`() {
    let ground = Thing(0..<160, isAtomic: false)
    #expect(turns(of: ground) == [Array(0..<16)])
    #expect(turns(of: ground, Thing(20..<60)) == [[0, 1, 2] + Array(6..<16), [2]])
  }

  @Test func `the strips of a turn are those that are finished then`() {
    var plan = DrawingTurns(size: Self.size, cutsImages: true)
    #expect(plan.begun(inTurn: 2) == PixelRectangle(x: 0, y: 20, width: 100, height: 10))
    let extent = DrawnExtent(
      pixels: PixelRectangle(x: 0, y: 20, width: 9, height: 40), isAtomic: true)
    _ = plan.turns(
      of: ExtendedCommands([.fill(Fill(.rectangle(.zero), .solid(.black)))], [extent]))
    #expect(plan.begun(inTurn: 2) == PixelRectangle(x: 0, y: 20, width: 100, height: 40))
    #expect(plan.begun(inTurn: 3) == nil)
    #expect((0..<16).map { plan.end(ofTurn: $0) } == Array(stride(from: 10, through: 160, by: 10)))
  }

  @Test(arguments: [1, 5, 15, 16, 17, 2556])
  func `all rows are begun once and finished, however many there are`(height: Int) {
    let plan = DrawingTurns(size: (1, height), cutsImages: true)
    let begun = (0..<DrawingTurns.count).compactMap { plan.begun(inTurn: $0) }
    #expect(begun.flatMap { Array($0.y..<$0.y + $0.height) } == Array(0..<height))
    #expect(plan.end(ofTurn: DrawingTurns.count - 1) == height)
  }
}
