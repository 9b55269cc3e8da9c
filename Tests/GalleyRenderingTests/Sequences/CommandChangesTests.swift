import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyPNG
@testable import GalleyRendering

@Suite struct CommandChangesTests {
  private func changes(
    from old: [DrawCommand], to new: [DrawCommand]
  ) throws -> [PixelRectangle] {
    let renderer = try Renderer()
    let pictures = try [old, new].map { commands in
      try renderer.bounded(
        Picture(size: Size(width: 100, height: 100), scale: 2, title: "test", commands: commands))
    }
    return CommandChanges(from: pictures[0].commands, to: pictures[1].commands).region.rectangles
  }

  private func group(_ children: [DrawCommand], opacity: Double = 1) -> DrawCommand {
    .group(Group(opacity: opacity, children: children))
  }

  private let ground = block(0, 0, 100, 100, .white)
  private let front = block(60, 60, 10, 10, .black)

  @Test func `equal lists differ nowhere`() throws {
    #expect(try changes(from: [ground, front], to: [ground, front]).isEmpty)
  }

  // One pixel more on each side than 2 x the block.
  @Test func `what moves changes where it was and where it is`() throws {
    let (from, to) = (block(10, 10, 10, 10, red), block(40, 10, 10, 10, red))
    #expect(
      try changes(from: [ground, from, front], to: [ground, to, front]) == [
        PixelRectangle(x: 19, y: 19, width: 22, height: 22),
        PixelRectangle(x: 79, y: 19, width: 22, height: 22),
      ])
  }

  @Test func `in a group that stays only the child changes that does`() throws {
    let (from, to) = (block(10, 10, 10, 10, red), block(10, 10, 10, 10, .black))
    #expect(
      try changes(from: [group([ground, from, front])], to: [group([ground, to, front])])
        == [PixelRectangle(x: 19, y: 19, width: 22, height: 22)])
  }

  @Test func `a group that fades changes whole`() throws {
    #expect(
      try changes(from: [group([ground, front])], to: [group([ground, front], opacity: 0.5)])
        == [PixelRectangle(x: 0, y: 0, width: 200, height: 200)])
  }

  @Test func `what appears changes nothing behind and before it that stays`() throws {
    #expect(
      try changes(from: [ground, front], to: [ground, block(10, 10, 10, 10, red), front])
        == [PixelRectangle(x: 19, y: 19, width: 22, height: 22)])
  }

  @Test func `a blur's reach belongs to what casts the shadow`() throws {
    let shadow = Shadow(
      shape: .rectangle(Rect(x: 40, y: 40, width: 10, height: 10)), color: .black, offset: .zero,
      radius: 2)
    let changed = try changes(
      from: [.group(Group(children: [front]))],
      to: [.group(Group(shadow: shadow, children: [front]))])
    // Four standard deviations of 4 px, and one for rounding, around 80 to 100.
    let reach = PixelRectangle(x: 63, y: 63, width: 54, height: 54)
    #expect(changed.contains { $0.contains(reach) })
  }
}
