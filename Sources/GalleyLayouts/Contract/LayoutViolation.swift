/// A promise that a layout broke: the rule, the case and, where it is one element's, the element.
public struct LayoutViolation: Hashable, Sendable, CustomStringConvertible {
  /// A promise of a layout.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// The same content and environment give the same arrangement.
    case deterministic
    /// There is one cell for each item, under the item's index path.
    case oneCellPerItem = "one-cell-per-item"
    /// All numbers are finite.
    case finite
    /// No size is negative.
    case nonNegativeSize = "non-negative-size"
    /// The content size holds all cells.
    case contentHoldsCells = "content-holds-cells"
    /// A rectangle query gives what a filter over all elements gives.
    case rectangleQuery = "rectangle-query"
    /// An element asked for by name is what queries give.
    case elementQuery = "element-query"
    /// No element is shown twice.
    case uniqueElements = "unique-elements"
    /// Elements come from back to front.
    case backToFront = "back-to-front"
    /// Only elements of the arrangement are shown.
    case knownElements = "known-elements"
    /// The elements shown at a viewport are those of the arrangement that meet it.
    case visibleElements = "visible-elements"
    /// A scroll comes to rest where the content can rest.
    case restingOffsetInRange = "resting-offset-in-range"
    /// A resting offset stays at rest.
    case restingOffsetSettled = "resting-offset-settled"
    /// There is a page at every offset, and each page rests at its own.
    case pages
  }

  /// The rule that is not kept.
  public var rule: Rule
  /// The content and the environment, in words.
  public var situation: String
  /// The element that it is about; nil for none.
  public var element: LayoutElement?
  /// The finding, in words.
  public var detail: String

  package init(rule: Rule, situation: String, element: LayoutElement? = nil, detail: String) {
    self.rule = rule
    self.situation = situation
    self.element = element
    self.detail = detail
  }

  public var description: String {
    let name = element.map { " \($0.category.rawValue) \($0.kind ?? "") \($0.indexPath):" } ?? ""
    return "\(rule.rawValue): \(situation):\(name) \(detail)"
  }
}

/// Collects what is found in one situation, at most one violation of each rule.
struct ContractFindings {
  let situation: String
  private(set) var violations: [LayoutViolation] = []

  init(situation: String) { self.situation = situation }

  mutating func expect(
    _ rule: LayoutViolation.Rule, _ holds: Bool, element: LayoutElement? = nil,
    _ detail: @autoclosure () -> String
  ) {
    guard !holds, !violations.contains(where: { $0.rule == rule }) else { return }
    violations.append(
      LayoutViolation(rule: rule, situation: situation, element: element, detail: detail()))
  }
}
