internal import GalleyComponents
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyPrograms
internal import GalleyRendering
internal import GalleyRuns
internal import GalleyScenes

/// A layout of this process on a plain scene.
struct LayoutStage {
  var items: [Int]
  var device: SnapshotDevice
  var isDark: Bool
  var offsets: [SnapshotOffset]
  var layout: UIKitLayout
  var isOfSwiftUI = false

  private static let mostItems = 100_000

  /// Returns the reason why a layout cannot be shown so; nil for none.
  static func problem(items: [Int], offsets: [SnapshotOffset]) -> String? {
    if let wrong = items.first(where: { $0 < 0 || $0 > mostItems }) {
      return "items is \(wrong); give a number from 0 to \(mostItems)"
    }
    if offsets.isEmpty { return "no offset is given, so nothing is compared; say 'at: [.start]'" }
    let numbers = offsets.compactMap(\.distance)
    return numbers.first { !$0.isFinite }
      .map { "an offset is \($0); give a number of points" }
  }

  /// Returns the words of an error, without a place in a scene that nobody wrote.
  static func words(_ error: any Error) -> String {
    guard let error = error as? SceneError else { return "\(error)" }
    return error.issues.filter { $0.severity == .error }.map(\.message).joined(separator: "\n")
  }

  func scene(families: [FontFamily]) throws -> Scene {
    // The scene names no file that is read: the layout is here.
    var scene = LayoutScene(files: ["layout.swift"], className: nil, sections: items)
    scene.device = device.rawValue
    scene.isDark = isDark
    scene.isOfSwiftUI = isOfSwiftUI
    scene.states = offsets.map(\.state)
    return try SceneLoader(families: families, classes: OneLayout(layout: layout))
      .load(bytes: Array(scene.text.utf8), path: "the plain scene")
  }
}

/// The same layout, whatever a scene asks for.
private struct OneLayout: LayoutClassSource {
  let layout: UIKitLayout

  func layout(_ request: LayoutClassRequest, issues: IssueLog) -> (any CollectionLayout)? {
    layout
  }
}
