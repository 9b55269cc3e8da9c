import GalleyNotation
import GalleyRewriting
import Testing

/// Functions and properties that give layouts.
struct LayoutMakerTests {
  @Test(arguments: [
    ("func a() -> UICollectionViewLayout { b }", "a", "a()"),
    (
      "func a(b: Int = 1) -> UICollectionViewCompositionalLayout? { nil }", "a",
      "a()!"
    ),
    ("let a = UICollectionViewFlowLayout()", "a", "a"),
    ("enum A { static func b() -> Own { Own() } }", "A.b", "A.b()"),
    (
      "class A { lazy var b: UICollectionViewLayout = { c }() }", "A.b",
      "galleyMaker.b"
    ),
    (
      "extension NSCollectionLayoutSection { static var a: NSCollectionLayoutSection { b } }",
      "NSCollectionLayoutSection.a",
      "UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection.a)"
    ),
    (
      "class A: Base { override func b() -> UICollectionViewLayout { c } }", "A.b",
      "galleyMaker.b()"
    ),
    (
      "func a(_ b: Int, with c: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? { nil }",
      "a",
      "UICollectionViewCompositionalLayout { number, environment in "
        + "a(number, with: environment) }"
    ),
  ])
  func `what gives a layout is found, and called`(
    text: String, name: String, call: String
  ) throws {
    let unit = Rewriting.unit(text + "\nclass Own: UICollectionViewFlowLayout {}")
    #expect(unit.makers.map(\.name) == [name])
    let statements = try #require(unit.makers.first?.statements)
    #expect(statements.contains("let galleyLayout = \(call)"))
    let keeps = statements.contains("HostProgram.keep(galleyMaker, with: galleyLayout)")
    #expect(keeps == call.hasPrefix("galleyMaker"))
  }

  @Test(arguments: [
    "func a(b: Int) -> UICollectionViewLayout { c }", "var a: UICollectionViewLayout?",
    "protocol A { func b() -> UICollectionViewLayout }",
    "class A<T> { func b() -> UICollectionViewLayout { c } }",
    "func a<T>() -> UICollectionViewLayout { c }",
    "enum A { case b; func c() -> UICollectionViewLayout { d } }",
    "class A: Own { override var c: UICollectionViewLayout { d } }\nclass Own: UICollectionViewLayout {}",
    "func a() -> [UIView] { [] }",
  ])
  func `what gives none, or cannot be called, is not`(text: String) {
    #expect(Rewriting.unit(text).makers.isEmpty)
  }

  @Test func `a function that another of them calls is not meant`() {
    let unit = Rewriting.unit(
      """
      class A {
        func whole() -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: part()) }
        func part() -> NSCollectionLayoutSection { b }
      }
      """)
    #expect(unit.makers.map(\.name) == ["A.whole"])
    #expect(unit.allMakers.map(\.name) == ["A.whole", "A.part"])
  }

  @Test func `functions of one name in several types do not hide each other`() {
    func screen(_ name: String) -> (String, String) {
      (
        "\(name).swift",
        """
        class \(name): Base {
          override func createLayout() -> UICollectionViewLayout {
            UICollectionViewCompositionalLayout(section: part())
          }
          func part() -> NSCollectionLayoutSection { a }
        }
        """
      )
    }
    let unit = Rewriting.unit([screen("A"), screen("B")])
    #expect(unit.makers.map(\.name) == ["A.createLayout", "B.createLayout"])
  }

  private static let controller = """
    import UIKit

    final class Screen: UIViewController, UICollectionViewDelegate {
      enum Row: Int { case top }
      static let kind = "k"
      @IBOutlet private weak var list: UITableView!
      private var spacing: CGFloat = 8 { didSet { view.setNeedsLayout() } }
      private let model: Model

      private func createLayout() -> UICollectionViewLayout {
        let list = Row.top
        return make(spacing: spacing, kind: Screen.kind)
      }
      private func make(spacing: CGFloat, kind: String) -> UICollectionViewLayout { Flow() }
      override func viewDidLoad() { super.viewDidLoad() }
    }

    class Flow: UICollectionViewFlowLayout {}
    struct Model { var view: MTKView }
    """

  @Test func `a name in another type is none of the type around the function`() throws {
    let text = """
      class Screen: UIViewController {
        lazy var list: UITableView = { a }()
        func layout() -> UICollectionViewLayout { self?.near(); self!.far(); return Part().layout }
        func near() {}
        func far() {}
      }
      struct Part { var layout: UICollectionViewFlowLayout { list(list: 1) } }
      func list(list: Int) -> UICollectionViewFlowLayout { b }
      """
    let maker = try #require(Rewriting.unit(text).allMakers.first { $0.name == "Screen.layout" })
    let unit = RewrittenUnit([("A.swift", Array(text.utf8))], keeping: .maker(maker))
    let kept = Rewriting.text(of: unit, file: 0)
    #expect(!kept.contains("UITableView"))
    for word in ["func layout", "func near", "func far", "struct Part", "func list"] {
      #expect(kept.contains(word))
    }
  }

  @Test func `of a view controller what the function names is left, at its lines`() throws {
    let text = Self.controller
    let maker = try #require(Rewriting.unit(text).allMakers.first)
    #expect(maker.name == "Screen.createLayout")
    let unit = RewrittenUnit([("A.swift", Array(text.utf8))], keeping: .maker(maker))
    let lines = Rewriting.text(of: unit, file: 0).split(
      separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.map { $0.trimmingSpaces }
    #expect(kept.count == text.split(separator: "\n", omittingEmptySubsequences: false).count)
    #expect(kept[2].hasPrefix("@MainActor final class Screen") && kept[2].hasSuffix("{"))
    #expect(!kept[2].contains("UIViewController"))
    #expect(kept[3...4] == ["enum Row: Int { case top }", "static let kind = \"k\""])
    #expect(kept[5] == "" && kept[6] == "private var spacing: CGFloat = 8" && kept[7] == "")
    #expect(kept[9] == "func createLayout() -> UICollectionViewLayout {")
    #expect(kept[13].hasPrefix("private func make(") && kept[14] == "")
    #expect(kept[17] == "class Flow: UICollectionViewFlowLayout {}" && kept[18] == "")
  }

  @Test func `what the files add to other types is kept where it is called`() throws {
    let text = """
      func a() -> UICollectionViewLayout { b(.init(all: 2), .small, c.wide()) }
      extension NSDirectionalEdgeInsets { init(all: CGFloat) {} }
      extension UIColor {
        static var small: UIColor { d }
        func wide() {}
        func unused() -> MTKView {}
      }
      """
    let maker = try #require(Rewriting.unit(text).makers.first)
    let unit = RewrittenUnit([("A.swift", Array(text.utf8))], keeping: .maker(maker))
    let kept = Rewriting.text(of: unit, file: 0)
    for word in ["init(all", "static var small", "func wide"] { #expect(kept.contains(word)) }
    #expect(!kept.contains("MTKView"))
  }

  @Test func `a type that cannot be made is told with what it wants`() throws {
    let unit = Rewriting.unit(
      "struct A { let b: Int\n func c() -> UICollectionViewLayout { d } }")
    let missing = try #require(unit.makers.first?.missing)
    #expect(missing.name == "b" && missing.location.description == "A.swift:1:16")
    let made = Rewriting.unit(
      "class A { let b: Int\n init(b: Int = 1) { self.b = b }\n"
        + " func c() -> UICollectionViewLayout { d } }")
    #expect(made.makers.first?.missing == nil)
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    let from = drop { $0 == " " }
    return String(from.reversed().drop { $0 == " " }.reversed())
  }
}
