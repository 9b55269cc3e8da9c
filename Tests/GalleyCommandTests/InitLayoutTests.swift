import Foundation
import Testing

@testable import GalleyCommand

/// A scene, a test and an adapter to begin with.
@Suite(.serialized) struct InitLayoutTests {
  private let folder: TemporaryFolder

  private let rows = """
    import UIKit

    final class RowsLayout: UICollectionViewFlowLayout {
      @objc func reset() { invalidateLayout() }
      func watch() { _ = #selector(reset) }
    }
    """

  private let grid = """
    import UIKit

    protocol GridDelegate: AnyObject {
      func grid(_ grid: GridLayout, heightAt path: IndexPath) -> CGFloat
      func began()
    }
    class GridLayout: UICollectionViewLayout {
      weak var delegate: GridDelegate?
      init(columns: Int, gap: CGFloat = 4, style: Style) { super.init() }
      required init?(coder: NSCoder) { nil }
      enum Style { case wide }
    }
    """

  private let lines = """
    import SwiftUI

    struct LinesLayout: Layout {
      let gap: CGFloat
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(lines, to: "LinesLayout.swift")
    try folder.write(rows, to: "RowsLayout.swift")
    try folder.write(grid, to: "GridLayout.swift")
  }

  /// The console and the command's exit code.
  private func start(_ file: String, _ arguments: String...) -> (TestConsole, Int32) {
    let console = TestConsole()
    let line = ["init", "layout", "--from", folder(file)] + arguments
    return (console, console.run(line).rawValue)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }

  @Test func `who answers a protocol that is no delegate's is a delegate all the same`() throws {
    try folder.write(
      """
      import UIKit
      @objc protocol TileSizes: AnyObject {
        func collectionView(_ collectionView: UICollectionView, tileAt path: IndexPath) -> CGSize
      }
      final class TileLayout: UICollectionViewLayout {
        override func prepare() { _ = collectionView?.delegate as? TileSizes }
      }
      """, to: "TileLayout.swift")
    let (console, status) = start("TileLayout.swift", "-o", folder("Tiles"))
    #expect(status == 0, "\(console.messageText)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder("Tiles"))
    let adapter = try #require(files.first { $0.hasSuffix("Adapter.swift") }, "\(files)")
    #expect(
      try text("Tiles/\(adapter)").contains(": NSObject, UICollectionViewDelegate, TileSizes {"))
  }

  @Test func `a scene and a test are written, and what to do next is told`() throws {
    let (console, status) = start("RowsLayout.swift", "-o", folder("Tests/App"))
    #expect(status == 0)
    #expect(
      console.outputText == """
        wrote
          \(folder("Tests/App/RowsLayout.yaml"))
          \(folder("Tests/App/RowsLayoutTests.swift"))

        Draw the scene:
          galley render \(folder("Tests/App/RowsLayout.yaml")) --build-layouts -o pictures

        Run the test, in a target with the products GalleyTesting and GalleyUIKit, the plugin
        GalleyLayoutFiles and exclude: ["RowsLayout.yaml", "galley-layouts.txt", "__Snapshots__"];
        beside it galley-layouts.txt says
          ../../RowsLayout.swift

        """)
    let scene = try text("Tests/App/RowsLayout.yaml")
    #expect(scene.contains("layout: { class: RowsLayout, from: ../../RowsLayout.swift }"))
    #expect(scene.contains("items: 12\n"))
    #expect(
      try text("Tests/App/RowsLayoutTests.swift") == """
        import GalleyTesting
        import UIKit

        @Test func rowsLayoutIsHealthy() {
          expectHealthy(RowsLayout())
        }

        @Test func rowsLayout() throws {
          try expectSnapshot(
            of: RowsLayout(), items: 12, on: .iPhone16,
            at: [.start, .middle, .end])
        }

        """)
  }

  @Test func `a layout of SwiftUI gets texts that decide their sizes, and its values a place`()
    throws
  {
    let (console, status) = start("LinesLayout.swift", "-o", folder("Lines"))
    #expect(status == 0, "\(console.messageText)")
    let scene = try text("Lines/LinesLayout.yaml")
    #expect(scene.contains("LinesLayoutAdapter.swift], self-sizing: both }"))
    #expect(scene.contains("items: [{ text: One }, { text: Twenty-two }, "))
    #expect(
      try text("Lines/LinesLayoutAdapter.swift") == """
        import SwiftUI

        /// The layout as your app makes it.
        @MainActor func makeLayout() -> some Layout {
          // Fill in what your app gives it.
          LinesLayout(gap: 100)
        }

        """)
    #expect(
      try text("Lines/LinesLayoutTests.swift").hasPrefix("import GalleyTesting\nimport SwiftUI\n"))
  }

  @Test func `the scene that is written draws as it is told`() throws {
    #expect(start("RowsLayout.swift", "-o", folder("kept")).1 == 0)
    let console = TestConsole()
    #expect(
      console.run(
        "render", folder("kept/RowsLayout.yaml"), "--build-layouts", "-o", folder("pictures"))
        == .success)
    #expect(console.messageText.hasPrefix("4 pictures of 1 scene"), "\(console.messageText)")
  }

  @Test func `what only the app knows is to be filled in`() throws {
    let (console, status) = start("GridLayout.swift", "-o", folder("kept"))
    #expect(status == 0)
    #expect(console.outputText.contains("Fill in what the comments in GridLayoutAdapter.swift"))
    #expect(
      try text("kept/GridLayoutAdapter.swift") == """
        import UIKit

        /// The layout as your app makes it.
        @MainActor func makeLayout() -> UICollectionViewLayout {
          // Fill in what your app gives it.
          let layout = GridLayout(columns: 3, style: <#Style#>)
          layout.delegate = answers
          return layout
        }

        /// Layouts do not keep whom they ask.
        @MainActor private let answers = GridLayoutAnswers()

        /// Answers what the layout asks.
        final class GridLayoutAnswers: NSObject, GridDelegate {
          // Fill in what your app answers.
          func grid(_ grid: GridLayout, heightAt path: IndexPath) -> CGFloat { 100 }

          // Fill in what your app answers.
          func began() {}
        }

        """)
    #expect(
      try text("kept/GridLayout.yaml").contains(
        "from: [../GridLayout.swift, GridLayoutAdapter.swift]"))
    #expect(try text("kept/GridLayoutTests.swift").contains("expectHealthy(makeLayout())"))
  }

  @Test func `a delegate of the collection view is made where the layout asks it`() throws {
    try folder.write(
      """
      import UIKit
      class TagLayout: UICollectionViewFlowLayout {
        var sizes: UICollectionViewDelegateFlowLayout? {
          collectionView?.delegate as? UICollectionViewDelegateFlowLayout
        }
      }
      """, to: "TagLayout.swift")
    #expect(start("TagLayout.swift", "-o", folder("kept")).1 == 0)
    #expect(
      try text("kept/TagLayoutAdapter.swift").contains(
        "final class TagLayoutAnswers: NSObject, UICollectionViewDelegateFlowLayout {"))
    #expect(
      try text("kept/TagLayoutTests.swift")
        .contains("expectHealthy(TagLayout(), delegate: makeDelegate())"))
    let console = TestConsole()
    #expect(
      console.run(
        "render", folder("kept/TagLayout.yaml"), "--build-layouts", "-o", folder("pictures"))
        == .success, "\(console.messageText)")
  }

  @Test func `nothing is written over, and nothing half`() throws {
    #expect(start("RowsLayout.swift", "-o", folder("kept")).1 == 0)
    try folder.write("mine", to: "kept/RowsLayoutTests.swift")
    let before = try folder.contents().filter { $0.hasSuffix(".yaml") }
    let (console, status) = start("RowsLayout.swift", "-o", folder("kept"))
    #expect(status == 2)
    #expect(
      console.messageText == """
        galley: '\(folder("kept/RowsLayout.yaml"))' is there already and is not written over; name \
        another folder with -o, or move it away

        """)
    #expect(try text("kept/RowsLayoutTests.swift") == "mine")
    #expect(try folder.contents().filter { $0.hasSuffix(".yaml") } == before)

    try folder.write("mine", to: "RowsLayoutTests.swift")
    #expect(start("RowsLayout.swift", "-o", folder.path).1 == 2)
    #expect(try !folder.contents().contains("RowsLayout.yaml"))
  }

  @Test func `a function that gives a layout is named in the scene and called in the test`() throws
  {
    try folder.write(
      "enum Shop { static func grid() -> UICollectionViewLayout { a } }\n"
        + "class Screen { func rows() -> UICollectionViewLayout { a } }", to: "Shop.swift")
    #expect(start("Shop.swift:grid", "-o", folder("c")).1 == 0)
    #expect(try text("c/Grid.yaml").contains("make: \"Shop.grid\""))
    #expect(try text("c/GridTests.swift").contains("expectHealthy(Shop.grid())"))
    let (console, status) = start("Shop.swift:rows", "-o", folder("d"))
    #expect(status == 2)
    #expect(console.messageText.contains("Shop.swift:2:21: rows belongs to a Screen"))
  }

  @Test func `what has no layout, or two, is told with its cure`() throws {
    try folder.write("class A {}", to: "A.swift")
    #expect(start("A.swift").0.messageText.contains("A.swift:1:1: there is no layout in it"))
    try folder.write(
      "class A: UICollectionViewLayout {}\nclass B: UICollectionViewLayout {}", to: "B.swift")
    let (console, status) = start("B.swift")
    #expect(status == 2)
    #expect(console.messageText.contains("'--class A'"), "\(console.messageText)")
    #expect(start("B.swift", "--class", "B", "-o", folder("b")).1 == 0)
    #expect(start("None.swift").0.messageText.contains("there is no file"))
    #expect(start("B.swift", "-o", "").1 == 2)
  }

  @Test func `paths that a shell or YAML would read otherwise are quoted`() throws {
    try folder.write(rows, to: "it's a: {row}.swift")
    let (console, status) = start("it's a: {row}.swift", "-o", folder("a b"))
    #expect(status == 0)
    #expect(console.outputText.contains("galley render '\(folder("a b/RowsLayout.yaml"))'"))
    #expect(
      try text("a b/RowsLayout.yaml").contains("from: \"../it's a: {row}.swift\" }"))
  }
}
