import Foundation
import GalleyNotation
import Testing

@testable import GalleyRewriting

/// What is found of view controllers, and what is left of the files for one.
@Suite struct ControllerClassTests {
  @Test func `controllers and the functions that give them are found`() {
    let unit = Rewriting.unit(
      """
      class Feed: UIViewController {}
      class Base: UICollectionViewController {}
      final class Photos: Base { init(count: Int) {} }
      private class Hidden: UITableViewController {}
      class Generic<Item>: UIViewController {}
      class Presenter: NSObject {}
      func empty() -> UIViewController { Feed() }
      func photos() -> some Photos { Photos(count: 3) }
      func counted(by count: Int) -> UIViewController { Feed() }
      private func secret() -> UIViewController { Feed() }
      func number() -> Int { 1 }
      """)
    #expect(unit.controllers.map(\.name) == ["Feed", "Base", "Photos", "Hidden"])
    #expect(unit.controllers.map(\.isVisible) == [true, true, true, false])
    #expect(unit.controllers[2].initializerWithArguments?.line == 3)
    #expect(unit.controllerMakers == ["empty", "photos"])
  }

  @Test func `of the files only what a controller names is kept`() {
    let unit = RewrittenUnit(
      [
        (
          "Feed.swift",
          Array(
            "class Feed: UIViewController { let row = Row(); let own = Own.two }\nprivate enum Own { case two }"
              .utf8)
        ),
        (
          "Row.swift",
          Array("import Network\nstruct Row { var name = Own.one }\nenum Other {}".utf8)
        ),
        (
          "Server.swift",
          Array("import Network\nprivate enum Own { static let one = NWPath() }".utf8)
        ),
        ("Own.swift", Array("enum Own { static let one = 1 }".utf8)),
      ], keeping: .controller("Feed"))
    // What is private to another file is not meant, and a file that nothing is kept of is none.
    #expect(unit.files.map(\.path) == ["Feed.swift", "Row.swift", "Own.swift"])
    #expect(!Rewriting.text(of: unit, file: 1).contains("Other"))
    #expect(unit.absentModules.map(\.location.file) == ["Row.swift"])
  }

  /// The text without what is left out for an error at `wrong`.
  private func without(_ text: String) throws -> String {
    let bytes = Array(text.utf8)
    let source = SwiftSource(path: "A.swift", bytes: bytes)
    let wrong = try #require(text.range(of: "wrong"))
    let offset = text.utf8.distance(from: text.utf8.startIndex, to: wrong.lowerBound)
    let place = source.place(of: offset)
    let unit = RewrittenUnit([("A.swift", bytes)])
    let error = Issue(
      "cannot find 'wrong' in scope",
      at: SourceLocation(file: "A.swift", line: place.line, column: place.column))
    let cuts = unit.cuts(for: [error])
    return Rewriting.text(
      of: RewrittenUnit([("A.swift", bytes)], adapted: UnitAdaptation(cuts: cuts)), file: 0)
  }

  @Test(arguments: [
    ("func a() {\n  b()\n  wrong.c()\n  d()\n}", "func a() {\n  b()\n   \n  d()\n}"),
    (
      "func a() {\n  b {\n    c()\n    wrong()\n  }\n}", "func a() {\n  b {\n    c()\n     \n  }\n}"
    ),
    (
      "func a() {\n  b { x, y in\n    wrong(x)\n    d()\n  }\n}",
      "func a() {\n  b { x, y in\n     \n    d()\n  }\n}"
    ),
    (
      "func a() {\n  if wrong {\n    c()\n  } else {\n    d()\n  }\n  e()\n}",
      "func a() {\n   \n\n\n\n\n  e()\n}"
    ),
    (
      "func a() {\n  switch b {\n  case .c:\n    wrong()\n    e()\n  default: d()\n  }\n}",
      "func a() {\n  switch b {\n  case .c:\n     \n    e()\n  default: d()\n  }\n}"
    ),
    ("func a() {\n  b()\n    .c(wrong)\n    .d()\n  e()\n}", "func a() {\n   \n\n\n  e()\n}"),
    // What is declared is still there for what follows.
    (
      "func a() {\n  let b =\n    wrong() + 1\n  e(b)\n}",
      "func a() {\n  var b = UIKit.StandInValue()\n  e(b)\n}"
    ),
    (
      "func a() {\n  let b: [Int] = wrong\n  e(b)\n}",
      "func a() {\n  var b: [Int] = UIKit.standInResult(\"b was taken out, since it does not compile here\")\n  e(b)\n}"
    ),
    (
      "func a() {\n  guard let b = wrong, let c = b.c else { return }\n  e(b)\n}",
      "func a() {\n  var b = UIKit.StandInValue(); var c = UIKit.StandInValue()\n  e(b)\n}"
    ),
    (
      "func a() -> Int {\n  b()\n  return wrong\n}",
      "func a() -> Int {\n  b()\n  return UIKit.standInResult(\"what is returned was taken out, since it does not compile here\")\n}"
    ),
    (
      "lazy var a: B = {\n  let b = B()\n  b.c = wrong\n  return b\n}()",
      "lazy var a: B = {\n  let b = B()\n   \n  return b\n}()"
    ),
    ("struct A {\n  let b: wrong\n  let c = 1\n}", "struct A {\n   \n  let c = 1\n}"),
  ])
  func `the least that can go goes`(_ text: String, _ expected: String) throws {
    func plain(_ text: String) -> [String] {
      text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.map { line in
        String(line.reversed().drop { $0 == " " }.reversed())
      }.filter { !$0.isEmpty }
    }
    let rest = try without(text)
    #expect(plain(rest) == plain(expected), "\(rest)")
  }
}
