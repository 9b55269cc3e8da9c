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

/// Breaks items into lines by the rules of UICollectionViewFlowLayout.
///
/// The rules are those that agree with every frame that UIKit was seen to give; where all items of
/// a section have one size, they stand in columns, the last line's too; where sizes differ, complete
/// lines are justified and the last one is packed.
struct LineBreaking {
  /// The width that the items of a line may fill.
  var available: Double
  var interitemSpacing: Double
  var lineSpacing: Double
  /// Whether an item too wide for the first line leaves that line empty, as it does in UIKit.
  var leavesEmptyFirstLine = false

  func lines(of sizes: ItemSizes) -> [FlowLine] {
    switch sizes {
    case .uniform(let size, let count): uniformLines(of: size, count: count)
    case .each(let sizes): stacked(mixedLines(of: sizes))
    }
  }

  // MARK: One size

  private func uniformLines(of size: Size, count: Int) -> [FlowLine] {
    let perLine = itemsPerLine(width: size.width)
    let unused = available - Double(perLine) * size.width
    let start = perLine == 1 ? unused / 2 : 0
    let gap = perLine == 1 ? 0 : unused / Double(perLine - 1)
    return stride(from: 0, to: count, by: perLine).enumerated().map { line, first in
      FlowLine(
        items: first..<min(first + perLine, count),
        offset: Double(line) * (size.height + lineSpacing), extent: size.height,
        start: start, gap: gap)
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
    var lines = runs.enumerated().map { number, run in
      line(of: run, in: sizes, isLast: number == runs.count - 1, isColumn: isColumn)
    }
    if leavesEmptyFirstLine, let first = sizes.first, first.width > available {
      lines.insert(FlowLine(items: 0..<0, offset: 0, extent: 0, start: 0, gap: 0), at: 0)
    }
    return lines
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

  private func line(
    of run: Range<Int>, in sizes: [Size], isLast: Bool, isColumn: Bool
  ) -> FlowLine {
    let extent = sizes[run].reduce(0) { max($0, $1.height) }
    let unused = available - sizes[run].reduce(0) { $0 + $1.width }
    var line = FlowLine(items: run, offset: 0, extent: extent, start: 0, gap: interitemSpacing)
    if isLast, !isColumn { return line }
    if run.count == 1 {
      line.start = unused / 2
    } else {
      line.gap = unused / Double(run.count - 1)
    }
    return line
  }

  private func stacked(_ lines: [FlowLine]) -> [FlowLine] {
    var offset = 0.0
    return lines.map { line in
      var line = line
      line.offset = offset
      offset += line.extent + lineSpacing
      return line
    }
  }
}
