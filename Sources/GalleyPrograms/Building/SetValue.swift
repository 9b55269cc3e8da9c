package import GalleyNotation

/// A property of a layout that a scene sets, with its places in the scene.
package struct SetValue: Sendable {
  package let name: String
  package let nameLocation: SourceLocation
  package let value: OptionValue

  package init(name: String, nameLocation: SourceLocation, value: OptionValue) {
    self.name = name
    self.nameLocation = nameLocation
    self.value = value
  }

  /// The entries of the map under `set:`; anything but a map is reported.
  package static func all(in value: OptionValue, issues: IssueLog) -> [SetValue] {
    guard case .map(let entries) = value.kind else {
      issues.error(
        "expected properties and their values, such as { itemSize: [200, 300] }, found "
          + value.kindName, at: value.location)
      return []
    }
    return entries.map {
      SetValue(name: $0.key, nameLocation: $0.keyLocation, value: $0.value)
    }
  }
}
