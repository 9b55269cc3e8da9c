import Foundation
import GalleyGraphics

/// What ties the objects that were made: constraints, outlets, actions, attributes.
extension InterfaceLoad {
  /// Ties all, and tells the objects that they are awake.
  ///
  /// - `others`: The elements of objects that were there before, such as an owner's.
  func tie(_ others: [(object: AnyObject, element: InterfaceElement)] = []) {
    let new = made
    forgetMade()
    for (object, element) in new {
      if let view = object as? UIView { constrain(view, element) }
    }
    for (object, element) in new + others { setAttributes(of: object, element) }
    for (object, element) in new + others { connect(object, element) }
    // The inner ones first, as they were finished.
    for (object, _) in new.reversed() { (object as? UIResponder)?.awakeFromNib() }
  }

  // MARK: - Constraints

  private func constrain(_ view: UIView, _ element: InterfaceElement) {
    for constraint in element.list("constraints") where constraint["placeholder"] != "YES" {
      guard let made = self.constraint(constraint, in: view) else { continue }
      if let id = constraint["id"] { replace(id, by: made) }
      made.isActive = document.isInstalled(constraint, "constraints", of: element)
    }
  }

  private func constraint(_ element: InterfaceElement, in view: UIView) -> NSLayoutConstraint? {
    let first: AnyObject? = element["firstItem"].map { item($0, element) } ?? view
    guard let first, let firstAttribute = attribute(element["firstAttribute"], element) else {
      return nil
    }
    let second = element["secondItem"].flatMap { item($0, element) }
    if element["secondItem"] != nil, second == nil { return nil }
    let relations: [String: NSLayoutConstraint.Relation] = [
      "lessThanOrEqual": .lessThanOrEqual, "equal": .equal,
      "greaterThanOrEqual": .greaterThanOrEqual,
    ]
    var constant = element["constant"].flatMap(Double.init) ?? 0
    if element["symbolic"] == "YES", element["constant"] == nil {
      // The usual distance: 20 to the view around, 8 between others.
      constant = first === view || second === view ? 20 : 8
    }
    let made = NSLayoutConstraint(
      item: first, attribute: firstAttribute,
      relatedBy: element["relation"].flatMap { relations[$0] } ?? .equal, toItem: second,
      attribute: second == nil
        ? .notAnAttribute : attribute(element["secondAttribute"], element) ?? .notAnAttribute,
      multiplier: Self.multiplier(element["multiplier"]), constant: CGFloat(constant))
    if let priority = element["priority"].flatMap(Float.init) {
      made.priority = UILayoutPriority(priority)
    }
    made.identifier = element["identifier"]
    return made
  }

  /// `2`, `16:9` or `16/9`.
  private static func multiplier(_ text: String?) -> CGFloat {
    guard let text else { return 1 }
    let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
    guard let first = parts.first, first.isFinite else { return 1 }
    return CGFloat(parts.count == 2 && parts[1] != 0 ? first / parts[1] : first)
  }

  private func item(_ id: String, _ element: InterfaceElement) -> AnyObject? {
    if let found = objects[id] { return found }
    warn("a constraint names the item '\(id)', which is not here, so it is left out", element)
    return nil
  }

  private func attribute(
    _ name: String?, _ element: InterfaceElement
  ) -> NSLayoutConstraint.Attribute? {
    guard let name else { return nil }
    if let found = Self.attributes[name] { return found }
    warn("the attribute '\(name)' of a constraint is not known here, so it is left out", element)
    return nil
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  // MARK: - Attributes

  private func setAttributes(of object: AnyObject, _ element: InterfaceElement) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      let keys = path.split(separator: ".").map(String.init)
      var owner: AnyObject? = object
      for key in keys.dropLast() {
        owner = owner.flatMap {
          InterfaceConnections.property(key, of: $0)?.value($0) as AnyObject?
        }
      }
      guard let owner, let last = keys.last,
        let property = InterfaceConnections.property(last, of: owner)
      else {
        warn(
          "the attribute '\(path)' of \(type(of: object)) is not there for Swift; mark it with "
            + "@IBInspectable", attribute)
        continue
      }
      let values = self.values(of: attribute)
      if !property.set(owner, values) {
        warn("the value of the attribute '\(path)' is no \(property.type)", attribute)
      }
    }
  }

  /// The value in all types that a property may have for it.
  private func values(of attribute: InterfaceElement) -> [Any] {
    let child = attribute.value(for: "value") ?? attribute.children.first
    func of(_ number: Double) -> [Any] {
      [number, CGFloat(number), Float(number), NSNumber(value: number)]
        + (Int(exactly: number).map { [$0, UInt(max(0, $0)), $0 != 0] as [Any] } ?? [])
    }
    switch attribute["type"] {
    case "boolean":
      let isTrue = attribute["value"] == "YES"
      return [isTrue, NSNumber(value: isTrue)]
    case "number":
      let text = attribute["value"] ?? child?["value"]
      return of(text.flatMap(Double.init) ?? 0)
    case "color":
      let color = child.flatMap { $0.name == "nil" ? nil : self.color($0) }
      return color.map { [$0, $0.cgColor] } ?? []
    case "point":
      return [
        CGPoint(
          x: child?["x"].flatMap(Double.init) ?? 0, y: child?["y"].flatMap(Double.init) ?? 0)
      ]
    case "size":
      return [
        CGSize(
          width: child?["width"].flatMap(Double.init) ?? 0,
          height: child?["height"].flatMap(Double.init) ?? 0)
      ]
    case "image":
      return (attribute["value"] ?? child?["value"]).flatMap { image(named: $0) }.map { [$0] } ?? []
    default:
      let text = attribute["value"] ?? child?.text ?? ""
      // Numbers are written as texts where nobody says more.
      return [text] + (Double(text).map(of) ?? [])
    }
  }

  // MARK: - Outlets and actions

  private func connect(_ object: AnyObject, _ element: InterfaceElement) {
    var collections: [(name: String, objects: [AnyObject])] = []
    for connection in element.list("connections") {
      switch connection.name {
      case "outlet": setOutlet(connection, of: object)
      case "outletCollection":
        guard let name = connection["property"], let found = target(connection) else { continue }
        if let known = collections.firstIndex(where: { $0.name == name }) {
          collections[known].objects.append(found)
        } else {
          collections.append((name, [found]))
        }
      case "action": addAction(connection, of: object)
      case "segue": addSegue(connection, of: object, element)
      default: warn("<\(connection.name)> is not followed", connection)
      }
    }
    for (name, found) in collections { setCollection(name, found, of: object, element) }
  }

  private func target(_ connection: InterfaceElement) -> AnyObject? {
    let id = connection["destination"] ?? ""
    if let found = objects[id] { return found }
    warn("an outlet leads to '\(id)', which is not here", connection)
    return nil
  }

  private func setOutlet(_ connection: InterfaceElement, of object: AnyObject) {
    guard let name = connection["property"], let found = target(connection) else { return }
    guard let property = InterfaceConnections.property(name, of: object) else {
      warn("\(type(of: object)) has no outlet '\(name)'; declare it with @IBOutlet", connection)
      return
    }
    if !property.set(object, [found]) {
      warn(
        "the outlet '\(name)' of \(type(of: object)) is a \(property.type), which a "
          + "\(type(of: found)) is not", connection)
    }
  }

  private func setCollection(
    _ name: String, _ found: [AnyObject], of object: AnyObject, _ element: InterfaceElement
  ) {
    // The recognizers of a view are told by the view.
    if name == "gestureRecognizers", let view = object as? UIView {
      for case let recognizer as UIGestureRecognizer in found where recognizer.view == nil {
        view.addGestureRecognizer(recognizer)
      }
      return
    }
    guard let property = InterfaceConnections.property(name, of: object) else {
      warn("\(type(of: object)) has no outlet '\(name)'; declare it with @IBOutlet", element)
      return
    }
    if !property.set(object, [found]) {
      warn("the outlet '\(name)' of \(type(of: object)) is a \(property.type)", element)
    }
  }

  private func addAction(_ connection: InterfaceElement, of object: AnyObject) {
    guard let name = connection["selector"] else { return }
    // -2 is the first responder; nobody is.
    guard let target = connection["destination"].flatMap({ objects[$0] }) else { return }
    switch object {
    case let control as UIControl:
      let event = connection["eventType"].flatMap { Self.events[$0] } ?? .primaryActionTriggered
      control.addTarget(target, action: Selector(name), for: event)
    case let item as UIBarButtonItem: (item.target, item.action) = (target, Selector(name))
    // Recognizers are at rest.
    default: break
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}
