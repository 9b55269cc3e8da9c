import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyComparison

/// Whether every difference of two drawings is told, and none where there is none.
@Suite struct LookComparisonTests {
  private static let frame = Rect(x: 0, y: 0, width: 80, height: 60)
  private static let seed: UInt64 = 20_261_122

  private func look(_ commands: [DrawCommand]) -> Look {
    LookReader.look(of: commands, in: Self.frame, on: PixelGrid(scale: 2))
  }

  private func differences(_ old: Look, _ new: Look) -> [LookDifference] {
    let size = Self.frame.size
    return LookComparison(old, new, in: (size, size), pixel: 0.5, isUnmoved: true).differences
  }

  /// A drawing of a few commands, some in groups.
  private func drawing(using generator: inout SplitMix64, depth: Int = 0) -> [DrawCommand] {
    (0..<Int.random(in: 1...3, using: &generator)).map { _ -> DrawCommand in
      func number() -> Double { Double(Int.random(in: 1...20, using: &generator)) }
      let rect = Rect(x: number(), y: number(), width: number() + 10, height: number() + 10)
      let color = Color(hex: UInt32.random(in: 0..<0x100_0000, using: &generator))
      switch Int.random(in: 0..<(depth < 2 ? 7 : 6), using: &generator) {
      case 0: return .fill(Fill(.rectangle(rect), .solid(color)))
      case 1: return .fill(Fill(.roundedRectangle(rect, radius: 3), .solid(color)))
      case 2: return .stroke(Stroke(.ellipse(in: rect), .solid(color), width: number()))
      case 3:
        let style = TextStyle(size: number() + 8, color: color)
        return .text(Text(TextBlock("\(number())", style: style), at: rect.origin))
      case 4:
        let size = Size(width: number(), height: number())
        return .image(
          ImagePlacement(
            ImageReference(path: "\(number()).png", content: .raster, size: size), in: rect))
      case 5:
        return .backdrop(
          Backdrop(.rectangle(rect), radius: number(), saturation: number() / 10, tint: color))
      default:
        return .group(
          Group(
            transform: .rotation(radians: number() / 20), opacity: number() / 40,
            clip: .roundedRectangle(rect, radius: 2),
            shadow: Shadow(
              shape: .rectangle(rect), color: color, offset: Vector(dx: 1, dy: 2), radius: number()),
            children: drawing(using: &generator, depth: depth + 1)))
      }
    }
  }

  @Test func `a look compared with itself has no difference`() {
    var generator = SplitMix64(seed: Self.seed)
    for _ in 0..<300 {
      let look = look(drawing(using: &generator))
      #expect(differences(look, look).isEmpty)
    }
  }

  @Test func `every difference between two drawings is told`() {
    print("differences of looks: seed \(Self.seed)")
    var generator = SplitMix64(seed: Self.seed)
    var count = 0
    for round in 0..<600 {
      let commands = drawing(using: &generator)
      var other = commands
      let place = Int.random(in: other.indices, using: &generator)
      other[place] = other[place].changed(using: &generator)
      guard look(other) != look(commands) else { continue }
      count += 1
      #expect(!differences(look(commands), look(other)).isEmpty, "round \(round): \(commands)")
    }
    #expect(count > 500)
  }

  @Test func `a material that is another one is told by its numbers`() {
    func glass(_ radius: Double, _ tint: Color) -> Look {
      look([.backdrop(Backdrop(.rectangle(Self.frame), radius: radius, tint: tint))])
    }
    #expect(
      differences(glass(20, .white), glass(30, .black)) == [
        .restyled(.materialBlur, .whole, .number(20), .number(30)),
        .restyled(.materialTint, .whole, .paint(.solid(.white)), .paint(.solid(.black))),
      ])
    let none = look([.fill(Fill(.rectangle(Self.frame), .solid(.white)))])
    #expect(!differences(none, glass(20, .white)).isEmpty)
  }

  @Test func `two drawings of nothing in common are told`() {
    var generator = SplitMix64(seed: Self.seed)
    for round in 0..<300 {
      let (one, other) = (drawing(using: &generator), drawing(using: &generator))
      #expect(
        look(one) == look(other) || !differences(look(one), look(other)).isEmpty, "round \(round)")
    }
  }

  @Test func `corners that round a shape, its clip and its shadow are told once`() {
    func drawing(_ radius: Double) -> Look {
      let shape =
        radius > 0
        ? Shape.roundedRectangle(Self.frame, radius: radius) : .rectangle(Self.frame)
      let image = ImagePlacement(
        ImageReference(path: "a.png", content: .raster, size: Size(width: 8, height: 8)),
        in: Self.frame.inset(by: -4))
      return look([
        .group(
          Group(
            shadow: Shadow(shape: shape, color: .black, offset: .zero, radius: 2),
            children: [
              .fill(Fill(shape, .solid(.white))),
              .group(Group(clip: shape, children: [.image(image)])),
            ]))
      ])
    }
    #expect(
      differences(drawing(0), drawing(12)).map(\.change) == [
        .restyled(
          .cornerRadius, .whole, from: .radius(0, isFull: false), to: .radius(12, isFull: false))
      ])
  }

  @Test func `the corners of an image are those of its clip`() {
    func drawing(_ clip: Shape?) -> Look {
      let image = DrawCommand.image(
        ImagePlacement(
          ImageReference(path: "a.png", content: .raster, size: Size(width: 8, height: 8)),
          in: Self.frame))
      return look(clip.map { [.group(Group(clip: $0, children: [image]))] } ?? [image])
    }
    let changes = differences(drawing(nil), drawing(.roundedRectangle(Self.frame, radius: 8)))
    #expect(
      changes.map(\.change) == [
        .restyled(
          .cornerRadius, LookRole(kind: .image), from: .radius(0, isFull: false),
          to: .radius(8, isFull: false))
      ])
  }
}

extension DrawCommand {
  /// The command with one thing of it otherwise.
  fileprivate func changed(using generator: inout SplitMix64) -> DrawCommand {
    let kind = Int.random(in: 0..<4, using: &generator)
    switch self {
    case .fill(var fill):
      if kind < 2 {
        fill.paint = .solid(Color(hex: 0x123456))
      } else {
        fill.shape = .ellipse(in: fill.shape.bounds)
      }
      return .fill(fill)
    case .stroke(var stroke):
      if kind == 0 {
        stroke.width += 1
      } else if kind == 1 {
        stroke.cap = .round
      } else {
        stroke.paint = .solid(Color(hex: 0x654321))
      }
      return .stroke(stroke)
    case .text(var text):
      switch kind {
      case 0: text.block.string += "!"
      case 1: text.block.style.size += 1
      case 2: text.origin.x += 1
      default: text.block.style.isItalic.toggle()
      }
      return .text(text)
    case .image(var image), .vectorImage(var image):
      if kind < 2 {
        image.destination = image.destination.inset(by: 1)
      } else {
        image.image.path += "x"
      }
      return .image(image)
    case .backdrop(var backdrop):
      switch kind {
      case 0: backdrop.radius += 1
      case 1: backdrop.saturation += 1
      case 2: backdrop.tint = Color(hex: 0x123456)
      default: backdrop.shape = .ellipse(in: backdrop.shape.bounds)
      }
      return .backdrop(backdrop)
    case .group(var group):
      switch kind {
      case 0: group.opacity /= 2
      case 1: group.clip = .ellipse(in: Rect(x: 1, y: 1, width: 30, height: 30))
      case 2: group.shadow?.side = .inside
      default: group.transform = .rotation(radians: 2)
      }
      return .group(group)
    }
  }
}
