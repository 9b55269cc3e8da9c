import GalleyGeometry
import GalleyGraphics
import Testing

@Suite struct GroupTests {
  private let box = Rect(x: 1, y: 2, width: 3, height: 4)

  private var fill: DrawCommand { .fill(Fill(.rectangle(box), .solid(.black))) }

  private func part(
    _ role: String, named id: String? = nil, opacity: Double = 1, _ children: [DrawCommand]
  ) -> DrawCommand {
    var group = Group(
      name: id.map { GroupName(id: $0) }, opacity: opacity, children: children)
    group.part = PartTag(role: role, name: role, frame: box, details: role)
    return .group(group)
  }

  @Test func `groups that draw the same are equal, whatever part of a screen each is`() {
    #expect(part("cell", [fill]) == part("text", [fill]))
    #expect(Set([part("cell", [fill]), part("text", [fill])]).count == 1)
    #expect(part("cell", [fill]) != part("cell", [fill, fill]))
  }

  @Test func `what only says which part is drawn is looked through, what does more is not`() {
    let kept = [
      part("cell", named: "one", [part("text", [fill])]), part("cell", opacity: 0.5, [fill]),
      .group(Group(children: [fill])),
    ]
    let parts = [part("group", [part("text", [fill]), fill])] + kept
    #expect(parts.withoutMereParts == [fill, fill] + kept)
  }

  @Test func `a text tells no mere parts`() {
    let picture = Picture(
      size: Size(width: 9, height: 9), scale: 1, title: "a", commands: [part("text", [fill])])
    #expect(picture.text.hasSuffix("\nfill rectangle 1 2 3 4, #000000\n"))
  }

  @Test func `boxes and clips in groups are cut where they reach far beyond what can be seen`() {
    let screen = Rect(x: 0, y: 0, width: 400, height: 800)
    let long = Shape.rectangle(Rect(x: 0, y: 0, width: 9, height: 1e7))
    func group(_ shape: Shape, _ way: Double) -> [DrawCommand] {
      [
        .group(
          Group(
            transform: .translation(Vector(dx: 0, dy: way)), clip: shape,
            children: [fill, .fill(Fill(shape, .solid(.black)))]))
      ]
    }
    let cut = Shape.rectangle(Rect(x: 0, y: 0, width: 9, height: 50_790))
    #expect(group(long, 10).withoutFarEnds(screen) == group(cut, 10))
    #expect([fill].withoutFarEnds(screen) == [fill])
  }
}
