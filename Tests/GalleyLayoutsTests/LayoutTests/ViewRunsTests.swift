import GalleyGeometry
import Testing

@testable import GalleyLayouts

@Suite struct `Views of an arrangement` {
  @Test(arguments: 1...80 as ClosedRange<UInt64>)
  func `are those that were added, the last of each name, whatever runs they form`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var builder = ArrangementBuilder()
    var expected: [LayoutElement: LayoutAttributes] = [:]
    var order: [LayoutElement] = []
    builder.beginSection()
    builder.addCell(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    var item = 0
    for number in 0..<Int.random(in: 0...60, using: &generator) {
      // Mostly the item after the last, as lists have them.
      let kind = Int.random(in: 0...9, using: &generator)
      item = kind == 0 ? Int.random(in: 0...20, using: &generator) : item + 1
      if kind == 1 { item = .max }
      let view = Self.view(item: item, number: number, using: &generator)
      if item == .max { item = 0 }
      if expected.updateValue(view, forKey: view.element) == nil { order.append(view.element) }
      builder.add(view)
    }
    let arrangement = builder.arrangement(contentSize: Size(width: 100, height: 100))
    print("views: seed \(seed), \(order.count) names")
    #expect(Array(arrangement.views) == order.compactMap { expected[$0] })
    for (element, view) in expected { #expect(arrangement.attributes(of: element) == view) }
    #expect(arrangement.attributes(of: .decoration(kind: "none", section: 0)) == nil)
    #expect(arrangement.attributes(of: .decoration(kind: "line", section: 0, item: 500)) == nil)
    let mirrored = arrangement.mirrored(inWidth: 100).mirrored(inWidth: 100)
    #expect(Array(mirrored.views) == Array(arrangement.views))
  }

  /// Some are turned, some lie above others, some are of another kind or section.
  private static func view(
    item: Int, number: Int, using generator: inout SplitMix64
  ) -> LayoutAttributes {
    let choice = Int.random(in: 0...19, using: &generator)
    var view = LayoutAttributes(
      element: .decoration(
        kind: choice == 0 ? "badge" : "line", section: choice == 1 ? 1 : 0, item: item),
      frame: Rect(x: 8, y: Double(number) * 4, width: 16, height: 2),
      zIndex: choice == 2 ? 5 : 1)
    if choice == 3 { view.transform = Transform(a: 0, b: 1, c: -1, d: 0) }
    if choice == 4 { view.custom = ["a": .flag(true)] }
    if choice == 5 { view.alpha = 0.5 }
    if choice == 6 { view.isHidden = true }
    return view
  }
}
