public import Foundation
internal import GalleyGraphics

extension UINib {
  /// A key of what is given to a xib beside its owner; nothing else is.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects that the file leaves open; they stay so.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// The objects at the top of the file, new ones, tied to an owner; none where there is no such file,
  /// which is told.
  @discardableResult
  public func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    if let prototype { return prototype() }
    let name = name ?? ""
    guard let document = InterfaceDocument.named(name, ending: "xib") else {
      AppResourceStore.warn(
        "there is no xib '\(name)' that can be read beside the Swift files, so nothing comes of it; "
          + "name its folder, or correct the name")
      return []
    }
    return document.objects(owner: ownerOrNil as AnyObject?)
  }

  /// The first view at the top that is of a class; nil for none.
  func first<View: UIView>(_ type: View.Type) -> View? {
    let objects = instantiate(withOwner: nil)
    if let view = objects.lazy.compactMap({ $0 as? View }).first { return view }
    if let other = objects.first {
      AppResourceStore.warn(
        "the xib '\(name ?? "")' has a \(Swift.type(of: other)) where a \(type) is asked for; make "
          + "that its first view")
    }
    return nil
  }
}

extension InterfaceDocument {
  /// The objects at the top of a xib.
  func objects(owner: AnyObject?) -> [AnyObject] {
    let elements = root.list("objects")
    let placeholder = elements.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    var known: [String: AnyObject] = [:]
    if let owner, let id = placeholder?["id"] { known[id] = owner }
    let load = InterfaceLoad(self, objects: known)
    let top = elements.filter { $0.name != "placeholder" }.compactMap(load.object)
    load.tie(owner.flatMap { owner in placeholder.map { [(owner, $0)] } } ?? [])
    return top
  }
}

extension InterfaceLoad {
  /// An object at the top: a view, a controller or another thing.
  func object(of element: InterfaceElement) -> AnyObject? {
    if Self.isView(element) { return view(element) }
    if let usual = Self.controllers[element.name] {
      return make(element, as: usual) { $0.init(coder: $1) }
    }
    return thing(element)
  }

  static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
  ]

  /// What makes a prototype's view, tied as those of a xib are.
  func nib(of prototype: InterfaceElement) -> UINib {
    let (document, storyboard) = (document, storyboard)
    let outer = objects.mapValues { Unowned($0) }
    return UINib {
      let load = InterfaceLoad(
        document, objects: outer.compactMapValues(\.object), storyboard: storyboard)
      let view = load.view(prototype)
      load.tie()
      return view.map { [$0] } ?? []
    }
  }
}

/// An object that is not kept alive.
private struct Unowned {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

extension Bundle {
  /// The path of a file: of a xib or storyboard that lies beside the Swift files, where the one is
  /// asked for that Xcode makes of it.
  public func path(forResource name: String?, ofType ending: String?) -> String? {
    let made = ["nib": "xib", "storyboardc": "storyboard"]
    if let name, let own = ending.flatMap({ made[$0] }) {
      return AppResourceStore.interface(named: "\(name).\(own)")?.path
    }
    return url(forResource: name, withExtension: ending)?.path
  }

  /// The objects at the top of a xib, tied to an owner; nil where there is no such file.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner)
    return objects.isEmpty ? nil : objects
  }
}
