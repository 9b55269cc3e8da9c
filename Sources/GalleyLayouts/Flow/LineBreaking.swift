internal import GalleyGeometry

/// A run of items side by side, as the vertical direction has it: x across, y along the scroll.
struct FlowLine: Hashable {
  /// The numbers of the items in their section.
  var items: Range<Int>
  /// From the top of the first line to the top of this one.
  var offset: Double
  /// The height of the highest item.
  var extent: Double
  /// From the leading edge of the line to its first item.
  var start: Double
  /// From one item to the next.
  var gap: Double
}

/// The alignment of items in a line that they do not fill.
public enum LineAlignment: String, Hashable, Sendable, CaseIterable {
  /// Where text begins.
  case leading
  /// In the middle.
  case center
  /// Where text ends.
  case trailing
  /// As UICollectionViewFlowLayout has it: full lines reach from edge to edge.
  case justified
}

/// Breaks items into lines by the rules of UICollectionViewFlowLayout.
///
/// The rules are those that agree with every frame that UIKit was seen to give; where all items of
/// a section have one size, they stand in columns, the last line's too; where sizes differ,
/// complete lines are justified and the last one is packed. Lines that are not justified break at
/// the same places, as in AlignedCollectionViewFlowLayout, and all are packed.
struct LineBreaking {
  /// The width that the items of a line may fill.
  var available: Double
  var interitemSpacing: Double
  var lineSpacing: Double
  /// Whether an item too wide for the first line leaves that line empty, as it does in UIKit.
  var leavesEmptyFirstLine = false
  var alignment = LineAlignment.justified

  func lines(of sizes: ItemSizes) -> [FlowLine] {
    switch sizes {
    case .uniform(let size, let count): uniformLines(of: size, count: count)
    case .each(let sizes): mixedLines(of: sizes)
    }
  }

  // MARK: One size

  private func uniformLines(of size: Size, count: Int) -> [FlowLine] {
    let perLine = itemsPerLine(width: size.width)
    let unused = available - Double(perLine) * size.width
    let start = perLine == 1 ? unused / 2 : 0
    let gap = perLine == 1 ? 0 : unused / Double(perLine - 1)
    return stride(from: 0, to: count, by: perLine).enumerated().map { line, first in
      var line = FlowLine(
        items: first..<min(first + perLine, count),
        offset: Double(line) * (size.height + lineSpacing), extent: size.height,
        start: start, gap: gap)
      if alignment != .justified { pack(&line, width: Double(line.items.count) * size.width) }
      return line
    }
  }

  /// Puts the items of a line side by side, so much apart as they must be at least.
  private func pack(_ line: inout FlowLine, width: Double) {
    line.gap = interitemSpacing
    let unused = available - width - Double(line.items.count - 1) * interitemSpacing
    switch alignment {
    case .leading, .justified: line.start = 0
    case .center: line.start = max(0, unused) / 2
    case .trailing: line.start = max(0, unused)
    }
  }

  /// How many items of a width fit in a line, those that fit exactly included; at least one.
  private func itemsPerLine(width: Double) -> Int {
    let pitch = width + interitemSpacing
    guard pitch > 0 else { return Int(Int32.max) }
    let fitting = ((available + interitemSpacing) / pitch + 1e-9).rounded(.down)
    return Int(min(max(fitting, 1), Double(Int32.max)))
  }

  // MARK: Several sizes

  private func mixedLines(of sizes: [Size]) -> [FlowLine] {
    let runs = greedyRuns(of: sizes)
    let isColumn = runs.allSatisfy { $0.count == 1 }
    var lines: [FlowLine] = []
    lines.reserveCapacity(runs.count)
    var offset = isFirstLineEmpty(sizes) ? lineSpacing : 0
    for run in runs {
      let isPacked = run.upperBound == sizes.count && !isColumn
      lines.append(line(of: run, in: sizes, offset: offset, isPacked: isPacked))
      offset += lines[lines.count - 1].extent + lineSpacing
    }
    return lines
  }

  /// UIKit's empty first line has no extent of its own, only the spacing after it.
  private func isFirstLineEmpty(_ sizes: [Size]) -> Bool {
    guard leavesEmptyFirstLine, let first = sizes.first else { return false }
    return first.width > available
  }

  /// An item begins a new line when it is longer than what remains of the last.
  private func greedyRuns(of sizes: [Size]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var (first, used) = (0, 0.0)
    for (item, size) in sizes.enumerated() {
      if item > first, used + interitemSpacing + size.width > available + 1e-9 {
        runs.append(first..<item)
        first = item
      }
      used = item == first ? size.width : used + interitemSpacing + size.width
    }
    runs.append(first..<sizes.count)
    return runs
  }

  /// A packed line begins at the leading edge; another is justified, or centred where it has one
  /// item.
  private func line(
    of run: Range<Int>, in sizes: [Size], offset: Double, isPacked: Bool
  ) -> FlowLine {
    let extent = sizes[run].reduce(0) { max($0, $1.height) }
    let width = sizes[run].reduce(0) { $0 + $1.width }
    let unused = available - width
    var line = FlowLine(items: run, offset: offset, extent: extent, start: 0, gap: interitemSpacing)
    if isPacked || alignment != .justified {
      pack(&line, width: width)
      return line
    }
    if run.count == 1 {
      line.start = unused / 2
    } else {
      line.gap = unused / Double(run.count - 1)
    }
    return line
  }
}
