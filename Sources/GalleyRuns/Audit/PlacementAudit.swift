internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyScenes

/// Finds what people can hardly read or touch in a picture for where it lies: texts and controls
/// that lie on each other, that something covers in part, that leave the screen, and controls that
/// are smaller than a fingertip.
///
/// What scrolls lies under bars and beyond the screen without being wrong there, what is covered
/// altogether is not to be seen, and of what is turned only the box is known.
struct PlacementAudit {
  /// The least width and height of what people touch, in points, by Apple's guidelines. [A]
  static let leastTouchExtent = 44.0

  /// So much of a text, in points, may be covered or stand out.
  private static let tolerance = 1.0
  /// More items are not looked at by pairs.
  private static let mostItems = 2000

  private let canvas: Rect
  private let items: [PlacedItem]
  private let covers: [PlacedItems.Cover]

  init(of picture: Picture, measuredBy resources: any DrawingResources) {
    let placed = PlacedItems(of: picture, measuredBy: resources)
    let canvas = Rect(origin: .zero, size: picture.size)
    self.canvas = canvas
    items = placed.items.filter { $0.seen(on: canvas) != nil }
    covers = placed.covers
  }

  /// What is wrong, in the order of drawing; of several of a kind at one place of a scene one.
  var findings: [AuditFinding] {
    var log = FindingLog()
    for (index, item) in items.enumerated() where index < Self.mostItems {
      if isCutByScreen(item) {
        log.add(
          .offScreen, "\(item.words) leaves the screen; give it less room, or let it wrap", of: item
        )
      }
      if isSmall(item) {
        let size =
          "\(item.size.width.rounded().shortest) by \(item.size.height.rounded().shortest)"
        log.add(
          .touchArea,
          "\(item.words) is \(size) points; what people touch has \(Self.leastTouchExtent.shortest) at least: give it more padding, or a size",
          of: item)
      }
      for other in items[(index + 1)...].prefix(Self.mostItems) where collide(item, other) {
        log.add(
          .overlap, "\(other.words) lies on \(item.words); place one below the other", of: other)
      }
      if isCoveredInPart(item) {
        log.add(
          .covered,
          "\(item.words) is covered in part by what is drawn over it; give it room of its own",
          of: item)
      }
    }
    return log.findings
  }

  private func isCutByScreen(_ item: PlacedItem) -> Bool {
    // A group that clips says that it is meant.
    guard !item.isInElement, !item.isTurned, item.clip?.contains(canvas) != false,
      let seen = item.seen(on: canvas)
    else { return false }
    return item.box.width - seen.width > Self.tolerance
      || item.box.height - seen.height > Self.tolerance
  }

  /// Whether a button is smaller than a fingertip; what the system has in bars is as it has it.
  private func isSmall(_ item: PlacedItem) -> Bool {
    item.role == "button" && !item.isFloating
      && min(item.size.width, item.size.height) < Self.leastTouchExtent - 0.5
  }

  /// Whether both are to be seen at one place, and neither belongs to the other.
  private func collide(_ lower: PlacedItem, _ upper: PlacedItem) -> Bool {
    guard !lower.isTurned, !upper.isTurned, !lower.scrollsUnder(upper), !lower.isAround(upper),
      !upper.isAround(lower),
      lower.title != upper.title, let one = lower.seen(on: canvas),
      let other = upper.seen(on: canvas), let shared = one.intersection(other),
      min(shared.width, shared.height) > Self.tolerance
    else { return false }
    return !covers.contains { cover in
      cover.order > lower.order && cover.order < upper.order
        && cover.box.inset(by: -Self.tolerance).contains(shared)
    }
  }

  /// Whether something covers some of a text and not all of it; controls that do are told as lying
  /// on it.
  private func isCoveredInPart(_ item: PlacedItem) -> Bool {
    guard !item.isControl, !item.isInElement, !item.isTurned, let seen = item.seen(on: canvas)
    else { return false }
    let over = covers.filter { cover in
      cover.order > item.order && cover.box.intersection(seen) != nil
    }
    guard !over.contains(where: { $0.box.inset(by: -Self.tolerance).contains(seen) }) else {
      return false
    }
    return over.contains { cover in
      guard let shared = cover.box.intersection(seen) else { return false }
      return min(shared.width, shared.height) > 2 * Self.tolerance
        && !items.contains {
          $0.isControl && $0.order < cover.order && cover.parts.contains($0.order)
        }
    }
  }
}

extension PlacedItem {
  /// As messages call it.
  fileprivate var words: String { isControl ? "the \(role) '\(title)'" : "the text '\(title)'" }

  /// The part of it that is to be seen on a canvas; nil for none.
  fileprivate func seen(on canvas: Rect) -> Rect? {
    guard let onCanvas = box.intersection(canvas) else { return nil }
    guard let clip else { return onCanvas }
    return onCanvas.intersection(clip)
  }

  /// Whether the other one is a part of it.
  fileprivate func isAround(_ other: PlacedItem) -> Bool {
    guard isControl, let own = parts.last else { return false }
    return other.parts.contains(own)
  }

  /// Whether one is in a list, and the other in a bar over it.
  fileprivate func scrollsUnder(_ other: PlacedItem) -> Bool {
    isInElement && other.isFloating || isFloating && other.isInElement
  }
}

private struct FindingLog {
  private(set) var findings: [AuditFinding] = []
  private var known: Set<AuditFinding.Key> = []

  mutating func add(_ rule: AuditRule, _ message: String, of item: PlacedItem) {
    let location = item.location ?? SourceLocation(file: "scene", line: 1, column: 1)
    let finding = AuditFinding(rule: rule, message: message, location: location)
    if known.insert(finding.key).inserted { findings.append(finding) }
  }
}
