internal import GalleyGeometry
internal import GalleyNotation

/// Sides of a box, in the direction of its text.
package struct BoxSides: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let top = BoxSides(rawValue: 1)
  package static let leading = BoxSides(rawValue: 2)
  package static let bottom = BoxSides(rawValue: 4)
  package static let trailing = BoxSides(rawValue: 8)
  package static let all: BoxSides = [.top, .leading, .bottom, .trailing]

  private static let names: KeyValuePairs<String, BoxSides> = [
    "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
    "horizontal": [.leading, .trailing], "vertical": [.top, .bottom], "all": .all,
  ]

  static let kind = OptionKind.choice(names.map(\.key))

  /// Insets of a width on these sides.
  func insets(_ width: Double, in direction: LayoutDirection) -> EdgeInsets {
    let insets = EdgeInsets(
      top: contains(.top) ? width : 0, leading: contains(.leading) ? width : 0,
      bottom: contains(.bottom) ? width : 0, trailing: contains(.trailing) ? width : 0)
    return direction == .rightToLeft ? insets.mirrored : insets
  }

  /// Reads a name or a list of names.
  init?(_ value: OptionValue, named name: String, issues: IssueLog) {
    let values = if case .list(let list) = value.kind { list } else { [value] }
    var sides: BoxSides = []
    for value in values {
      let names = Self.names.map(\.key)
      guard case .text(let text) = value.kind else {
        OptionReader.wrong(value, named: name, expected: Suggestion.list(names), issues: issues)
        return nil
      }
      guard let named = Self.names.first(where: { $0.key == text })?.value else {
        issues.error(Suggestion.unknown("side", text, among: names), at: value.location)
        return nil
      }
      sides.formUnion(named)
    }
    self = sides
  }
}
