public import GalleyGeometry

extension CollectionView {
  /// The sizes that the layout wanted to know and did not; the arrangement is an estimate while
  /// there are some.
  public var unmeasured: Set<PreferredSizes.Question> { arrangement.unmeasured }

  /// Takes sizes that elements want, for arrangements from now on.
  ///
  /// - Throws: `LayoutError` where a size cannot be used.
  public mutating func setPreferredSizes(
    for questions: some Sequence<PreferredSizes.Question>,
    measuredBy measure: (PreferredSizes.Question) -> Size
  ) throws(LayoutError) {
    try items.setPreferredSizes(for: questions, measuredBy: measure)
  }

  /// Changes the view with all sizes known that its layout asks for.
  ///
  /// What a change leads to may ask for sizes that are not known yet: they are measured, and the
  /// view changes from where it was once more. A size is measured once for a view, however often it
  /// is asked for; a scroll asks for none.
  ///
  /// - `measure`: Gives the size in points that an element wants.
  ///
  /// Throws what the change throws, and `LayoutError` where a size cannot be used or sizes lead to
  /// further questions without end.
  public mutating func withPreferredSizes(
    measuredBy measure: (PreferredSizes.Question) -> Size,
    _ change: (inout CollectionView) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    self = try Self.measured(from: self, by: measure) { view throws(LayoutError) in
      var view = view
      try change(&view)
      return view
    }
  }

  /// A view that shows the beginning of its content, with all sizes known that its layout asks for.
  ///
  /// - `measure`: Gives the size in points that an element wants.
  public static func measured(
    content: Content, layout: any CollectionLayout, in environment: Environment,
    ids: [[ItemID]]? = nil, interaction: (any LayoutInteraction)? = nil,
    by measure: (PreferredSizes.Question) -> Size
  ) throws(LayoutError) -> CollectionView {
    var content = content
    for _ in 0..<mostRounds {
      let view = try CollectionView(
        content: content, layout: layout, in: environment, ids: ids, interaction: interaction)
      guard !view.unmeasured.isEmpty else { return view }
      try content.preferredSizes.setSizes(for: view.unmeasured, measuredBy: measure)
    }
    throw endlessQuestions
  }

  private static func measured(
    from view: CollectionView, by measure: (PreferredSizes.Question) -> Size,
    _ change: (CollectionView) throws(LayoutError) -> CollectionView
  ) throws(LayoutError) -> CollectionView {
    var view = view
    for _ in 0..<mostRounds {
      let changed = try change(view)
      guard !changed.unmeasured.isEmpty else { return changed }
      try view.setPreferredSizes(for: changed.unmeasured, measuredBy: measure)
    }
    throw endlessQuestions
  }

  /// Widths first, then heights in them, and so on for groups in groups.
  private static let mostRounds = 16

  private static let endlessQuestions = LayoutError(
    "the sizes of elements depend on each other without end; give one of them points")
}
