import GalleyGeometry
import GalleyHosting
import GalleyLayouts
import GalleyPrograms
import Testing

/// What of UIKit's contract a class can count on that stands where a layout stands.
struct ClassSessionTests {
  private let log = CallLog()
  private let environment = Environment(size: Size(width: 100, height: 200))

  @Test func `an update asks for both ends of every element in sight, in UIKit's order`() throws {
    var view = try loggedView(count: 3)
    log.clear()
    try view.update(Update(deletions: [1], insertions: [.init(at: 0)]))
    #expect(
      log.calls == [
        "invalidate", "prepare for 3", "delete 1 -", "insert - 0",
        "final 0: at 50.0 alpha 1.0", "final 1: at 50.0 alpha 0.0", "final 2: at 100.0 alpha 1.0",
        "initial 0: at 0.0 alpha 0.0", "initial 1: at 0.0 alpha 1.0",
        "initial 2: at 100.0 alpha 1.0", "finalize",
      ])
  }

  @Test func `one object goes from the old content to the new, and on`() throws {
    var view = try loggedView(count: 3)
    try view.update(.insert(at: 3))
    try view.update(.delete(0))
    #expect(
      log.calls.filter { $0.hasPrefix("prepare") || $0.hasPrefix("in") && !$0.contains(":") } == [
        "init", "invalidate", "prepare for 3", "invalidate", "prepare for 4", "insert - 3",
        "invalidate", "prepare for 3",
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
    let recorded = log.calls.filter {
      ["delete", "move", "reload"].contains($0.prefix { $0 != " " })
    }
    #expect(recorded == ["delete 1 -", "reload 2 2", "move 3 0"])
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

  @Test func `a layout that is no class hands over to one, and the items move`() throws {
    var view = try CollectionView(
      content: Content(count: 3), layout: RingLayout(), in: environment)
    let start = try #require(view.arrangement.item(at: 0)).center
    let log = log
    try view.switchLayout(to: UIKitLayout { LoggedLayout(log: log) })
    #expect(!log.calls.contains { $0.hasPrefix("final ") })
    #expect(view.attributes(of: .cell(section: 0, item: 0), at: .zero)?.center == start)
    #expect(view.elements(at: .milliseconds(100)).count == 3)
  }

  @Test func `an item without attributes is hidden`() throws {
    let silent = try CollectionView(
      content: Content(count: 2), layout: UIKitLayout { SilentLayout() }, in: environment)
    #expect(silent.arrangement.allAttributes().map(\.isHidden) == [true, true])
    #expect(silent.visibleElements == [])
  }

  @Test func `attributes of an item that does not exist are an error`() {
    #expect {
      try UIKitLayout { BoastingLayout() }.arrange(Content(count: 2), in: environment)
    } throws: { error in
      "\(error)".hasPrefix(
        "BoastingLayout gives attributes for item [0, 2], which does not exist, ")
    }
  }

  private func loggedView(count: Int) throws -> CollectionView {
    let log = log
    return try CollectionView(
      content: Content(count: count), layout: UIKitLayout { LoggedLayout(log: log) },
      in: environment)
  }
}
