import GalleyGeometry
import GalleyLayouts
import GalleyNotation
import GalleyPrograms
import GalleyRewriting
import Testing

/// Files with layouts of SwiftUI, built by the real compiler; each build takes seconds.
@Suite(.serialized) struct SwiftUIBuildTests {
  private static let pile = """
    import SwiftUI
    #if canImport(Combine)
    import Combine
    #endif

    @available(iOS 16, *)
    private struct PileLayout: Layout {
      var spacing: CGFloat = 4
      var direction: Axis = .vertical

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        if sizes[0].width < 0 { return .zero }
        return CGSize(width: sizes.map(\\.width).max()!, height: sizes.map { $0.height + spacing }.reduce(0, +))
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for view in subviews {
          view.place(at: bounds.origin + CGPoint(x: view[Indent.self], y: y), proposal: proposal)
          y += view.sizeThatFits(proposal).height + spacing
        }
      }
    }

    private struct Indent: LayoutValueKey { static let defaultValue: CGFloat = 6 }

    private func + (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x + other.x, y: one.y + other.y) }

    extension View {
      func indented(_ points: CGFloat) -> some View { layoutValue(key: Indent.self, value: points) }
    }

    struct ContentView: View {
      @State private var isWide = false
      var body: some View { PileLayout { Text("a").indented(3) }.animation(.spring, value: isWide) }
    }

    #Preview { ContentView() }
    """

  @Test func `a file with views is built for its layout, which stops at its line`() throws {
    let place = try BuildPlace()
    let path = try place.file("Pile.swift", Self.pile)
    let built = try place.build([path])
    #expect(built.layoutClass?.name == "PileLayout")
    let layout = UIKitLayout(built)
    let environment = Environment(size: Size(width: 100, height: 60))
    let arrangement = try layout.arrange(
      Content(sections: [Content.Section(count: 2)]), in: environment)
    // Without a say cells take all of the room.
    #expect(
      (0..<2).map { arrangement.item(at: ItemPath(section: 0, item: $0))?.frame } == [
        Rect(x: 6, y: 0, width: 100, height: 60), Rect(x: 6, y: 64, width: 100, height: 60),
      ])
    #expect(arrangement.contentSize == Size(width: 100, height: 128))
    let error = #expect(throws: LayoutError.self) {
      _ = try layout.arrange(Content(sections: []), in: environment)
    }
    #expect(
      "\(String(describing: error))".contains(
        "PileLayout stopped in sizeThatFits(proposal: 100 × 60, subviews: 0, cache: &cache) at "
          + "\(path):13:"))
    let findings = try Doctor().examine(built).findings
    #expect(
      findings.map { "\($0.location.line): \($0.finding.rule.name)" }.sorted() == [
        "13: survives-no-subviews", "17: places-inside-bounds",
      ], "\(findings)")
  }

  @Test func `cells carry what a function beside the layout gives them, by the app's modifiers`()
    throws
  {
    let place = try BuildPlace()
    let path = try place.file("Pile.swift", Self.pile)
    let maker = try place.file(
      "Subviews.swift",
      """
      import SwiftUI
      func makeSubview(_ cell: SceneCell, at index: Int) -> some View { cell.indented(CGFloat(index) * 20) }
      """)
    let layout = UIKitLayout(try place.build([path, maker]))
    let arrangement = try layout.arrange(
      Content(sections: [Content.Section(count: 2), Content.Section(count: 1)]),
      in: Environment(size: Size(width: 100, height: 60)))
    let places = [(0, 0), (0, 1), (1, 0)].map { ItemPath(section: $0, item: $1) }
    #expect(places.map { arrangement.item(at: $0)?.frame.minX } == [0, 20, 40])
  }

  @Test func `one with values to give is made by a function beside it, and set by none`() throws {
    let place = try BuildPlace()
    let lines = """
      import SwiftUI
      struct LinesLayout<Key: LayoutValueKey>: Layout {
        let gap: CGFloat
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }
      """
    let path = try place.file("Lines.swift", lines)
    #expect(
      place.problems([path]) == [
        "Lines.swift:2:8: LinesLayout is generic; write 'func makeLayout() -> some Layout { "
          + "LinesLayout<…>() }' in a Swift file beside it, and name that file, too"
      ])
    let plain = try place.file(
      "Plain.swift", lines.replacing("<Key: LayoutValueKey>", with: ""))
    #expect(
      place.problems([plain]) == [
        "Plain.swift:3:7: the initializer of LinesLayout needs arguments, or is private; write "
          + "'func makeLayout() -> some Layout { LinesLayout(…) }' in a Swift file beside it, and name "
          + "that file, too"
      ])
    let maker = try place.file(
      "Make.swift", "import SwiftUI\nfunc makeLayout() -> some Layout { LinesLayout(gap: 3) }\n")
    #expect(try place.build([plain, maker]).unit.makesSwiftUILayout)
  }
}
