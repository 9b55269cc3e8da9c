import GalleyGeometry
import GalleyHosting
import GalleyLayouts
import GalleyPrograms
import Testing

/// springboard.json: icons in columns, and what its pages rest at.
struct SpringboardTutorialTests {
  struct Case: Decodable {
    var input: Input
    var expected: Expected

    struct Input: Decodable {
      var id: String
      var bounds: [Double]
      var count: Int
      var itemSizes: [Double]
      var minimumInteritemSpacing: Double
      var minimumLineSpacing: Double
      var sectionInsetTlbr: [Double]
    }

    struct Expected: Decodable {
      var contentSize: [Double]
      var frames: [[Double]]
      var framesPixelSnapped2x: [[Double]]?
      var pagingRestOffsets: [Double]
      var itemsTouchingEachRest: [[Int]]
    }
  }

  /// So fine that a flow rounds nothing, as before iOS 7.
  private static let fine = 4_503_599_627_370_496.0

  @Test func `every case is laid out as recorded`() throws {
    for example in try Oracle<Case>.cases("springboard.json") {
      let view = try view(example.input, scale: Self.fine)
      let (expected, name) = (example.expected, Comment(rawValue: example.input.id))
      #expect(view.arrangement.cellFrames.isClose(to: expected.frames, within: 1e-6), name)
      #expect(
        view.arrangement.contentSize.isClose(to: Size(oracle: expected.contentSize), within: 1e-6),
        name)
      if let snapped = expected.framesPixelSnapped2x {
        let frames = try self.view(example.input, scale: 2).arrangement.cellFrames
        #expect(frames.isClose(to: snapped, within: 1e-6), name)
      }
    }
  }

  @Test func `at every rest the recorded icons are in sight`() throws {
    for example in try Oracle<Case>.cases("springboard.json") {
      var view = try view(example.input, scale: Self.fine)
      let width = example.input.bounds[0]
      let last = max(0, view.arrangement.contentSize.width - width)
      for (page, rest) in example.expected.pagingRestOffsets.enumerated() {
        #expect(rest == min(Double(page) * width, last), "\(example.input.id)")
        view.start(at: Point(x: rest, y: 0))
        let shown = view.attributes(at: .zero).map(\.element.indexPath.item).sorted()
        #expect(shown == example.expected.itemsTouchingEachRest[page], "\(example.input.id)")
      }
    }
  }

  @Test func `attributes of a class of their own say what an icon shows`() throws {
    let view = try CollectionView(
      content: Content(count: 3),
      layout: UIKitLayout {
        SpringboardLayout(
          item: [144, 144], spacing: 48, lineSpacing: 48, insets: [32, 32, 32, 32], deletes: true)
      }, in: Environment(size: Size(width: 768, height: 1004)))
    #expect(view.attributes(at: .zero).count == 3)
    #expect(
      view.attributes(at: .zero).allSatisfy { $0.custom["isDeletionModeOn"] == .flag(true) })
  }

  private func view(_ input: Case.Input, scale: Double) throws -> CollectionView {
    let layout = UIKitLayout {
      SpringboardLayout(
        item: input.itemSizes, spacing: input.minimumInteritemSpacing,
        lineSpacing: input.minimumLineSpacing, insets: input.sectionInsetTlbr)
    }
    return try CollectionView(
      content: Content(count: input.count), layout: layout,
      in: Environment(size: Size(oracle: input.bounds), scale: scale))
  }
}
