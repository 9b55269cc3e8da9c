internal import GalleyNotation

extension TemplatedValue {
  /// Says which templates ask for more than the size of a pixel, and what is wrong with the others
  /// whatever that is.
  func checkPixels(_ issues: IssueLog) {
    for template in templates {
      guard let name = template.names.first(where: { $0 != [String.hairline] }) else {
        _ = template.resolved(in: Scope(), issues: issues)
        continue
      }
      issues.error(
        "a collection is arranged before '\(name.joined(separator: "."))' is known, so this takes no name but 'hairline'; give a value, or make a part of the collection and name a parameter of it",
        at: template.location)
    }
  }
}
