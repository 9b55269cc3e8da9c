import GalleyComponents
import GalleyGraphics
import GalleyLayouts
import GalleyPrograms
import GalleyRecords
import GalleyRendering
import GalleyScenes
import Testing

/// A scene that is drawn with a layout of the catalog, and with the class that it was ported from.
struct PortedScene: Sendable, CustomTestStringConvertible {
  var name: String
  /// The class that the scene names.
  var className: String
  /// The layout in Galley's own words, and what else only it needs.
  var port: String
  /// Everything but the layout, which stands where `LAYOUT` does.
  var text: String

  var testDescription: String { name }

  /// The picture of each state.
  func bitmaps(byClass: Bool, with classes: ClassesHere) throws -> [(state: String, Bitmap)] {
    let renderer = try Renderer()
    let layout = byClass ? "layout: { class: \(className), from: \(className).swift }" : port
    let loader = SceneLoader(classes: classes)
    let scene = try loader.load(
      bytes: Array(text.replacing("LAYOUT", with: layout).utf8), path: "\(name).yaml")
    return try scene.states.map { state in
      let drawing = try scene.drawing(of: state, using: renderer)
      for collection in drawing.collections {
        #expect((collection.view.layout is UIKitLayout) == byClass)
        #expect(collection.view.layout.failure(of: collection.view.arrangement) == nil)
      }
      return (state.name, try renderer.bitmap(of: drawing.picture))
    }
  }
}
