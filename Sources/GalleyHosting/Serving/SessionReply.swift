internal import GalleyGraphics

/// What a session answers.
struct SessionReply: Codable {
  /// What is shown, and where the content may go.
  struct Scenery: Codable {
    var contentSize: [Double]
    /// Top, left, bottom, right: what the view has, and what the layout made of it.
    var insets: [Double]
    var offset: [Double]
    /// What meets the bounds; of the answer to `all`, everything.
    var elements: [SessionElement]
    /// The share of a scroll's velocity that is left after a millisecond.
    var deceleration: Double
    /// Whether a page at a time is scrolled.
    var isPaging: Bool
    /// The class of the layout.
    var layoutClass: String
    /// Of views that the app's own files make, those that are the same once; nil for none.
    var pictures: [ViewPicture]?
  }

  /// Where elements begin and end in a change; those that are not here, where they lie.
  struct Ends: Codable {
    var initials: [SessionElement]
    var finals: [SessionElement]
  }

  var scenery: Scenery?
  var ends: Ends?
  var offset: [Double]?
}
