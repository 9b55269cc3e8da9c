internal import GalleyGeometry
internal import GalleyGraphics

/// Makes a text smaller until it fits its box, and evens out its lines.
struct TextFitting {
  /// Between one size that is tried and the next, in points.
  private static let step = 0.5
  /// How exactly the width of even lines is found, in points.
  private static let evenness = 0.5

  /// Returns the measures of a block; nil where it cannot be measured, which is reported.
  let metrics: (TextBlock) -> TextMetrics?

  /// The share of a font size at which a text fits; the least, and false, where it fits at none.
  ///
  /// Fits: nothing is cut, no line is higher than the box together with the others, and no word is
  /// wider than a line.
  ///
  /// - `scaled`: The block at a share of its size.
  func share(
    of block: TextBlock, least: Double, in size: Size, scaled: (Double) -> TextBlock?
  ) -> (share: Double, fits: Bool) {
    let largest = block.style.size
    func fits(_ share: Double) -> Bool {
      guard let block = scaled(share), let metrics = metrics(block) else { return true }
      return !metrics.isTruncated && metrics.size.height <= size.height + TextLayer.hair
        && hasRoomForWords(block, in: size.width)
    }
    guard least < largest, !fits(1) else { return (1, fits(1)) }
    // The number of steps by which it shrinks: `high` are enough, `low` are not.
    var (low, high) = (0, Int(((largest - least) / Self.step).rounded(.up)))
    func share(_ steps: Int) -> Double {
      max(least, largest - Double(steps) * Self.step) / largest
    }
    guard fits(share(high)) else { return (share(high), false) }
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(share(middle)) { high = middle } else { low = middle }
    }
    return (share(high), true)
  }

  /// The block with its lines broken in the least width in which they are no more than in its own.
  func balanced(_ block: TextBlock) -> TextBlock {
    guard let width = block.width, let whole = metrics(block), whole.lineCount > 1,
      !whole.isTruncated
    else { return block }
    func broken(_ width: Double) -> TextBlock {
      var narrow = block
      narrow.breakWidth = width
      return narrow
    }
    func isEnough(_ width: Double) -> Bool {
      guard let metrics = metrics(broken(width)) else { return false }
      return metrics.lineCount <= whole.lineCount && !metrics.isTruncated
        && hasRoomForWords(block, in: width)
    }
    var (low, high) = (width / Double(whole.lineCount) / 2, width)
    guard isEnough(high) else { return block }
    while high - low > Self.evenness {
      let middle = (low + high) / 2
      if isEnough(middle) { high = middle } else { low = middle }
    }
    return broken(high)
  }

  /// Whether no word is wider than a line; scripts that break between all letters have none.
  private func hasRoomForWords(_ block: TextBlock, in width: Double) -> Bool {
    for word in block.string.split(whereSeparator: \.isWhitespace)
    where word.unicodeScalars.allSatisfy(\.isOfWords) {
      var alone = TextBlock(String(word), style: block.style)
      let first = block.string.utf8.distance(
        from: block.string.utf8.startIndex, to: word.utf8.startIndex)
      let bytes = first..<first + word.utf8.count
      alone.spans = block.spans.compactMap { span in
        guard span.range.overlaps(bytes) else { return nil }
        let part = span.range.clamped(to: bytes)
        return TextSpan(part.lowerBound - first..<part.upperBound - first, style: span.style)
      }
      guard let metrics = metrics(alone) else { return true }
      if metrics.size.width > width + TextLayer.hair { return false }
    }
    return true
  }
}

/// The shares of their font sizes at which texts that shrink together are drawn.
///
/// Each text finds its own while it is drawn; the least of them holds when all are drawn once more.
final class FitGroups {
  private var shares: [String: Double] = [:]
  private var found: [String: Double] = [:]

  func share(of group: String) -> Double { shares[group] ?? 1 }

  /// Adds the share at which a text of a group fits by itself.
  func add(_ share: Double, to group: String) { found[group] = min(found[group] ?? 1, share) }

  /// Notes the least shares of a drawing; returns whether all are to be drawn once more with them.
  func settle() -> Bool {
    let least = found.filter { $0.value < 1 }
    defer { (shares, found) = (least, [:]) }
    return least != shares
  }
}

extension Unicode.Scalar {
  /// Whether lines break at blanks in its script: not in those of Thailand and around, and of China
  /// and Japan.
  fileprivate var isOfWords: Bool {
    !(0x0E00...0x0EFF).contains(value) && !(0x1780...0x17FF).contains(value)
      && !(0x1000...0x109F).contains(value) && !(0x2E80...0x9FFF).contains(value)
      && !(0xF900...0xFAFF).contains(value) && value < 0x20000
  }
}
