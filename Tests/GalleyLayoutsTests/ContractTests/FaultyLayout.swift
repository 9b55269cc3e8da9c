import GalleyGeometry
import GalleyLayouts
import GalleyNotation

/// A column of items that breaks one promise at a time.
struct FaultyLayout: PagedLayout {
  enum Fault: CaseIterable {
    case none
    case changesEachTime
    case forgetsTheLastItem
    case givesNotANumber
    case givesNegativeSize
    case claimsTooLittleContent
    case claimsNegativeContent
    case showsNothing
    case showsTwice
    case showsInReverse
    case showsStrangers
    case restsAnywhere
    case neverSettles
    case countsPagesBelowZero
    case namesPagesThatAreNot
  }

  static let kind = "faulty"
  static let summary = "Breaks one promise at a time."

  var fault = Fault.none

  init(_ fault: Fault) { self.fault = fault }

  init() {}

  func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    var builder = ArrangementBuilder(order: .sequential)
    var y = 0.0
    for section in content.sections {
      builder.beginSection()
      for _ in 0..<(fault == .forgetsTheLastItem ? max(0, section.count - 1) : section.count) {
        builder.addCell(frame: frame(at: y))
        y += 20
      }
    }
    return builder.arrangement(contentSize: Size(width: 10, height: height(claimedFor: y)))
  }

  private func height(claimedFor height: Double) -> Double {
    switch fault {
    case .claimsTooLittleContent: max(0, height - 10)
    case .claimsNegativeContent: -height
    default: height
    }
  }

  private func frame(at y: Double) -> Rect {
    switch fault {
    case .changesEachTime: Rect(x: .random(in: 0...1), y: y, width: 5, height: 20)
    case .givesNotANumber: Rect(x: .nan, y: y, width: 5, height: 20)
    case .givesNegativeSize: Rect(x: 5, y: y, width: -5, height: 20)
    default: Rect(x: 0, y: y, width: 5, height: 20)
    }
  }

  func elements(of arrangement: Arrangement, in viewport: Viewport) -> [LayoutAttributes] {
    let shown = arrangement.attributes(in: viewport.bounds)
    return switch fault {
    case .showsNothing: []
    case .showsTwice: (shown + shown).sortedBackToFront()
    case .showsInReverse: shown.reversed()
    case .showsStrangers:
      shown + [LayoutAttributes(element: .decoration(kind: "ghost", section: 99), frame: .zero)]
    default: shown
    }
  }

  func restingOffset(
    proposed: Point, velocity: Vector, of arrangement: Arrangement, in viewport: Viewport
  ) -> Point {
    if fault == .restsAnywhere { return proposed }
    var offset = viewport.clamped(proposed, contentSize: arrangement.contentSize)
    if fault == .neverSettles { offset.y = offset.y > 1 ? offset.y - 1 : offset.y + 1 }
    return offset
  }

  func pageCount(of arrangement: Arrangement, in viewport: Viewport) -> Int {
    fault == .countsPagesBelowZero ? -1 : 1
  }

  func page(at offset: Point, of arrangement: Arrangement, in viewport: Viewport) -> Int {
    fault == .namesPagesThatAreNot ? 7 : 0
  }

  func offset(
    ofPage page: Int, of arrangement: Arrangement, in viewport: Viewport
  ) -> Point { viewport.offsetRange(contentSize: arrangement.contentSize).minimum }
}
