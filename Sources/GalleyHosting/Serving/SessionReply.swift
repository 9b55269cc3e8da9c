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
    /// A section and an item that the layout gave attributes for, and that there is not.
    var unknownItem: [Int]?
    /// Sizes that elements would have been asked for, and that nobody has told.
    var questions: [SessionSizes.Question]?
    /// Whether it has as many numbers as it must, whoever wrote it.
    var isWhole: Bool {
      contentSize.count == 2 && insets.count == 4 && offset.count == 2
        && (unknownItem?.count ?? 2) == 2
    }

    /// Whether elements still ask for other sizes than they have after many rounds.
    var isUnsettled: Bool?
  }

  /// Where elements begin and end in a change.
  struct Ends: Codable {
    var initials: [SessionElement]
    var finals: [SessionElement]
    /// Those of which the layout says that they begin where they will be.
    var unmovedInitials: [SessionName]
    /// Those of which the layout says that they end where they were.
    var unmovedFinals: [SessionName]
  }

  /// More elements than this are not sent: who draws them would wait for minutes.
  static let mostElements = 250_000

  var scenery: Scenery?
  /// How many elements there are where they are too many, and then no scenery.
  var tooMany: Int?
  var ends: Ends?
  var offset: [Double]?
}
