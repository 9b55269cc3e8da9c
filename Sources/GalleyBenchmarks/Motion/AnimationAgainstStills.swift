import Foundation
import Galley

/// One animation of many frames against as many runs of the command that draw a still each.
enum AnimationAgainstStills {
  private static let frameCount = 300

  static func run(_ log: inout VerdictLog) throws {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("galley").path
    guard FileManager.default.isExecutableFile(atPath: executable) else {
      report("  the animation is skipped: it needs swift build --product galley")
      return
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-motion-\(ProcessInfo.processInfo.processIdentifier)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let still = [
      executable, "render", "samples/home-screen.yaml", "--state", "deleting", "--scale", "2",
      "-o", folder,
    ]
    let seconds = (Double(frameCount - 1) / 30).formatted(places: 3)
    let moving =
      still + ["--format", "none", "--animate", "--animation-format", "apng"]
      + ["--duration", "\(seconds)s"]
    guard let whole = ChildProcess.run(moving) else {
      report("  the animation is skipped: the command failed")
      return
    }
    let stills = (0..<frameCount).compactMap { _ in ChildProcess.run(still)?.wall }
    let ratio = stills.reduce(0, +) / whole.wall
    report(
      "  deletion mode, 393x852 @2x: \(frameCount) frames in \(whole.wall.formatted(places: 1)) s,"
        + " \(stills.count) stills in \(stills.reduce(0, +).formatted(places: 1)) s,"
        + " \(ratio.formatted(places: 2))x "
        + log.verdict("an animation against its stills", ratio, atLeast: 3))
  }
}
