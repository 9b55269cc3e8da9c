internal import GalleyComparison
internal import GalleyGeometry
internal import GalleyRecords
internal import GalleyScenes

/// The masks of a screen and of its elements, in which differences do not count.
struct ScreenMasks {
  private let masks: [CheckSpec.Mask]
  /// The layers and elements that are masked.
  private let parts: Set<PartName>
  /// In points of the screen: the frames of masked elements on both sides, and rectangles.
  let rects: [Rect]
  /// Where the screen lies in its picture, in points.
  private let origin: Point

  /// - `expected`: the layout of the reference; nil where it has none.
  /// - `actual`: the layout that was drawn.
  init(_ masks: [CheckSpec.Mask], expected: ScreenRecord?, actual: ScreenRecord) {
    self.masks = masks
    origin = actual.origin
    guard !masks.isEmpty else {
      (parts, rects) = ([], [])
      return
    }
    let masked = [expected, actual].compactMap(\.self).flatMap { record in
      masks.flatMap { $0.parts(of: record) }
    }
    parts = Set(masked.map(\.name))
    let rectangles = masks.compactMap { mask in
      if case .rectangle(let rect) = mask { rect } else { nil }
    }
    rects = (rectangles + masked.map(\.frame)).withoutDoubles
  }

  /// The rectangles in pixels of a picture of the screen.
  ///
  /// - `scale`: Device pixels a point.
  func rectsInPixels(scale: Double) -> [Rect] {
    rects.map {
      Rect(
        x: ($0.minX + origin.x) * scale, y: ($0.minY + origin.y) * scale,
        width: $0.width * scale, height: $0.height * scale)
    }
  }

  /// A comparison without the changes of masked elements; where several elements changed alike,
  /// all of them must be masked.
  func applied(to comparison: PictureComparison) -> PictureComparison {
    guard !masks.isEmpty else { return comparison }
    var comparison = comparison
    comparison.explanation?.changes.removeAll(where: cover)
    comparison.stopped.removeAll(where: cover)
    // What only explained changes that are masked has nothing left to explain.
    if comparison.explanation?.changes.allSatisfy(\.explainsOthers) ?? false {
      comparison.explanation?.changes = []
    }
    return comparison
  }

  private func cover(_ change: ExplainedChange) -> Bool {
    !change.subjects.isEmpty && change.subjects.allSatisfy(cover)
  }

  private func cover(_ subject: ExplainedChange.Subject) -> Bool {
    masks.contains { mask in
      switch mask {
      case .rectangle(let rect):
        let frames = [subject.expectedFrame, subject.actualFrame].compactMap(\.self)
        return !frames.isEmpty && frames.allSatisfy { rect.contains($0) }
      case .element(let id, let collection) where subject.part == nil:
        return id == subject.id && (collection ?? subject.collection) == subject.collection
      case .element, .item: return subject.part.map(isMasked) ?? false
      }
    }
  }

  /// Whether a part is masked, or is in an element that is.
  private func isMasked(_ part: PartName) -> Bool {
    parts.contains(part) || parts.contains(PartName(Array(part.steps.prefix(2))))
  }
}

extension CheckSpec.Mask {
  /// Returns the parts of a screen that the mask names.
  func parts(of record: ScreenRecord) -> [RecordedPart] {
    switch self {
    case .element(let id, let collection): record.parts(named: id, in: collection)
    case .item(let path, let collection):
      record.parts.filter {
        $0.indexPath == path && (collection ?? $0.collection) == $0.collection
      }
    case .rectangle: []
    }
  }
}

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && other.maxX <= maxX && other.maxY <= maxY
  }
}
