import GalleyGeometry
import GalleyGraphics
import GalleyRendering
import Testing

@Suite struct DeterminismTests {
  /// Pictures with a bit of everything, each with texts, shadows and gradients of its own.
  private static let pictures: [Picture] = (0..<8).map { number in
    let step = Double(number)
    let card = Rect(x: 20 + step, y: 20, width: 120, height: 80 + 3 * step)
    let stops = [
      GradientStop(location: 0, color: Color(hex: 0x355C7D)),
      GradientStop(location: 1, color: Color(hex: 0xC06C84)),
    ]
    let texts = ["Grüße 😀", "مرحبا", "Nº \(number)", "नमस्ते สวัสดี"]
    return Picture(
      size: Size(width: 200, height: 150), scale: 1 + step / 4, title: "\(number)",
      commands: [
        .fill(
          Fill(
            .rectangle(Rect(x: 0, y: 0, width: 200, height: 150)),
            .linearGradient(
              LinearGradient(start: .zero, end: Point(x: 200, y: 150), stops: stops)))),
        .group(
          Group(
            transform: .rotation(radians: step / 20), opacity: 1 - step / 10,
            shadow: Shadow(
              shape: .roundedRectangle(card, radius: 12), color: .black,
              offset: Vector(dx: 0, dy: 3), radius: 4 + step / 3),
            children: [
              .fill(Fill(.roundedRectangle(card, radius: 12), .solid(.white))),
              .text(
                Text(
                  TextBlock(
                    texts[number % 4], style: TextStyle(weight: 400 + 100 * (number % 4), size: 24),
                    width: 110), at: Point(x: card.minX + 5, y: 40))),
            ])),
      ], record: "{\"number\": \(number)}")
  }

  private static func files(of pictures: [Picture]) throws -> [[UInt8]] {
    let renderer = try Renderer()
    return try pictures.map {
      try PNGFormat().encode($0, with: renderer)
    }
  }

  @Test func `the same bytes come in any order and from a renderer of any age`() throws {
    let forwards = try Self.files(of: Self.pictures)
    #expect(try Self.files(of: Self.pictures.reversed()).reversed() == forwards)
    #expect(try Self.files(of: Self.pictures + Self.pictures) == forwards + forwards)
    #expect(Set(forwards).count == Self.pictures.count)
  }

  @Test func `the same bytes come from threads that draw at once`() async throws {
    let expected = try Self.files(of: Self.pictures)
    try await withThrowingTaskGroup(of: [[UInt8]].self) { group in
      for turn in 0..<4 {
        group.addTask {
          let files = try Self.files(
            of: turn.isMultiple(of: 2) ? Self.pictures : Self.pictures.reversed())
          return turn.isMultiple(of: 2) ? files : files.reversed()
        }
      }
      for try await files in group { #expect(files == expected) }
    }
  }
}
