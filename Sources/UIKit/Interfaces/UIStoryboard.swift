public import Foundation
internal import GalleyGraphics

/// Scenes of controllers, and the ways between them.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  let name: String
  let document: InterfaceDocument?

  /// The storyboard of a file beside the Swift files.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    document = InterfaceDocument.named(name, ending: "storyboard")
    super.init()
    if document == nil {
      AppResourceStore.warn(
        "there is no storyboard '\(name)' that can be read beside the Swift files, so its scenes are "
          + "empty; name its folder, or correct the name")
    }
  }

  /// The controller that the storyboard begins with; nil where it has none.
  open func instantiateInitialViewController() -> UIViewController? {
    guard let id = document?.root["initialViewController"] else { return nil }
    return controller { $0["id"] == id }
  }

  /// The controller that the storyboard begins with, made by a closure; nil where it has none.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    guard let id = document?.root["initialViewController"] else { return nil }
    return controller(by: creator) { $0["id"] == id } as? Controller
  }

  /// The controller of a name; a plain one, and a word about it, where there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    named(identifier, by: nil)
  }

  /// The controller of a name.
  open func instantiateViewController(identifier: String) -> UIViewController {
    named(identifier, by: nil)
  }

  /// The controller of a name, made by a closure; one of another class ends the program.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = named(identifier, by: creator)
    guard let controller = made as? Controller else {
      fatalError(
        "the controller '\(identifier)' of the storyboard '\(name)' is a \(type(of: made)), and a "
          + "\(Controller.self) is asked for")
    }
    return controller
  }

  private func named(
    _ identifier: String, by creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    if let made = controller(by: creator, where: { $0["storyboardIdentifier"] == identifier }) {
      return made
    }
    if let document {
      document.warn(
        "no scene has the identifier '\(identifier)', so an empty one stands for it; it has "
          + known.joined(separator: ", "), document.root)
    }
    return UIViewController()
  }

  private var known: [String] {
    (document?.controllers ?? []).compactMap { $0.1["storyboardIdentifier"] }.sorted()
  }

  // MARK: - Scenes

  /// The controller of the first scene that is meant, new; nil for none.
  func controller(
    by creator: ((NSCoder) -> UIViewController?)? = nil,
    where isMeant: (InterfaceElement) -> Bool
  ) -> UIViewController? {
    guard let document, let (scene, element) = document.controllers.first(where: { isMeant($0.1) })
    else { return nil }
    return InterfaceScene(document, scene, element, of: self).controller(by: creator)
  }

  /// The controller of a class, as the first storyboard has it that does, with the navigation
  /// controller around it that the storyboard says; nil for none.
  package static func controller(of type: AnyClass) -> UIViewController? {
    for file in AppResourceStore.interfaceNames where file.hasSuffix(".storyboard") {
      let storyboard = UIStoryboard(name: String(file.dropLast(11)), bundle: nil)
      let all = storyboard.document?.controllers ?? []
      let meant = all.first { _, element in
        element["customClass"].map { InterfaceConnections.type(named: $0) == type } == true
      }
      guard let id = meant?.1["id"] else { continue }
      let around = all.first { _, element in
        element.name == "navigationController"
          && element.list("connections").contains {
            $0["relationship"] == "rootViewController" && $0["destination"] == id
          }
      }
      if let outer = around?.1["id"],
        let navigation = storyboard.controller(where: { $0["id"] == outer })
          as? UINavigationController, let first = navigation.viewControllers.first
      {
        first.ownedContainer = navigation
        return first
      }
      return storyboard.controller { $0["id"] == id }
    }
    return nil
  }
}

extension InterfaceDocument {
  /// The scenes with their controllers.
  var controllers: [(InterfaceElement, InterfaceElement)] {
    root.list("scenes").compactMap { scene in
      scene.list("objects").first { $0.name != "placeholder" }.map { (scene, $0) }
    }
  }
}

/// A scene while its controller lives: what makes its view, and the ways out of it.
@MainActor final class InterfaceScene: ControllerScene {
  let storyboard: UIStoryboard
  private let document: InterfaceDocument
  private let scene: InterfaceElement
  private let element: InterfaceElement
  private let load: InterfaceLoad

  init(
    _ document: InterfaceDocument, _ scene: InterfaceElement, _ element: InterfaceElement,
    of storyboard: UIStoryboard
  ) {
    (self.document, self.scene, self.element) = (document, scene, element)
    self.storyboard = storyboard
    load = InterfaceLoad(document, storyboard: storyboard)
  }

  func controller(by creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    if element.name == "viewControllerPlaceholder" { return referenced }
    let usual: UIViewController.Type
    if let known = InterfaceLoad.controllers[element.name] {
      usual = known
    } else {
      document.warn("<\(element.name)> is not here, so a plain controller stands for it", element)
      usual = UIViewController.self
    }
    load.scene = self
    let made: UIViewController?
    if let creator, let own = creator(InterfaceCoder(element, in: load)) {
      made = own
    } else {
      made = load.make(element, as: usual) { $0.init(coder: $1) }
    }
    guard let made else { return nil }
    contain(in: made)
    made.awakeFromNib()
    if element.value(for: "view") == nil { load.tie([(made, element)]) }
    return made
  }

  /// The scene of another storyboard that this one stands for.
  private var referenced: UIViewController? {
    guard let name = element["storyboardName"] else { return nil }
    let other = UIStoryboard(name: name, bundle: nil)
    return element["referencedIdentifier"].map {
      other.instantiateViewController(withIdentifier: $0)
    }
      ?? other.instantiateInitialViewController()
  }

  /// Puts those into a navigation or tab bar controller that it begins with.
  private func contain(in controller: UIViewController) {
    let inner = element.list("connections").filter { $0["kind"] == "relationship" }
      .compactMap { segue in storyboard.controller { $0["id"] == segue["destination"] } }
    guard !inner.isEmpty else { return }
    switch controller {
    case let navigation as UINavigationController: navigation.viewControllers = inner
    case let tabs as UITabBarController: tabs.viewControllers = inner
    default:
      document.warn("what <\(element.name)> contains is not shown", element)
    }
  }

  // MARK: - The view

  func loadView(of controller: UIViewController) -> Bool {
    guard let viewElement = element.value(for: "view") else { return false }
    guard let view = load.view(viewElement) else { return false }
    controller.view = view
    for guide in element.list("layoutGuides") {
      guard let id = guide["id"] else { continue }
      load.replace(
        id, by: guide["type"] == "bottom" ? controller.bottomLayoutGuide : controller.topLayoutGuide
      )
    }
    for other in scene.list("objects") where other !== element && other.name != "placeholder" {
      if other.name != "exit" { _ = load.object(of: other) }
    }
    load.tie([(controller, element)])
    return true
  }

  // MARK: - Segues

  /// The segue of a name; nil for none.
  func segue(named identifier: String) -> InterfaceElement? {
    scene.all.first { $0.name == "segue" && $0["identifier"] == identifier }
  }

  func performSegue(named identifier: String, from source: UIViewController, sender: Any?) -> Bool {
    guard let element = segue(named: identifier) else {
      document.warn("no segue of the scene has the identifier '\(identifier)'", self.element)
      return false
    }
    perform(element, from: source, sender: sender)
    return true
  }

  func perform(_ element: InterfaceElement, from source: UIViewController, sender: Any?) {
    guard let destination = storyboard.controller(where: { $0["id"] == element["destination"] })
    else { return }
    let kind = element["kind"] ?? ""
    let type =
      element["customClass"].flatMap { InterfaceConnections.type(named: $0) }
      as? UIStoryboardSegue.Type
    let segue = (type ?? UIStoryboardSegue.self).init(
      identifier: element["identifier"], source: source, destination: destination)
    segue.presents = ["presentation", "modal"].contains(kind)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  func embed(_ element: InterfaceElement, in container: UIView, of parent: UIViewController) {
    guard let child = storyboard.controller(where: { $0["id"] == element["destination"] }) else {
      return
    }
    parent.prepare(
      for: UIStoryboardSegue(
        identifier: element["identifier"], source: parent, destination: child), sender: nil)
    parent.addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(child.view)
    child.didMove(toParent: parent)
  }
}
