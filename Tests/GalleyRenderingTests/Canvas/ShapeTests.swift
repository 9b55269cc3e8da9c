import GalleyGeometry
import GalleyGraphics
import GalleyRendering
import Testing

@Suite struct ShapeTests {
  @Test func `a rectangle on whole pixels has hard edges`() throws {
    let bitmap = try drawn([block(2, 1, 3, 2, .black)], width: 8, height: 4)
    for y in 0..<4 {
      for x in 0..<8 {
        let isInside = (2..<5).contains(x) && (1..<3).contains(y)
        #expect(bitmap.components(x, y) == (isInside ? [0, 0, 0, 255] : [255, 255, 255, 255]))
      }
    }
  }

  @Test func `half a covered pixel is half as dark`() throws {
    let bitmap = try drawn([block(1.5, 0, 2, 1, .black)], width: 5, height: 1)
    let row = (0..<5).map { bitmap.components($0, 0)[0] }
    #expect([row[0], row[2], row[4]] == [255, 0, 255])
    #expect(abs(row[1] - 127) <= 1 && abs(row[3] - 127) <= 1)
  }

  @Test func `a border of one point at two pixels a point is two pixels wide`() throws {
    let line = Stroke(
      .rectangle(Rect(x: 0.5, y: 0.5, width: 9, height: 9)), .solid(.black), width: 1)
    let bitmap = try drawn([.stroke(line)], width: 10, height: 10, scale: 2)
    let row = (0..<20).map { bitmap.components($0, 10)[0] }
    #expect(row == [0, 0] + Array(repeating: 255, count: 16) + [0, 0])
    #expect(bitmap.components(0, 0)[0] == 0)
  }

  @Test func `an ellipse covers pi quarters of its box`() throws {
    let circle = DrawCommand.fill(
      Fill(.ellipse(in: Rect(x: 0, y: 0, width: 100, height: 100)), .solid(.black)))
    let bitmap = try drawn([circle], width: 100, height: 100)
    let covered = (0..<10_000).reduce(0.0) { sum, index in
      sum + (255 - Double(bitmap.pixels[index * 4])) / 255
    }
    #expect(abs(covered / 10_000 - Double.pi / 4) < 0.002)
  }

  @Test func `a clip keeps everything outside of it untouched`() throws {
    let group = Group(
      clip: .rectangle(Rect(x: 2, y: 0, width: 2, height: 4)),
      children: [block(0, 0, 8, 4, .black)])
    let bitmap = try drawn([.group(group)], width: 8, height: 4)
    #expect((0..<8).map { bitmap.components($0, 2)[0] } == [255, 255, 0, 0, 255, 255, 255, 255])
  }

  @Test func `a transform maps clip and children alike`() throws {
    let group = Group(
      transform: .translation(Vector(dx: 4, dy: 0)),
      clip: .rectangle(Rect(x: 0, y: 0, width: 1, height: 4)),
      children: [block(0, 0, 8, 4, .black)])
    let bitmap = try drawn([.group(group)], width: 8, height: 4)
    #expect((0..<8).map { bitmap.components($0, 2)[0] } == [255, 255, 255, 255, 0, 255, 255, 255])
  }

  @Test func `a faded group is one picture, its parts not seen through each other`() throws {
    let group = Group(opacity: 0.5, children: [block(0, 0, 6, 4, red), block(2, 0, 6, 4, red)])
    let bitmap = try drawn([.group(group)], width: 8, height: 4)
    let pixels = Set((0..<8).map { bitmap.components($0, 2) })
    #expect(pixels.count == 1)
    let pixel = try #require(pixels.first)
    #expect(pixel[0] == 255 && abs(pixel[1] - 127) <= 1 && abs(pixel[2] - 127) <= 1)
  }

  @Test func `a faded group shows all it holds, turned, stroked, shadowed or written`() throws {
    let children: [DrawCommand] = [
      .stroke(Stroke(.rectangle(Rect(x: 20, y: 20, width: 30, height: 30)), .solid(red), width: 9)),
      .group(
        Group(
          transform: Transform.rotation(radians: 0.6).about(Point(x: 70, y: 40)),
          shadow: Shadow(
            shape: .rectangle(Rect(x: 60, y: 30, width: 20, height: 20)), color: .black,
            offset: Vector(dx: 5, dy: 5), radius: 6), children: [])),
      .text(Text(TextBlock("fjord Å", style: TextStyle(isItalic: true, size: 30)), at: .zero)),
    ]
    let renderer = try Renderer()
    func alpha(_ opacity: Double) throws -> [Int] {
      let group = Group(opacity: opacity, children: children)
      let bitmap = try drawn(
        [.group(group)], width: 120, height: 90, on: nil, with: renderer)
      return stride(from: 3, to: bitmap.pixels.count, by: 4).map { Int(bitmap.pixels[$0]) }
    }
    for (full, half) in zip(try alpha(1), try alpha(0.5)) { #expect(abs(full - 2 * half) <= 2) }
  }

  @Test func `what is transparent stays so, with straight colors around it`() throws {
    let bitmap = try drawn(
      [block(0, 0, 1, 1, red.withAlpha(0.5))], width: 2, height: 1, on: nil)
    #expect(bitmap.components(0, 0) == [255, 0, 0, 128])
    #expect(bitmap.components(1, 0) == [0, 0, 0, 0])
  }
}
