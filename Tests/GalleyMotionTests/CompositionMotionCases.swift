import GalleyGeometry
import GalleyLayouts

/// Sections that scroll by themselves, and sections of several kinds.
extension MotionCase {
  static let compositions = shelves + [fiveKinds]

  private static func shelf(_ behavior: OrthogonalScrolling) -> GroupLayout {
    var group = GroupItem.vertical([.item(width: .width(.fraction(1)), height: .points(40))])
    group.count = 2
    group.width = .width(.fraction(0.7))
    group.height = .points(88)
    group.spacing = .fixed(8)
    var layout = GroupLayout(group)
    layout.groupSpacing = 10
    layout.insets = EdgeInsets(all: 16)
    layout.headerExtent = 24
    layout.orthogonalScrolling = behavior
    return layout
  }

  private static let shelves = OrthogonalScrolling.allCases.map { behavior in
    MotionCase(
      name: "shelves, \(behavior.rawValue)", layout: shelf(behavior),
      content: Content(sections: [11, 1, 0, 14].map { Content.Section(count: $0) }))
  }

  private static let fiveKinds = {
    var list = ListLayout()
    list.rowHeight = 44
    // Rows that come beneath others stand there at once in the later look.
    list.look = .ios18
    var grid = GridLayout()
    grid.spacing = 4
    var waterfall = WaterfallLayout()
    waterfall.pinsHeaders = true
    let layout = SectionsLayout(
      base: list,
      layouts: [
        0: shelf(.groupPagingCentered), 2: waterfall, 3: shelf(.continuous), 4: grid,
      ], heights: [4: .points(200)], spacing: 12)
    let counts = [7, 5, 9, 12, 6]
    return MotionCase(
      name: "sections of five kinds", layout: layout,
      content: Content(
        sections: counts.map { Content.Section(measures: Array(repeating: 1.0, count: $0)) }),
      environment: Environment(
        size: Size(width: 320, height: 480), scale: 2, layoutDirection: .rightToLeft))
  }()
}
