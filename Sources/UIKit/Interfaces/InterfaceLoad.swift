import Foundation
import GalleyGraphics
import GalleyNotation

/// A xib or storyboard that was read.
@MainActor final class InterfaceDocument {
  let name: String
  let path: String
  let root: InterfaceElement
  private let text: String

  /// The symbols among the images that it names.
  private(set) lazy var symbols = Set(
    root.list("resources").filter { $0["catalog"] == "system" }.compactMap { $0["name"] })

  private static var known: [String: InterfaceDocument] = [:]

  private init(_ name: String, _ file: InterfaceFile, _ root: InterfaceElement) {
    (self.name, self.root) = (name, root)
    (path, text) = (file.path, file.text)
  }

  /// - `ending`: `xib` or `storyboard`.
  static func named(_ name: String, ending: String) -> InterfaceDocument? {
    let whole = "\(name).\(ending)"
    guard let file = AppResourceStore.interface(named: whole) else { return nil }
    if let known = known[whole], known.text == file.text, known.path == file.path { return known }
    guard let root = try? InterfaceReader.root(of: Array(file.text.utf8)) else { return nil }
    let document = InterfaceDocument(name, file, root)
    known[whole] = document
    return document
  }

  /// Tells something once, with a place.
  func warn(_ message: String, _ element: InterfaceElement) {
    AppResourceStore.warn(message, at: path, line: element.line)
  }
}

/// One making of the objects of a xib or of a scene: objects first, then what ties them.
@MainActor final class InterfaceLoad {
  let document: InterfaceDocument
  /// Those that were made, by their ids.
  private(set) var objects: [String: AnyObject]
  /// The elements that objects were made of, in the order in which they were made.
  private(set) var made: [(object: AnyObject, element: InterfaceElement)] = []
  /// The storyboard's own, for what leads to other scenes.
  let storyboard: UIStoryboard?
  /// The scene that is made; nil for a xib.
  weak var scene: InterfaceScene?

  /// - `objects`: Those that are there before, such as the owner of a xib.
  init(
    _ document: InterfaceDocument, objects: [String: AnyObject] = [:],
    storyboard: UIStoryboard? = nil
  ) {
    (self.document, self.objects, self.storyboard) = (document, objects, storyboard)
  }

  func warn(_ message: String, _ element: InterfaceElement) { document.warn(message, element) }

  /// The text in the screen's language, by the key that files of strings have for it.
  func localized(_ text: String, _ key: String) -> String {
    let found = AppResourceStore.text(for: key, table: document.name)?.text
    guard case .plain(let other) = found else { return text }
    return other
  }

  func keep(_ object: AnyObject, _ element: InterfaceElement) {
    if let id = element["id"] { objects[id] = object }
    made.append((object, element))
  }

  func object(_ id: String?) -> AnyObject? { id.flatMap { objects[$0] } }

  /// Lets an id stand for an object.
  func replace(_ id: String, by object: AnyObject) { objects[id] = object }

  func forgetMade() { made = [] }

  /// The first object that is of a class.
  func made<Object: AnyObject>(of type: Object.Type) -> Object? {
    objects.values.lazy.compactMap { $0 as? Object }.first
  }

  static func isView(_ element: InterfaceElement) -> Bool { views[element.name] != nil }

  // MARK: - Objects

  /// An object by its `init(coder:)`, of the class that the element names, or of UIKit's.
  func make<Object: NSObject>(
    _ element: InterfaceElement, as usual: Object.Type,
    by initializer: (Object.Type, InterfaceCoder) -> Object?
  ) -> Object? {
    let coder = InterfaceCoder(element, in: self)
    let type = self.type(of: element, as: usual)
    guard let object = initializer(type, coder) else {
      warn("init(coder:) of \(type) gives nothing, so nothing is shown for it", element)
      return nil
    }
    coder.tellRest()
    return object
  }

  private func type<Object: NSObject>(
    of element: InterfaceElement, as usual: Object.Type
  ) -> Object.Type {
    guard let name = element["customClass"] else { return usual }
    guard let found = InterfaceConnections.type(named: name) else {
      warn("the class \(name) is not here, so \(usual) stands in its place", element)
      return usual
    }
    guard let fitting = found as? Object.Type else {
      warn("the class \(name) is no \(Object.self), so \(usual) stands in its place", element)
      return usual
    }
    return fitting
  }

  func view(_ element: InterfaceElement) -> UIView? {
    guard let usual = Self.views[element.name] else {
      warn("<\(element.name)> is not here, so a plain view stands in its place", element)
      return make(element, as: UIView.self) { $0.init(coder: $1) }
    }
    return make(element, as: usual) { $0.init(coder: $1) }
  }

  private static let views: [String: UIView.Type] = [
    "view": UIView.self, "label": UILabel.self, "imageView": UIImageView.self,
    "button": UIButton.self, "textField": UITextField.self, "textView": UITextView.self,
    "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self,
    "segmentedControl": UISegmentedControl.self, "pageControl": UIPageControl.self,
    "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self,
    "stackView": UIStackView.self, "scrollView": UIScrollView.self, "tableView": UITableView.self,
    "collectionView": UICollectionView.self, "tableViewCell": UITableViewCell.self,
    "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self,
    "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
    "visualEffectView": UIVisualEffectView.self, "searchBar": UISearchBar.self,
    "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self, "containerView": UIView.self,
    "control": UIControl.self, "window": UIWindow.self,
  ]

  /// What is no view and no controller, such as a bar's button; nil for what is not known.
  func thing(_ element: InterfaceElement) -> AnyObject? {
    let object: AnyObject?
    switch element.name {
    case "barButtonItem": object = barButtonItem(element)
    case "tapGestureRecognizer": object = UITapGestureRecognizer()
    case "panGestureRecognizer": object = UIPanGestureRecognizer()
    case "pinchGestureRecognizer": object = UIPinchGestureRecognizer()
    case "pongPressGestureRecognizer": object = UILongPressGestureRecognizer()
    case "swipeGestureRecognizer", "rotationGestureRecognizer", "screenEdgePanGestureRecognizer":
      object = UIGestureRecognizer()
    case "collectionViewFlowLayout":
      object = make(element, as: UICollectionViewFlowLayout.self) { $0.init(coder: $1) }
    case "collectionViewLayout":
      object = make(element, as: UICollectionViewLayout.self) { $0.init(coder: $1) }
    case "customObject":
      object = make(element, as: NSObject.self) { type, _ in type.make() }
    default:
      warn("<\(element.name)> is not here", element)
      object = nil
    }
    if let object { keep(object, element) }
    return object
  }
}
