import GalleyComponents
import GalleyGeometry
import GalleyGraphics
import GalleyRecords
import GalleyRendering
import GalleyRuns
import GalleyScenes
import Testing
import UIKit

/// A control of code, and what a scene says of the same.
struct ControlPicture: Sendable {
  var name: String
  /// In points; nil for its own.
  var size: CGSize?
  /// The layer without its place.
  var layer: String
  var make: @MainActor @Sendable () -> UIView

  /// A control in its own size.
  init(_ name: String, _ layer: String, _ make: @escaping @MainActor @Sendable () -> UIView) {
    (self.name, self.layer, self.make) = (name, layer, make)
  }

  init(
    _ name: String, width: CGFloat = 200, height: CGFloat, _ layer: String,
    _ make: @escaping @MainActor @Sendable () -> UIView
  ) {
    self.init(name, layer, make)
    size = CGSize(width: width, height: height)
  }
}

/// A screen that shows controls.
struct ControlScreen: Sendable, CustomTestStringConvertible {
  var look: String
  var theme: String
  var direction = "ltr"

  var testDescription: String { "\(look), \(theme), \(direction)" }

  static let all = [
    ControlScreen(look: "ios-26", theme: "light"), ControlScreen(look: "ios-18", theme: "dark"),
    ControlScreen(look: "ios-26", theme: "dark", direction: "rtl"),
  ]
}

/// A cell with a row for each control.
struct ControlBoard {
  private static let rowHeight: CGFloat = 80
  private static let width: CGFloat = 260
  private static let margin: CGFloat = 24
  private static let scale = 2

  var controls: [ControlPicture]

  private var size: CGSize {
    CGSize(width: Self.width, height: CGFloat(controls.count) * Self.rowHeight)
  }

  /// The pixels of the scene's cell, or of the cell of code.
  func bitmap(ofCode isOfCode: Bool, on screen: ControlScreen) throws -> Bitmap {
    let renderer = try Renderer()
    let classes = ClassesHere(makers: ["ControlStage": isOfCode ? codeStage : sceneStage])
    let text = """
      galley: 1
      screen: { size: [\(size.width), \(size.height)], scale: \(Self.scale), background: $secondary-system-background, look: \(screen.look), theme: \(screen.theme), direction: \(screen.direction) }
      views:
        - collection: stage
          layout: { class: ControlStage, from: ControlStage.swift }
          items: 1
          cell:
      \(layers)
      """
    let scene = try SceneLoader(classes: classes).load(bytes: Array(text.utf8), path: "stage.yaml")
    let state = try #require(scene.states.first)
    return try renderer.bitmap(of: try scene.drawing(of: state, using: renderer).picture)
  }

  /// The bytes of a row.
  func pixels(ofRow row: Int, in bitmap: Bitmap) -> ArraySlice<UInt8> {
    let count = bitmap.pixels.count / controls.count
    return bitmap.pixels[row * count..<(row + 1) * count]
  }

  private var layers: String {
    controls.enumerated().map { index, control in
      let extent = control.size.map { ", width: \($0.width), height: \($0.height)" } ?? ""
      return
        "      - { \(control.layer), at: { leading: \(Self.margin), top: \(top(index))\(extent) } }"
    }.joined(separator: "\n")
  }

  private func top(_ row: Int) -> CGFloat { CGFloat(row) * Self.rowHeight + 8 }

  private var sceneStage: @MainActor @Sendable () -> UICollectionViewLayout {
    let size = size
    return { ControlStage(size, nil) }
  }

  private var codeStage: @MainActor @Sendable () -> UICollectionViewLayout {
    let size = size
    return { ControlStage(size) { makeViews() } }
  }

  /// The controls where the scene has its layers.
  @MainActor private func makeViews() -> [UIView] {
    controls.enumerated().map { index, control in
      let view = control.make()
      view.frame = CGRect(
        origin: CGPoint(x: Self.margin, y: top(index)),
        size: control.size ?? view.intrinsicContentSize)
      if UITraitCollection.current.layoutDirection == .rightToLeft {
        view.frame.origin.x = Self.width - view.frame.maxX
      }
      return view
    }
  }
}
