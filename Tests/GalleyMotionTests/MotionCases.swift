import GalleyGeometry
import GalleyLayouts
import Testing

/// A collection view that the tests of motion begin with: a layout, its content, its view.
struct MotionCase: Sendable, CustomStringConvertible {
  var name: String
  var layout: any CollectionLayout
  var content: Content
  var environment = Environment(size: Size(width: 320, height: 480), scale: 2)
  var interaction: (any LayoutInteraction)?
  /// More than these take the layout too long, or do not fit.
  var greatestCount = 40

  var description: String { name }

  func view() throws -> CollectionView {
    try CollectionView(
      content: content, layout: layout, in: environment, interaction: interaction)
  }

  static let all = first + groups + fillings + compositions + tables + [list]

  private static let first = circles + pages + grids + rings + springboards + flows

  /// The layouts that a random finger may switch to: a list that does not grow, so that a seed
  /// stays the same sequence.
  var others: [MotionCase] {
    let fills = Self.fillings.contains { $0.name == name }
    let isTable = Self.tables.contains { $0.name == name }
    let more = isTable ? Self.fillings + Self.tables : fills ? Self.fillings : []
    return (Self.first + more).filter {
      $0.greatestCount >= greatestCount
    }
  }

  static func named(_ name: String) throws -> MotionCase {
    try #require(all.first { $0.name == name })
  }
}

// MARK: - Every layout, in its ways

extension MotionCase {
  private static let circles = [CirclePacking.tangent, .scan, .disc, .dense].map { packing in
    var layout = CirclesLayout()
    layout.packing = packing
    layout.effort = 1
    let count = packing == .dense ? 6 : 14
    let measures = (0..<count).map { Double(40 + $0 * 37 % 70) }
    return MotionCase(
      name: "circles, \(packing.rawValue)", layout: layout,
      content: Content(sections: [Content.Section(measures: measures)]),
      greatestCount: packing == .dense ? 6 : 30)
  }

  private static let pages = [
    MotionCase(name: "carousel", layout: carousel(.horizontal), content: Content(count: 9)),
    MotionCase(
      name: "carousel, vertical", layout: carousel(.vertical),
      content: sections(6, 0, 3)),
    MotionCase(
      name: "carousel, from right to left", layout: carousel(.horizontal),
      content: Content(count: 6), environment: rightToLeft),
    MotionCase(name: "cover flow", layout: coverFlow(.horizontal), content: Content(count: 9)),
    MotionCase(
      name: "cover flow, vertical", layout: coverFlow(.vertical), content: sections(6, 0, 3)),
    MotionCase(
      name: "cover flow, from right to left", layout: coverFlow(.horizontal),
      content: Content(count: 6), environment: rightToLeft),
  ]

  private static let grids = [
    MotionCase(name: "grid", layout: grid(.vertical), content: scales(sections: 3)),
    MotionCase(name: "grid, horizontal", layout: grid(.horizontal), content: scales(sections: 2)),
  ]

  private static let rings = RingInteraction.Movement.allCases.map { movement in
    var interaction = RingInteraction()
    interaction.movement = movement
    return MotionCase(
      name: "ring, \(movement.rawValue)", layout: RingLayout(), content: Content(count: 9),
      interaction: interaction)
  }

  private static let springboards = [
    springboard("springboard, column", .column, .home, .insert),
    springboard("springboard, row", .row, .tutorial, .swap),
    springboard("springboard, from right to left", .row, .home, .insert, rightToLeft),
  ]

  private static let flows = Axis.allCases.map { axis in
    var layout = FlowLayout()
    layout.scrollDirection = axis
    layout.headerExtent = 30
    layout.footerExtent = 10
    layout.pinsHeaders = true
    layout.stretchesHeader = true
    layout.shelfExtent = 6
    layout.hasBackground = true
    return MotionCase(
      name: "flow, \(axis.rawValue)", layout: layout,
      content: Content(sections: [
        Content.Section(
          sizes: (0..<23).map { Size(width: Double(40 + $0 * 37 % 61), height: 60) }),
        Content.Section(count: 12),
      ]))
  }

  private static let groups = Axis.allCases.map { axis in
    let half = GroupItem.item(height: .height(.fraction(0.5)))
    var layout = GroupLayout(
      .horizontal(
        [.item(width: .width(.fraction(2.0 / 3))), .vertical([half], spacing: .fixed(4))],
        width: .points(280), height: .points(180), spacing: .fixed(6)))
    layout.scrollDirection = axis
    layout.headerExtent = 30
    layout.pinsHeaders = true
    layout.background = GroupBackground()
    return MotionCase(
      name: "group, \(axis.rawValue)", layout: layout, content: sections(9, 0, 5),
      environment: axis == .vertical
        ? Environment(size: Size(width: 320, height: 480), scale: 2) : rightToLeft)
  }

  private static let rightToLeft = Environment(
    size: Size(width: 320, height: 480), contentInset: EdgeInsets(top: 20, leading: 4),
    scale: 3, layoutDirection: .rightToLeft)

  private static func coverFlow(_ axis: Axis) -> CoverFlowLayout {
    var layout = CoverFlowLayout()
    layout.scrollDirection = axis
    layout.item = ItemSize(Size(width: 200, height: 260))
    layout.spacing = -90
    layout.scale = 0.9
    return layout
  }

  private static func carousel(_ axis: Axis) -> CarouselLayout {
    var layout = CarouselLayout()
    layout.scrollDirection = axis
    layout.item = ItemSize(Size(width: 220, height: 300))
    layout.spacing = 12
    return layout
  }

  private static func grid(_ axis: Axis) -> GridLayout {
    var layout = GridLayout()
    layout.scrollDirection = axis
    layout.spacing = 6
    layout.headerExtent = 24
    layout.pinsHeaders = true
    return layout
  }

  private static func springboard(
    _ name: String, _ flow: SpringboardLayout.Flow, _ quiver: JiggleAnimation, _ drop: ItemDrop,
    _ environment: Environment? = nil
  ) -> MotionCase {
    var layout = SpringboardLayout()
    layout.flow = flow
    layout.item = ItemSize(Size(width: 60, height: 74))
    layout.columns = 3
    layout.rows = 3
    layout.spacing = 10
    layout.insets = EdgeInsets(all: 20)
    var interaction = SpringboardInteraction()
    interaction.quiver = quiver
    interaction.drop = drop
    var example = MotionCase(
      name: name, layout: layout, content: Content(count: 24), interaction: interaction)
    example.environment = environment ?? example.environment
    return example
  }

  private static func sections(_ counts: Int...) -> Content {
    Content(sections: counts.map { Content.Section(count: $0) })
  }

  private static func scales(sections: Int) -> Content {
    Content(
      sections: (0..<sections).map { section in
        Content.Section(measures: (0..<12).map { ($0 + section) % 5 == 0 ? 2 : 1 })
      })
  }
}
