import Foundation
import GalleyGraphics

/// The element of a xib or storyboard that an object is made of, handed to `init(coder:)`.
///
/// What of the element is asked for is noted, so that what is left can be told.
final class InterfaceCoder: NSCoder {
  let element: InterfaceElement
  let load: InterfaceLoad
  private var seen: Set<String> = []

  @MainActor init(_ element: InterfaceElement, in load: InterfaceLoad) {
    (self.element, self.load) = (element, load)
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

/// Values of the element's attributes; those that cannot be read are told, and are as if missing.
@MainActor extension InterfaceCoder {
  func text(_ name: String) -> String? {
    seen.insert(name)
    return element[name]
  }

  func isTrue(_ name: String) -> Bool? {
    text(name).flatMap { value in
      switch value {
      case "YES": true
      case "NO": false
      default: unreadable(value, name)
      }
    }
  }

  func number(_ name: String) -> CGFloat? {
    text(name).flatMap { value in
      guard let number = Double(value), number.isFinite else { return unreadable(value, name) }
      return CGFloat(number)
    }
  }

  /// The meaning of a word.
  func word<Meaning>(_ name: String, _ meanings: [String: Meaning]) -> Meaning? {
    text(name).flatMap { meanings[$0] ?? unreadable($0, name) }
  }

  private func unreadable<Value>(_ value: String, _ name: String) -> Value? {
    load.warn("'\(value)' of \(name) is not known here, so it is left out", element)
    return nil
  }

  // MARK: - Children

  /// The child that is the value of a key.
  func child(_ key: String) -> InterfaceElement? {
    seen.insert("/" + key)
    return element.value(for: key)
  }

  /// The children of the first child of a name.
  func list(_ name: String) -> [InterfaceElement] {
    seen.insert("<" + name)
    return element.list(name)
  }

  /// Notes attributes and children that change no picture, or whose part in it others take.
  func passOver(_ names: String...) {
    for name in names { seen.formUnion([name, "/" + name, "<" + name]) }
  }

  /// A text that may be in another language: an attribute, or a child of many lines.
  func localText(_ name: String) -> String? {
    guard let own = text(name) ?? child(name)?.text else { return nil }
    return load.localized(own, "\(element["id"] ?? "").\(name)")
  }

  func color(_ key: String) -> UIColor? {
    child(key).flatMap { $0.name == "nil" ? nil : load.color($0) }
  }

  func font(_ key: String) -> UIFont? { child(key).flatMap { load.font($0) } }

  func image(_ name: String) -> UIImage? {
    if let reference = child(name), reference.name == "imageReference" {
      return load.image(reference)
    }
    return text(name).flatMap { load.image(named: $0) }
  }

  func insets(_ key: String) -> UIEdgeInsets? {
    child(key).map { inset in
      func number(_ names: String...) -> CGFloat {
        names.lazy.compactMap { inset[$0].flatMap(Double.init) }.first.map { CGFloat($0) } ?? 0
      }
      return UIEdgeInsets(
        top: number("minY", "top"), left: number("minX", "left", "leading"),
        bottom: number("maxY", "bottom"), right: number("maxX", "right", "trailing"))
    }
  }

  func size(_ key: String) -> CGSize? {
    child(key).map { size in
      CGSize(
        width: size["width"].flatMap(Double.init) ?? 0,
        height: size["height"].flatMap(Double.init) ?? 0)
    }
  }

  /// Tells what nobody asked for.
  func tellRest() {
    for name in element.attributes.keys.sorted()
    where !seen.contains(name) && !InterfaceVocabulary.passedOver.contains(name) {
      load.warn("the attribute '\(name)' of <\(element.name)> is not followed", element)
    }
    for child in element.children {
      let isSeen = child["key"].map { seen.contains("/" + $0) } ?? false
      let isKnown =
        seen.contains("<" + child.name) || isSeen
        || InterfaceVocabulary.passedOverElements.contains(child.name)
        || child["key"].map(InterfaceVocabulary.passedOverKeys.contains) == true
      if !isKnown {
        let key = child["key"].map { " of the key \($0)" } ?? ""
        load.warn("<\(child.name)>\(key) in <\(element.name)> is not followed", child)
      }
    }
  }
}

/// What of xibs and storyboards has nothing to say for a picture.
enum InterfaceVocabulary {
  static let passedOver: Set = [
    "id", "key", "userLabel", "sceneMemberID", "customClass", "customModule",
    "customModuleProvider", "multipleTouchEnabled", "clearsContextBeforeDrawing", "fixedFrame",
    "misplaced", "ambiguous", "verifyAmbiguity", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "restorationIdentifier", "colorLabel",
    "useStoryboardIdentifierAsRestorationIdentifier", "preservesSuperviewLayoutMargins",
    "insetsLayoutMarginsFromSafeArea", "baselineAdjustment", "automaticallyAdjustsScrollViewInsets",
    "autoresizesArchivedViewToFullSize", "tableViewCell", "springLoaded", "exclusiveTouch",
    "largeContentTitle", "showsLargeContentViewer", "segmentControlStyle", "dataMode",
    "contentViewInsetsToSafeArea", "bouncesZoom", "indicatorStyle", "layout", "reuseIdentifier",
    "destination", "translatesAutoresizingMaskIntoConstraints", "adjustsImageWhenHighlighted",
    "adjustsImageWhenDisabled", "showsTouchWhenHighlighted", "reversesTitleShadowWhenHighlighted",
    "storyboardIdentifier", "indentationWidth", "indentationLevel", "hidesAccessoryWhenEditing",
    "shouldIndentWhileEditing", "estimatedRowHeight", "estimatedSectionHeaderHeight",
    "estimatedSectionFooterHeight", "autoshrinkMode", "drawsAsynchronously", "focusStyle",
    "delaysContentTouches", "canCancelContentTouches", "directionalLockEnabled",
    "translucentBackgroundStyle", "userComments", "pointerInteraction", "toolTip",
    "hasAttributedTitle",
  ]

  static let passedOverElements: Set = [
    "connections", "point", "viewLayoutGuide", "viewControllerLayoutGuide",
    "freeformSimulatedSizeMetrics", "simulatedScreenMetrics", "simulatedStatusBarMetrics",
    "simulatedNavigationBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics",
    "variation", "mask", "userDefinedRuntimeAttributes", "nil", "extendedEdge", "userGuides",
    "toolbarItems", "keyCommands", "dataDetectorType", "inferredMetricsTieBreakers",
    "pasteControlSafeAreaInsets", "edgeInsets", "accessibilityActions", "designable",
  ]

  static let passedOverKeys: Set = [
    "canvasLocation", "frame", "autoresizingMask", "contentView", "subviews", "freeformSize",
  ]
}
