import GalleyNotation
import GalleyRewriting
import Testing

@Suite struct HostileSourceTests {
  @Test(arguments: [
    "", "\0", "\u{FEFF}", "\"", "\"\"\"", "#\"", "\"\\(", "\"\\(\"\\(\"", "/*", "/* /*", "#/", "`",
    "#", "##", "@", "class", "class A", "class A {", "class A: {", "class A: ,, {}", "extension",
    "extension A { override func", "@objc protocol P { @objc optional func", "func a(", "}", ")))",
    "#if", "#if (", "#if !!!!", "#else", "#endif", "#if a\n#elseif\n#else\n#else", "import",
    "import .", "#selector(", "#selector()", "#keyPath(", "@objc protocol P { @objc optional var }",
    "class A: A {}", "class A: B {}\nclass B: A {}", "x.collectionView!(", "\u{1F600}\u{300}",
    "let a = \"\\#(b)\"", "class `class`: UICollectionViewLayout {}", "0x", "1e-", "1.", ".1",
  ])
  func `whatever is given, the lines stay and the end comes`(text: String) {
    let body = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    for given in [text, text + "\n" + text, "class A {\n" + text] {
      let unit = Rewriting.unit(given)
      #expect(Rewriting.text(of: unit, file: 0).count { $0 == "\n" } >= body.count { $0 == "\n" })
      _ = Rewriting.unit(String(given.reversed()))
    }
  }

  @Test func `a file that was cut anywhere is read to its end`() {
    let whole = """
      import UIKit
      @objc protocol P: UICollectionViewDelegate { @objc optional func a(_ b: [Int: (C) -> D]) -> E? }
      class A: UICollectionViewFlowLayout { let s = #"a\\#(b("c"))"# /* d /* e */ */ }
      #if os(iOS)
      extension A { override func prepare() { x.collectionView!(#selector(A.b(_:))) } }
      #endif
      """
    for length in 0...whole.count { _ = Rewriting.of(String(whole.prefix(length))) }
  }

  @Test func `line ends of another system stay as they are`() {
    #expect(
      Rewriting.of("import Foundation\r\n@objc class A {}\r\n")
        == "import UIKit\r\n      class A {}\r\n")
  }

  @Test func `a mark at the beginning is left out and bytes that are no text are handed on`() {
    #expect(Rewriting.of("\u{FEFF}import UIKit") == "import UIKit")
    let unit = RewrittenUnit([("A.swift", [0xFF, 0x00, 0xC3, 0x28, 0x0A])])
    #expect(unit.files[0].bytes.contains(0xFF))
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["(", "class A {", "\"\\(", "#if a\n", "/*", "@objc ", "a!("])
  func `much of the same takes seconds`(piece: String) {
    let text = String(repeating: piece, count: 100_000 / piece.utf8.count)
    #expect(RewrittenUnit([("A.swift", Array(text.utf8))]).files.count == 1)
  }

  @Test(arguments: ["a\"b.swift", "a\nb.swift", "a\\b.swift", "a:b.swift", ""])
  func `a path that no directive can name is told by number`(path: String) {
    let unit = Rewriting.unit([(path, "let a = 1")])
    #expect(unit.files[0].compiledPath == "source-0.swift")
    #expect(
      unit.location(ofRewritten: "source-0.swift", line: 1, column: 5)
        == SourceLocation(file: path, line: 1, column: 5))
  }
}
