import Testing
import UIKit

/// What becomes of views whose transition is not seen.
@MainActor struct TransitionTests {
  private let around = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let below = UIView()
  private let front = UIView()
  private let back = UIView()
  private let above = UIView()

  init() {
    for view in [below, front, above] { around.addSubview(view) }
  }

  @Test func `one view takes the place of another`() {
    var isOver = false
    UIView.transition(
      from: front, to: back, duration: 0.5, options: .transitionFlipFromLeft
    ) { isOver = $0 }
    #expect(around.subviews == [below, back, above])
    #expect(front.superview == nil)
    #expect(isOver)
  }

  @Test func `views that are shown and hidden stay where they are`() {
    around.addSubview(back)
    back.isHidden = true
    UIView.transition(
      from: front, to: back, duration: 0.5, options: [.showHideTransitionViews, .transitionCurlUp])
    #expect(around.subviews == [below, front, above, back])
    #expect(front.isHidden && !back.isHidden)
  }

  @Test func `changes are made before a transition is over`() {
    var steps: [String] = []
    UIView.transition(with: front, duration: 1, options: .transitionCrossDissolve) {
      steps.append("changed")
    } completion: {
      steps.append($0 ? "over" : "interrupted")
    }
    #expect(steps == ["changed", "over"])
  }

  @Test func `a timer with a selector can be ended`() {
    let timer = Timer.scheduledTimer(
      timeInterval: 3, target: self, selector: Selector("flip"), userInfo: nil, repeats: true)
    #expect(timer.isValid && timer.timeInterval == 3)
    timer.invalidate()
    #expect(!timer.isValid)
  }

  @Test func `no window takes keys`() {
    #expect(UIApplication.shared.keyWindow == nil)
    #expect(UIApplication.shared.windows.isEmpty)
  }
}
