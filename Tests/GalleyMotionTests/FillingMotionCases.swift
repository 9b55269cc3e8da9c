import GalleyGeometry
import GalleyLayouts

/// Layouts that fill columns, rows and cells.
extension MotionCase {
  static let fillings = waterfalls + justifiedRows + [mosaic, tags]

  private static let aspects = Content(
    sections: [9, 0, 14].map { count in
      Content.Section(measures: (0..<count).map { 0.5 + Double($0 * 37 % 11) / 6 })
    })

  private static let waterfalls = Axis.allCases.map { axis in
    var layout = WaterfallLayout()
    layout.scrollDirection = axis
    layout.headerExtent = 24
    layout.pinsHeaders = true
    return MotionCase(name: "waterfall, \(axis.rawValue)", layout: layout, content: aspects)
  }

  /// Without bounds, and with items that are left out.
  private static let justifiedRows = [nil, 2].map { maxRows in
    var layout = JustifiedLayout()
    layout.rowHeight = 90
    layout.maxRows = maxRows
    layout.footerExtent = 12
    return MotionCase(
      name: maxRows == nil ? "justified" : "justified, cut off", layout: layout, content: aspects)
  }

  private static let mosaic = {
    var layout = GridLayout()
    layout.spacing = 4
    let spans = (0..<15).map { ItemSpan(columns: 1 + $0 % 2, rows: 1 + $0 * 5 % 3) }
    return MotionCase(
      name: "mosaic", layout: layout,
      content: Content(sections: [Content.Section(spans: spans), Content.Section(count: 5)]))
  }()

  /// Rows of two heights in sections with headers and footers.
  ///
  /// In the earlier look, in which what comes fades in: an eye cannot tell a row that comes beneath
  /// others from one that jumps.
  static let list = {
    var layout = ListLayout()
    layout.look = .ios18
    layout.headerExtent = .points(30)
    layout.footerExtent = .points(0)
    return MotionCase(
      name: "list", layout: layout,
      content: Content(
        sections: [9, 0, 14].map { count in
          Content.Section(sizes: (0..<count).map { Size(width: 90, height: $0 % 3 == 0 ? 60 : 44) })
        }))
  }()

  private static let tags = {
    var layout = FlowLayout()
    layout.lineAlignment = .center
    return MotionCase(
      name: "tags", layout: layout,
      content: Content(sections: [
        Content.Section(
          sizes: (0..<17).map { Size(width: Double(40 + $0 * 37 % 61), height: 32) })
      ]))
  }()
}
