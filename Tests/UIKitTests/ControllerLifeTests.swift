import Foundation
import Testing

@testable import UIKit

/// The life of view controllers, and what bars leave of the safe area.
@MainActor @Suite struct ControllerLifeTests {
  init() {
    UIScreen.become(size: CGSize(width: 393, height: 852), traits: UITraitCollection())
  }

  private final class Diary: UIViewController {
    var calls: [String] = []
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    override func viewDidLoad() {
      calls.append("loaded")
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(list)
    }
    override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
    override func viewIsAppearing(_ animated: Bool) {
      calls.append("appears in \(Int(view.bounds.width))")
    }
    override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
    override func viewWillLayoutSubviews() { calls.append("will lay out") }
    override func viewDidLayoutSubviews() { calls.append("laid out") }
  }

  private func window() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.setSafeAreaInsets(UIEdgeInsets(top: 60, left: 0, bottom: 34, right: 0))
    return window
  }

  @Test func `a view is loaded, appears and is laid out in UIKit's order`() {
    let diary = Diary()
    #expect(!diary.isViewLoaded)
    diary.appear(in: window())
    let order = diary.calls.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    #expect(
      order == [
        "loaded", "will appear", "appears in 400", "will lay out", "laid out", "appeared",
      ])
  }

  @Test func `bars take room, and lists begin below them`() {
    let diary = Diary()
    diary.title = "Diary"
    let navigation = UINavigationController(rootViewController: diary)
    navigation.navigationBar.prefersLargeTitles = true
    let window = window()
    navigation.appear(in: window)
    #expect(diary.view.safeAreaInsets.top == 166)
    #expect(diary.list.contentOffset.y == -166)
    #expect(diary.navigationController === navigation && diary.view.next === diary)
    navigation.setNavigationBarHidden(true, animated: false)
    diary.view.layoutIfNeeded()
    #expect(diary.view.safeAreaInsets.top == 60)
    #expect(diary.list.contentOffset.y == -60)
  }

  @Test func `a safe area reaches as far into a view as it lies under bars`() {
    let window = window()
    let low = UIView(frame: CGRect(x: 0, y: 40, width: 400, height: 700))
    window.addSubview(low)
    #expect(low.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let middle = UIView(frame: CGRect(x: 10, y: 100, width: 100, height: 100))
    window.addSubview(middle)
    #expect(middle.safeAreaInsets == .zero)
  }

  @Test(arguments: [
    (
      "H:|-[a(40)]-[b]-|",
      [CGRect(x: 8, y: 0, width: 40, height: 0), CGRect(x: 56, y: 0, width: 136, height: 0)]
    ),
    (
      "|[a(b)][b]|",
      [CGRect(x: 0, y: 0, width: 100, height: 0), CGRect(x: 100, y: 0, width: 100, height: 0)]
    ),
    (
      "H:|-gap-[a(>=60,<=70@500)]-(10)-[b(==30)]",
      [CGRect(x: 20, y: 0, width: 60, height: 0), CGRect(x: 90, y: 0, width: 30, height: 0)]
    ),
    (
      "V:|-2.5-[a(20)]-[b(10)]",
      [CGRect(x: 0, y: 2.5, width: 0, height: 20), CGRect(x: 0, y: 30.5, width: 0, height: 10)]
    ),
  ])
  func `a format says what constraints say`(_ format: String, _ frames: [CGRect]) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: [], metrics: ["gap": 20], views: ["a": a, "b": b]))
    outer.layoutIfNeeded()
    #expect([a.frame, b.frame] == frames)
  }
}
