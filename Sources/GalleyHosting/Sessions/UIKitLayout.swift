package import GalleyGeometry
package import GalleyLayouts
package import GalleyNotation
package import UIKit

/// A UICollectionViewLayout, of an app's own file or of this process, where a layout stands.
///
/// One layout object lives as long as a state is played: attached, scrolled, updated and resized in
/// the order in which that happens. It is asked for what is in sight, as UIKit asks; of the rest of
/// the content it is asked once after each change, so that records and gestures know of all.
package struct UIKitLayout: CollectionLayout {
  package static let kind = "class"
  package static let summary = "A UICollectionViewLayout from a Swift file of yours."
  package static let options: [OptionDescription] = []

  /// Whether cells may be measured for the layout; that what content knows of their sizes comes to
  /// the layout holds in any case.
  package var asksForSizes = false

  private let host: any SessionHost
  private let facts = ViewFacts()
  private let wishes = SizeWishes()
  /// Heights settle in two rounds, heights in widths that settle as well in three.
  private static let mostRounds = 16

  /// - Parameter environment: Names and values; the program gets what it needs of them.
  package init(_ built: BuiltLayout, environment: [String: String]) {
    host = LayoutProgram(built, environment: environment)
  }

  /// Layouts of this very process, which are made and asked on its main thread.
  ///
  /// - Parameter make: Makes a layout, a new one for each state that is played.
  package init(making make: @escaping @MainActor @Sendable () -> UICollectionViewLayout) {
    host = LayoutInProcess(making: make)
  }

  /// A class is not told by options alone.
  package init(options: OptionReader) {
    preconditionFailure("a layout of a class is made of what was built")
  }

  package var interaction: any LayoutInteraction { SessionInteraction() }

  package func interaction(
    insteadOfOwn other: any LayoutInteraction
  ) -> any LayoutInteraction { SessionInteraction(touches: other) }

  /// It mirrors itself, or does not.
  package var flipsInRightToLeft: Bool { false }

  package var traits: LayoutTraits {
    [.attributesDependOnOffset, .cellsMayLeaveContent, .settlesFingersOnly]
  }

  package var decelerationRate: DecelerationRate { facts.decelerationRate }

  package func contentInset(in environment: Environment) -> EdgeInsets {
    facts.contentInset(in: environment) ?? environment.contentInset
  }

  package func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    let setting = SessionSetting(content: content, environment: environment)
    let state = SessionState(session: LayoutSession(host), deeds: [.open(setting)])
    return try settledArrangement(of: content, in: environment, state)
  }

  package func arrange(
    _ content: Content, in environment: Environment, after previous: Predecessor
  ) throws(LayoutError) -> Arrangement {
    guard let past = previous.arrangement.memo as? SessionState else {
      return try arrange(content, in: environment)
    }
    let deed: LayoutSession.Deed
    if let update = previous.update {
      deed = .update(SessionUpdate(update, content: content), at: previous.contentOffset)
    } else {
      let setting = SessionSetting(content: content, environment: environment)
      deed = .resize(setting, at: previous.contentOffset)
    }
    let state = SessionState(session: past.session, deeds: past.deeds + [deed])
    return try settledArrangement(of: content, in: environment, state)
  }

  package func initialOffset(of arrangement: Arrangement, in viewport: Viewport) -> Point? {
    guard let state = arrangement.memo as? SessionState,
      let scenery = try? state.session.scenery(after: state.deeds)
    else { return nil }
    return Point(x: scenery.offset[0], y: scenery.offset[1])
  }

  package func elements(of arrangement: Arrangement, in viewport: Viewport) -> [LayoutAttributes] {
    guard let state = arrangement.memo as? SessionState else { return [] }
    do throws(LayoutError) {
      let scenery = try state.session.scenery(after: state.deeds, at: viewport.contentOffset)
      return try attributes(of: scenery.elements).sortedBackToFront()
    } catch {
      state.failures.add(error)
      return []
    }
  }

  package func restingOffset(
    proposed: Point, velocity: Vector, of arrangement: Arrangement, in viewport: Viewport
  ) -> Point {
    var target = proposed
    if let state = arrangement.memo as? SessionState {
      do throws(LayoutError) {
        target = try state.session.restingOffset(
          proposed, velocity: velocity * 1e-3, after: state.deeds, at: viewport.contentOffset)
      } catch {
        state.failures.add(error)
      }
    }
    return viewport.clamped(
      target.isFinite ? target : proposed, contentSize: arrangement.contentSize)
  }

  package func failure(of arrangement: Arrangement) -> LayoutError? {
    (arrangement.memo as? SessionState)?.failures.first
  }

  /// Arranges until all that is known of the sizes that elements want has come to the layout.
  ///
  /// UIKit asks what comes into sight, and so does the session; what a self-sizing layout has out of
  /// sight is measured, too, so that its size is known when a scroll shows it.
  private func settledArrangement(
    of content: Content, in environment: Environment, _ state: SessionState
  ) throws(LayoutError) -> Arrangement {
    var state = state
    var inquiry = SizeInquiry(content)
    var sizes = wishes.answers(after: state.deeds, &inquiry)
    var rounds = 0
    while true {
      rounds += 1
      if let last = state.deeds.popLast() { state.deeds.append(last.with(sizes)) }
      let shown = try state.session.scenery(after: state.deeds)
      let whole = try state.session.wholeScenery(after: state.deeds) ?? shown
      wishes.add(shown.questions + whole.questions, after: state.deeds)
      inquiry = SizeInquiry(content)
      let known = wishes.answers(after: state.deeds, &inquiry)
      guard known != sizes, rounds < Self.mostRounds else {
        facts.take(shown, in: environment)
        return try arrangement(of: content, shown: shown, whole: whole, state, inquiry)
      }
      sizes = known
    }
  }

  private func arrangement(
    of content: Content, shown: SessionReply.Scenery, whole: SessionReply.Scenery,
    _ state: SessionState, _ inquiry: SizeInquiry
  ) throws(LayoutError) -> Arrangement {
    try check(shown)
    var elements: [LayoutElement: LayoutAttributes] = [:]
    for attributes in try attributes(of: whole.elements) {
      elements[attributes.element] = attributes
    }
    var builder = ArrangementBuilder(reservingCells: content.itemCount)
    for (section, metrics) in content.sections.enumerated() {
      builder.beginSection()
      for item in 0..<max(0, metrics.count) {
        builder.addCell(elements[.cell(section, item)] ?? .unseen(section, item))
      }
    }
    for view in elements.values.sorted(by: { $0.isBelow($1) })
    where view.element.category != .cell { builder.add(view) }
    let size = Size(width: shown.contentSize[0], height: shown.contentSize[1])
    var arrangement = builder.arrangement(contentSize: size, asking: inquiry)
    arrangement.memo = state
    return arrangement
  }

  private func check(_ shown: SessionReply.Scenery) throws(LayoutError) {
    let size = Size(width: shown.contentSize[0], height: shown.contentSize[1])
    guard size.isFinite, size.width >= 0, size.height >= 0 else {
      throw LayoutError(
        "\(host.layoutName) answers a content size of \(size.width) x \(size.height); give numbers of points that are not below zero"
      )
    }
    guard let item = shown.unknownItem else { return }
    throw LayoutError(
      "\(host.layoutName) gives attributes for item [\(item[0]), \(item[1])], which does not exist, so that UIKit would end the app; ask the collection view for the number of items in prepare()"
    )
  }

  private func attributes(
    of elements: [SessionElement]
  ) throws(LayoutError) -> [LayoutAttributes] {
    var all: [LayoutAttributes] = []
    for element in elements {
      guard let attributes = element.attributes else {
        throw LayoutError(
          "\(host.layoutName) gives attributes with numbers that are not finite; divide by nothing that can be zero",
          at: element.element.indexPath)
      }
      all.append(attributes)
    }
    return all
  }
}

extension LayoutAttributes {
  /// A cell that the layout says nothing of.
  fileprivate static func unseen(_ section: Int, _ item: Int) -> LayoutAttributes {
    LayoutAttributes(element: .cell(section, item), frame: .zero, isHidden: true)
  }
}
