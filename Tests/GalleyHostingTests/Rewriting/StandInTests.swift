import Foundation
import GalleyNotation
import GalleyRewriting
import Testing

/// What stands in the place of types whose modules are not here.
@Suite struct StandInTests {
  private func text(_ source: String, missing names: String...) -> String {
    let sources = [(path: "A.swift", bytes: Array(source.utf8))]
    let errors = names.map { name in
      Issue(
        "cannot find type '\(name)' in scope",
        at: SourceLocation(file: "A.swift", line: 1, column: 1))
    }
    let standIns = RewrittenUnit(sources).standIns(for: errors)
    return RewrittenUnit(sources, adapted: UnitAdaptation(standIns: standIns)).standInText ?? ""
  }

  @Test func `a type is made as its calls make it`() {
    let text = text(
      "let a = Counter(name: \"a\", 1) { }\nlet b = Counter()", missing: "Counter")
    #expect(
      text.contains("public final class Counter: NSObject, UIKit.StandIn, UIKit.StandInDefault {"),
      "\(text)")
    #expect(
      text.contains(
        "public convenience init(name argument0: Any?, _ argument1: Any?, _ argument2: Any?) { self.init() }"
      ), "\(text)")
    #expect(!text.contains("init()  {") && text.components(separatedBy: " init(").count == 2)
  }

  @Test func `a superclass is what its name ends with`() {
    let text = text(
      """
      class Row: BaseTableViewCell {
        init(kind: Int) { super.init(kind: kind) }
      }
      class Page: BaseViewController {}
      """, missing: "BaseTableViewCell", "BaseViewController")
    #expect(text.contains("open class BaseTableViewCell: UITableViewCell, UIKit.StandIn"))
    #expect(
      text.contains(
        "public init(kind argument0: Any?) { super.init(style: .default, reuseIdentifier: nil) }"),
      "\(text)")
    #expect(text.contains("public required init?(coder: NSCoder)"))
    #expect(text.contains("open class BaseViewController: UIViewController, UIKit.StandIn"))
  }

  @Test func `a type that is conformed to is a protocol`() {
    let text = text(
      """
      class Page: UIViewController, Tracked, PageDelegate {
        weak var listener: Listener?
        var store: any Store
      }
      struct Row: Codable, Drawn {}
      """, missing: "Tracked", "PageDelegate", "Listener", "Store", "Drawn")
    for line in [
      "public protocol Tracked {}", "public protocol PageDelegate: AnyObject {}",
      "final class Listener: NSObject, UIKit.StandIn", "public protocol Store {}",
      "public protocol Drawn {}",
    ] {
      #expect(text.contains(line), "\(line) in \(text)")
    }
  }

  @Test func `a type has the generic arguments that it is given`() {
    let text = text("let a: Signal<Int, [String: Int]>\nlet b = Signal<Int>()", missing: "Signal")
    #expect(text.contains("final class Signal<Argument0, Argument1>: NSObject"), "\(text)")
  }

  @Test func `only a missing type is stood in for, and once`() {
    let unit = RewrittenUnit([("A.swift", Array("let a = 1".utf8))])
    let place = SourceLocation(file: "A.swift", line: 1, column: 1)
    let messages = [
      "cannot find type 'Counter' in scope; name the file", "cannot find 'Counter' in scope",
      "cannot find 'counter' in scope", "value of type 'Counter' has no member 'a'",
    ]
    let standIns = unit.standIns(for: messages.map { Issue($0, at: place) })
    #expect(standIns.map(\.name) == ["Counter"])
  }
}
