internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// What a view of an app's own file looks like.
struct ViewLayer: LeafContent {
  private let picture: ViewPicture
  private let imageFolders: [String]
  private let location: SourceLocation

  /// - Parameter location: Of the layout that brings the view.
  init(_ picture: ViewPicture, imageFolders: [String], location: SourceLocation) {
    self.picture = picture
    self.imageFolders = imageFolders
    self.location = location
  }

  var kind: String { "view" }

  func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    let (size, way) = (picture.size, frame.origin - Point.zero)
    guard size != frame.size, size.width > 0, size.height > 0 else {
      return commands(of: picture.marks, mappedBy: ViewMap(way: way), context: context)
    }
    // On its way to another size.
    let map = ViewMap(
      across: frame.width / size.width, down: frame.height / size.height, way: way)
    return commands(of: picture.marks, mappedBy: map, context: context)
  }

  private func commands(
    of marks: [ViewMark], mappedBy map: ViewMap? = nil, context: LayerContext
  ) -> [DrawCommand] {
    guard context.budget.allowsLayers(marks.count, at: location, issues: context.issues) else {
      return []
    }
    return marks.flatMap { mark in
      let mapped = map.map(mark.mapped) ?? mark
      return mapped.isFinite ? commands(of: mapped, context: context) : []
    }
  }

  private func commands(of mark: ViewMark, context: LayerContext) -> [DrawCommand] {
    switch mark {
    case .fill(let shape, let paint):
      return [.fill(Fill(outline(shape, context), paint, source: location))]
    case .stroke(let shape, let paint, let line):
      let outline = outline(shape, context)
      return [
        .stroke(
          Stroke(
            outline, paint, width: line.width, cap: line.cap, dashes: line.dashes,
            source: location))
      ]
    case .text(let text): return ViewTextDrawing(text, location, context).commands
    case .image(let image):
      return ViewImageDrawing(image, folders: imageFolders, location, context).commands
    case .group(let group): return commands(of: group, context: context)
    }
  }

  private func commands(of group: ViewGroup, context: LayerContext) -> [DrawCommand] {
    var inner = context
    if !group.transform.isIdentity { inner.isAligned = false }
    let children = commands(of: group.marks, context: inner)
    let shadow = group.shadow.map { shadow in
      Shadow(
        shape: outline(shadow.shape, inner), color: shadow.color, offset: shadow.offset,
        radius: min(shadow.radius, Self.largestBlur))
    }
    guard !children.isEmpty || shadow != nil else { return [] }
    return [
      .group(
        Group(
          transform: group.transform, opacity: min(max(0, group.opacity), 1),
          clip: group.clip.map { outline($0, inner) }, shadow: shadow, children: children,
          source: location))
    ]
  }

  /// In points, as the shadows of a scene's layers.
  private static let largestBlur = 200.0

  private func outline(_ shape: ViewShape, _ context: LayerContext) -> Shape {
    switch shape {
    case .box(let box): box.shape(over: context.edges(of: box.rect))
    case .ellipse(let rect): .ellipse(in: rect)
    case .path(let path): .path(path)
    }
  }
}
