package import GalleyGraphics

/// A request to a session, by its number.
package struct SessionRequest: Codable {
  package enum SessionEvent: Codable {
    /// A layout is made, attached to a view of the setting, and laid out for the first time.
    case open(SessionViewState)
    /// A layout is made and takes over from another in a view of the setting.
    case takeOver(SessionViewState, from: SessionTakeover)
    /// The content goes to an offset, and sections that scroll by themselves to theirs.
    case scroll([Double], regions: [Int: Double])
    /// Items come and go.
    case update(SessionUpdate)
    /// The view gets another size or other insets.
    case resize(SessionViewState)
    /// A finger touches a point of the view, from its top left corner, and lets go.
    case tap([Double])
    /// Where a scroll comes to rest; the velocity in points per millisecond.
    case rest(proposed: [Double], velocity: [Double])
    /// Asks for all elements of the content, in sight or not.
    case all
    /// Tells the colors, images and texts of the app, before any layout is made.
    case resources(AppResources)
    /// The layout is not needed any more.
    case close

    /// Whether a layout must answer it before anything can be drawn.
    package var comesFirst: Bool {
      switch self {
      case .open, .takeOver, .all: true
      case .scroll, .update, .resize, .tap, .rest, .resources, .close: false
      }
    }
  }

  package var session: Int
  package var event: SessionEvent

  package init(session: Int, event: SessionEvent) { (self.session, self.event) = (session, event) }
}
