import Foundation
internal import GalleyGraphics

extension UIViewController {
  /// The storyboard that it comes from; nil for none.
  public var storyboard: UIStoryboard? { (scene as? InterfaceScene)?.storyboard }

  /// Goes a way of its scene by its name; none of that name is told.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    _ = (scene as? InterfaceScene)?.performSegue(named: identifier, from: self, sender: sender)
  }

  /// Makes the view of its scene or of its xib, and ties it; false where it has neither.
  ///
  /// The xib is that of its name, else of its class.
  func loadInterface() -> Bool {
    if let scene { return scene.loadView(of: self) }
    let own = String(describing: type(of: self))
    let candidates =
      nibName.map { [$0] }
      ?? (own.hasSuffix("Controller") ? [String(own.dropLast(10)), own] : [own])
    for name in candidates {
      guard let document = InterfaceDocument.named(name, ending: "xib") else { continue }
      _ = document.objects(owner: self)
      if isViewLoaded { return true }
      document.warn("the outlet 'view' of its owner is tied to nothing; tie it", document.root)
    }
    if let nibName {
      AppResourceStore.warn(
        "there is no xib '\(nibName)' that can be read beside the Swift files, so the view of "
          + "\(own) is empty; name its folder, or correct the name")
    }
    return false
  }
}

extension NSCoder {
  /// Gives a controller what its element says, where it is made of one.
  @MainActor func decode(_ controller: UIViewController) {
    (self as? InterfaceCoder)?.fill(controller)
  }
}

@MainActor extension InterfaceCoder {
  func fill(_ controller: UIViewController) {
    load.keep(controller, element)
    controller.scene = load.scene
    if let title = localText("title") { controller.title = title }
    if let hides = isTrue("hidesBottomBarWhenPushed") {
      controller.hidesBottomBarWhenPushed = hides
    }
    let styles: [String: UIViewController.ModalPresentationStyle] = [
      "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
      "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
      "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
      "popover": .popover,
    ]
    if let style = word("modalPresentationStyle", styles) {
      controller.modalPresentationStyle = style
    }
    let transitions: [String: UIViewController.ModalTransitionStyle] = [
      "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
      "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
    ]
    if let style = word("modalTransitionStyle", transitions) {
      controller.modalTransitionStyle = style
    }
    if let defines = isTrue("definesPresentationContext") {
      controller.definesPresentationContext = defines
    }
    if let isModal = isTrue("modalInPresentation") { controller.isModalInPresentation = isModal }
    if let size = size("freeformSize") ?? size("preferredContentSize") {
      controller.preferredContentSize = size
    }
    if let item = child("navigationItem") { load.fill(controller.navigationItem, item) }
    if let item = child("tabBarItem") { load.fill(controller.tabBarItem, item) }
    passOver("view", "layoutGuides", "providesPresentationContextTransitionStyle")
    passOver("edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars")
    switch controller {
    case let navigation as UINavigationController:
      if let bar = child("navigationBar") { fillInner(navigation.navigationBar, bar) }
      if let isHidden = isTrue("navigationBarHidden") {
        navigation.isNavigationBarHidden = isHidden
      }
      passOver("toolbar", "toolbarHidden")
    case let tabs as UITabBarController:
      if let bar = child("tabBar") { fillInner(tabs.tabBar, bar) }
      if let index = number("selectedIndex") { tabs.selectedIndex = Int(index) }
    case is UITableViewController, is UICollectionViewController:
      passOver("clearsSelectionOnViewWillAppear", "refreshControl")
    default: break
    }
  }
}

extension InterfaceLoad {
  /// Notes where a tie leads that is a segue: what is embedded is shown at once, and a control goes
  /// the way when it is used.
  func addSegue(_ connection: InterfaceElement, of object: AnyObject, _ element: InterfaceElement) {
    guard let scene, let controller = made(of: UIViewController.self) else { return }
    switch (connection["kind"], object) {
    case ("relationship", _): break
    case ("embed", let container as UIView):
      scene.embed(connection, in: container, of: controller)
    case (_, let control as UIControl):
      control.addAction(
        UIAction { [weak control, weak controller] _ in
          guard let controller else { return }
          scene.perform(connection, from: controller, sender: control)
        }, for: .touchUpInside)
    // What a person goes by other ways is gone by nobody here.
    default: break
    }
  }
}
