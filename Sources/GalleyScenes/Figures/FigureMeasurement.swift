internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyRecords

/// Measures what a figure asks for on the record of a screen.
struct FigureMeasurement {
  let parts: FigureParts

  /// Distances and properties; what is not there is reported.
  func measured(_ subject: FigureMeasure.Subject, in crop: Rect) -> (
    distances: [MeasuredDistance], properties: [MeasuredProperty]
  ) {
    switch subject {
    case .distance(let from, let to): (distance(from, to).map { [$0] } ?? [], [])
    case .size(let name): (parts.frame(name).map(size) ?? [], [])
    case .gaps(let name): (gaps(name), [])
    case .insets(let name, let outer): (insets(name, in: outer), [])
    case .padding(let name): (padding(name), [])
    case .radius(let name): ([], property(name) { radiusText($0, $1) })
    case .font(let name): ([], property(name) { look, _ in look.textStyle.map(fontText) })
    case .color(let name): ([], property(name) { look, _ in look.color.map(\.words) })
    case .specification: ([], specification(in: crop))
    }
  }

  // MARK: - Distances

  private func distance(_ from: PartEdge, _ to: PartEdge) -> MeasuredDistance? {
    guard let (start, first) = parts.place(of: from), let (end, second) = parts.place(of: to) else {
      return nil
    }
    return distance(from: start, of: first, to: end, of: second, along: from.edge.axis)
  }

  /// A distance between edges of two frames; the line runs where both are, or through the second.
  private func distance(
    from start: Double, of first: Rect, to end: Double, of second: Rect, along axis: Axis
  ) -> MeasuredDistance {
    let (one, other) = (first.span(across: axis), second.span(across: axis))
    let (low, high) = (
      max(one.lowerBound, other.lowerBound), min(one.upperBound, other.upperBound)
    )
    return MeasuredDistance(
      axis: axis, start: start, end: end,
      cross: low < high ? (low + high) / 2 : (other.lowerBound + other.upperBound) / 2,
      startSpan: one, endSpan: other)
  }

  private func size(of frame: Rect) -> [MeasuredDistance] {
    [
      MeasuredDistance(
        axis: .horizontal, start: frame.minX, end: frame.maxX, cross: frame.minY, outset: -10,
        startSpan: frame.span(across: .horizontal), endSpan: frame.span(across: .horizontal)),
      MeasuredDistance(
        axis: .vertical, start: frame.minY, end: frame.maxY, cross: frame.maxX, outset: 10,
        startSpan: frame.span(across: .vertical), endSpan: frame.span(across: .vertical)),
    ]
  }

  /// Between each item and the next one of its row, in the first row that has two, and the same of
  /// columns.
  private func gaps(_ name: Located<String>) -> [MeasuredDistance] {
    guard parts.record.collections.contains(where: { $0.collection == name.value }) else {
      // Not a collection: the distances between the parts of a stack or a group.
      return parts.part(name).map { part in
        [Axis.horizontal, .vertical].flatMap {
          gaps(between: parts.children(of: part).map(\.frame), along: $0)
        }
      } ?? []
    }
    let cells = parts.elements(of: name.value).filter { $0.indexPath != nil && $0.isCell }
    return [Axis.horizontal, .vertical].flatMap { gaps(between: cells.map(\.frame), along: $0) }
  }

  private func gaps(between frames: [Rect], along axis: Axis) -> [MeasuredDistance] {
    let sorted = frames.sorted {
      ($0.span(across: axis).lowerBound, $0.span(along: axis).lowerBound)
        < ($1.span(across: axis).lowerBound, $1.span(along: axis).lowerBound)
    }
    for first in sorted {
      let row = sorted.filter { $0.span(across: axis).overlaps(first.span(across: axis)) }
        .sorted { $0.span(along: axis).lowerBound < $1.span(along: axis).lowerBound }
      let gaps = zip(row, row.dropFirst()).compactMap { one, next -> MeasuredDistance? in
        let (end, start) = (one.span(along: axis).upperBound, next.span(along: axis).lowerBound)
        guard start > end + 1e-6 else { return nil }
        return distance(from: end, of: one, to: start, of: next, along: axis)
      }
      if !gaps.isEmpty { return gaps }
    }
    return []
  }

  private func insets(
    _ name: Located<String>, in outer: Located<String>?
  ) -> [MeasuredDistance] {
    guard let part = parts.part(name) else { return [] }
    guard let around = outer.map(parts.part) ?? parts.outer(of: part) else {
      guard outer == nil else { return [] }
      return distances(from: Rect(origin: .zero, size: parts.record.size), to: part.frame)
    }
    return distances(from: around.frame, to: part.frame)
  }

  private func padding(_ name: Located<String>) -> [MeasuredDistance] {
    guard let part = parts.part(name) else { return [] }
    guard let inside = parts.children(of: part).map(\.frame).union else {
      parts.issues.error(
        "'\(name.value)' holds nothing, so it has no padding; name a group, a stack or an item",
        at: name.location)
      return []
    }
    return distances(from: part.frame, to: inside)
  }

  /// Between the edges of a frame and those of one inside, where there are some.
  private func distances(from outer: Rect, to inner: Rect) -> [MeasuredDistance] {
    [
      distance(from: outer.minX, of: outer, to: inner.minX, of: inner, along: .horizontal),
      distance(from: inner.maxX, of: inner, to: outer.maxX, of: outer, along: .horizontal),
      distance(from: outer.minY, of: outer, to: inner.minY, of: inner, along: .vertical),
      distance(from: inner.maxY, of: inner, to: outer.maxY, of: outer, along: .vertical),
    ].filter { $0.value > 1e-6 }
  }

  // MARK: - Properties

  private func property(
    _ name: Located<String>, _ text: (Look, Rect) -> String?
  ) -> [MeasuredProperty] {
    guard let part = parts.part(name) else { return [] }
    guard let look = look(of: part), let text = text(look, part.frame) else {
      parts.issues.error(
        "'\(name.value)' has nothing to tell of that kind; name a part that has, or leave it out",
        at: name.location)
      return []
    }
    return [MeasuredProperty(part: part, text: text, location: name.location)]
  }

  /// The look of a part, or of the first in it that fills it.
  private func look(of part: RecordedPart) -> Look? {
    if let look = part.look, !look.parts.isEmpty { return look }
    return parts.children(of: part).lazy.filter { $0.frame.contains(part.frame) }
      .compactMap(\.look).first { !$0.parts.isEmpty }
  }

  private func radiusText(_ look: Look, _ frame: Rect) -> String? {
    look.outline.map { "R \($0.radius(in: frame.size).measureText)" }
  }

  private func fontText(_ style: TextStyle) -> String {
    let height = style.lineHeight.map { "/\($0.measureText)" } ?? ""
    return "\(style.family) \(style.weight) \(style.size.measureText)\(height)"
      + (style.isItalic ? " italic" : "")
  }

  /// The place, size and look of each part in a crop that has a look of its own.
  private func specification(in crop: Rect) -> [MeasuredProperty] {
    parts.all.compactMap { part in
      guard crop.contains(part.frame), let look = look(of: part), !look.parts.isEmpty,
        part.frame.width > 0, part.frame.height > 0, !part.isScrollIndicator
      else { return nil }
      let frame = part.frame
      let size = "\(frame.width.measureText) × \(frame.height.measureText)"
      let place =
        "\((frame.minX - crop.minX).measureText), \((frame.minY - crop.minY).measureText)"
      let details = [
        look.textStyle.map(fontText), look.color.map(\.words),
        radiusText(look, frame).flatMap { $0 == "R 0" ? nil : $0 },
      ].compactMap(\.self)
      return MeasuredProperty(
        part: part,
        text: ([part.name.shortDescription, "\(size) @ \(place)"] + details)
          .joined(separator: "\n"),
        mark: .outline, location: .nowhere)
    }
  }
}

extension RecordedPart {
  /// Whether it is an item of a collection, and no header, footer or decoration.
  fileprivate var isCell: Bool {
    if case .element(let name)? = self.name.steps.last { name.item != nil } else { false }
  }

  fileprivate var isScrollIndicator: Bool {
    if case .indicator? = name.steps.last { true } else { false }
  }
}

extension Look {
  /// Of the first text.
  fileprivate var textStyle: TextStyle? {
    parts.lazy.compactMap { part in
      if case .text(let text) = part.matter { text.style } else { nil }
    }.first
  }

  /// Of the first text, or else the first plain box.
  fileprivate var color: Color? {
    textStyle?.color
      ?? parts.lazy.compactMap { part in
        if case .box(let box) = part.matter, case .solid(let color)? = box.fill {
          color
        } else {
          nil
        }
      }.first
  }

  /// Of the first box.
  var outline: LookOutline? {
    parts.lazy.compactMap { part in
      if case .box(let box) = part.matter { box.outline } else { nil }
    }.first
  }
}
