package import GalleyGraphics

/// The reply of a session.
package struct SessionReply: Codable {
  /// The elements that a layout shows, and where its content may scroll.
  package struct LayoutSnapshot: Codable {
    package var contentSize: [Double]
    /// Top, left, bottom, right: what the view has, and what the layout made of it.
    package var insets: [Double]
    package var offset: [Double]
    /// The elements that meet the bounds; in the answer to `all`, every one.
    package var elements: [SessionElement]
    /// The share of a scroll's velocity that is left after a millisecond.
    package var deceleration: Double
    /// Whether a page at a time is scrolled.
    package var isPaging: Bool
    /// The class of the layout.
    package var layoutClass: String
    /// Of views that the app's own files make, those that are the same once; nil for none.
    package var pictures: [ViewPicture]?
    /// The sections that scroll by themselves; nil for none.
    package var regions: [SessionRegion]?
    /// A section and an item that the layout gave attributes for, and that there is not.
    package var unknownItem: [Int]?
    /// Sizes that elements would have been asked for, and that nobody has told.
    package var questions: [SessionSizes.Question]?
    /// Whether elements still ask for other sizes than they have after many rounds.
    package var isUnsettled: Bool?

    package init(
      contentSize: [Double], insets: [Double], offset: [Double], elements: [SessionElement],
      deceleration: Double, isPaging: Bool, layoutClass: String, unknownItem: [Int]?,
      questions: [SessionSizes.Question]?, isUnsettled: Bool?
    ) {
      (self.contentSize, self.insets, self.offset) = (contentSize, insets, offset)
      (self.elements, self.layoutClass) = (elements, layoutClass)
      (self.deceleration, self.isPaging) = (deceleration, isPaging)
      (self.unknownItem, self.questions) = (unknownItem, questions)
      self.isUnsettled = isUnsettled
    }

    /// Whether it has as many numbers as it must, whoever wrote it.
    package var isWhole: Bool {
      contentSize.count == 2 && insets.count == 4 && offset.count == 2
        && (unknownItem?.count ?? 2) == 2
    }
  }

  /// The ends of elements' motions in a change.
  package struct Ends: Codable {
    package var initials: [SessionElement]
    package var finals: [SessionElement]
    /// Those of which the layout says that they begin where they will be.
    package var unmovedInitials: [SessionName]
    /// Those of which the layout says that they end where they were.
    package var unmovedFinals: [SessionName]

    package init(
      initials: [SessionElement], finals: [SessionElement], unmovedInitials: [SessionName],
      unmovedFinals: [SessionName]
    ) {
      (self.initials, self.finals) = (initials, finals)
      (self.unmovedInitials, self.unmovedFinals) = (unmovedInitials, unmovedFinals)
    }
  }

  /// More elements than this are not sent: who draws them would wait for minutes.
  package static let mostElements = 250_000

  package var scenery: LayoutSnapshot?
  /// How many elements there are where they are too many, and then no scenery.
  package var tooMany: Int?
  package var ends: Ends?
  package var offset: [Double]?

  package init(
    scenery: LayoutSnapshot? = nil, tooMany: Int? = nil, ends: Ends? = nil, offset: [Double]? = nil
  ) {
    (self.scenery, self.tooMany) = (scenery, tooMany)
    (self.ends, self.offset) = (ends, offset)
  }
}
