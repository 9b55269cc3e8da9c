import Galley
import GalleyLayouts
import Testing

@testable import GalleyComponents
@testable import GalleyScenes

/// The cases of recorded-stacks.json that are about constraints, said by `at:` or by a stack on a
/// screen of 320 by 300 points at two pixels a point.
///
/// Out of scope are guides as such (their numbers are given), the sizes of UIKit's controls, and
/// SwiftUI's flow of tags.
struct PlaceOracleTests {
  private func bounds(_ views: String) throws -> [Rect] {
    let text = """
      galley: 1
      screen: { size: [320, 300], scale: 2 }
      views:
      \(views.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    let state = try #require(scene.states.first)
    return try scene.drawing(of: state, using: FixedResources()).picture.commands
      .dropFirst().flatMap(\.leaves).compactMap(\.fillBounds)
  }

  private func box(_ place: String, _ group: String = "[]") -> String {
    "- { group: \(group), fill: red, at: { \(place) } }\n"
  }

  private func dot(_ place: String) -> String {
    "{ shape: rectangle, fill: red, at: { \(place) } }"
  }

  private func hold(_ views: String, as id: String) throws {
    let example = try RecordedStackCase.named(id)
    #expect(try bounds(views) == example.expected.elements.map(\.rect))
  }

  @Test func `views pinned by edges, centres and extents`() throws {
    try hold(
      box("horizontal: 16, top: 16, height: 40") + box("size: [101, 51], center: 0")
        + box("leading: 205, top: 120, size: [99, 51]", "[\(dot("size: [34.5, 20.5], center: 0"))]")
        + box("leading: 16, top: 72, height: 30, aspect: 2")
        + box("leading: 16, top: 120, size: [93, 20.5]")
        + box("horizontal: 16, top: 160, height: 20.5")
        + box("trailing: 16, bottom: 16, size: 40"),
      as: "uikit/autolayout/pins")
  }

  @Test func `views pinned to margins and the safe area, in numbers`() throws {
    try hold(
      box("horizontal: 16, vertical: 0") + box("inside: safe-area, leading: 0, top: 0, size: 50")
        + box("leading: 40, top: 150, size: [200, 100]", "[\(dot("all: 8"))]"),
      as: "uikit/autolayout/guides")
  }

  /// The two guides of equal width are spacers; those that have no frame in a scene are left out.
  @Test func `views between spacers, and views in guides`() throws {
    let example = try RecordedStackCase.named("uikit/autolayout/layoutguides")
    let row = """
      - at: { horizontal: 16, top: 16 }
        stack: horizontal
        layers:
          - \(dot("size: [60, 40]"))
          - spacer
          - \(dot("size: [80, 40]"))
          - spacer
          - \(dot("size: [50, 40]"))

      """
    let inner =
      "[{ group: [\(dot("size: 20, center: 0"))], fill: red, at: { leading: 10, trailing: 30, top: 12, height: 50% } }]"
    let found = try bounds(
      row + box("size: [101, 61], center-x: 0, top: 79.5", "[\(dot("all: 8"))]")
        + box("leading: 16, top: 200, size: [200, 84]", inner))
    let expected = example.expected.elements.filter { !$0.what.hasPrefix("spacer") }
    #expect(found == expected.map(\.rect))
  }

  @Test func `constraints that change are other places`() throws {
    let example = try RecordedStackCase.named("uikit/autolayout/update")
    let steps = try #require(example.expected.steps)
    let places = [
      "leading: 16, top: 16, size: [60, 40]", "leading: 100, top: 16, size: [60, 40]",
      "leading: 100, top: 16, size: [200, 40]",
    ]
    let expected = example.expected.elements + steps.flatMap(\.elements)
    #expect(try places.flatMap { try bounds(box($0)) } == expected.map(\.rect))
  }

  /// Labels of other fonts on the first baseline of one at 17 points, and one that hangs on a box.
  @Test func `labels stand on the baseline of another`() throws {
    let example = try RecordedStackCase.named("uikit/autolayout/baseline")
    let baselines = [13.5: 10.5, 16: 12.5, 20.5: 16, 24: 19, 33.5: 26.5, 41: 32.5]
    let residents = example.expected.elements.map { element in
      var placement = Placement()
      placement.horizontal.start = .points(element.rect.minX)
      if ["small", "box"].contains(element.what) {
        placement.vertical.start = .points(element.rect.minY)
      } else if element.what == "hung" {
        placement.vertical.lastBaseline = Self.neighbor("box")
      } else {
        placement.vertical.baseline = Self.neighbor("small")
      }
      let size = element.rect.size
      let baseline = baselines[size.height] ?? size.height
      return FrameSolver.Resident(
        id: element.what, placement: placement, hugging: (.always, .always),
        intrinsicSize: { _ in IntrinsicSize(width: size.width, height: size.height) },
        baselines: { _ in Baselines(first: baseline, last: baseline) })
    }
    let screen = Rect(x: 0, y: 0, width: 320, height: 300)
    let solver = FrameSolver(
      residents: residents,
      guides: LayoutGuides(of: screen, safeArea: screen, margin: 16, readableWidth: 672))
    #expect(residents.indices.map(solver.frame) == example.expected.elements.map(\.rect))
  }

  private static func neighbor(_ id: String) -> AxisPlacement.Neighbor {
    .init(id: id, gap: 0, location: SourceLocation(file: "", line: 1, column: 1))
  }

  /// SwiftUI leaves quarters of a point in its frames; with four pixels a point nothing is rounded.
  @Test func `a stack of SwiftUI's stands as it was recorded, either way`() throws {
    let example = try RecordedStackCase.named("customlayout/any")
    let vertical = try #require(example.expected.steps?.first { $0.name == "vertical" })
    for (axis, spacing, elements) in [
      (Axis.horizontal, 8.0, example.expected.elements), (.vertical, 4, vertical.elements),
    ] {
      let items = elements.dropFirst().map { element in
        StackArranger.Item(
          intrinsicSize: { _ in
            IntrinsicSize(width: element.frame[2], height: element.frame[3])
          }, baselines: { .bottom(of: $0.height) })
      }
      let arranger = StackArranger(
        style: StackStyle(axis, alignment: .center, spacing: spacing), items: items,
        grid: PixelGrid(scale: 4))
      let wanted = arranger.intrinsicSize(for: .unspecified)
      #expect(wanted == IntrinsicSize(width: elements[0].frame[2], height: elements[0].frame[3]))
      #expect(arranger.frames(in: elements[0].rect) == elements.dropFirst().map(\.rect))
    }
  }

  @Test func `priorities and the extent of three pages are those recorded`() throws {
    let example = try RecordedStackCase.named("uikit/autolayout/hugging")
    #expect(
      try example.frame(of: "pages").size
        == Size(width: 74, height: ControlMetrics.PageControl.height))
    #expect(3 * ControlMetrics.PageControl.pitch + 20 == 74)
    #expect(StackRole.defaultHugging == 250)
    #expect(StackRole().compression == 750)
  }
}
