import GalleyGeometry
import GalleyLayouts
import GalleyNotation
import Testing

struct ContractTests {
  static let kinds = LayoutCatalog.standard.kinds

  @Test(arguments: kinds)
  func `a layout of the catalog keeps every promise`(kind: String) throws {
    let type = try #require(LayoutCatalog.standard[kind])
    let violations = LayoutContract.violations(of: type.init(options: .empty()))
    #expect(violations == [], "\(violations.map(\.description).joined(separator: "\n"))")
  }

  @Test(arguments: variants.map(\.name))
  func `a layout keeps its promises with other options`(name: String) throws {
    let variant = try #require(Self.variants.first { $0.name == name })
    let violations = LayoutContract.violations(of: variant.layout)
    #expect(violations == [], "\(violations.map(\.description).joined(separator: "\n"))")
  }

  @Test func `a layout of the user's own keeps them, with attributes that depend on the offset`() {
    #expect(LayoutContract.violations(of: ShrinkingFlowLayout()) == [])
  }

  @Test func `a layout without faults has no violations`() {
    #expect(LayoutContract.violations(of: FaultyLayout(.none)) == [])
  }

  @Test(arguments: faults.map(\.fault))
  func `each deliberate fault is named`(fault: FaultyLayout.Fault) throws {
    let expected = try #require(Self.faults.first { $0.fault == fault }?.rules)
    let rules = Set(LayoutContract.violations(of: FaultyLayout(fault)).map(\.rule))
    #expect(rules == expected)
  }

  @Test func `every fault of the faulty layout is in the table`() {
    #expect(Set(Self.faults.map(\.fault)).union([.none]) == Set(FaultyLayout.Fault.allCases))
  }

  @Test func `a violation names the rule, the case and the element`() throws {
    let violation = try #require(
      LayoutContract.violations(of: FaultyLayout(.claimsTooLittleContent))
        .first { $0.situation == "seven items in a phone" })
    #expect(
      violation.description.hasPrefix(
        "content-holds-cells: seven items in a phone: cell  0-6: Rect("))
  }

  /// What each fault must be called; a fault may break several promises.
  static let faults: [(fault: FaultyLayout.Fault, rules: Set<LayoutViolation.Rule>)] = [
    (.changesEachTime, [.deterministic]),
    (.forgetsTheLastItem, [.oneCellPerItem]),
    (.givesNotANumber, [.finite, .deterministic, .elementQuery, .contentHoldsCells]),
    (.givesNegativeSize, [.nonNegativeSize]),
    (.claimsTooLittleContent, [.contentHoldsCells]),
    (.claimsNegativeContent, [.nonNegativeSize, .contentHoldsCells]),
    (.showsNothing, [.visibleElements]),
    (.showsTwice, [.uniqueElements, .visibleElements]),
    (.showsInReverse, [.backToFront, .visibleElements]),
    (.showsStrangers, [.knownElements, .visibleElements]),
    (.restsAnywhere, [.restingOffsetInRange]),
    (.neverSettles, [.restingOffsetInRange, .restingOffsetSettled, .pages]),
    (.countsPagesBelowZero, [.pages]),
    (.namesPagesThatAreNot, [.pages]),
  ]

  /// One at each edge and corner, each other of which stays in sight.
  private static let boundaries = RectAlignment.allCases.enumerated().map { number, alignment in
    var item = GroupBoundaryItem(
      kind: alignment.rawValue, alignment: alignment, width: 24, height: 18)
    item.isPinned = number % 2 == 0
    return item
  }

  static let variants: [(name: String, layout: any CollectionLayout)] = [
    ("flow, horizontal", flow { $0.scrollDirection = .horizontal }),
    ("flow, in uikit's manner", flow { $0.compatibility = .uikit }),
    (
      "flow, decorated and pinned",
      flow {
        $0.pinsHeaders = true
        $0.shelfExtent = 8
        $0.hasBackground = true
        $0.headerExtent = 20
      }
    ),
    ("flow, centred", flow { $0.lineAlignment = .center }),
    (
      "flow, trailing columns",
      flow {
        $0.lineAlignment = .trailing
        $0.columns = .leastWidth(70)
      }
    ),
    (
      "flow, columns sideways",
      flow {
        $0.columns = .classes(compact: 2, regular: 5)
        $0.scrollDirection = .horizontal
      }
    ),
    (
      "waterfall, horizontal and pinned",
      waterfall {
        $0.scrollDirection = .horizontal
        $0.pinsHeaders = true
      }
    ),
    (
      "waterfall, in order and fitting",
      waterfall {
        $0.order = .rightToLeft
        $0.item = ItemSize(height: .fit)
      }
    ),
    (
      "waterfall, in cht's manner",
      waterfall {
        $0.compatibility = .cht
        $0.columns = .leastWidth(90)
      }
    ),
    ("justified, horizontal", justified { $0.scrollDirection = .horizontal }),
    (
      "justified, breaking out",
      justified {
        $0.breakoutEvery = 2
        $0.widows = .justified
      }
    ),
    (
      "justified, cut off",
      justified {
        $0.maxRows = 2
        $0.widows = .none
      }
    ),
    ("grid, horizontal and pinned", grid { $0.scrollDirection = .horizontal }),
    ("grid, vertical and pinned", grid { $0.insets = EdgeInsets(all: 3) }),
    (
      "grid, columns by class in margins",
      grid {
        $0.columns = .classes(compact: 2, regular: 5)
        $0.insetsReference = .layoutMargins
      }
    ),
    ("flow, out of the safe area", flow { $0.insetsReference = .none }),
    ("waterfall, readable", waterfall { $0.insetsReference = .readable }),
    ("justified, in margins", justified { $0.insetsReference = .layoutMargins }),
    ("stack, out of the safe area", stack { $0.insetsReference = .none }),
    ("group, nested", group { _ in }),
    ("group, horizontal", group { $0.scrollDirection = .horizontal }),
    (
      "group, uniform and flexible",
      group {
        $0.group = .horizontal(
          [.item(width: .fit, height: .uniform)], height: .uniform, spacing: .flexible(3))
      }
    ),
    ("group, out of the safe area", group { $0.insetsReference = .none }),
    ("group, in margins", group { $0.insetsReference = .layoutMargins }),
    (
      "group, with a header that grows",
      group {
        $0.pinsHeaders = false
        $0.stretchesHeader = true
      }
    ),
    ("group, with views at all edges", group { $0.boundaries = boundaries }),
    (
      "group, sideways with views at all edges",
      group {
        $0.scrollDirection = .horizontal
        $0.boundaries = boundaries
      }
    ),
    ("ring, small", ring()),
    ("carousel, vertical", carousel { $0.scrollDirection = .vertical }),
    ("carousel, spaced", carousel { $0.item = ItemSize(Size(width: 90, height: 60)) }),
    (
      "carousel, fitting", carousel { $0.item = ItemSize(width: .fraction(0.8), height: .fit) }
    ),
    ("cover flow, vertical", coverFlow { $0.scrollDirection = .vertical }),
    ("cover flow, overlapping", coverFlow { $0.spacing = -30 }),
    ("springboard, row", springboard { $0.flow = .row }),
    ("springboard, original", springboard { $0.compatibility = .original }),
    (
      "springboard, home",
      springboard {
        $0.flow = .row
        $0.metrics = .home
      }
    ),
    ("spreadsheet, wrapped", spreadsheet { $0.columns = 4 }),
    ("spreadsheet, several pinned", spreadsheet { $0.pinnedRows = 3 }),
    ("week, wider than the view", week { $0.dayWidth = .points(90) }),
    (
      "week, cut off",
      week {
        $0.from = 9.25
        $0.to = 13
      }
    ),
    ("stack, horizontal", stack { $0.scrollDirection = .horizontal }),
    ("stack, fitting and pinned", stack { $0.pinsHeaders = true }),
    ("list, plain", list { $0.appearance = .plain }),
    ("list, out of the safe area", list { $0.insetsReference = InsetsReference.none }),
    ("list, readable", list { $0.insetsReference = .readable }),
    ("list, with first items as headers", list { $0.firstItemIsHeader = true }),
    (
      "sections, of five kinds",
      SectionsLayout(
        base: list { $0.headerExtent = 30 },
        layouts: [
          0: flow { _ in }, 1: grid { _ in }, 2: list { $0.appearance = .plain },
          3: SectionsLayout(base: flow { $0.headerExtent = 20 }, layouts: [:]),
        ], spacing: 12)
    ),
  ]

  private static func spreadsheet(
    _ change: (inout SpreadsheetLayout) -> Void
  ) -> SpreadsheetLayout {
    var layout = SpreadsheetLayout()
    layout.columnWidths = [70, 40, 55]
    layout.rowHeights = TrackLengths([.points(30), .fraction(0.1)])
    layout.lineSpacing = 1
    layout.interitemSpacing = 2
    layout.insets = EdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 9)
    change(&layout)
    return layout
  }

  private static func week(_ change: (inout WeekLayout) -> Void) -> WeekLayout {
    var layout = WeekLayout()
    layout.headerExtent = 30
    layout.hourWidth = 20
    layout.insets = EdgeInsets(top: 3, leading: 1, bottom: 7, trailing: 2)
    change(&layout)
    return layout
  }

  private static func stack(_ change: (inout StackLayout) -> Void) -> StackLayout {
    var layout = StackLayout()
    layout.item = ItemSize(height: .fit)
    layout.headerExtent = 25
    layout.insets = EdgeInsets(all: 3)
    change(&layout)
    return layout
  }

  private static func list(_ change: (inout ListLayout) -> Void) -> ListLayout {
    var layout = ListLayout()
    change(&layout)
    return layout
  }

  private static func flow(_ change: (inout FlowLayout) -> Void) -> FlowLayout {
    var layout = FlowLayout()
    change(&layout)
    return layout
  }

  private static func waterfall(_ change: (inout WaterfallLayout) -> Void) -> WaterfallLayout {
    var layout = WaterfallLayout()
    layout.insets = EdgeInsets(all: 3)
    layout.headerExtent = 25
    change(&layout)
    return layout
  }

  private static func justified(_ change: (inout JustifiedLayout) -> Void) -> JustifiedLayout {
    var layout = JustifiedLayout()
    layout.rowHeight = 50
    layout.pinsHeaders = true
    layout.footerExtent = 10
    change(&layout)
    return layout
  }

  private static func grid(_ change: (inout GridLayout) -> Void) -> GridLayout {
    var layout = GridLayout()
    layout.pinsHeaders = true
    layout.headerExtent = 25
    layout.footerExtent = 10
    layout.spacing = 4
    layout.aspect = 0.8
    change(&layout)
    return layout
  }

  private static func group(_ change: (inout GroupLayout) -> Void) -> GroupLayout {
    let half = GroupItem.item(height: .height(.fraction(0.5)))
    var layout = GroupLayout(
      .horizontal(
        [.item(), .vertical([half], width: .width(.fraction(1.0 / 3)))],
        width: .width(.fraction(0.9)), height: .points(80), spacing: .fixed(5)))
    layout.groupSpacing = 4
    layout.insets = EdgeInsets(all: 3)
    layout.headerExtent = 25
    layout.pinsHeaders = true
    layout.background = GroupBackground()
    change(&layout)
    return layout
  }

  private static func ring() -> RingLayout {
    var layout = RingLayout()
    layout.radius = 30
    layout.startAngle = -90
    return layout
  }

  private static func carousel(_ change: (inout CarouselLayout) -> Void) -> CarouselLayout {
    var layout = CarouselLayout()
    layout.spacing = 12
    change(&layout)
    return layout
  }

  private static func coverFlow(_ change: (inout CoverFlowLayout) -> Void) -> CoverFlowLayout {
    var layout = CoverFlowLayout()
    layout.item = ItemSize(Size(width: 90, height: 60))
    layout.scale = 0.8
    change(&layout)
    return layout
  }

  private static func springboard(_ change: (inout SpringboardLayout) -> Void) -> SpringboardLayout
  {
    var layout = SpringboardLayout()
    layout.item = ItemSize(Size(width: 60, height: 74))
    layout.spacing = 20
    change(&layout)
    return layout
  }
}
