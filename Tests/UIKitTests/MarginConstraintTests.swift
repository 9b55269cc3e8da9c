import Testing
import UIKit

@MainActor @Suite struct MarginConstraintTests {
  private let around = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    around.addSubview(view)
  }

  private func tie(
    _ own: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
    to other: NSLayoutConstraint.Attribute = .notAnAttribute, _ constant: CGFloat = 0
  ) {
    NSLayoutConstraint(
      item: view, attribute: own, relatedBy: relation,
      toItem: other == .notAnAttribute ? nil : around, attribute: other, multiplier: 1,
      constant: constant
    ).isActive = true
  }

  @Test func `margins are inside of the edges, by the direction of text`() {
    around.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    tie(.top, to: .topMargin)
    tie(.bottom, to: .bottomMargin)
    tie(.leading, to: .leadingMargin)
    tie(.width, .equal, 50)
    around.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 10, width: 50, height: 60))
    around.semanticContentAttribute = .forceRightToLeft
    around.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 110, y: 10, width: 50, height: 60))
  }

  @Test func `an extent that is bounded from above alone is as small as can be`() {
    tie(.centerX, to: .centerX)
    tie(.centerY, to: .centerY)
    tie(.width, .lessThanOrEqual, to: .width, -20)
    tie(.height, .greaterThanOrEqual, 30)
    around.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 0, height: 30))
  }

  private func tie(
    _ own: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ constant: CGFloat
  ) { tie(own, relation, to: .notAnAttribute, constant) }

  @Test func `the guides of bars are tied to the safe area`() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.frame == window.bounds)
    #expect(controller.topLayoutGuide.length == 20)
    #expect(controller.bottomLayoutGuide.length == 30)
    #expect(controller.view.constraints.count == 4)
    let inside = UIView()
    inside.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(inside)
    inside.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
    inside.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(inside.frame.minY == 20 && inside.frame.maxY == 170)
  }

  @Test func `layers and screens convert coordinates, and a quarter turn keeps whole numbers`() {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 50, y: 10, width: 100, height: 50)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.frame == CGRect(x: 75, y: -15, width: 50, height: 100))
    #expect(around.layer.convert(CGPoint(x: 60, y: 20), from: view.layer).x == 105)
    let space = UIScreen.main.fixedCoordinateSpace
    #expect(around.convert(CGPoint(x: 3, y: 4), to: space) == CGPoint(x: 3, y: 4))
  }
}
