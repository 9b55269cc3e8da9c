public import GalleyChecking
internal import GalleyHosting
internal import GalleyLayouts
internal import GalleyPrograms
internal import GalleyRendering
internal import GalleyRuns
public import GalleyScenes
public import SwiftUI
public import Testing
public import UIKit

/// Expects that a layout's pictures are the same as their references.
///
/// The layout is drawn alone: numbered cards on a white screen, at each of some offsets. The
/// references are `__Snapshots__/<test file>/<test>.<offset>.<extension>` beside the test file,
/// such as `carousel.start.png` and `carousel.offset-300.png`. Everything else is as with other
/// values, see ``expectSnapshot(of:as:named:tolerances:record:sourceLocation:function:)``.
///
/// ```swift
/// @Test func carousel() throws {
///   try expectSnapshot(
///     of: CarouselLayout(), items: 30, on: .iPhone16, at: [.start, .offset(300), .end])
/// }
/// ```
///
/// The test may be on any thread; layouts are made and asked on the main one.
///
/// - `layout`: makes the layout; evaluated anew for each picture.
/// - `delegate`: makes the delegate of the layout's collection view; nil for none.
/// - `items`: how many there are, in one section.
/// - `device`: the screen, all of which the collection view takes.
/// - `offsets`: where the content is.
/// - `appearance`: whether the screen is light or dark.
/// - `format`: `.png`, `.svg`, `.layout`, `.displayList`, or one of your own.
/// - `name`: stands between the test's name and the offset's.
/// - `scale`: device pixels a point; nil for what the traits say, or the device's own.
/// - `tolerances`: what pictures may differ by; nil for what the traits around the test say, or
///   nothing.
/// - `record`: whether the snapshot becomes the reference; nil for what the environment variable
///   `GALLEY_SNAPSHOTS` or the traits say, or else where there is none.
///
/// Throws where nothing can be drawn on this machine; what is wrong with the layout or its pictures
/// is told as an issue.
public func expectSnapshot(
  of layout: @autoclosure @escaping @MainActor @Sendable () -> UICollectionViewLayout,
  delegate: @autoclosure @escaping @MainActor @Sendable () -> (any UICollectionViewDelegate)? = nil,
  items: Int, on device: SnapshotDevice = .iPhone16,
  at offsets: [SnapshotOffset] = [.start, .middle, .end], appearance: UIUserInterfaceStyle = .light,
  as format: SnapshotFormat<ComposedState> = .png, named name: String? = nil, scale: Double? = nil,
  tolerances: Tolerances? = nil, record: SnapshotRecording? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation, function: String = #function
) throws {
  try expectSnapshot(
    of: layout(), delegate: delegate(), items: [items], on: device, at: offsets,
    appearance: appearance,
    as: format, named: name, scale: scale, tolerances: tolerances, record: record,
    sourceLocation: sourceLocation, function: function)
}

/// Expects that the pictures of a layout with several sections are the same as their references.
///
/// Everything else is as with one section, see
/// ``expectSnapshot(of:delegate:items:on:at:appearance:as:named:scale:tolerances:record:sourceLocation:function:)``.
///
/// - `items`: how many items each section has, such as `[3, 5]`.
public func expectSnapshot(
  of layout: @autoclosure @escaping @MainActor @Sendable () -> UICollectionViewLayout,
  delegate: @autoclosure @escaping @MainActor @Sendable () -> (any UICollectionViewDelegate)? = nil,
  items: [Int], on device: SnapshotDevice = .iPhone16,
  at offsets: [SnapshotOffset] = [.start, .middle, .end], appearance: UIUserInterfaceStyle = .light,
  as format: SnapshotFormat<ComposedState> = .png, named name: String? = nil, scale: Double? = nil,
  tolerances: Tolerances? = nil, record: SnapshotRecording? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation, function: String = #function
) throws {
  try expectSnapshot(
    of: LayoutStage(
      items: items, device: device, isDark: appearance == .dark, offsets: offsets,
      layout: UIKitLayout { layout().answered(by: delegate()) }),
    as: format,
    SnapshotExpectation(
      name: name,
      options: SnapshotOptions(record: record, tolerances: tolerances, scale: scale)
        .within(.current),
      function: function, sourceLocation: sourceLocation))
}

/// Expects that the pictures of a layout of SwiftUI are the same as their references.
///
/// Its subviews are cards with texts, which decide their sizes. Everything else is as with one
/// section of a layout of UIKit.
public func expectSnapshot(
  of layout: @autoclosure @escaping @MainActor @Sendable () -> any Layout,
  items: Int, on device: SnapshotDevice = .iPhone16,
  at offsets: [SnapshotOffset] = [.start, .middle, .end], appearance: UIUserInterfaceStyle = .light,
  as format: SnapshotFormat<ComposedState> = .png, named name: String? = nil, scale: Double? = nil,
  tolerances: Tolerances? = nil, record: SnapshotRecording? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation, function: String = #function
) throws {
  try expectSnapshot(
    of: LayoutStage(
      items: [items], device: device, isDark: appearance == .dark, offsets: offsets,
      layout: UIKitLayout(sizing: .both, hosting: layout), isOfSwiftUI: true),
    as: format,
    SnapshotExpectation(
      name: name,
      options: SnapshotOptions(record: record, tolerances: tolerances, scale: scale)
        .within(.current),
      function: function, sourceLocation: sourceLocation))
}

private func expectSnapshot(
  of stage: LayoutStage, as format: SnapshotFormat<ComposedState>,
  _ expectation: SnapshotExpectation
) throws {
  let offsets = stage.offsets
  if let problem = LayoutStage.problem(items: stage.items, offsets: offsets) {
    return expectation.tell(problem)
  }
  let families = try Renderer().fontFamilies()
  let scene: Scene
  do {
    scene = try stage.scene(families: families)
  } catch {
    return expectation.tell("the layout cannot be drawn: \(LayoutStage.words(error))")
  }
  for name in offsets.map(\.state.name) {
    expectation.check(name, as: format) { _ in
      scene
    } words: {
      "the layout cannot be drawn at '\(name)': \(LayoutStage.words($0))"
    }
  }
}
