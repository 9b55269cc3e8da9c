package import GalleyNotation

/// What is not right with a picture of a page.
package enum PageRule: String, Sendable, CaseIterable {
  case stale
  case missing
  case size
  case alt
  case unshown
  case unknown
  case outside

  /// What the rule finds, for lists.
  package var summary: String {
    switch self {
    case .stale: "a picture that its scene draws otherwise today"
    case .missing: "a picture that is not there"
    case .size: "a width and height that do not fit the picture"
    case .alt: "a picture without words for people who cannot see it"
    case .unshown: "a picture in these folders that no page shows"
    case .unknown: "a picture of Galley's that no scene draws"
    case .outside: "a picture outside of all folders that were named"
    }
  }
}

/// One picture of a page that is not right, where the page names it, and the cure.
package struct PageFinding: Hashable, Sendable {
  package let rule: PageRule
  package let location: SourceLocation
  package let sentence: String
}
