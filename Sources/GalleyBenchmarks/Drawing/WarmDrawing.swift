import Galley

/// Encoding and drawing in a process that has drawn before.
enum WarmDrawing {
  static func run(_ subject: DrawingSubject, _ log: inout VerdictLog) throws {
    try encoding(subject, &log)
    try sceneToBytes(subject, &log)
  }

  /// The same pixels to a PNG file, and how long the files are.
  private static func encoding(_ subject: DrawingSubject, _ log: inout VerdictLog) throws {
    let bitmap = try subject.renderer.bitmap(of: subject.picture())
    let surface = PlainSurface(bitmap)
    var (ours, theirs) = (0, 0)
    let pairs = try Pairs(
      count: 15, ours: { try Measurement.cost { ours = try BitmapEncoder.png(bitmap).count } },
      theirs: { Measurement.cost { theirs = surface.png.count } })
    DrawingTable.printRow("PNG encoding, Cairo", pairs, atLeast: 4.5, aim: 30, &log)
    let ratio = Double(ours) / Double(theirs)
    report(
      "  " + "PNG size, Cairo".padded(42) + "\(ours) bytes".padded(18, left: true)
        + "\(theirs) bytes".padded(18, left: true)
        + "\(ratio.formatted(places: 3))x".padded(8, left: true) + "<= 1x".padded(16, left: true)
        + "  " + log.verdict("PNG size", ratio, atMost: 1))
  }

  /// From the loaded scene to the file's bytes; the peer begins with the display list.
  private static func sceneToBytes(_ subject: DrawingSubject, _ log: inout VerdictLog) throws {
    let format = PNGFormat(options: FormatOptions())
    let picture = try subject.picture()
    let peer = PlainCairo()
    let pairs = try Pairs(
      count: 9,
      ours: {
        try Measurement.cost { _ = try format.encode(subject.picture(), with: subject.renderer) }
      },
      theirs: { Measurement.cost { _ = peer.surface(of: picture).png } })
    DrawingTable.printRow("warm, scene to bytes, plain Cairo", pairs, atLeast: 5, aim: 20, &log)
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
