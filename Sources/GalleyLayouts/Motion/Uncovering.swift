internal import GalleyGeometry

/// Cells that slide off what an update brings.
struct Uncovering: Sendable {
  /// Cells that move, by their index paths after the update, and where they are when it begins.
  private let sliding: [(cell: IndexPath, start: Rect, way: Vector)]

  /// - Parameter motions: Those of all elements that stay or go.
  init(_ motions: [ElementMotion], by motion: UpdateMotion, at clock: Double) {
    guard motion.uncovers else {
      sliding = []
      return
    }
    sliding =
      motions.filter {
        !$0.isLeaving && $0.to.element.category == .cell && $0.from.center != $0.to.center
      }
      .map {
        let start = $0.presented(at: clock).attributes
        return ($0.to.element.indexPath, start.frame, start.center - $0.to.center)
      }
      .sorted { $0.cell < $1.cell }
  }

  /// Where something begins that comes beneath the cells; nil where they do not cover it.
  ///
  /// A cell that they cover stands still. What belongs to it, such as the line below it, comes along
  /// with the next cell that slides.
  func beginning(of end: LayoutAttributes) -> LayoutAttributes? {
    let path = end.element.indexPath
    switch end.element.category {
    case .cell: return covers(end.frame, above: path) ? end : nil
    case .decoration:
      return sliding.first { $0.cell > path && $0.cell.section == path.section }
        .map { end.shifted(by: $0.way) }
    case .supplementary: return nil
    }
  }

  /// Whether cells that lie above another cover its frame; they do not overlap each other.
  private func covers(_ frame: Rect, above path: IndexPath) -> Bool {
    let covered = sliding.filter { $0.cell > path }.reduce(0) { area, cell in
      area + (cell.start.intersection(frame)?.area ?? 0)
    }
    return frame.area > 0 && covered >= frame.area * (1 - 1e-9)
  }
}

extension Rect {
  /// In square points.
  fileprivate var area: Double { width * height }
}
