import Galley
import GalleyPlainCairo

@testable import GalleyRendering

/// The same pixels to a PNG file, and how long the files are.
struct EncodingTable {
  /// What is held and hoped for of one choice of compression, against Cairo's writer.
  struct Goal {
    var compression: FormatOptions.Compression
    /// How many times as fast on one thread.
    var speed: (atLeast: Double, aim: Double?)
    /// And on two; nil where it is not measured.
    var speedOnTwo: Double?
    /// The share of its bytes.
    var size: (atMost: Double, aim: Double)
    var runs = 15
  }

  let subject: DrawingSubject

  func run(_ goals: [Goal], _ log: inout VerdictLog) throws {
    let picture = try subject.picture()
    let surface = PlainSurface(try subject.renderer.bitmap(of: picture))
    for goal in goals {
      let options = FormatOptions(includesRecord: false, compression: goal.compression)
      let title = "PNG, \(goal.compression.rawValue), \(subject.scene.name)"
      var (ours, theirs) = (0, 0)
      func printRow(_ title: String, atLeast bound: Double) throws {
        let pairs = try Pairs(
          count: goal.runs,
          ours: {
            // Drawn anew, as what is drawn keeps its digest once it is made.
            let drawn = try subject.renderer.draw(picture)
            return Measurement.cost { ours = drawn.png(options).count }
          }, theirs: { Measurement.cost { theirs = surface.png.count } })
        DrawingTable.printRow(title, pairs, atLeast: bound, aim: goal.speed.aim, &log)
      }
      try printRow(title, atLeast: goal.speed.atLeast)
      if let bound = goal.speedOnTwo {
        try subject.onTwoThreads { try printRow(title + ", two threads", atLeast: bound) }
      }
      let ratio = Double(ours) / Double(theirs)
      report(
        "  " + "  its size".padded(42) + "\(ours) bytes".padded(18, left: true)
          + "\(theirs) bytes".padded(18, left: true)
          + "\(ratio.formatted(places: 3))x".padded(8, left: true)
          + "<= \(goal.size.atMost.formatted(places: 2))x".padded(16, left: true)
          + "\(goal.size.aim.formatted(places: 2))x".padded(8, left: true) + "  "
          + log.verdict(title + ", size", ratio, atMost: goal.size.atMost))
    }
  }
}

extension PlainSurface {
  /// A surface of the pixels of an opaque bitmap.
  convenience init(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height)
    let stride = stride
    withBytes { bytes in
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let (from, to) = ((y * bitmap.width + x) * 4, y * stride + x * 4)
          for component in 0..<3 { bytes[to + component] = bitmap.pixels[from + 2 - component] }
          bytes[to + 3] = bitmap.pixels[from + 3]
        }
      }
    }
  }
}
