import Galley
import Testing

@testable import GalleyChecking

/// What a check says of an edit, without drawing a pixel.
struct EditExplanation {
  /// In the order in which a report tells them.
  let sentences: [String]

  init(_ edit: ListedEdit) throws {
    let (before, after) = try edit.texts()
    let renderer = try Renderer()
    let expected = try Shown(before, of: edit, with: renderer)
    let actual = try Shown(after, of: edit, with: renderer)
    let comparison = PictureComparison(
      expectedSize: expected.size, actualSize: actual.size, report: .none,
      explanation: LayoutExplanation(from: expected.record, to: actual.record), tolerances: .exact)
    let masks = ScreenMasks(actual.masks, expected: expected.record, actual: actual.record)
    sentences = ComparisonSummary(masks.applied(to: comparison)).sentences
  }

  /// A scene's first state.
  private struct Shown {
    let record: ScreenRecord
    let size: PictureComparison.Extent
    let masks: [CheckSpec.Mask]

    init(_ text: String, of edit: ListedEdit, with renderer: Renderer) throws {
      let scene = try SceneLoader().load(bytes: Array(text.utf8), path: edit.path)
      let state = try #require(scene.states.first)
      let drawing = try scene.drawing(of: state, using: renderer)
      let (width, height) = drawing.picture.pixelSize
      record = drawing.record()
      size = PictureComparison.Extent(width: width, height: height)
      masks = scene.check(of: state).masks
    }
  }
}

extension DiffReport {
  /// That of pictures whose pixels nobody looks at.
  fileprivate static let none = DiffReport(
    runs: [], totalPixels: 0, largestDifference: 0, largestDifferencePlace: nil)
}
