import Foundation
import Galley

/// One animation of many frames against as many runs of the command that draw a still each.
enum AnimationAgainstStills {
  private static let frameCount = 300

  static func run(_ log: inout VerdictLog) throws {
    guard let galley = GalleyCommand() else { return report(GalleyCommand.missing) }
    try withTemporaryFolder("motion") { run(galley, $0.path, &log) }
  }

  private static func run(_ galley: GalleyCommand, _ folder: String, _ log: inout VerdictLog) {
    let still = [
      "render", "samples/home-screen.yaml", "--state", "deleting", "--scale", "2",
      "--force", "-o", folder,
    ]
    let seconds = (Double(frameCount - 1) / 30).formatted(places: 3)
    let moving =
      still + ["--format", "none", "--animate", "--animation-format", "apng"]
      + ["--duration", "\(seconds)s"]
    guard let whole = galley.run(moving) else {
      report("  the animation is skipped: the command failed")
      return
    }
    let stills = (0..<frameCount).compactMap { _ in galley.run(still)?.wall }
    let ratio = stills.reduce(0, +) / whole.wall
    report(
      "  deletion mode, 393x852 @2x: \(frameCount) frames in \(whole.wall.formatted(places: 1)) s (aim 2 s),"
        + " \(stills.count) stills in \(stills.reduce(0, +).formatted(places: 1)) s,"
        + " \(ratio.formatted(places: 2))x "
        + log.verdict("an animation against its stills", ratio, atLeast: 4.5))
  }
}
