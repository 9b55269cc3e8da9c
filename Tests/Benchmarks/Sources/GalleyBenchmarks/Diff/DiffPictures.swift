import Foundation
import Galley

@testable import GalleyRendering

/// Pairs of picture files that the comparison is measured on, drawn into a folder.
struct DiffPictures {
  /// What Galley's encoder wrote.
  let expected: String
  /// The same with a few pixels changed.
  let changed: String
  /// The same pixels as the first, with another layout record.
  let repeated: String
  /// The same bytes as the first.
  let copy: String
  /// Where a picture of a difference is drawn.
  let drawing: String
  let size: String
  /// Pairs that another encoder wrote.
  let foreign: [ForeignPair]

  /// Two files that libpng wrote.
  struct ForeignPair {
    var expected: String
    var changed: String
    /// How many of the pixels differ, in per cent.
    var share: Double
  }

  /// A phone's screen, and a tall page as web pages are saved.
  static let sizes = [(width: 1179.0, height: 2556.0), (width: 4096.0, height: 8192.0)]

  /// Draws the files of a size in pixels.
  init(width: Double, height: Double, renderer: Renderer, folder: URL) throws {
    size = "\(Int(width))x\(Int(height))"
    let prefix = folder.appendingPathComponent(size).path
    let page = prefix + "-expected.png"
    (expected, changed) = (page, prefix + "-changed.png")
    (repeated, copy) = (prefix + "-repeated.png", prefix + "-copy.png")
    drawing = prefix + "-drawing.png"
    let (commands, own) = (Self.page(width: width, height: height), prefix + "-own.png")
    let spot = Rect(x: width * 0.4, y: height * 0.6, width: 5, height: 4)
    let dot = DrawCommand.fill(Fill(.rectangle(spot), .solid(Color(hex: 0x30_80C0))))
    func write(_ commands: [DrawCommand], _ record: String, to path: String) throws {
      let picture = Picture(
        size: Size(width: width, height: height), scale: 1, title: "page", commands: commands,
        record: record)
      try Data(renderer.draw(picture).png()).write(to: URL(fileURLWithPath: path))
    }
    try write(commands, "{\"run\": 1}", to: expected)
    try write(commands + [dot], "{\"run\": 1}", to: changed)
    try write(commands, "{\"run\": 2}", to: repeated)
    try Data(contentsOf: URL(fileURLWithPath: expected)).write(to: URL(fileURLWithPath: copy))
    // A few pixels, every fifteenth disc, and all of them.
    let changes = [
      commands + [dot], Self.page(width: width, height: height, recoloringEvery: 15),
      Self.page(width: width, height: height, recoloringEvery: 1),
    ]
    foreign = try changes.enumerated().compactMap { number, commands in
      let places = (prefix + "-foreign-\(number).png", prefix + "-foreign-changed-\(number).png")
      try write(commands, "{}", to: own)
      return LibpngPeer.rewrite(page, own, to: places).map {
        ForeignPair(expected: places.0, changed: places.1, share: $0)
      }
    }
  }

  /// A gradient behind a grid of cards, each with a disc and lines of text; of so many discs one has
  /// another color.
  private static func page(
    width: Double, height: Double, recoloringEvery interval: Int = .max
  ) -> [DrawCommand] {
    let page = Rect(x: 0, y: 0, width: width, height: height)
    let stops = [
      GradientStop(location: 0, color: Color(hex: 0xE8F0FF)),
      GradientStop(location: 1, color: Color(hex: 0x8090C0)),
    ]
    let ground = DrawCommand.fill(
      Fill(
        .rectangle(page),
        .radialGradient(
          RadialGradient(center: page.center, radius: height * 0.6, stops: stops))))
    let places = stride(from: 40.0, to: height - 200, by: 260).flatMap { y in
      stride(from: 40.0, to: width - 300, by: 360).map { x in Point(x: x, y: y) }
    }
    let cards = places.enumerated().flatMap { number, place in
      card(x: place.x, y: place.y, disc: (number + 1) % interval == 0 ? 0x40_A0D0 : 0xD0_6040)
    }
    return [ground] + cards
  }

  private static func card(x: Double, y: Double, disc: UInt32) -> [DrawCommand] {
    let style = TextStyle(size: 30)
    let text = TextBlock("Card at \(Int(x)), \(Int(y))", style: style)
    return [
      .fill(Fill(.rectangle(Rect(x: x, y: y, width: 320, height: 220)), .solid(.white))),
      .fill(
        Fill(
          .ellipse(in: Rect(x: x + 20, y: y + 60, width: 130, height: 130)),
          .solid(Color(hex: disc)))),
      .text(Text(text, at: Point(x: x + 16, y: y + 12))),
    ]
  }
}
