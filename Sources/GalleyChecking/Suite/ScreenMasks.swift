internal import GalleyComparison
internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyRecords
internal import GalleyScenes

/// Where on a screen differences do not count, and of which elements.
struct ScreenMasks {
  private let masks: [CheckSpec.Mask]
  /// In points of the screen: the frames of masked elements on both sides, and rectangles.
  let rects: [Rect]

  /// - Parameters:
  ///   - expected: the layout of the reference; nil where it has none.
  ///   - actual: the layout that was drawn.
  init(_ masks: [CheckSpec.Mask], expected: ScreenRecord?, actual: ScreenRecord) {
    self.masks = masks
    guard !masks.isEmpty else {
      rects = []
      return
    }
    let elements = (expected?.maskable ?? []) + actual.maskable
    let frames = elements.filter { element in masks.contains { $0.names(element) } }.map(\.frame)
    let rectangles = masks.compactMap { mask in
      if case .rectangle(let rect) = mask { rect } else { nil }
    }
    var seen: Set<Rect> = []
    rects = (rectangles + frames).filter { seen.insert($0).inserted }
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

  private func cover(_ change: LayoutChange) -> Bool {
    !change.subjects.isEmpty && change.subjects.allSatisfy(cover)
  }

  private func cover(_ subject: LayoutChange.Subject) -> Bool {
    let element = MaskableElement(
      id: subject.id, indexPath: subject.indexPath, collection: subject.collection, frame: .zero)
    return masks.contains { mask in
      guard case .rectangle(let rect) = mask else { return mask.names(element) }
      let frames = [subject.expectedFrame, subject.actualFrame].compactMap(\.self)
      return !frames.isEmpty && frames.allSatisfy { rect.contains($0) }
    }
  }
}

/// An element or a layer by what a mask may call it.
private struct MaskableElement {
  var id: String
  var indexPath: IndexPath?
  var collection: String?
  /// In points of the screen.
  var frame: Rect
}

extension CheckSpec.Mask {
  fileprivate func names(_ element: MaskableElement) -> Bool {
    switch self {
    case .element(let id, let collection):
      [id, ElementName(item: .given(id)).description].contains(element.id)
        && (collection ?? element.collection) == element.collection
    case .item(let path, let collection):
      element.indexPath == path && (collection ?? element.collection) == element.collection
    case .rectangle: false
    }
  }
}

extension ScreenRecord {
  fileprivate var maskable: [MaskableElement] {
    let layers = (layers ?? []).map {
      MaskableElement(id: $0.id, indexPath: nil, collection: nil, frame: $0.frame)
    }
    let elements = collections.flatMap { record in
      let shift = (record.frame?.origin ?? .zero) - record.contentOffset
      return record.elements.map { element in
        MaskableElement(
          id: element.id, indexPath: element.attributes.element.indexPath,
          collection: record.collection, frame: element.attributes.frame.offset(by: shift))
      }
    }
    return layers + elements
  }
}

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && other.maxX <= maxX && other.maxY <= maxY
  }
}
