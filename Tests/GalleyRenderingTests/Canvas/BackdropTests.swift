import Foundation
import GalleyGeometry
import GalleyGraphics
import GalleyRendering
import Testing

@Suite struct BackdropTests {
  /// Blocks of several colors, some of a pixel, some large.
  private static let blocks: [DrawCommand] = [
    block(0, 0, 37, 90, red), block(37, 0, 40, 41, .black), block(60, 30, 55, 60, .white),
    block(90, 5, 1, 80, Color(hex: 0x3478F6)), block(20, 60, 70, 9, Color(hex: 0x34C759)),
  ]

  private func backdrop(
    _ rect: Rect, radius: Double, saturation: Double = 1, tint: Color = .clear
  ) -> DrawCommand {
    .backdrop(Backdrop(.rectangle(rect), radius: radius, saturation: saturation, tint: tint))
  }

  /// The mean of a channel within an area, weighted by a Gaussian about a pixel, as it is defined.
  private func mean(
    _ bitmap: Bitmap, about x: Int, _ y: Int, in area: Rect, deviation: Double
  ) -> [Double] {
    func weight(_ distance: Int) -> Double {
      exp(-Double(distance * distance) / (2 * deviation * deviation))
    }
    var (sums, weights) = ([0.0, 0, 0], 0.0)
    for row in Int(area.minY)..<Int(area.maxY) {
      for column in Int(area.minX)..<Int(area.maxX) {
        let own = weight(row - y) * weight(column - x)
        weights += own
        for (channel, value) in bitmap.components(column, row).prefix(3).enumerated() {
          sums[channel] += Double(value) * own
        }
      }
    }
    return sums.map { $0 / weights }
  }

  @Test(arguments: [0.7, 1.5, 3, 7.9, 8, 11, 22.5, 45])
  func `a blur is within two levels of a Gaussian of what is under it`(deviation: Double) throws {
    let area = Rect(x: 10, y: 8, width: 101, height: 75)
    let sharp = try drawn(Self.blocks, width: 120, height: 90)
    let blurred = try drawn(
      Self.blocks + [backdrop(area, radius: deviation)], width: 120, height: 90)
    var largest = 0.0
    for (x, y) in [(10, 8), (110, 82), (36, 30), (37, 40), (60, 30), (90, 50), (55, 64), (11, 81)] {
      let exact = mean(sharp, about: x, y, in: area, deviation: deviation)
      for (value, wanted) in zip(blurred.components(x, y), exact) {
        largest = max(largest, abs(Double(value) - wanted))
      }
    }
    #expect(largest <= 2)
  }

  @Test(arguments: [0.0, 2, 9, 29.5, 88])
  func `what is plain stays as it is, and nothing beyond the bounds comes in`(
    deviation: Double
  ) throws {
    let plain = Color(hex: 0x2F7D55)
    let ground = [block(0, 0, 60, 90, plain), block(60, 0, 60, 90, .white)]
    let area = Rect(x: 3, y: 5, width: 57, height: 80)
    let same = try drawn(ground, width: 120, height: 90)
    #expect(
      try drawn(ground + [backdrop(area, radius: deviation)], width: 120, height: 90) == same)
  }

  @Test func `saturation goes about the luminance, and the tint over it`() throws {
    let bitmap = try drawn(
      [
        block(0, 0, 40, 40, Color(hex: 0x806040)),
        backdrop(
          Rect(x: 0, y: 0, width: 40, height: 40), radius: 5, saturation: 2,
          tint: Color(hex: 0xFF0000, alpha: 0.5)),
      ], width: 40, height: 40)
    // The luminance is 0.2126 x 128 + 0.7152 x 96 + 0.0722 x 64 = 100.5.
    #expect(bitmap.components(20, 20) == [205, 46, 14, 255])
  }

  @Test func `colors beyond black and white are cut only after the tint`() throws {
    let bitmap = try drawn(
      [
        block(0, 0, 40, 40, red),
        backdrop(
          Rect(x: 0, y: 0, width: 40, height: 40), radius: 5, saturation: 2,
          tint: Color(hex: 0x000000, alpha: 0.5)),
      ], width: 40, height: 40)
    // Red is 2 x 255 - 54.2 = 455.8 before the tint, the others are -54.2.
    #expect(bitmap.components(20, 20) == [228, 0, 0, 255])
  }

  @Test func `the shape cuts what is shown`() throws {
    let disc = Backdrop(
      .ellipse(in: Rect(x: 0, y: 0, width: 60, height: 60)), radius: 10, tint: .black)
    let bitmap = try drawn([.backdrop(disc)], width: 60, height: 60)
    let fill = try drawn([.fill(Fill(disc.shape, .solid(.black)))], width: 60, height: 60)
    #expect(bitmap == fill)
  }

  @Test func `several see those below them`() throws {
    let whole = Rect(x: 0, y: 0, width: 60, height: 60)
    let half = Color(hex: 0x000000, alpha: 0.5)
    let bitmap = try drawn(
      (0..<3).map { _ in backdrop(whole, radius: 20, tint: half) }, width: 60, height: 60)
    // White is halved three times, and rounded each time.
    #expect(bitmap.components(30, 30) == [32, 32, 32, 255])
  }

  @Test func `in a translucent group it sees what lies behind the group`() throws {
    let area = Rect(x: 10, y: 8, width: 101, height: 75)
    let material = backdrop(area, radius: 12, tint: Color(hex: 0xFFFFFF, alpha: 0.4))
    let inner = block(30, 20, 20, 20, .black)
    func bitmap(opacity: Double, nested: Bool = false) throws -> Bitmap {
      let group = Group(opacity: opacity, children: [inner, material])
      let outer = nested ? Group(opacity: 1 - 1e-9, children: [.group(group)]) : group
      return try drawn(Self.blocks + [.group(outer)], width: 120, height: 90)
    }
    let (none, half, all) = (
      try bitmap(opacity: 0), try bitmap(opacity: 0.5), try bitmap(opacity: 1)
    )
    #expect(none != all)
    for (index, value) in half.pixels.enumerated() {
      let mean = (Int(none.pixels[index]) + Int(all.pixels[index])) / 2
      #expect(abs(Int(value) - mean) <= 1)
    }
    #expect(try bitmap(opacity: 0.5, nested: true) == half)
  }

  @Test func `turned in space it is the tint alone`() throws {
    let area = Rect(x: 10, y: 8, width: 80, height: 60)
    let map = ProjectiveMap(.identity)
    let tint = Color(hex: 0x2F7D55, alpha: 0.5)
    func bitmap(_ command: DrawCommand) throws -> Bitmap {
      try drawn(
        Self.blocks + [.group(Group(projection: map, children: [command]))], width: 120, height: 90)
    }
    #expect(
      try bitmap(backdrop(area, radius: 9, tint: tint))
        == bitmap(.fill(Fill(.rectangle(area), .solid(tint)))))
  }

  @Test func `what has no size or lies off the screen draws nothing`() throws {
    let same = try drawn(Self.blocks, width: 120, height: 90)
    let places = [
      Rect.zero, Rect(x: 20, y: 20, width: 0, height: 40), Rect(x: 20, y: 20, width: -5, height: 4),
      Rect(x: 500, y: 0, width: 40, height: 40), Rect(x: -90, y: -90, width: 80, height: 80),
    ]
    let materials = places.map { backdrop($0, radius: 20, tint: red) }
    #expect(try drawn(Self.blocks + materials, width: 120, height: 90) == same)
  }

  @Test func `a part that is clipped away counts for nothing`() throws {
    let left = Rect(x: 0, y: 0, width: 60, height: 90)
    let whole = Rect(x: 0, y: 0, width: 120, height: 90)
    func bitmap(_ area: Rect) throws -> Bitmap {
      let group = Group(clip: .rectangle(left), children: [backdrop(area, radius: 15)])
      return try drawn(Self.blocks + [.group(group)], width: 120, height: 90)
    }
    #expect(try bitmap(left) == bitmap(whole))
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1e5])
  func `a blur or a saturation that cannot be is refused`(value: Double) throws {
    let area = Rect(x: 0, y: 0, width: 10, height: 10)
    for material in [
      backdrop(area, radius: value), backdrop(area, radius: 1, saturation: value),
    ] {
      #expect(throws: RenderingError.self) { try drawn([material], width: 10, height: 10) }
    }
    let nowhere = Rect(x: Double.nan, y: 0, width: 10, height: 10)
    #expect(throws: RenderingError.self) {
      try drawn([backdrop(nowhere, radius: 1)], width: 10, height: 10)
    }
  }

  @Test func `a hundred are drawn, and more than can be in seconds are refused`() throws {
    let screen = Rect(x: 0, y: 0, width: 393, height: 852)
    let half = Color(hex: 0xFF0000, alpha: 0.5)
    let hundred = try drawn(
      (0..<100).map { _ in backdrop(Rect(x: 0, y: 0, width: 90, height: 60), radius: 9, tint: half)
      },
      width: 90, height: 60)
    // Half of one level is one again.
    #expect(hundred.components(45, 30) == [255, 1, 1, 255])
    let picture = Picture(
      size: screen.size, scale: 3, title: "many",
      commands: (0..<1000).map { _ in backdrop(screen, radius: 29.5) })
    let error = #expect(throws: RenderingError.self) { try Renderer().bitmap(of: picture) }
    #expect(error?.description.hasPrefix("cannot draw so much") == true)
  }

  @Test func `eight threads draw the same pixels`() async throws {
    let commands =
      Self.blocks + [
        backdrop(Rect(x: 5, y: 5, width: 90, height: 80), radius: 17, saturation: 1.8),
        .group(
          Group(
            opacity: 0.5,
            children: [backdrop(Rect(x: 40, y: 30, width: 70, height: 50), radius: 3, tint: .white)]
          )),
      ]
    let first = try drawn(commands, width: 120, height: 90, scale: 2)
    let all = try await withThrowingTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<8 {
        group.addTask { try drawn(commands, width: 120, height: 90, scale: 2) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(all.allSatisfy { $0 == first })
  }

  /// The same material again, and others that differ from it in one thing each.
  @Test func `a material that was drawn before comes out as it does when it is drawn anew`() throws
  {
    let area = Rect(x: 10, y: 8, width: 101, height: 75)
    let ground = Self.blocks
    let variants: [[DrawCommand]] = [
      ground + [backdrop(area, radius: 7)],
      ground + [backdrop(area, radius: 7.5)],
      ground + [backdrop(area, radius: 7, saturation: 1.8)],
      ground + [backdrop(area, radius: 7, tint: Color.white.withAlpha(0.3))],
      ground + [block(60, 40, 1, 1, .black), backdrop(area, radius: 7)],
      // As many pixels, in other rows.
      ground + [backdrop(Rect(x: 10, y: 8, width: 75, height: 101), radius: 7)],
      ground + [backdrop(area, radius: 7), backdrop(area, radius: 7)],
    ]
    let renderer = try Renderer()
    for round in 0..<4 {
      for (number, commands) in variants.enumerated() {
        let again = try drawn(commands, width: 120, height: 120, with: renderer)
        let expected = try drawn(commands, width: 120, height: 120, with: Renderer())
        #expect(again == expected, "variant \(number), round \(round)")
      }
    }
  }
}
