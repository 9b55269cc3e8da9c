import GalleyNotation
import GalleyRewriting
import Testing

@Suite struct ExtensionOverrideTests {
  @Test func `an override goes from an extension into its class, with its line`() {
    let text = """
      class A: UICollectionViewLayout {
        var a = 1
      }
      extension A {
        func b() {}
        override func prepare() {
          a = 2
        }
      }
      """
    #expect(
      Rewriting.of(text) == """
        class A: UICollectionViewLayout {
          var a = 1

        #sourceLocation(file: "A.swift", line: 6)
          override func prepare() {
            a = 2
          }
        #sourceLocation(file: "A.swift", line: 3)
        }
        extension A {
          func b() {}
        \("  ")

           \("")
        }
        """)
  }

  @Test func `what is open goes into its class, as another module may override it`() {
    let text = "open class A {}\nextension A { open func c() {} }\nextension A { func d() {} }"
    let lines = Rewriting.of(text).split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    #expect(
      lines == [
        "open class A {", "#sourceLocation(file: \"A.swift\", line: 2)", "open func c() {}",
        "#sourceLocation(file: \"A.swift\", line: 1)", "}", "extension A { }",
        "extension A { func d() {} }",
      ])
  }

  @Test func `what a class of the unit overrides goes into the class above`() {
    let text = "class A {}\nclass B: A { override func c() {} }\nextension A { @objc func c() {} }"
    let found = Rewriting.of(text)
    #expect(found.contains("class A {\n#sourceLocation(file: \"A.swift\", line: 3)\n"))
    #expect(found.contains("                    func c() {}\n"))
  }

  @Test func `a file from which an override goes hides nothing from the other`() {
    let unit = Rewriting.unit([
      ("A.swift", "class A: UICollectionViewLayout {}"),
      (
        "B.swift",
        "public extension A {\n  override var x: Int { secret }\n}\nfileprivate let secret = 1"
      ),
    ])
    #expect(
      Rewriting.text(of: unit, file: 0) == """
        class A: UICollectionViewLayout {
        #sourceLocation(file: "B.swift", line: 2)
        public override var x: Int { secret }
        #sourceLocation(file: "A.swift", line: 1)
                                         }
        """)
    #expect(Rewriting.text(of: unit, file: 1).hasSuffix("            let secret = 1"))
  }

  @Test func `places are led back through what was changed before them`() {
    let unit = Rewriting.unit("let a = #keyPath(A.contentOffset), b = x\n@objc func c() { d }\n")
    let read = Rewriting.text(of: unit, file: 0).split(separator: "\n")
    let column = read[0].utf8.count
    #expect(
      unit.location(ofRewritten: "A.swift", line: 1, column: column)
        == SourceLocation(file: "A.swift", line: 1, column: 40))
    #expect(unit.location(ofRewritten: "A.swift", line: 1, column: 12)?.column == 9)
    #expect(unit.location(ofRewritten: "A.swift", line: 2, column: 18)?.column == 18)
    #expect(unit.location(ofRewritten: "main.swift", line: 1, column: 1) == nil)
  }
}
