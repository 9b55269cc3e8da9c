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
    /// Sizes that elements would have been asked for, and that nobody has told.
    var questions: [SessionSizes.Question]?
    /// Whether elements still ask for other sizes than they have after many rounds.
    var isUnsettled: Bool?
  }

  /// Where elements begin and end in a change; those that are not here, where they lie.
  struct Ends: Codable {
    var initials: [SessionElement]
    var finals: [SessionElement]
  }

  /// More elements than this are not sent: who draws them would wait for minutes.
  static let mostElements = 250_000

  var scenery: Scenery?
  /// How many elements there are where they are too many, and then no scenery.
  var tooMany: Int?
  var ends: Ends?
  var offset: [Double]?
}
