internal import Foundation
internal import GalleyGeometry
package import GalleyGraphics

extension ViewPicture {
  /// Pictures a view laid out as it is; without the view's own place, transform and opacity, as
  /// those are the attributes'.
  ///
  /// What has a number that is not finite is left out.
  @MainActor
  package init(of view: UIView) {
    self.init(of: view.layer)
    warnings = AppResourceStore.warnings
  }

  /// Pictures a layer as it is, and in the same way.
  @MainActor
  package init(of layer: CALayer) {
    layer.view?.layoutIfNeeded()
    let origin = Vector(dx: -Double(layer.bounds.minX), dy: -Double(layer.bounds.minY))
    let marks = LayerPicture(layer, movedBy: origin).marks
    self.init(
      size: Size(layer.bounds.size), marks: marks.compactMap { $0.cut(at: Self.mostGroups) })
  }

  /// Groups in groups; more would be too deep for those who read them.
  private static let mostGroups = 60
}

extension ViewCommand {
  /// The mark without what lies in more groups than there may be.
  fileprivate func cut(at depth: Int) -> ViewCommand? {
    guard case .group(var group) = self else { return self }
    guard depth > 0 else { return nil }
    group.marks = group.marks.compactMap { $0.cut(at: depth - 1) }
    return .group(group)
  }
}

/// The picture of a layer with those in it: background, contents, the layers within by their
/// heights, and the border above all.
@MainActor
struct LayerPicture {
  private let layer: CALayer
  /// From the layer's own coordinates to those of the marks.
  private let shift: Vector
  private let box: ViewBox

  init(_ layer: CALayer, movedBy shift: Vector) {
    self.layer = layer
    self.shift = shift
    box = ViewBox(
      Rect(layer.bounds).offset(by: shift), radius: max(0, Double(layer.cornerRadius)),
      corners: ViewBox.Corners(rawValue: Int(layer.maskedCorners.rawValue & 15)),
      isContinuous: layer.cornerCurve == .continuous)
  }

  /// Back to front.
  var marks: [ViewCommand] {
    guard box.rect.isFinite else { return [] }
    var inner = background + contents
    inner += sublayers
    if layer.masksToBounds, !inner.isEmpty {
      inner = [.group(ViewGroup(clip: .box(innerBox), marks: inner))]
    }
    inner += border
    if let mask = layer.mask, !inner.isEmpty {
      inner = [.group(ViewGroup(clip: outline(ofMask: mask), marks: inner))]
    }
    guard let shadow else { return inner }
    return [.group(ViewGroup(shadow: shadow, marks: inner))]
  }

  // MARK: - The layer's own

  private var hasBorder: Bool { layer.borderWidth > 0 && (layer.borderColor?.alpha ?? 0) > 0 }

  /// The box within: cut half-way under an opaque border, so that nothing shines out around it.
  private var innerBox: ViewBox {
    var inner = box
    if hasBorder, layer.borderColor?.alpha == 1 { inner.inset = Double(layer.borderWidth) / 2 }
    return inner
  }

  private var background: [ViewCommand] {
    guard let color = layer.backgroundColor, color.alpha > 0 else { return [] }
    return [.fill(.box(innerBox), .solid(Color(color)))]
  }

  private var border: [ViewCommand] {
    guard hasBorder, let color = layer.borderColor else { return [] }
    let width = min(Double(layer.borderWidth), min(box.rect.width, box.rect.height))
    var line = box
    line.inset = width / 2
    return [.stroke(.box(line), .solid(Color(color)), ViewLine(width: width))]
  }

  private var contents: [ViewCommand] {
    var marks: [ViewCommand] = []
    if let gradient = layer as? CAGradientLayer { marks += fill(of: gradient) }
    if let shape = layer as? CAShapeLayer { marks += self.marks(of: shape) }
    if let image = layer.contents as? UIImage ?? (layer.contents as? CGImage)?.image {
      marks.append(image.mark(in: box.rect, mode: "scale-to-fill", tint: nil))
    }
    if let view = layer.view { marks += self.marks(of: view) }
    return marks
  }

  private func fill(of gradient: CAGradientLayer) -> [ViewCommand] {
    let colors = (gradient.colors ?? []).compactMap { color in
      color as? CGColor ?? (color as? UIColor)?.cgColor
    }
    let stops = GradientStop.stops(colors, at: gradient.locations?.map(\.doubleValue))
    guard stops.count > 1 else { return [] }
    let (start, end) = (place(gradient.startPoint), place(gradient.endPoint))
    guard start.isFinite, end.isFinite else { return [] }
    if gradient.type == .radial {
      let radius = max(abs(end.x - start.x), 0.01)
      let paint = RadialGradient(center: start, radius: radius, stops: stops)
      return [.fill(.box(innerBox), .radialGradient(paint))]
    }
    let paint = LinearGradient(start: start, end: end, stops: stops)
    return [.fill(.box(innerBox), .linearGradient(paint))]
  }

  /// A place of the layer's box from shares of its sides.
  private func place(_ share: CGPoint) -> Point {
    Point(
      x: box.rect.minX + box.rect.width * Double(share.x),
      y: box.rect.minY + box.rect.height * Double(share.y))
  }

  private func marks(of shape: CAShapeLayer) -> [ViewCommand] {
    guard let path = shape.path?.path.moved(by: shift), path.isFinite else { return [] }
    var marks: [ViewCommand] = []
    if let color = shape.fillColor, color.alpha > 0 {
      marks.append(.fill(.path(covered(by: shape, path)), .solid(Color(color))))
    }
    let drawn = path.trimmed(from: Double(shape.strokeStart), to: Double(shape.strokeEnd))
    if let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0,
      !drawn.elements.isEmpty
    {
      marks.append(.stroke(.path(drawn), .solid(Color(color)), shape.line))
    }
    return marks
  }

  private func covered(by shape: CAShapeLayer, _ path: Path) -> Path {
    shape.fillRule == .evenOdd ? path.turnedForEvenOdd : path
  }

  /// Returns the marks that the view of the layer draws by itself.
  private func marks(of view: UIView) -> [ViewCommand] {
    if let images = view as? UIImageView, let image = images.shownImage {
      return [
        image.mark(in: box.rect, mode: images.contentMode.word, tint: images.tintColor)
      ]
    }
    let own = (view as? any MarkedView)?.ownMarks.map { $0.moved(by: shift) } ?? []
    return own + drawn(by: view)
  }

  /// Returns the marks of a view's `draw(_:)`.
  private func drawn(by view: UIView) -> [ViewCommand] {
    let drawn = GraphicsContexts.drawing(in: view.bounds) { _ in view.draw(view.bounds) }
    guard !drawn.isEmpty else { return [] }
    let moved = shift == .zero ? drawn : drawn.map { $0.moved(by: shift) }
    if view is UILabel { return moved }
    return blackness(behind: view) + [.group(ViewGroup(clip: .box(plainBox), marks: moved))]
  }

  private var plainBox: ViewBox { ViewBox(box.rect) }

  /// A view that says it is opaque and has no color is drawn on black, as UIKit does.
  private func blackness(behind view: UIView) -> [ViewCommand] {
    guard view.isOpaque, view.backgroundColor == nil, !(view is UICollectionReusableView) else {
      return []
    }
    return [.fill(.box(plainBox), .solid(.black))]
  }

  // MARK: - What is within

  private var sublayers: [ViewCommand] {
    let layers = (layer.sublayers ?? []).enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
    return layers.flatMap { marks(ofSublayer: $0.element) }
  }

  private func marks(ofSublayer inner: CALayer) -> [ViewCommand] {
    guard !inner.isHidden, inner.opacity > 0, inner !== layer.mask else { return [] }
    let anchor = Vector(
      dx: Double(inner.bounds.minX + inner.anchorPoint.x * inner.bounds.width),
      dy: Double(inner.bounds.minY + inner.anchorPoint.y * inner.bounds.height))
    let position = Point(inner.position) - Point.zero
    guard anchor.dx.isFinite, anchor.dy.isFinite, position.dx.isFinite, position.dy.isFinite else {
      return []
    }
    let map = CATransform3DGetAffineTransform(inner.transform)
    guard !map.isIdentity else {
      return faded(
        LayerPicture(inner, movedBy: shift + position + anchor * -1).marks, by: inner)
    }
    let transform = Transform(map)
    guard transform.isFinite, transform.inverse != nil else { return [] }
    let marks = LayerPicture(inner, movedBy: anchor * -1).marks
    guard !marks.isEmpty else { return [] }
    return [
      .group(
        ViewGroup(
          transform: transform.then(.translation(shift + position)),
          opacity: Double(min(inner.opacity, 1)), marks: marks))
    ]
  }

  private func faded(_ marks: [ViewCommand], by layer: CALayer) -> [ViewCommand] {
    guard layer.opacity < 1, !marks.isEmpty else { return marks }
    return [.group(ViewGroup(opacity: Double(layer.opacity), marks: marks))]
  }

  // MARK: - Outlines

  private func outline(ofMask mask: CALayer) -> ViewShape {
    let origin = shift + (Point(mask.frame.origin) - Point.zero)
    if let shape = mask as? CAShapeLayer, let path = shape.path?.path, path.isFinite {
      return .path(covered(by: shape, path).moved(by: origin))
    }
    return .box(LayerPicture(mask, movedBy: origin).box)
  }

  /// The shadow: of the path that is set, of the layer's own box where it has a color, else of the
  /// boxes within that do.
  private var shadow: ViewShadow? {
    guard layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor,
      color.alpha > 0, let shape = shadowShape
    else { return nil }
    var faded = Color(color)
    faded.alpha *= Double(min(layer.shadowOpacity, 1))
    let offset = Vector(
      dx: Double(layer.shadowOffset.width), dy: Double(layer.shadowOffset.height))
    let radius = Double(layer.shadowRadius)
    guard offset.dx.isFinite, offset.dy.isFinite, radius.isFinite else { return nil }
    return ViewShadow(shape: shape, color: faded, offset: offset, radius: max(0, radius))
  }

  private var shadowShape: ViewShape? {
    if let path = layer.shadowPath?.path {
      return path.isFinite ? .path(path.moved(by: shift)) : nil
    }
    let outlines = self.outlines
    if outlines.count == 1 { return outlines[0] }
    let paths = outlines.map(\.path)
    return paths.isEmpty ? nil : .path(Path(paths.flatMap(\.elements)))
  }

  /// The outlines of what covers something, from the outside inwards as far as the first.
  private var outlines: [ViewShape] {
    let isFilled = (layer.backgroundColor?.alpha ?? 0) > 0 || layer is CAGradientLayer
    if isFilled || layer.view is UIImageView { return [.box(box)] }
    if let shape = layer as? CAShapeLayer, let path = shape.path?.path, path.isFinite,
      (shape.fillColor?.alpha ?? 0) > 0
    {
      return [.path(path.moved(by: shift))]
    }
    return (layer.sublayers ?? []).flatMap { inner -> [ViewShape] in
      guard !inner.isHidden, inner.opacity > 0, inner.transform == .identity else { return [] }
      let place = Point(inner.frame.origin) - Point(inner.bounds.origin)
      return LayerPicture(inner, movedBy: shift + place).outlines
    }
  }
}

extension CAShapeLayer {
  /// The line that is drawn of it; whole where its dashes are none.
  fileprivate var line: ViewLine {
    let cap: Stroke.Cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    let lengths = (lineDashPattern ?? []).map(\.doubleValue)
    let isDashed =
      lengths.count <= 100 && lengths.contains { $0 > 0 }
      && lengths.allSatisfy { $0.isFinite && $0 >= 0 }
    return ViewLine(width: Double(lineWidth), cap: cap, dashes: isDashed ? lengths : [])
  }
}

extension UIView.ContentMode {
  /// A scene's word for it.
  fileprivate var word: String {
    switch self {
    case .scaleToFill, .redraw: "scale-to-fill"
    case .scaleAspectFit: "aspect-fit"
    case .scaleAspectFill: "aspect-fill"
    case .center: "center"
    case .top: "top"
    case .bottom: "bottom"
    case .left: "left"
    case .right: "right"
    case .topLeft: "top-left"
    case .topRight: "top-right"
    case .bottomLeft: "bottom-left"
    case .bottomRight: "bottom-right"
    }
  }
}
