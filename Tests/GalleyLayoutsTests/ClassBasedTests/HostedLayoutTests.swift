import GalleyGeometry
import GalleyLayouts
import GalleyNotation
import Testing

/// What of UIKit's contract a hosted class can count on.
struct HostedLayoutTests {
  private let log = CallLog()

  @Test func `an update asks for both ends of every element in sight, in UIKit's order`() throws {
    var view = try loggedView(count: 3)
    log.clear()
    try view.update(Update(deletions: [1], insertions: [.init(at: 0)]))
    let calls = log.calls.drop { $0 != "invalidate" }
    #expect(
      Array(calls) == [
        "invalidate", "prepare for 3", "delete 1 -", "insert - 0",
        "final 0: at 50.0 alpha 1.0", "final 1: at 50.0 alpha 0.0", "final 2: at 100.0 alpha 1.0",
        "initial 0: at 0.0 alpha 0.0", "initial 1: at 0.0 alpha 1.0",
        "initial 2: at 100.0 alpha 1.0", "finalize",
      ])
  }

  @Test func `one instance goes from the old content to the new`() throws {
    var view = try loggedView(count: 3)
    log.clear()
    try view.update(.insert(at: 3))
    #expect(
      log.calls.filter { $0.hasPrefix("prepare") || $0 == "invalidate" } == [
        "prepare for 4",  // an instance of its own arranges
        "prepare for 3", "invalidate", "prepare for 4",
      ])
  }

  @Test func `only what is in sight is asked for, before by old and after by new index path`()
    throws
  {
    var view = try loggedView(count: 20)
    log.clear()
    try view.update(.insert(at: 0))
    let asked = log.calls.filter { $0.contains("al ") }.map { $0.prefix { $0 != ":" } }
    #expect(asked == (0..<4).map { "final \($0)" } + (0..<4).map { "initial \($0)" })
  }

  @Test func `moves and reloads are told with both index paths, those who close ranks are not`()
    throws
  {
    var view = try loggedView(count: 4)
    log.clear()
    try view.update(
      Update(deletions: [1], moves: [.init(from: 3, to: 0)], reloads: [.init(at: 2)]))
    let told = log.calls.filter { ["delete", "move", "reload"].contains($0.prefix { $0 != " " }) }
    #expect(told == ["delete 1 -", "reload 2 2", "move 3 0"])
  }

  @Test func `a change of size is told as a change of bounds`() throws {
    var view = try loggedView(count: 2)
    log.clear()
    try view.resize(to: Environment(size: Size(width: 200, height: 100)))
    #expect(
      log.calls.suffix(6) == [
        "bounds change from 100.0 by 200.0", "final 0: at 0.0 alpha 1.0",
        "final 1: at 50.0 alpha 1.0", "initial 0: at 0.0 alpha 1.0",
        "initial 1: at 50.0 alpha 1.0", "finalize bounds change",
      ])
  }

  @Test func `a change of layout asks the old one for the ends and the new one for the starts`()
    throws
  {
    var view = try loggedView(count: 1)
    log.clear()
    let log = log
    try view.switchLayout(to: HostedLayout { OtherLoggedLayout(log: log) })
    #expect(
      log.calls.suffix(6) == [
        "to OtherLoggedLayout", "from LoggedLayout", "final 0: at 0.0 alpha 1.0",
        "initial 0: at 0.0 alpha 1.0", "finalize transition", "finalize transition",
      ])
  }

  @Test func `a layout that is no class hands over to one, and the items move`() throws {
    var view = try CollectionView(
      content: Content(count: 3), layout: RingLayout(), in: environment)
    let start = try #require(view.arrangement.item(at: 0)).center
    let log = log
    try view.switchLayout(to: HostedLayout { LoggedLayout(log: log) })
    #expect(log.calls.contains("from a value"))
    #expect(!log.calls.contains { $0.hasPrefix("final ") })
    #expect(view.attributes(of: .cell(0, 0), at: .zero)?.center == start)
    #expect(view.elements(at: .milliseconds(100)).count == 3)
  }

  @Test func `an item without attributes is hidden`() throws {
    let view = try CollectionView(
      content: Content(sections: [Content.Section(count: 1), Content.Section(count: 2)]),
      layout: HostedLayout<MendedCircle>(options: .empty()), in: environment)
    #expect(view.arrangement.cellCount == 3)
    let silent = try CollectionView(
      content: Content(count: 2), layout: HostedLayout<SilentLayout>(options: .empty()),
      in: environment)
    #expect(silent.arrangement.allAttributes().map(\.isHidden) == [true, true])
    #expect(silent.visibleElements == [])
  }

  @Test func `attributes of an item that does not exist are an error`() {
    #expect {
      try HostedLayout<BoastingLayout>(options: .empty())
        .arrange(Content(count: 2), in: environment)
    } throws: { error in
      "\(error)".hasPrefix(
        "BoastingLayout gives attributes for item [0, 2], which does not exist; ")
    }
  }

  @Test func `options are read once and count for every instance`() throws {
    let issues = IssueLog()
    let place = SourceLocation(file: "a.yaml", line: 1, column: 1)
    let entries = [("width", 90.0), ("spacing", -1)].map { key, number in
      OptionValue.Entry(
        key: key, keyLocation: place,
        value: OptionValue(.number(number), at: place, literal: "\(number)"))
    }
    let reader = OptionReader(OptionValue(.map(entries), at: place), issues: issues)
    let layout = HostedLayout<SnappingLayout>(options: reader)
    reader.reportUnknownKeys()
    let arrangement = try layout.arrange(Content(count: 2), in: environment)
    #expect(arrangement.item(at: 1)?.frame.minX == 90)
    #expect(issues.issues.count == 1)
  }

  @Test func `a catalog names it as any other`() {
    let catalog = LayoutCatalog.standard.adding(HostedLayout<SnappingLayout>.self)
    #expect(catalog["snapping"]?.summary == SnappingLayout.summary)
    #expect(catalog["snapping"]?.options.map(\.key) == ["width", "spacing"])
  }

  @Test func `hosted layouts keep the promises of every layout`() {
    let layouts: [any CollectionLayout] = [
      HostedLayout<MendedCircle>(options: .empty()),
      HostedLayout<SnappingLayout>(options: .empty()),
      HostedLayout<StickyHeaderList>(options: .empty()),
      HostedLayout<CoverFlowClass>(options: .empty()),
      HostedLayout<SilentLayout>(options: .empty()),
    ]
    for layout in layouts {
      let violations = LayoutContract.violations(of: layout)
      #expect(violations == [], "\(violations.map(\.description).joined(separator: "\n"))")
    }
  }

  private let environment = Environment(size: Size(width: 100, height: 200))

  private func loggedView(count: Int) throws -> CollectionView {
    let log = log
    return try CollectionView(
      content: Content(count: count), layout: HostedLayout { LoggedLayout(log: log) },
      in: environment)
  }
}

/// Answers nothing.
private final class SilentLayout: CollectionViewLayout, ClassBasedLayout {
  static let kind = "silent"
  static let summary = "Nothing."
}

/// Answers for one item more than there are.
private final class BoastingLayout: CollectionViewLayout, ClassBasedLayout {
  static let kind = "boasting"
  static let summary = "One item too many."

  override func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes]? {
    (0...2).map { LayoutAttributes(forCellWith: IndexPath(section: 0, item: $0)) }
  }
}
