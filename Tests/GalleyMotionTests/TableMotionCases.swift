import GalleyGeometry
import GalleyLayouts

/// Layouts that scroll both ways, and those that look at the selection.
extension MotionCase {
  static let tables = spreadsheets + weeks + stacks

  private static let rightToLeft = Environment(
    size: Size(width: 320, height: 480), contentInset: EdgeInsets(top: 20, leading: 4),
    scale: 3, layoutDirection: .rightToLeft)

  private static let leftToRight = Environment(size: Size(width: 320, height: 480), scale: 2)

  private static let spreadsheets = [leftToRight, rightToLeft].map { environment in
    var layout = SpreadsheetLayout()
    layout.columns = 5
    layout.columnWidths = [90, 120]
    layout.rowHeights = [40, 110]
    layout.lineSpacing = 1
    return MotionCase(
      name: "spreadsheet, \(environment.layoutDirection.rawValue)", layout: layout,
      content: Content(sections: [23, 0, 8].map { Content.Section(count: $0) }),
      environment: environment)
  }

  private static let weeks = [leftToRight, rightToLeft].map { environment in
    var layout = WeekLayout()
    layout.headerExtent = 30
    layout.hourWidth = 40
    layout.dayWidth = .points(130)
    layout.insets = EdgeInsets(top: 8, bottom: 4)
    let days = [7, 0, 12].map { count in
      Content.Section(
        facts: (0..<count).map { event in
          let start = Double(event * 37 % 40) / 2
          return ["start": start, "end": start + Double(event % 3 + 1)]
        })
    }
    return MotionCase(
      name: "week, \(environment.layoutDirection.rawValue)", layout: layout,
      content: Content(sections: days), environment: environment)
  }

  private static let stacks = Axis.allCases.map { axis in
    var layout = StackLayout()
    layout.scrollDirection = axis
    layout.insets = EdgeInsets(all: 12)
    layout.pileReveal = 30
    return MotionCase(
      name: "stack, \(axis.rawValue)", layout: layout,
      content: Content(sections: [9, 0, 5].map { Content.Section(count: $0) }),
      environment: axis == .vertical ? leftToRight : rightToLeft)
  }
}
