package import GalleyGraphics
package import GalleyLayouts
internal import GalleyNotation

/// A layout whose elements have views of their own, which are drawn in place of the scene's cells.
package protocol CustomViewLayout: CollectionLayout {
  /// Returns the looks of the views in a viewport, by what they show, and the acts of those that
  /// were shown when the last change began: some of them are on their way out.
  func views(
    of arrangement: Arrangement, in viewport: Viewport
  ) -> (shown: [LayoutElement: ViewPicture], before: [LayoutElement: ViewPicture])

  /// Where images of the views may lie, beside the scene's folder.
  var imageFiles: ViewImageFiles { get }
}

/// The files that images of an app's own views may lie in.
package struct ViewImageFiles: Sendable {
  /// Those of Swift files, in which an image is found by its name.
  package var folders: [String]
  /// The images of the app's catalogs.
  package var catalog: [String: CatalogImage]

  package init(folders: [String] = [], catalog: [String: CatalogImage] = [:]) {
    self.folders = folders
    self.catalog = catalog
  }
}

/// The views that a collection's layout brings at an instant.
struct CustomViews {
  private let shown: [LayoutElement: ViewPicture]
  private let before: [LayoutElement: ViewPicture]
  private let images: ViewImageFiles
  private let components: ComponentReader

  /// - `components`: Reads the controls in the views.
  init(of view: CollectionView, components: ComponentReader) {
    self.components = components
    guard let layout = view.layout as? any CustomViewLayout else {
      (shown, before, images) = ([:], [:], ViewImageFiles())
      return
    }
    (shown, before) = layout.views(of: view.arrangement, in: view.viewport(at: .zero))
    images = layout.imageFiles
  }

  /// The layer of an element's own view; nil for one that has none.
  ///
  /// - `location`: Of the layout.
  func layer(of element: PresentedElement, at location: SourceLocation) -> Layer? {
    let name = element.attributes.element
    guard let picture = element.isLeaving ? before[name] : shown[name] else { return nil }
    return Layer(
      content: ViewLayer(
        picture, images: images, components: components, location: location),
      location: location)
  }
}
