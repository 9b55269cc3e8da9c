import GalleyNotation
import GalleyRewriting

/// Writes the values of a scene as Swift sets them.
struct SetCode {
  let issues: IssueLog

  /// The properties that UIKit's own layouts have, with their types.
  private static let inherited: [String: [String: String]] = [
    "UICollectionViewFlowLayout": [
      "itemSize": "CGSize", "estimatedItemSize": "CGSize", "minimumLineSpacing": "CGFloat",
      "minimumInteritemSpacing": "CGFloat", "sectionInset": "UIEdgeInsets",
      "headerReferenceSize": "CGSize", "footerReferenceSize": "CGSize",
      "scrollDirection": "UICollectionView.ScrollDirection",
      "sectionHeadersPinToVisibleBounds": "Bool", "sectionFootersPinToVisibleBounds": "Bool",
      "sectionInsetReference": "SectionInsetReference",
    ],
    "UICollectionViewLayout": [:],
  ]

  /// `layout.itemSize = CGSize(width: 200, height: 300)`; nil where it is told why not.
  func statement(for setting: SetValue, of layout: LayoutClass) -> String? {
    var types: [String: String?] = Self.inherited[layout.superclasses.last ?? ""] ?? [:]
    for member in layout.members.reversed() where member.labels == nil {
      types[member.name] = member.isSettable ? .some(member.type) : nil
      if !member.isSettable, member.name == setting.name {
        issues.error(
          "'\(member.name)' of \(layout.name) cannot be set from beside the class "
            + "(\(member.location)); let it be a 'var' that is not private",
          at: setting.nameLocation)
        return nil
      }
    }
    guard let type = types[setting.name] else {
      let known = types.keys.sorted()
      let expected = known.isEmpty ? "it has none" : "expected \(Suggestion.list(known))"
      issues.error(
        "\(layout.name) has no property '\(setting.name)'"
          + "\(Suggestion.phrase(for: setting.name, among: known)); \(expected)",
        at: setting.nameLocation)
      return nil
    }
    return code(for: setting.value, type: type).map { "layout.`\(setting.name)` = \($0)" }
  }

  /// - `type`: nil where the class does not write it down.
  private func code(for value: OptionValue, type: String?) -> String? {
    guard let type else { return plain(value) }
    if let last = type.last, "?!".contains(last) {
      if case .null = value.kind { return "nil" }
      return code(for: value, type: String(type.dropLast()))
    }
    switch type {
    case "CGFloat", "Double", "Float", "TimeInterval": return number(value, type)
    case "Int", "UInt", "Int32", "NSInteger": return wholeNumber(value, type)
    case "Bool":
      guard case .flag(let flag) = value.kind else { return wrong(value, "true or false") }
      return "\(flag)"
    case "String":
      switch value.kind {
      case .text, .number, .flag: return Self.quoted(value.literal, or: value)
      default: return wrong(value, "a text")
      }
    case "UIColor", "UIColor.Type": return color(value)
    default: break
    }
    if let labels = Self.labels[type] { return numbers(value, type, labels) }
    if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") {
      guard case .list(let elements) = value.kind else { return wrong(value, "a list") }
      let codes = elements.map { code(for: $0, type: String(type.dropFirst().dropLast())) }
      let known = codes.compactMap { $0 }
      return known.count == codes.count ? "[" + known.joined(separator: ", ") + "]" : nil
    }
    return enumCase(value, type)
  }

  /// The labels of the numbers in a list, in its order.
  private static let labels: [String: [String]] = [
    "CGSize": ["width", "height"], "CGPoint": ["x", "y"], "CGVector": ["dx", "dy"],
    "UIOffset": ["horizontal", "vertical"],
    "UIEdgeInsets": ["top", "left", "bottom", "right"],
    "NSDirectionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
    "CGRect": ["x", "y", "width", "height"],
  ]

  private func plain(_ value: OptionValue) -> String? {
    switch value.kind {
    case .number(let number) where number.isFinite: return "\(value.literal)"
    case .flag(let flag): return "\(flag)"
    case .text: return Self.quoted(value.literal, or: value)
    default:
      issues.error(
        "the class does not say of what type this is; write the type where the property is "
          + "declared, or set it in a makeLayout() beside it", at: value.location)
      return nil
    }
  }

  private func number(_ value: OptionValue, _ type: String) -> String? {
    guard case .number(let number) = value.kind, number.isFinite else {
      return wrong(value, "a number")
    }
    return "\(number)"
  }

  private func wholeNumber(_ value: OptionValue, _ type: String) -> String? {
    let lowest = type == "UInt" ? 0 : -0x1p31
    guard case .number(let number) = value.kind, number == number.rounded(),
      number >= lowest, number < 0x1p31
    else { return wrong(value, "a whole number") }
    return "\(Int(number))"
  }

  private func numbers(_ value: OptionValue, _ type: String, _ labels: [String]) -> String? {
    let example = "[" + labels.joined(separator: ", ") + "]"
    var parts: [OptionValue?]
    switch value.kind {
    case .list(let elements) where elements.count == labels.count: parts = elements
    case .map(let entries):
      let strangers = entries.filter { !labels.contains($0.key) }
      for entry in strangers {
        issues.error(Suggestion.unknown("part", entry.key, among: labels), at: entry.keyLocation)
      }
      guard strangers.isEmpty else { return nil }
      parts = labels.map { value[$0] }
    default: return wrong(value, "\(labels.count) numbers, \(example)")
    }
    let codes = parts.map { part in part.map { number($0, "CGFloat") } ?? "0" }
    let known = codes.compactMap { $0 }
    guard known.count == codes.count else { return nil }
    return "\(type)(" + zip(labels, known).map { "\($0): \($1)" }.joined(separator: ", ") + ")"
  }

  private func color(_ value: OptionValue) -> String? {
    let digits = value.literal.hasPrefix("#") ? Array(value.literal.dropFirst()) : []
    let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(digits[$0...($0 + 1)]), radix: 16)
    }
    guard digits.count == 6 || digits.count == 8, bytes.count * 2 == digits.count else {
      return wrong(value, "a color such as \"#1E88E5\"")
    }
    let parts = (bytes + [255]).prefix(4).map { "\(Double($0) / 255)" }
    return "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))"
  }

  private func enumCase(_ value: OptionValue, _ type: String) -> String? {
    let isName =
      value.literal.first.map { $0.isLetter || $0 == "_" } == true
      && value.literal.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard case .text = value.kind, isName else {
      issues.error(
        "a value of type \(type) is written as the name of a case, or set in a makeLayout() beside "
          + "the class", at: value.location)
      return nil
    }
    return ".`\(value.literal)`"
  }

  private func wrong(_ value: OptionValue, _ expected: String) -> String? {
    issues.error("expected \(expected), found \(value.kindName)", at: value.location)
    return nil
  }

  /// A string of Swift in which nothing is more than text.
  private static func quoted(_ literal: String, or value: OptionValue) -> String {
    var text = literal
    if case .text(let whole) = value.kind { text = whole }
    return "\""
      + text.unicodeScalars.map { scalar in
        scalar.isASCII && scalar.value >= 0x20 && scalar != "\"" && scalar != "\\"
          && scalar.value != 0x7F ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
      }.joined() + "\""
  }
}
