import GalleyNotation
import GalleyRewriting
import Testing

/// Layouts of SwiftUI are found, and what they need of their files is kept.
@Suite struct SwiftUILayoutTests {
  private static let methods = """
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    """

  private func classes(_ text: String) -> [LayoutClass] {
    Rewriting.unit("import SwiftUI\n" + text).classes
  }

  /// The lines of what the compiler reads that are not empty.
  private func kept(_ name: String, of text: String) -> [String] {
    let unit = RewrittenUnit([("A.swift", Array(text.utf8))], keeping: .layouts([name]))
    return Rewriting.text(of: unit, file: 0).split(separator: "\n")
      .map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.map(String.init)
  }

  @Test func `a type conforms by itself, by an extension or by a protocol of the files`() {
    let found = classes(
      """
      struct One: Layout {
      \(Self.methods)
      }
      struct Two {}
      extension Two: SwiftUI.Layout {
      \(Self.methods)
      }
      protocol Rows: Layout {}
      final class Three: Rows {
      \(Self.methods)
      }
      struct Four: View {}
      """)
    #expect(found.map(\.name) == ["One", "Two", "Three"])
    #expect(found.allSatisfy { $0.isOfSwiftUI && $0.initializerWithArguments == nil })
    #expect(
      found[1].member("placeSubviews(in:proposal:subviews:cache:)")?.location.line == 9)
  }

  @Test func `a protocol of the files that is called Layout is not SwiftUI's`() {
    let text = """
      protocol Layout {}
      struct One: Layout {
      \(Self.methods)
      }
      """
    #expect(classes(text).isEmpty)
    #expect(Rewriting.unit("struct One: Layout { var size = ProposedSize() }").classes.isEmpty)
  }

  @Test(arguments: [
    ("var spacing = 8.0", nil), ("let spacing: Double", 3), ("let alignment: Alignment?", 3),
    ("var alignment: Alignment?", nil), ("@Environment(\\.layoutDirection) var way", nil),
    ("static let spacing: Double = 3", nil), ("init(spacing: Double) {}", 3),
    ("init(spacing: Double = 3) {}", nil),
  ])
  func `what needs a value stands in the way`(member: String, line: Int?) {
    let found = classes("struct One: Layout {\n\(member)\n\(Self.methods)\n}")
    #expect(found.first?.initializerWithArguments?.line == line)
    #expect((found.first?.needs.parameters == nil) == (line == nil))
  }

  @Test func `an initializer of an extension makes it`() {
    let found = classes(
      """
      struct One: Layout {
        let spacing: Double
      \(Self.methods)
      }
      extension One { init() { spacing = 3 } }
      """)
    #expect(found.first?.initializerWithArguments == nil)
  }

  @Test func `what the layout names is kept, and views, previews and the rest are not`() {
    let text = """
      import SwiftUI
      private struct FlowLayout: Layout {
      let gap = Metrics.gap
      func place(_ rows: [Row], in bounds: CGRect) -> CGPoint { bounds.origin + rows[0].start.doubled() }
      func callAsView(@ViewBuilder _ content: () -> some View) -> some View { content() }
      }
      struct Row { var start: CGPoint }
      enum Metrics { static let gap = 3.0 }
      protocol Doubling { var x: CGFloat { get } }
      extension Doubling { func doubled() -> CGPoint { .zero } }
      extension CGPoint: Doubling {}
      func + (one: CGPoint, other: CGPoint) -> CGPoint { one }
      extension View { func doubled() -> some View { self } }
      struct Screen: View { var body: some View { FlowLayout { Text("a") } } }
      struct ProposedViewSizeReader: View {}
      @available(iOS 17, *)
      #Preview("Tags") { Screen() }
      """
    #expect(
      kept("FlowLayout", of: text) == [
        "import SwiftUI", "struct FlowLayout: Layout {", "let gap = Metrics.gap",
        "func place(_ rows: [Row], in bounds: CGRect) -> CGPoint { bounds.origin + rows[0].start.doubled() }",
        "}", "struct Row { var start: CGPoint }", "enum Metrics { static let gap = 3.0 }",
        "protocol Doubling { var x: CGFloat { get } }",
        "extension Doubling { func doubled() -> CGPoint { .zero } }",
        "extension CGPoint: Doubling {}",
        "func + (one: CGPoint, other: CGPoint) -> CGPoint { one }",
      ])
  }

  @Test func `what was left out is told by its name`() {
    let text = """
      import SwiftUI
      struct One: Layout { let size: ProposedViewSize? = nil }
      struct Screen: View {}
      extension View { func big() -> some View { self } }
      func count() -> Int { 3 }
      """
    let unit = RewrittenUnit([("A.swift", Array(text.utf8))], keeping: .layouts(["One"]))
    #expect(unit.leftOut == ["Screen", "count"])
    #expect(Rewriting.unit(text).leftOut == [])
  }

  @Test func `of a package's files all layouts are kept without the views around them`() {
    let text = """
      import SwiftUI
      struct One: Layout { let size: ProposedViewSize? = nil }
      struct Screen: View { struct Two: Layout {} }
      """
    let unit = Rewriting.unit(text)
    #expect(unit.rootsOfSwiftUI == ["One", "Screen.Two"])
    let rewritten = RewrittenUnit(
      [("A.swift", Array(text.utf8))], keeping: .layouts(unit.rootsOfSwiftUI))
    #expect(
      Rewriting.text(of: rewritten, file: 0).contains(
        "struct Screen       { struct Two: Layout {} }"))
    let mixed = Rewriting.unit(text + "\nclass Flow: UICollectionViewFlowLayout {}")
    #expect(mixed.rootsOfSwiftUI == [])
  }

  @Test func `a layout inside of a view leaves the view`() {
    let text = """
      import SwiftUI
      struct Screen: View {
      var body: some View { Text("a") }
      fileprivate struct Ring: Layout { let size: ProposedViewSize? = nil }
      }
      """
    #expect(
      kept("Screen.Ring", of: text) == [
        "import SwiftUI", "struct Screen       {",
        "struct Ring: Layout { let size: ProposedViewSize? = nil }", "}",
      ])
  }

  @Test func `SwiftUI is there for files that name its layouts, and absent for others`() {
    let condition = "#if canImport(SwiftUI)\nlet a = 1\n#endif"
    let layout = "import SwiftUI\nlet size = ProposedViewSize.zero\n"
    #expect(Rewriting.of(layout + condition).contains("let a = 1"))
    #expect(Rewriting.absentModules(layout) == [])
    #expect(!Rewriting.of("import SwiftUI\n" + condition).contains("let a = 1"))
    #expect(Rewriting.absentModules("import SwiftUI\n").count == 1)
  }

  @Test func `a function at the top that makes one is told from one of UIKit's`() {
    let swiftUI = "import SwiftUI\nfunc makeLayout() -> some Layout { HStackLayout() }\n"
    #expect(Rewriting.unit(swiftUI).makesSwiftUILayout)
    let uiKit = """
      import SwiftUI
      let a = ProposedViewSize.zero
      func makeLayout() -> UICollectionViewLayout { UICollectionViewFlowLayout() }
      """
    #expect(!Rewriting.unit(uiKit).makesSwiftUILayout)
  }
}
