import Foundation
import Galley

/// A headless Chromium that takes a screenshot of an SVG, and ends.
struct ChromiumPeer {
  private let command: [String]
  private let screenshot: URL

  init(_ svg: URL, of picture: Picture, folder: URL) {
    screenshot = folder.appendingPathComponent("chromium.png")
    command = [
      "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
      "--user-data-dir=\(folder.appendingPathComponent("chromium").path)",
      "--force-device-scale-factor=\(picture.scale)",
      "--window-size=\(Int(picture.size.width)),\(Int(picture.size.height))",
      "--screenshot=\(screenshot.path)", svg.absoluteString,
    ]
  }

  var isInstalled: Bool { ChildProcess.run(["chromium", "--version"]) != nil }

  /// What a run takes; nil where it leaves no screenshot.
  func run() -> Cost? {
    try? FileManager.default.removeItem(at: screenshot)
    guard let cost = ChildProcess.run(command),
      FileManager.default.fileExists(atPath: screenshot.path)
    else { return nil }
    return cost
  }
}
