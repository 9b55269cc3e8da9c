import Foundation
import GalleyGeometry
import GalleyHosting
import GalleyLayouts
import GalleyPrograms
import Testing
import UIKit

/// Taps of a scene on the views of a controller.
@Suite struct ControllerTapTests {
  private final class Page: UIViewController {
    private let toggle = UISwitch()
    override func viewDidLoad() {
      toggle.frame.origin = CGPoint(x: 10, y: 100)
      toggle.addAction(
        UIAction { [weak self] _ in self?.view.backgroundColor = .red }, for: .valueChanged)
      view.addSubview(toggle)
    }
  }

  @Test func `a tap changes what is drawn, and earlier values stay what they were`() throws {
    let layout = UIKitLayout { HostProgram.layout { Page() } }
    let screen = Environment(size: Size(width: 200, height: 400))
    let before = try CollectionView(content: Content(count: 1), layout: layout, in: screen)
    func picture(_ view: CollectionView) throws -> String {
      let views = layout.views(of: view.arrangement, in: view.viewport(at: .zero)).shown
      return "\(try #require(views.values.first))"
    }
    let first = try picture(before)
    var view = before
    try view.tap(.point(GalleyGeometry.Point(x: 20, y: 110)))
    let tapped = try picture(view)
    #expect(tapped != first)
    #expect(try picture(before) == first)
    // The middle of the item, where nothing is.
    try view.tap(.item(ItemPath(section: 0, item: 0)))
    #expect(try picture(view) == tapped)
  }
}
