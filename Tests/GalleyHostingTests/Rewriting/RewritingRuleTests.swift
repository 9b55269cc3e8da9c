import GalleyNotation
import GalleyRewriting
import Testing

@Suite struct RewritingRuleTests {
  @Test(arguments: [
    ("@objc func a() {}", "      func a() {}"),
    ("@objc(RingLayout) class A {}", "                  class A {}"),
    ("@objcMembers class A {}", "             class A {}"),
    ("@IBOutlet weak var a: A?", "          weak var a: A?"),
    ("@IBInspectable public dynamic var a = 1", "               public         var a = 1"),
    ("@NSCopying var a: A", "           var a: A"),
    ("typealias F = @convention(c) (A) -> B", "typealias F =                (A) -> B"),
    ("let dynamic = 1", "let dynamic = 1"),
    ("@available(iOS 13, *) var a = 1", "@available(iOS 13, *) var a = 1"),
  ])
  func `attributes for Objective-C become spaces`(text: String, expected: String) {
    #expect(Rewriting.of(text) == expected)
  }

  @Test(arguments: [
    ("#selector(tapped)", "Selector(\"tapped\")"),
    ("#selector(Ring.tapped(_:))", "Selector(\"tapped(_:)\")"),
    ("#selector(self?.tapped(_:with:))", "Selector(\"tapped(_:with:)\")"),
    ("#selector(getter: A.b)", "Selector(\"b\")"),
    ("#selector(A.b as (A) -> () -> Void)", "Selector(\"b\")"),
    (
      "#selector(P.collectionView(_:layout:sizeForItemAt:))",
      "Selector(\"collectionView(_:layout:sizeForItemAt:)\")"
    ),
    ("#keyPath(Board.contentOffset)", "\"contentOffset\""),
    ("#keyPath(Outer.Inner.a.b)", "\"a.b\""), ("#keyPath(self.a)", "\"a\""),
    (
      "#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
      "UIColor(red: 1, green: 0, blue: 0, alpha: 1)"
    ),
    ("\"#selector(a)\"", "\"#selector(a)\""), ("\"\\(#selector(a))\"", "\"\\(Selector(\"a\"))\""),
    ("// #selector(a)", "// #selector(a)"), ("#\"#selector(a)\"#", "#\"#selector(a)\"#"),
  ])
  func `literals of Objective-C and of Xcode become calls`(text: String, expected: String) {
    #expect(Rewriting.of(text) == expected)
  }

  @Test(arguments: [
    ("import Foundation", "import UIKit"), ("import UIKit", "import UIKit"),
    ("import QuartzCore.CALayer", "import UIKit"), ("import class UIKit.UIView", "import UIKit"),
    ("@_exported import CoreGraphics", "import UIKit"), ("import Dispatch", "import Dispatch"),
    ("import UIKit; import Foundation", "import UIKit; import UIKit"),
  ])
  func `imports of what is here become one`(text: String, expected: String) {
    #expect(Rewriting.of(text) == expected)
    #expect(Rewriting.issues(text) == [])
  }

  @Test func `frameworks that are not here are named with their cure`() {
    #expect(
      Rewriting.absentModules("import UIKit\nimport SwiftUI\n") == [
        "A.swift:2:8: the framework SwiftUI is not here; keep what needs it in another file, or "
          + "between '#if canImport(SwiftUI)' and '#endif'"
      ])
    #expect(
      Rewriting.absentModules("import Spiral") == [
        "A.swift:1:8: the module Spiral is not here; name the Swift files that it is made of, as "
          + "far as this one needs them, beside it"
      ])
    let two = Rewriting.unit([("A.swift", "import Spiral"), ("B.swift", "class B {}")])
    #expect(two.absentModules.count == 1)
    #expect(two.issues == [])
  }

  @Test(arguments: [
    ("#if os(iOS)\na\n#else\nb\n#endif\nc", "\na\n\n\n      \nc"),
    ("#if os(macOS)\nimport AppKit\n#elseif canImport(UIKit)\nb\n#endif", "\n\n\nb\n      "),
    ("#if canImport(SwiftUI)\nimport SwiftUI\n#endif\na", "\n\n      \na"),
    ("#if !os(macOS) && (os(tvOS) || swift(>=5.0))\na\n#endif", "\na\n      "),
    ("#if swift(>=6)\na\n#else\nb\n#endif", "\n\n\nb\n      "),
    ("#if hasFeature(A) && os(iOS)\na\n#endif", "#if hasFeature(A) && true\na\n#endif"),
    ("#if os(macOS)\na\n#elseif compiler(>=6)\nb\n#endif", "\n\n#if     compiler(>=6)\nb\n#endif"),
    ("#if os(macOS)\n#if os(iOS)\na\n#endif\nb\n#endif\nc", "\n\n\n\n\n      \nc"),
    ("#if os(macOS)\na", "\n "), ("#if targetEnvironment(macCatalyst)\na\n#endif", "\n\n      "),
  ])
  func `conditions are as on an iPhone, line by line`(text: String, expected: String) {
    let found = Rewriting.of(text)
    #expect(lines(found) == lines(expected))
  }

  @Test func `abs within CGFloat is the function`() {
    #expect(
      Rewriting.of("extension CGFloat { var a: CGFloat { abs(self) + x.abs(1) } }\nlet b = abs(1)")
        == "extension CGFloat { var a: CGFloat { Swift.abs(self) + x.abs(1) } }\nlet b = abs(1)")
  }

  @Test func `an optional method that is asked by force has its own name`() {
    #expect(
      Rewriting.of("let a = d.collectionView!(v, layout: l)\nlet b = handler!(1)\nx.size!(2)")
        == "let a = d.collectionView!._forced(v, layout: l)\nlet b = handler!(1)\nx.size!(2)")
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.allSatisfy { $0 == " " } ? "" : String(line)
    }
  }
}
