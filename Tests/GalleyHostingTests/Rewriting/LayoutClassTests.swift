import GalleyNotation
import GalleyRewriting
import Testing

@Suite struct LayoutClassTests {
  @Test func `layouts are found through the classes of the unit`() {
    let unit = Rewriting.unit([
      ("A.swift", "class A: B<Int>, P {}\nclass C: UIView {}\nclass D {}"),
      ("B.swift", "class B<T>: UIKit.UICollectionViewFlowLayout {}"),
    ])
    #expect(unit.classes.map(\.name) == ["A", "B"])
    #expect(unit.classes[0].superclasses == ["B", "UICollectionViewFlowLayout"])
    #expect(unit.classes.map(\.isGeneric) == [false, true])
    #expect(unit.classes[1].location.description == "B.swift:1:7")
  }

  @Test func `a superclass may be named by an alias, even by one of itself`() {
    let unit = Rewriting.unit(
      "typealias Flow = Base\ntypealias Base = UIKit.UICollectionViewFlowLayout\nclass A: Flow {}\n"
        + "typealias B = C\ntypealias C = B\nclass D: B {}")
    #expect(unit.classes.map(\.name) == ["A"])
  }

  @Test(arguments: [
    ("", nil), ("override init() {}", nil), ("init(a: Int = 1) {}", nil),
    ("init(a: Int) {}\nrequired init?(coder: NSCoder) {}", "A.swift:2:1"),
    ("required init?(coder: NSCoder) {}\ninit(a: Int) {}", "A.swift:3:1"),
    ("convenience init(a: Int) {}", nil), ("private override init() {}", "A.swift:2:18"),
    ("required init?(coder: NSCoder) {}", "A.swift:2:10"),
  ])
  func `an initializer that needs arguments is found`(text: String, place: String?) throws {
    let unit = Rewriting.unit("class A: UICollectionViewLayout {\n\(text)\n}")
    let layout = try #require(unit.classes.first)
    #expect(layout.initializerWithArguments?.description == place)
  }

  @Test(arguments: [
    ("", "A.swift:1:7"), ("convenience init() { self.init(section: b) }", nil),
    ("init(a: Int) { super.init(section: b) }", "A.swift:2:1"),
  ])
  func `a compositional layout of an app's own needs an initializer without arguments`(
    text: String, place: String?
  ) throws {
    let unit = Rewriting.unit("class A: UICollectionViewCompositionalLayout {\n\(text)\n}")
    let layout = try #require(unit.classes.first)
    #expect(layout.initializerWithArguments?.description == place)
  }

  @Test func `members are found where they are written`() throws {
    let unit = Rewriting.unit([
      ("A.swift", "class A: B {\n  override func prepare() { super.prepare() }\n}"),
      (
        "B.swift",
        """
        class B: UICollectionViewLayout {
          override func prepare() {}
        }
        extension B {
          override func layoutAttributesForItem(at path: IndexPath) -> C? { nil }
        }
        """
      ),
    ])
    let layout = try #require(unit.classes.first)
    let prepare = try #require(layout.member("prepare()"))
    #expect(prepare.callsSuper && prepare.isOverride && prepare.owner == "A")
    #expect(prepare.location.description == "A.swift:2:17")
    let item = try #require(layout.member("layoutAttributesForItem(at:)"))
    #expect(item.location.description == "B.swift:5:17" && !item.callsSuper)
  }

  @Test(arguments: [
    ("var a: CGSize = .zero", "CGSize", true),
    ("var a = CGSize(width: 1, height: 2)", "CGSize", true),
    ("var a = 1.5", "Double", true), ("var a = -1", "Int", true), ("let a = true", "Bool", false),
    ("var a: CGFloat? { didSet { b() } }", "CGFloat?", true), ("var a: Int { 1 }", "Int", false),
    ("private var a = \"b\"", "String", false), ("private(set) var a = 1", "Int", false),
    ("var a: Mode { get { b } set { c() } }", "Mode", true),
  ])
  func `properties tell what they take`(text: String, type: String, isSettable: Bool) throws {
    let unit = Rewriting.unit("class A: UICollectionViewLayout {\n  \(text)\n  var z = 1\n}")
    let member = try #require(unit.classes.first?.member("a"))
    #expect(member.type == type)
    #expect(member.isSettable == isSettable)
    #expect(unit.classes.first?.member("z")?.location.line == 3)
  }

  @Test func `classes that cannot be named from beside are told so`() {
    let unit = Rewriting.unit(
      "private class A: UICollectionViewLayout {}\nenum B { class `in`: UICollectionViewLayout {} }"
    )
    #expect(unit.classes.map(\.isVisible) == [false, true])
    #expect(unit.classes.map(\.name) == ["A", "B.`in`"])
  }

  @Test func `makeLayout counts outside of types and without parameters`() {
    #expect(Rewriting.unit("\nfunc makeLayout() -> A { A() }").makeLayout?.line == 2)
    #expect(Rewriting.unit("func makeLayout(a: Int) -> A {}").makeLayout == nil)
    #expect(Rewriting.unit("class B { func makeLayout() -> A {} }").makeLayout == nil)
  }

  @Test func `findings are accepted in comments`() {
    let text = """
      // galley:accept reload-equals-fresh: it remembers the way on purpose
      /* galley:accept cost */ let a = "// galley:accept b: c"
      """
    let found = Rewriting.unit(text).acceptedFindings
    #expect(found.map(\.name) == ["reload-equals-fresh", "cost"])
    #expect(found.map(\.reason) == ["it remembers the way on purpose", ""])
    #expect(found.map(\.location.line) == [1, 2])
  }
}
