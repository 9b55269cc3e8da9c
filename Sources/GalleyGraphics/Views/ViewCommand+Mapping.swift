package import GalleyGeometry

/// A map of a view's contents as the view moves and changes its size: corners keep their radius,
/// lines their width and texts their letters.
package struct ViewMap: Sendable {
  let scaleX: Double
  let scaleY: Double
  let translation: Vector

  /// - Parameters:
  ///   - scaleX: What x is multiplied with.
  ///   - scaleY: What y is multiplied with.
  ///   - translation: How far all is moved then, in points.
  package init(scaleX: Double = 1, scaleY: Double = 1, translation: Vector = .zero) {
    (self.scaleX, self.scaleY, self.translation) = (scaleX, scaleY, translation)
  }

  var isTranslation: Bool { scaleX == 1 && scaleY == 1 }

  var transform: Transform {
    Transform(a: scaleX, b: 0, c: 0, d: scaleY, tx: translation.dx, ty: translation.dy)
  }

  func apply(to point: Point) -> Point { transform.apply(to: point) }

  func apply(to rect: Rect) -> Rect {
    isTranslation ? rect.offset(by: translation) : transform.boundingBox(of: rect)
  }

  /// The same change of size, in place.
  var withoutTranslation: ViewMap { ViewMap(scaleX: scaleX, scaleY: scaleY) }
}

extension ViewCommand {
  /// The same command elsewhere.
  package func moved(by translation: Vector) -> ViewCommand {
    mapped(by: ViewMap(translation: translation))
  }

  /// The same command in a view that moves and changes its size.
  package func mapped(by map: ViewMap) -> ViewCommand {
    switch self {
    case .fill(let shape, let paint): return .fill(shape.mapped(by: map), paint.mapped(by: map))
    case .stroke(let shape, let paint, let line):
      return .stroke(shape.mapped(by: map), paint.mapped(by: map), line)
    case .text(var text):
      text.frame = map.apply(to: text.frame)
      return .text(text)
    case .image(var image):
      image.frame = map.apply(to: image.frame)
      return .image(image)
    case .component(var component):
      component.frame = map.apply(to: component.frame)
      return .component(component)
    case .group(let group): return .group(group.mapped(by: map))
    }
  }

  /// Whether all its numbers are finite.
  package var isFinite: Bool {
    switch self {
    case .fill(let shape, let paint): shape.isFinite && paint.isFinite
    case .stroke(let shape, let paint, let line):
      shape.isFinite && paint.isFinite && line.width.isFinite
        && line.dashes.allSatisfy(\.isFinite)
    case .text(let text):
      text.frame.isFinite && text.style.size.isFinite && text.style.color.isFinite
    case .image(let image): image.frame.isFinite
    case .component(let component): component.frame.isFinite
    case .group(let group):
      group.transform.isFinite && group.transform.inverse != nil && group.opacity.isFinite
        && group.clip?.isFinite != false && group.shadow?.isFinite != false
    }
  }
}

extension ViewShadow {
  fileprivate var isFinite: Bool {
    shape.isFinite && color.isFinite && offset.dx.isFinite && offset.dy.isFinite && radius.isFinite
  }
}

extension ViewGroup {
  fileprivate func mapped(by map: ViewMap) -> ViewGroup {
    var mapped = self
    var inner = map
    if !transform.isIdentity {
      // What is turned keeps its angle, and goes where its origin goes.
      let origin = map.apply(to: Point(x: transform.tx, y: transform.ty))
      (mapped.transform.tx, mapped.transform.ty) = (origin.x, origin.y)
      inner = map.withoutTranslation
    }
    mapped.clip = clip?.mapped(by: inner)
    if var shadow {
      shadow.shape = shadow.shape.mapped(by: inner)
      mapped.shadow = shadow
    }
    mapped.marks = marks.map { $0.mapped(by: inner) }
    return mapped
  }
}

extension ViewShape {
  fileprivate func mapped(by map: ViewMap) -> ViewShape {
    switch self {
    case .box(var box):
      box.rect = map.apply(to: box.rect)
      return .box(box)
    case .ellipse(let rect): return .ellipse(map.apply(to: rect))
    case .path(let path): return .path(path.applying(map.transform))
    }
  }

  /// Its outline; an ellipse's in four curves.
  package var path: Path {
    switch self {
    case .box(let box): .rectangle(box.rect, radius: box.pathRadius, corners: box.corners)
    case .ellipse(let rect):
      .rectangle(rect, radius: min(rect.width, rect.height) / 2, corners: .all)
    case .path(let path): path
    }
  }

  /// Whether all its numbers are finite.
  var isFinite: Bool {
    switch self {
    case .box(let box): box.rect.isFinite && box.radius.isFinite && box.inset.isFinite
    case .ellipse(let rect): rect.isFinite
    case .path(let path): path.isFinite
    }
  }
}

extension ViewBox {
  fileprivate var pathRadius: Double { min(radius, min(rect.width, rect.height) / 2) }
}

extension Path {
  /// The same path elsewhere.
  package func moved(by translation: Vector) -> Path {
    translation == .zero ? self : applying(.translation(translation))
  }

  /// Whether all its points are finite.
  package var isFinite: Bool { points.allSatisfy(\.isFinite) }
}

extension Paint {
  fileprivate func mapped(by map: ViewMap) -> Paint {
    switch self {
    case .solid: return self
    case .linearGradient(var gradient):
      gradient.start = map.apply(to: gradient.start)
      gradient.end = map.apply(to: gradient.end)
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      gradient.center = map.apply(to: gradient.center)
      return .radialGradient(gradient)
    }
  }

  fileprivate var isFinite: Bool {
    switch self {
    case .solid(let color): color.isFinite
    case .linearGradient(let gradient):
      gradient.start.isFinite && gradient.end.isFinite && gradient.stops.allSatisfy(\.isFinite)
    case .radialGradient(let gradient):
      gradient.center.isFinite && gradient.radius.isFinite
        && gradient.stops.allSatisfy(\.isFinite)
    }
  }
}

extension GradientStop {
  fileprivate var isFinite: Bool { location.isFinite && color.isFinite }
}

extension Color {
  fileprivate var isFinite: Bool { [red, green, blue, alpha].allSatisfy(\.isFinite) }
}
