import Galley
import GalleyPlainCairo

/// How near the peer's picture comes to Galley's: only those who draw the same can be compared.
enum Likeness {
  static func printRow(_ subject: DrawingSubject) throws {
    let picture = try subject.picture()
    let ours = try subject.renderer.bitmap(of: picture).pixels
    var differing = 0
    PlainCairo().surface(of: picture).withBytes { theirs in
      for pixel in stride(from: 0, to: min(ours.count, theirs.count), by: 4) {
        // Opaque pixels, here as red, green, blue and there as blue, green, red.
        let differences = (0..<3).map { abs(Int(ours[pixel + $0]) - Int(theirs[pixel + 2 - $0])) }
        if (differences.max() ?? 0) > 32 { differing += 1 }
      }
    }
    let share = Double(differing * 4) / Double(ours.count) * 100
    report("plain Cairo draws \(share.formatted(places: 2)) % of the pixels differently\n")
  }
}
