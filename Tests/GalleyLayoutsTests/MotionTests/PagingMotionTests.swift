import GalleyGeometry
import GalleyLayouts
import Testing

/// What pages do while a finger moves them, on the carousel and the springboard.
struct PagingMotionTests {
  @Test func `labels keep their page while a finger holds, and follow when the scroll rests`()
    throws
  {
    var view = try MotionCase.named("carousel").view()
    try view.perform(.drag(by: Vector(dx: -200, dy: 0)))
    #expect(view.page(at: view.settlingTime) == 0)
    #expect(view.nearestPage(at: view.settlingTime) == 1)
    view.settle()
    #expect(view.page(at: .zero) == 0)
    try view.perform(.release(velocity: Vector(dx: -800, dy: 0)))
    #expect(view.page(at: .zero) == 0)
    #expect(view.page(at: view.settlingTime / 2) == 0)
    #expect(view.page(at: view.settlingTime) == view.page)
    #expect(view.page == 1)
  }
}
