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
    #expect(LayoutContract.violations(of: CoverFlowLayout()) == [])
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
    ("grid, horizontal and pinned", grid { $0.scrollDirection = .horizontal }),
    ("grid, vertical and pinned", grid { $0.insets = EdgeInsets(all: 3) }),
    ("ring, small", ring()),
    ("carousel, vertical", carousel { $0.scrollDirection = .vertical }),
    ("carousel, spaced", carousel { $0.item = ItemSize(Size(width: 90, height: 60)) }),
    ("springboard, row", springboard { $0.flow = .row }),
    ("springboard, original", springboard { $0.compatibility = .original }),
    (
      "springboard, home",
      springboard {
        $0.flow = .row
        $0.metrics = .home
      }
    ),
    ("list, plain", list { $0.appearance = .plain }),
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

  private static func springboard(_ change: (inout SpringboardLayout) -> Void) -> SpringboardLayout
  {
    var layout = SpringboardLayout()
    layout.item = ItemSize(Size(width: 60, height: 74))
    layout.spacing = 20
    change(&layout)
    return layout
  }
}
