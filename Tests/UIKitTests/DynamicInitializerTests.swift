import Foundation
import Testing
import UIKit

/// What metatypes make, as the classes of Objective-C are made of them.
@MainActor @Suite struct DynamicInitializerTests {
  private final class NamedView: UIView {
    let name: String
    override init(frame: CGRect) {
      name = "of a frame"
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class OwnController: UIViewController {
    var bundleOfNib: Bundle?
    override init(nibName: String?, bundle: Bundle?) {
      bundleOfNib = bundle
      super.init(nibName: nibName, bundle: bundle)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class OwnCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: (reuseIdentifier ?? "") + "!")
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class OwnButton: UIButton {}

  private final class ColumnLayout: UICollectionViewLayout {
    let columns: Int
    init(columns: Int = 4) {
      self.columns = columns
      super.init()
    }
    required init?(coder: NSCoder) { nil }
  }

  private static func made<View: UIView>(_ type: View.Type) -> View { View() }
  private static func made<View: UIView>(_ type: View.Type, width: CGFloat) -> View {
    View(frame: CGRect(x: 1, y: 2, width: width, height: 4))
  }
  private static func made<Object: NSObject>(_ type: Object.Type) -> Object { Object() }

  @Test func `a generic parameter makes a view of its class`() {
    #expect(Self.made(NamedView.self).name == "of a frame")
    let view = Self.made(NamedView.self, width: 30)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 4))
    #expect(type(of: Self.made(NSObject.self)) == NSObject.self)
  }

  @Test func `a metatype makes an object of the class that it has`() {
    let type: UIView.Type = NamedView.self
    #expect((type.init() as? NamedView)?.name == "of a frame")
    #expect((type.init(frame: .zero) as? NamedView)?.name == "of a frame")
    let object: NSObject.Type = NamedView.self
    #expect((object.init() as? NamedView)?.name == "of a frame")
    let button: UIButton.Type = OwnButton.self
    #expect(button.init(type: .custom) is OwnButton)
    let cell: UITableViewCell.Type = OwnCell.self
    #expect(cell.init(style: .default, reuseIdentifier: "a").reuseIdentifier == "a!")
  }

  @Test func `a metatype makes a controller, by the initializer of its nib`() {
    let type: UIViewController.Type = OwnController.self
    #expect(type.init() is OwnController)
    let made = type.init(nibName: nil, bundle: .main)
    #expect((made as? OwnController)?.bundleOfNib == .main)
  }

  @Test func `a class's own initializer goes before`() {
    #expect(ColumnLayout().columns == 4)
  }
}
