internal import GalleyGeometry
package import GalleyGraphics
internal import GalleyLayouts
package import GalleyNotation
package import GalleyScenes

/// A view of an app's own, staged by itself: a scene as large as the view, with nothing around it.
///
/// So texts are measured and controls are drawn as in any other scene.
package struct StagedView: Sendable {
  private let view: ViewPicture
  private let images: ViewImageFiles
  private let isDark: Bool

  /// - `view`: What is to be seen.
  /// - `images`: Where its images may lie.
  /// - `isDark`: Whether its controls are those of dark mode where they do not say.
  package init(_ view: ViewPicture, images: ViewImageFiles, isDark: Bool) {
    (self.view, self.images, self.isDark) = (view, images, isDark)
  }

  /// Where the scene's layout comes from.
  package var classes: any LayoutClassSource { OneView(layout: StagedViewLayout(view, images)) }

  /// The scene's text.
  package var text: String {
    let size = "[\(view.size.width.shortest), \(view.size.height.shortest)]"
    return """
      galley: 1
      screen: { size: \(size), theme: \(isDark ? "dark" : "light"), background: transparent }
      views:
        - collection: view
          items: 1
          layout: { class: StagedView, from: view.swift }
          cell: { style: plain }
      """
  }

  /// Draws the view.
  ///
  /// - `loader`: Reads the scene, with ``classes`` among what it knows.
  /// - `scale`: Device pixels a point.
  /// - `resources`: Measures texts and images.
  ///
  /// Gives the picture, and what is to be told of it; throws where it cannot be drawn.
  package func picture(
    _ loader: SceneLoader, scale: Double, using resources: any DrawingResources
  ) throws -> (picture: Picture, warnings: [Issue]) {
    let scene = try loader.load(bytes: Array(text.utf8), path: "the view")
    guard let state = scene.states.first else { throw RunError("the view has no state") }
    let drawing = try scene.drawing(of: state, scale: scale, using: resources)
    return (drawing.picture, drawing.warnings)
  }
}

/// The same layout, whatever a scene asks for.
private struct OneView: LayoutClassSource {
  let layout: StagedViewLayout

  func layout(_ request: LayoutClassRequest, issues: IssueLog) -> (any CollectionLayout)? { layout }
}

/// A layout of one item, as large as its collection, that is shown by a view.
private struct StagedViewLayout: CollectionLayout, CustomViewLayout {
  static let kind = "view"
  static let summary = "One view, as large as the screen."

  let imageFiles: ViewImageFiles
  private let view: ViewPicture

  init(_ view: ViewPicture, _ images: ViewImageFiles) {
    (self.view, imageFiles) = (view, images)
  }

  /// A view is not told by options.
  init() { self.init(ViewPicture(size: .zero, marks: []), ViewImageFiles()) }

  var flipsInRightToLeft: Bool { false }

  func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    var builder = ArrangementBuilder()
    builder.addCell(frame: Rect(origin: .zero, size: view.size))
    return builder.arrangement(contentSize: view.size)
  }

  func views(
    of arrangement: Arrangement, in viewport: Viewport
  ) -> (shown: [LayoutElement: ViewPicture], before: [LayoutElement: ViewPicture]) {
    ([Self.element: view], [:])
  }

  private static let element = LayoutElement.cell(section: 0, item: 0)
}
