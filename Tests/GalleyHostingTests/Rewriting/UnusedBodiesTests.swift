import Foundation
import GalleyNotation
import Testing

@testable import GalleyRewriting

/// Which bodies of an app's members a screen is built with.
@Suite struct UnusedBodiesTests {
  private func unit(
    _ files: String..., adapted adaptation: UnitAdaptation = UnitAdaptation()
  ) -> RewrittenUnit {
    let sources = files.enumerated().map { ("\($0.offset).swift", Array($0.element.utf8)) }
    return RewrittenUnit(sources, keeping: .controller("Feed"), adapted: adaptation)
  }

  /// The names of functions that say `mark()`.
  private func built(_ unit: RewrittenUnit) -> Set<String> {
    let text = unit.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    let names = text.matches(of: #/(?:func|var|let) (\w+)[^{}\n]*\{ ?mark\(\)/#).map { $0.1 }
    let initializers = text.matches(of: #/init[^{}\n]*\{ ?mark\(\)/#).map { _ in "init" }
    return Set(names.map(String.init) + initializers)
  }

  @Test func `what nothing names has no body, and what UIKit calls has`() {
    let unit = unit(
      """
      class Feed: UIViewController, UITableViewDelegate {
        override func viewDidLoad() { mark(); self.named(); store?.loaded = 1; cells() }
        func named() { mark() }
        func unnamed() { mark(); Unneeded().start() }
        var loaded: Int { mark() }
        @IBAction func tap() { mark() }
        func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { mark() }
        func cells() { mark(); add(in: view) }
        func add(in view: UIView) { mark() }
        static func == (a: Feed, b: Feed) -> Bool { mark() }
      }
      class Unneeded { func start() { mark() } }
      """)
    #expect(
      built(unit) == ["viewDidLoad", "named", "loaded", "tap", "tableView", "cells", "add"])
    #expect(unit.leftOut == ["Unneeded"])
    #expect(unit.hasUnusedBodies && unit.isWhole)
  }

  @Test(
    arguments: [
      ("Page()", true), ("Page.self", true), ("Page.init", true), ("Page.make()", true),
      ("dequeue() as! Page", true), ("Box<Page>.shared", true), ("Special()", true),
      ("dequeue() as? Page", false), ("Page.title", false), ("(page as Page?)?.count", false),
    ])
  func `a class of which nothing makes an instance runs nothing`(code: String, isMade: Bool) {
    let unit = unit(
      """
      class Feed: UIViewController { override func viewDidLoad() { use(\(code)) } }
      class Page: UIViewController {
        let model = Model()
        init(a: Int) { mark() }
        override func viewDidLoad() { mark() }
        static func make() -> Self { dequeue() }
        static let title = ""
      }
      class Special: Page {}
      class Model { override func didChange() { mark() } }
      """)
    #expect(built(unit) == (isMade ? ["init", "viewDidLoad", "didChange"] : []))
  }

  @Test func `where a run comes to a body, its names count as said`() throws {
    let text = """
      class Feed: UIViewController { override func viewDidLoad() { use(Page?.none) } }
      class Page {
        override func show() {
          mark()
        }
        func forward() { mark() }
      }
      """
    let unit = unit(text)
    let stop = { (line: Int) in SourceLocation(file: "0.swift", line: line, column: 9) }
    let names = unit.reachedNames(at: stop(3))
    #expect(names == ["Page()"])
    #expect(unit.reachedNames(at: stop(6)) == ["Page()", "forward"])
    #expect(unit.reachedNames(at: stop(4)).isEmpty)
    var adaptation = UnitAdaptation()
    adaptation.reachedNames = names
    let again = self.unit(text, adapted: adaptation)
    #expect(again.reachedNames(at: stop(3)).isEmpty)
    #expect(again.reachedNames(at: stop(6)) == ["Page()", "forward"])
  }

  @Test func `a type within another does not say its own name`() {
    let unit = unit(
      """
      class Feed: UIViewController { let texts = Texts.self }
      enum Texts { enum Status { static let a = 1 } }
      class Status { let entity = Entity() }
      extension Remote.Status { var other: Other { Other() } }
      enum Remote { struct Status {} }
      struct Entity {}
      struct Other {}
      """)
    #expect(unit.leftOut == ["Status", "Remote", "Entity", "Other"])
  }

  @Test func `what is private to a file keeps to it`() {
    let unit = unit(
      "class Feed: UIViewController { let a = Id(); let b = Other() }\nstruct Id {}",
      "class Other { private let id = Id(x: 1, Id: 2).Id }\nprivate struct Id { let x: Int }")
    let text = Rewriting.text(of: unit, file: 1)
    #expect(text.contains("let id = IdOfFile1(x: 1, Id: 2).Id"))
    #expect(text.contains("struct IdOfFile1 { let x"))
    #expect(!Rewriting.text(of: unit, file: 0).contains("OfFile"))
  }

  @Test func `a declaration goes with its semicolon`() {
    let unit = unit("let width = 1;\nlet height = 2;\nclass Feed: UIViewController {}")
    #expect(!Rewriting.text(of: unit, file: 0).contains(";"))
  }

  @Test func `all that UIKit and SwiftUI ask of an app counts as called`() throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../../Sources").standardized
    var names: Set<String> = []
    for module in ["UIKit", "SwiftUI"] {
      let folder = sources.appending(path: module)
      let files = try #require(
        FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        let source = SwiftSource(path: file.path, bytes: Array(try Data(contentsOf: file)))
        let file = FileRewriting(source)
        for declaration in file.allDeclarations
        where declaration.kind == .protocol
          && declaration.modifiers.contains(where: { file.list.isCode($0, "public") })
        {
          names.formUnion(
            declaration.members.filter { [.function, .variable].contains($0.kind) }.map(\.name))
        }
      }
    }
    #expect(names.count > 80)
    #expect(names.filter { !$0.isEmpty && !LayoutDependencies.isCallback($0) }.isEmpty)
  }
}
