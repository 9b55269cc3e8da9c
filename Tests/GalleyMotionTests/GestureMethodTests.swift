import GalleyGeometry
import GalleyLayouts
import Testing

/// The methods that stand for gestures.
struct GestureMethodTests {
  @Test func `content is dragged, flicked and let go as by the gestures`() throws {
    var view = try MotionCase.named("flow, vertical").view()
    var other = view
    let distance = Vector(dx: 0, dy: -30)
    let velocity = Vector(dx: 0, dy: -400)

    try view.drag(by: distance)
    try other.perform(.drag(by: distance))
    #expect(view.isHeld)
    #expect(view.attributes(at: .seconds(0.1)) == other.attributes(at: .seconds(0.1)))

    try view.release(velocity: velocity, after: .seconds(1))
    try other.perform(.release(velocity: velocity), after: .seconds(1))
    #expect(!view.isHeld)
    #expect(view.contentOffset == other.contentOffset)

    try view.flick(by: distance, velocity: velocity)
    try other.perform(.flick(by: distance, velocity: velocity))
    #expect(view.contentOffset == other.contentOffset)
    #expect(view.attributes(at: .seconds(0.2)) == other.attributes(at: .seconds(0.2)))
  }

  @Test func `an item is carried, held and let go`() throws {
    var view = try MotionCase.named("springboard, column").view()
    let ids = view.ids[0]
    try view.dragItem(0, to: .item(2), isHeld: true)
    #expect(view.isHeld)
    try view.release()
    #expect(!view.isHeld)
    #expect(view.ids[0].prefix(3) == [ids[1], ids[2], ids[0]])
  }

  @Test func `an item's close button is tapped`() throws {
    var view = try MotionCase.named("springboard, column").view()
    let ids = view.ids[0]
    try view.longPress(.item(0))
    try view.tapCloseButton(of: 1)
    #expect(view.ids[0] == [ids[0]] + ids.dropFirst(2))
  }
}
