import GalleyGeometry
import GalleyLayouts
import Testing

@testable import GalleyScenes

/// recorded-stacks.json: frames that UIStackView gave on iOS 26, two pixels a point.
///
/// Labels are as large as they were recorded where the stack leaves them so; an extent that the
/// stack decides is not fed, and 1 point stands for it.
struct StackOracleTests {
  static let cases = RecordedStackCase.all.filter { example in
    ((try? example.views()) ?? [:]).values.contains { $0["class"]?.text == "UIStackView" }
  }

  /// The cases that ``PlaceOracleTests`` says by `at:`, by a stack or by a number.
  private static let placed: Set = [
    "uikit/autolayout/pins", "uikit/autolayout/guides", "uikit/autolayout/layoutguides",
    "uikit/autolayout/baseline", "uikit/autolayout/update", "uikit/autolayout/hugging",
    "customlayout/any",
  ]

  /// A flow of tags is a layout of a collection, and no stack.
  private static let outOfScope: Set = ["customlayout/flow"]

  @Test func `every recorded case is a stack, a place or out of scope`() {
    let ids = Set(RecordedStackCase.all.map(\.id))
    #expect(ids.count == 11)
    #expect(Self.cases.count == 3)
    #expect(ids == Self.placed.union(Self.outOfScope).union(Self.cases.map(\.id)))
  }

  @Test(arguments: Self.cases)
  func `a stack arranges its views as it was recorded`(_ example: RecordedStackCase) throws {
    var compared = 0
    for (name, view) in try example.views() where view["class"]?.text == "UIStackView" {
      let arranger = try arranger(of: view, name: name, in: example)
      let bounds = try example.frame(of: name)
      let expected = example.arranged(by: name).map(\.rect)
      #expect(arranger.frames(in: bounds) == expected, "\(name)")
      compared += expected.count
    }
    #expect(compared >= 7)
  }

  @Test(arguments: Self.cases)
  func `a stack wants to be as large as it was recorded`(_ example: RecordedStackCase) throws {
    for (name, view) in try example.views() where view["class"]?.text == "UIStackView" {
      let arranger = try arranger(of: view, name: name, in: example)
      let bounds = try example.frame(of: name)
      // The row of buttons was given its size.
      guard view["frame"]?.list == nil else { continue }
      let isStretched = (view["constraints"]?.list ?? []).count == 3
      let wanted = arranger.intrinsicSize(
        for: isStretched ? SizeProposal(width: bounds.width) : .unspecified)
      #expect(wanted == IntrinsicSize(width: bounds.width, height: bounds.height), "\(name)")
    }
  }

  /// The baseline of a system font's label below its top, by the label's height.
  private static let baselines = [16: 12.5, 20.5: 16, 33.5: 26.5]

  private func arranger(
    of view: Fact, name: String, in example: RecordedStackCase
  ) throws -> StackArranger {
    let axis = try #require(view["axis"]?.text.flatMap(Axis.init))
    let words = (try #require(view["distribution"]?.text), try #require(view["alignment"]?.text))
    let style = StackStyle(
      axis, alignment: try #require(StackStyle.Alignment(rawValue: Self.hyphenated(words.1))),
      distribution: try #require(StackStyle.Distribution(rawValue: Self.hyphenated(words.0))),
      spacing: try #require(view["spacing"]?.number))
    let items = example.arranged(by: name).map { element in
      var size = element.rect.size
      if style.distribution == .fillEqually { size.width = 1 }
      if style.alignment == .fill, axis == .vertical { size.width = 1 }
      if style.alignment == .fill, axis == .horizontal { size.height = 1 }
      return Self.item(size)
    }
    return StackArranger(style: style, items: items, grid: PixelGrid(scale: 2))
  }

  private static func item(_ size: Size) -> StackArranger.Item {
    let baseline = baselines[size.height] ?? size.height
    return StackArranger.Item(
      intrinsicSize: { _ in IntrinsicSize(width: size.width, height: size.height) },
      baselines: { _ in Baselines(first: baseline, last: baseline) })
  }

  private static func hyphenated(_ word: String) -> String {
    word.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
  }
}
