import Galley
import GalleyPlainCairo

/// Drawing in a process that has drawn before.
enum WarmDrawing {
  static func run(_ subject: DrawingSubject, _ log: inout VerdictLog) throws {
    try sceneToBytes(subject, "warm, scene to bytes, plain Cairo", atLeast: 7, &log)
    try subject.onTwoThreads {
      try sceneToBytes(subject, "warm, scene to bytes, two threads", atLeast: 10, &log)
    }
  }

  /// From the loaded scene to the file's bytes; the peer begins with the display list.
  private static func sceneToBytes(
    _ subject: DrawingSubject, _ title: String, atLeast bound: Double, _ log: inout VerdictLog
  ) throws {
    let format = PNGFormat()
    let picture = try subject.picture()
    let peer = PlainCairo()
    let pairs = try Pairs(
      count: 9,
      ours: {
        try Measurement.cost { _ = try format.encode(subject.picture(), with: subject.renderer) }
      },
      theirs: { Measurement.cost { _ = peer.surface(of: picture).png } })
    DrawingTable.printRow(title, pairs, atLeast: bound, aim: 20, &log)
  }
}
