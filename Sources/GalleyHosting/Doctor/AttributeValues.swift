internal import UIKit

/// The values of attributes at a moment, which nothing changes afterwards.
@MainActor
struct AttributeValues {
  let element: ElementKey
  private let fields: [(name: String, numbers: [CGFloat])]
  /// The stored properties of a subclass, by name, as text, but for objects and marks of identity,
  /// such as a view or a UUID: two layouts of the same items have different ones.
  let own: [String]

  /// Below what any screen shows.
  private static let tolerance: CGFloat = 1e-3

  init(_ attributes: UICollectionViewLayoutAttributes) {
    element = attributes.element
    let (center, size, three) = (attributes.center, attributes.size, attributes.transform3D)
    fields = [
      ("center", [center.x, center.y]), ("size", [size.width, size.height]),
      (
        "transform",
        [
          three.m11, three.m12, three.m13, three.m14, three.m21, three.m22, three.m23, three.m24,
          three.m31, three.m32, three.m33, three.m34, three.m41, three.m42, three.m43, three.m44,
        ]
      ),
      ("alpha", [attributes.alpha]), ("zIndex", [CGFloat(attributes.zIndex)]),
      ("isHidden", [attributes.isHidden ? 1 : 0]),
    ]
    own = Self.own(of: Mirror(reflecting: attributes))
  }

  /// Returns the properties of the classes between the attributes' own and UIKit's.
  private static func own(of mirror: Mirror) -> [String] {
    guard mirror.subjectType != UICollectionViewLayoutAttributes.self else { return [] }
    let above = mirror.superclassMirror.map { own(of: $0) } ?? []
    return above
      + mirror.children.compactMap { child in
        isIdentity(type(of: child.value)) ? nil : child.label.map { "\($0) \(child.value)" }
      }
  }

  /// Whether values of a type say who something is, and not what it is like.
  private static func isIdentity(_ type: Any.Type) -> Bool {
    if let optional = type as? any OptionalType.Type { return isIdentity(optional.wrapped) }
    return type == UUID.self || type is AnyClass
  }

  /// Whether all numbers are numbers.
  var isFinite: Bool { fields.allSatisfy { $0.numbers.allSatisfy(\.isFinite) } }

  /// Returns the difference, as `center (12, 30), not (12, 40)`; nil where nothing that can be seen
  /// differs.
  func difference(from other: AttributeValues) -> String? {
    for (mine, others) in zip(fields, other.fields) {
      let isSame = zip(mine.numbers, others.numbers).allSatisfy { one, other in
        one == other || abs(one - other) <= Self.tolerance || one.isNaN && other.isNaN
      }
      guard !isSame else { continue }
      if mine.name == "transform" { return "another transform" }
      return "\(mine.name) \(Self.text(mine.numbers)), not \(Self.text(others.numbers))"
    }
    let pair = zip(own, other.own).first { $0 != $1 }
    return pair.map { "\($0), not \($1)" }
  }

  private static func text(_ numbers: [CGFloat]) -> String {
    let texts = numbers.map(\.short)
    return texts.count == 1 ? texts[0] : "(\(texts.joined(separator: ", ")))"
  }

  static func byElement(
    _ attributes: [UICollectionViewLayoutAttributes]
  ) -> [ElementKey: AttributeValues] {
    Dictionary(attributes.map { ($0.element, AttributeValues($0)) }) { first, _ in first }
  }

  /// The first difference between two answers, in a sentence; nil where they say the same.
  static func difference(
    _ answer: [ElementKey: AttributeValues], _ expected: [ElementKey: AttributeValues]
  ) -> String? {
    for (element, values) in answer.sorted(by: isBefore) {
      guard let other = expected[element] else { return "\(element) comes in addition" }
      if let difference = values.difference(from: other) { return "\(element) has \(difference)" }
    }
    let missing = expected.sorted(by: isBefore).first { answer[$0.key] == nil }
    return missing.map { "\($0.key) is missing" }
  }

  private static func isBefore(
    _ one: (key: ElementKey, value: AttributeValues),
    _ other: (key: ElementKey, value: AttributeValues)
  ) -> Bool {
    let ranks = (one.key.category.rawValue, other.key.category.rawValue)
    if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
    return one.key.indexPath < other.key.indexPath
  }
}

extension CGFloat {
  /// With at most two decimals, and none that are zero.
  var short: String {
    guard isFinite, magnitude < 1e15 else { return "\(self)" }
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension CGPoint {
  var short: String { "(\(x.short), \(y.short))" }
}

extension CGSize {
  var short: String { "\(width.short) × \(height.short)" }
}

extension CGRect {
  var short: String { "(\(minX.short), \(minY.short), \(width.short), \(height.short))" }
}
