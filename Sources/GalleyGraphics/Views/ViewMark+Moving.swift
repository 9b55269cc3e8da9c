package import GalleyGeometry

extension ViewMark {
  /// The same mark elsewhere.
  package func moved(by way: Vector) -> ViewMark {
    switch self {
    case .fill(let shape, let paint): return .fill(shape.moved(by: way), paint.moved(by: way))
    case .stroke(let shape, let paint, let line):
      return .stroke(shape.moved(by: way), paint.moved(by: way), line)
    case .text(var text):
      text.frame = text.frame.offset(by: way)
      return .text(text)
    case .image(var image):
      image.frame = image.frame.offset(by: way)
      return .image(image)
    case .group(var group) where group.transform.isIdentity:
      group.clip = group.clip?.moved(by: way)
      if var shadow = group.shadow {
        shadow.shape = shadow.shape.moved(by: way)
        group.shadow = shadow
      }
      group.marks = group.marks.map { $0.moved(by: way) }
      return .group(group)
    case .group(var group):
      group.transform = group.transform.then(.translation(way))
      return .group(group)
    }
  }

  /// Whether all its numbers are finite.
  package var isFinite: Bool {
    switch self {
    case .fill(let shape, let paint): shape.isFinite && paint.isFinite
    case .stroke(let shape, let paint, let line):
      shape.isFinite && paint.isFinite && line.width.isFinite
    case .text(let text): text.frame.isFinite && text.style.size.isFinite
    case .image(let image): image.frame.isFinite
    case .group(let group):
      group.transform.isFinite && group.transform.inverse != nil && group.opacity.isFinite
        && group.clip?.isFinite != false && group.shadow?.shape.isFinite != false
    }
  }
}

extension ViewShape {
  /// The same shape elsewhere.
  package func moved(by way: Vector) -> ViewShape {
    switch self {
    case .box(var box):
      box.rect = box.rect.offset(by: way)
      return .box(box)
    case .ellipse(let rect): return .ellipse(rect.offset(by: way))
    case .path(let path): return .path(path.moved(by: way))
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
  package func moved(by way: Vector) -> Path {
    way == .zero ? self : applying(.translation(way))
  }

  /// Whether all its points are finite.
  package var isFinite: Bool { points.allSatisfy(\.isFinite) }
}

extension Paint {
  fileprivate func moved(by way: Vector) -> Paint {
    switch self {
    case .solid: return self
    case .linearGradient(var gradient):
      gradient.start = gradient.start + way
      gradient.end = gradient.end + way
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      gradient.center = gradient.center + way
      return .radialGradient(gradient)
    }
  }

  fileprivate var isFinite: Bool {
    switch self {
    case .solid(let color):
      [color.red, color.green, color.blue, color.alpha].allSatisfy(\.isFinite)
    case .linearGradient(let gradient): gradient.start.isFinite && gradient.end.isFinite
    case .radialGradient(let gradient): gradient.center.isFinite && gradient.radius.isFinite
    }
  }
}
