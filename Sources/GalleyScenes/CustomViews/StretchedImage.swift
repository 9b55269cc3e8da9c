internal import GalleyGeometry
internal import GalleyGraphics

/// An image of which the parts at the edges keep their size, and only the middle is stretched.
struct StretchedImage {
  private let placement: ImagePlacement
  private let size: Size
  private let caps: [Double]

  /// - `size`: Of the image in points.
  /// - `caps`: The parts at the top, left, bottom and right, in points.
  init(_ placement: ImagePlacement, size: Size, caps: [Double]) {
    self.placement = placement
    self.size = size
    self.caps = caps
  }

  /// A part along one axis: where it is in the image, and where it is drawn.
  private struct Part {
    var source: ClosedRange<Double>
    var target: ClosedRange<Double>
  }

  /// The three parts along an axis; what has no extent is left out.
  private func parts(
    _ first: Double, _ last: Double, of length: Double, from start: Double, over extent: Double
  ) -> [Part] {
    // Where there is less room than for both ends, they share it.
    let share = min(1, extent / max(first + last, 1e-9))
    let sources = [0, min(first, length), max(min(first, length), length - last), length]
    let targets = [start, start + first * share, start + extent - last * share, start + extent]
    return (0..<3).compactMap { number in
      let (source, target) = (
        sources[number]...sources[number + 1],
        targets[number]...max(targets[number], targets[number + 1])
      )
      let isSeen = source.upperBound > source.lowerBound && target.upperBound > target.lowerBound
      return isSeen ? Part(source: source, target: target) : nil
    }
  }

  var commands: [DrawCommand] {
    let place = placement.destination
    let columns = parts(caps[1], caps[3], of: size.width, from: place.minX, over: place.width)
    let rows = parts(caps[0], caps[2], of: size.height, from: place.minY, over: place.height)
    return rows.flatMap { row in columns.map { column in command(row, column) } }
  }

  /// The whole image, so large that one part of it lies where it should, cut to that.
  private func command(_ row: Part, _ column: Part) -> DrawCommand {
    let target = Rect(
      x: column.target.lowerBound, y: row.target.lowerBound, width: column.target.length,
      height: row.target.length)
    let (across, down) = (
      column.target.length / column.source.length, row.target.length / row.source.length
    )
    var whole = placement
    whole.destination = Rect(
      x: target.minX - column.source.lowerBound * across,
      y: target.minY - row.source.lowerBound * down, width: size.width * across,
      height: size.height * down)
    return .group(
      Group(
        clip: .rectangle(target), children: [ImageLayer.command(whole)], source: placement.source))
  }
}

extension ClosedRange<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
}
