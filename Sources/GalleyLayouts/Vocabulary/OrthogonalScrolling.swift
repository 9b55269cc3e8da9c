/// The scrolling of a section by itself, across the direction of the whole, as UIKit's
/// UICollectionLayoutSectionOrthogonalScrollingBehavior; nil where the section does not.
public enum OrthogonalScrolling: String, Hashable, Sendable, CaseIterable {
  /// Rests anywhere.
  case continuous
  /// Rests where a group begins.
  case continuousGroupLeadingBoundary = "continuous-group-leading-boundary"
  /// Turns pages that are as long as the view.
  case paging
  /// Turns one group at a time.
  case groupPaging = "group-paging"
  /// Turns one group at a time, and rests with it in the middle.
  case groupPagingCentered = "group-paging-centered"

  /// Whether a flick, however hard, turns one page.
  var isPaging: Bool {
    switch self {
    case .continuous, .continuousGroupLeadingBoundary: false
    case .paging, .groupPaging, .groupPagingCentered: true
    }
  }
}
