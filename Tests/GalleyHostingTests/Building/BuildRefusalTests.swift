import Foundation
import GalleyNotation
import GalleyPrograms
import Testing

/// What is told before any compiler is started.
@Suite struct BuildRefusalTests {
  @Test(arguments: [
    (
      "class A {}",
      "A.swift:1:1: there is no layout in it: no class that inherits from UICollectionViewLayout or "
        + "one of its classes, no type that conforms to SwiftUI's Layout, and no function without "
        + "arguments that gives one; name the file that has one, and those of the classes that it inherits from"
    ),
    (
      "class A: UICollectionViewLayout {}\nclass B: UICollectionViewFlowLayout {}",
      "A.swift:1:1: there are 2 layouts in it, A and B; choose one by its name: '--class A', or "
        + "'class: A' in a scene"
    ),
    (
      "class A<T>: UICollectionViewLayout {}",
      "A.swift:1:7: A is generic; write 'func makeLayout() -> UICollectionViewLayout { A<…>() }' in "
        + "a Swift file beside it, and name that file, too"
    ),
    (
      "private class A: UICollectionViewLayout {}",
      "A.swift:1:15: A is private to its file; take 'private' away, or write 'func makeLayout() -> "
        + "UICollectionViewLayout { A() }' in this file"
    ),
  ])
  func `a file without one layout that can be made is told so`(text: String, line: String) throws {
    let place = try BuildPlace()
    #expect(place.problems([try place.file("A.swift", text)]) == [line])
  }

  @Test(arguments: [
    (
      "func a() -> UICollectionViewLayout { b }\nfunc c() -> UICollectionViewLayout { d }", nil,
      "A.swift:1:1: there are 2 functions in it that give a layout, a and c; choose one by its name: "
        + "'--layout A.swift:a', or 'make: a' in a scene"
    ),
    (
      "func grid() -> UICollectionViewLayout { b }", "gird",
      "A.swift:1:1: unknown function or property that gives a layout 'gird'; did you mean 'grid'?; expected grid"
    ),
    (
      "class A: UIView {}", "grid",
      "A.swift:1:1: there is no 'grid' that gives a layout: a function without arguments, or a "
        + "property, of the type UICollectionViewLayout, one of its classes or "
        + "NSCollectionLayoutSection"
    ),
    (
      "class A { let b: Int\nfunc c() -> UICollectionViewLayout { d } }", "c",
      "A.swift:1:15: c belongs to a A, which cannot be made without a value for 'b'; give it one, or "
        + "make c static"
    ),
  ])
  func `a function that cannot be called, or is not there, is told so`(
    text: String, maker: String?, line: String
  ) throws {
    let place = try BuildPlace()
    #expect(place.problems([try place.file("A.swift", text)], make: maker) == [line])
  }

  @Test(arguments: [
    (["a.swift", "b.swift:make"], ["b.swift", "a.swift"], "make"),
    (["b.swift:A.make", "App", "b.swift"], ["b.swift", "App"], "A.make"),
    (["a:b.swift"], ["a:b.swift"], nil), (["a.swift:"], ["a.swift:"], nil),
  ])
  func `a file is named with what gives its layout, and is the first then`(
    arguments: [String], paths: [String], name: String?
  ) {
    let divided = LayoutRequest.divided(arguments)
    #expect(divided.paths == paths && divided.makerName == name)
  }

  @Test func `a framework that is not here is told where something of it is used`() throws {
    let place = try BuildPlace()
    let path = try place.file(
      "A.swift", "import SwiftUI\nclass A: UICollectionViewLayout { var a: Text? }")
    #expect(
      place.problems([path]) == [
        "A.swift:1:8: the framework SwiftUI is not here; keep what needs it in another file, or "
          + "between '#if canImport(SwiftUI)' and '#endif'",
        "A.swift:2:42: cannot find type 'Text' in scope; name the file that declares it beside this "
          + "one, or, where it is UIKit's, it is not in Galley's UIKit",
      ])
  }

  @Test(arguments: [
    // An import that is left over, of a framework and of a module.
    "import UIKit\nimport AVFoundation\nimport Spiral\nclass A: UICollectionViewFlowLayout {}",
    // An app's bridging header imports UIKit.
    "class A: UICollectionViewFlowLayout { var a: IndexPath? }",
    "import Dispatch\nclass A: UICollectionViewFlowLayout {}",
    // A class that cannot be named.
    """
    import UIKit
    class A: UICollectionViewFlowLayout {}
    class NewCell: UICollectionViewCell {}
    @available(*, unavailable, renamed: "NewCell") class OldCell: UICollectionViewCell {}
    @available(iOS, unavailable) enum Old { class Cell: UICollectionViewCell {} }
    @available(*, unavailable) class B: UICollectionViewLayout {}
    """,
    // An optional method that answers an optional.
    """
    import UIKit
    @objc protocol Groups: UICollectionViewDelegate {
      @objc optional func collectionView(_ view: UICollectionView, groupAt path: IndexPath) -> String?
      @objc optional func collectionView(_ view: UICollectionView, wideAt path: IndexPath) -> Bool
    }
    class A: UICollectionViewFlowLayout {
      private var groups: Groups? { collectionView?.delegate as? Groups }
      override func prepare() {
        let path = IndexPath(item: 0, section: 0)
        let group: String? = groups?.collectionView?(self.collectionView!, groupAt: path)
        let isWide: Bool = groups?.collectionView?(self.collectionView!, wideAt: path) ?? false
        if let name = groups?.collectionView?(self.collectionView!, groupAt: path) { _ = name.count }
        _ = (group, isWide)
      }
    }
    """,
  ])
  func `what an app's compiler takes is built`(text: String) throws {
    let place = try BuildPlace()
    #expect(place.problems([try place.file("A.swift", text)]) == [])
  }

  @Test func `a folder stands for the Swift files in it and below`() throws {
    let place = try BuildPlace()
    let file = try place.file("A.swift", "class A: Base {}")
    let folder = URL(filePath: file).deletingLastPathComponent()
    let below = folder.appending(path: "Below")
    try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
    try "class Base: UICollectionViewLayout {}".write(
      to: below.appending(path: "Base.swift"), atomically: false, encoding: .utf8)
    #expect(place.problems([folder.path], class: "A") == [])
    let empty = below.appending(path: "Empty")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    #expect(
      place.problems([empty.path]).first?.contains("there is no Swift file in the folder") == true)
  }

  @Test func `an unknown class is told with the nearest`() throws {
    let place = try BuildPlace()
    let path = try place.file(
      "A.swift", "class RingLayout: UICollectionViewLayout {}\nclass B: UICollectionViewLayout {}")
    #expect(
      place.problems([path], class: "RingLayuot") == [
        "A.swift:1:1: unknown layout or view controller 'RingLayuot'; did you mean 'RingLayout'?; expected "
          + "RingLayout or B"
      ])
  }

  @Test func `no compiler, no modules, no file and Objective-C have their sentences`() throws {
    let place = try BuildPlace()
    let path = try place.file("A.swift", "class A: UICollectionViewLayout {}")
    #expect(place.problems([]).first?.hasPrefix("galley:1:1: no Swift file is named") == true)
    #expect(place.problems([path + "x"]).first?.hasPrefix("A.swiftx:1:1: there is no file") == true)
    #expect(place.problems([path + ".m"]).first?.contains("Objective-C and C are not") == true)
    let elsewhere = LayoutBuilder(environment: place.environment, executable: "/nowhere/galley")
    #expect {
      try elsewhere.build(LayoutRequest(paths: [path]))
    } throws: { error in
      (error as? BuildProblem)?.lines.first?.contains("/nowhere/Modules/UIKit.swiftmodule") == true
    }
    place.environment["PATH"] = "/nowhere"
    #expect(place.problems([path]).first?.hasPrefix("there is no Swift compiler") == true)
  }

  @Test(
    arguments: [
      (
        "itemSize", .number(3), "ring.yaml:2:7: expected 2 numbers, [width, height], found a number"
      ),
      (
        "itemSiez", .number(3),
        "ring.yaml:2:3: A has no property 'itemSiez'; did you mean 'itemSize'?"
      ),
      ("gap", .text("wide"), "ring.yaml:2:7: expected a number, found a text"),
      ("count", .number(1.5), "ring.yaml:2:7: expected a whole number, found a number"),
      ("gap", .number(.nan), "ring.yaml:2:7: expected a number, found a number"),
      ("secret", .number(1), "ring.yaml:2:3: 'secret' of A cannot be set from beside the class"),
      (
        "mode", .text("a; exit(1)"), "ring.yaml:2:7: a value of type Mode is written as the name of"
      ),
      ("tint", .text("red"), "ring.yaml:2:7: expected a color such as \"#1E88E5\", found a text"),
      ("`; exit(1); `", .number(1), "ring.yaml:2:3: A has no property"),
    ] as [(String, OptionValue.Kind, String)])
  func `a mistake in what is set stands in the scene`(
    name: String, kind: OptionValue.Kind, line: String
  ) throws {
    let place = try BuildPlace()
    let path = try place.file(
      "A.swift",
      """
      class A: UICollectionViewFlowLayout {
        var gap: CGFloat = 1, other = 2
        var count = 3
        var mode: Mode?
        var tint: UIColor = .red
        private var secret = 1
      }
      """)
    var literal = ""
    if case .text(let text) = kind { literal = text }
    let value = SetValue(
      name: name, nameLocation: SourceLocation(file: "ring.yaml", line: 2, column: 3),
      value: OptionValue(
        kind, at: SourceLocation(file: "ring.yaml", line: 2, column: 7), literal: literal))
    let found = place.problems([path], set: [value])
    #expect(found.count == 1 && found.first?.hasPrefix(line) == true, "\(found)")
  }
}
