package import GalleyGeometry
package import GalleyGraphics
package import GalleyLayouts
internal import GalleyNotation
internal import GalleyRewriting
internal import Synchronization

/// A UICollectionViewLayout, of an app's own file or of this process, where a layout stands.
///
/// One layout object lives as long as a state is played: attached, scrolled, updated and resized in
/// the order in which that happens. It is asked for what is in sight, as UIKit asks; of the rest of
/// the content it is asked once after each change, so that records and gestures know of all.
package struct UIKitLayout: CollectionLayout {
  package static let kind = "class"
  package static let summary = "A UICollectionViewLayout from a Swift file of yours."

  private let host: any SessionHost
  private let sizing: SelfSizing?
  private let facts = ViewAdjustments()
  /// The folders of its Swift files, each once.
  package let sourceFolders: [String]
  /// The images of the app's catalogs, by name.
  package let catalogImages: [String: CatalogImage]

  /// - `sizing`: What the content of cells, headers and footers decides; nil for nothing.
  package init(_ built: BuiltLayout, sizing: SelfSizing? = nil) {
    var folders: [String] = []
    for file in built.unit.files {
      let folder = file.path.lastIndex(of: "/").map { String(file.path[..<$0]) } ?? "."
      if !folders.contains(folder) { folders.append(folder) }
    }
    self.init(
      LayoutProgram(built), sizing: sizing, sourceFolders: folders,
      catalogImages: built.resources.images)
  }

  /// - `host`: Where its layout objects live.
  /// - `sizing`: What the content of cells, headers and footers decides; nil for nothing.
  package init(
    _ host: any SessionHost, sizing: SelfSizing? = nil, sourceFolders: [String] = [],
    catalogImages: [String: CatalogImage] = [:]
  ) {
    (self.host, self.sizing, self.sourceFolders) = (host, sizing, sourceFolders)
    self.catalogImages = catalogImages
  }

  /// A class is not told by options alone.
  package init() { preconditionFailure("a layout of a class is made of what was built") }

  package var interaction: any LayoutInteraction { SessionInteraction() }

  package func interaction(
    replacingDefaultWith other: any LayoutInteraction
  ) -> any LayoutInteraction { SessionInteraction(touches: other) }

  /// It mirrors itself, or does not.
  package var flipsInRightToLeft: Bool { false }

  package var asksForSizes: Bool { sizing != nil }

  package var traits: LayoutTraits {
    [.attributesDependOnOffset, .cellsMayLeaveContent, .settlesFingersOnly, .hearsTaps]
  }

  package var decelerationRate: DecelerationRate { facts.decelerationRate }

  package func contentInset(in environment: Environment) -> EdgeInsets {
    facts.contentInset(in: environment) ?? environment.contentInset
  }

  package func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    let setting = SessionViewState(content: content, environment: environment, sizing: sizing)
    let state = SessionState(session: LayoutSession(host), events: [.open(setting)])
    return try arrangement(of: content, in: environment, state)
  }

  package func arrange(
    _ content: Content, in environment: Environment, after previous: PreviousArrangement
  ) throws(LayoutError) -> Arrangement {
    if case .layout(let shown) = previous.change {
      return try arrange(content, in: environment, takingOverFrom: previous, showing: shown)
    }
    guard var events = (previous.arrangement.memo as? SessionState)?.events,
      let session = (previous.arrangement.memo as? SessionState)?.session
    else { return try arrange(content, in: environment) }
    switch previous.change {
    case .update(let update):
      let message = SessionUpdate(update, content: content, sizing: sizing)
      events.append(.update(message, at: previous.contentOffset))
    case .tap(let point): events.append(.tap(point, at: previous.contentOffset))
    case .environment, .layout:
      let setting = SessionViewState(content: content, environment: environment, sizing: sizing)
      events.append(.resize(setting, at: previous.contentOffset))
    }
    return try arrangement(
      of: content, in: environment, SessionState(session: session, events: events))
  }

  private func arrange(
    _ content: Content, in environment: Environment, takingOverFrom previous: PreviousArrangement,
    showing elements: [LayoutAttributes]
  ) throws(LayoutError) -> Arrangement {
    let event = LayoutSession.SessionEvent.takeOver(
      SessionViewState(content: content, environment: environment, sizing: sizing),
      from: SessionTakeover(
        showing: elements, contentSize: previous.arrangement.contentSize,
        offset: previous.contentOffset))
    return try arrangement(
      of: content, in: environment, SessionState(session: LayoutSession(host), events: [event]))
  }

  package func offsetAfterChange(of arrangement: Arrangement, in viewport: Viewport) -> Point? {
    guard let events = (arrangement.memo as? SessionState)?.events else { return nil }
    if events.count == 1, case .open = events[0] { return nil }
    return initialOffset(of: arrangement, in: viewport)
  }

  package func initialOffset(of arrangement: Arrangement, in viewport: Viewport) -> Point? {
    guard let state = arrangement.memo as? SessionState,
      let scenery = try? state.session.scenery(after: state.events)
    else { return nil }
    return Point(x: scenery.offset[0], y: scenery.offset[1])
  }

  package func elements(of arrangement: Arrangement, in viewport: Viewport) -> [LayoutAttributes] {
    guard let state = arrangement.memo as? SessionState else { return [] }
    do throws(LayoutError) {
      let scenery = try state.session.scenery(
        after: state.events, at: viewport.contentOffset, regions: viewport.regionOffsets)
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
          proposed, velocity: velocity * 1e-3, after: state.events, at: viewport.contentOffset)
      } catch {
        state.failures.add(error)
      }
    }
    return viewport.clamped(
      target.isFinite ? target : proposed, contentSize: arrangement.contentSize)
  }

  /// Returns the looks of the app's own views at an offset, by what they show, and the acts of
  /// those that were shown when the last change began.
  package func views(
    of arrangement: Arrangement, in viewport: Viewport
  ) -> (shown: [LayoutElement: ViewPicture], before: [LayoutElement: ViewPicture]) {
    guard let state = arrangement.memo as? SessionState else { return ([:], [:]) }
    do throws(LayoutError) {
      return try state.session.views(
        after: state.events, at: viewport.contentOffset, regions: viewport.regionOffsets)
    } catch {
      state.failures.add(error)
      return ([:], [:])
    }
  }

  package func failure(of arrangement: Arrangement) -> LayoutError? {
    (arrangement.memo as? SessionState)?.failures.first
  }

  private func arrangement(
    of content: Content, in environment: Environment, _ state: SessionState
  ) throws(LayoutError) -> Arrangement {
    let shown = try state.session.scenery(after: state.events)
    if shown.isUnsettled == true {
      throw LayoutError(
        "\(host.layoutName) has other sizes than its elements prefer after many rounds; keep the preferred size in invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:), and answer true in shouldInvalidateLayout only where it changes something"
      )
    }
    facts.take(shown, in: environment)
    let size = Size(width: shown.contentSize[0], height: shown.contentSize[1])
    guard size.isFinite, size.width >= 0, size.height >= 0 else {
      throw LayoutError(
        "\(host.layoutName) answers a content size of \(size.width) x \(size.height); give numbers of points that are not below zero"
      )
    }
    let whole = try state.session.wholeScenery(after: state.events) ?? shown
    if let item = shown.unknownItem {
      throw LayoutError(
        "\(host.layoutName) gives attributes for item [\(item[0]), \(item[1])], which does not exist, so that UIKit would end the app; ask the collection view for the number of items in prepare()",
        at: ItemPath(section: item[0], item: item[1]))
    }
    var elements: [LayoutElement: LayoutAttributes] = [:]
    for attributes in try attributes(of: whole.elements) {
      elements[attributes.element] = attributes
    }
    var builder = ArrangementBuilder(reservingCells: content.itemCount)
    for (section, metrics) in content.sections.enumerated() {
      builder.beginSection()
      for item in 0..<max(0, metrics.count) {
        builder.addCell(elements[.cell(section: section, item: item)] ?? .offscreen(section, item))
      }
    }
    for view in elements.values.sorted(by: { $0.isBelow($1) })
    where view.element.category != .cell { builder.add(view) }
    for region in (whole.regions ?? []).compactMap(\.region) { builder.add(region) }
    var arrangement = builder.arrangement(contentSize: size)
    arrangement.unmeasured = Set((shown.questions ?? []).map(\.asked))
    arrangement.memo = state
    return arrangement
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
  fileprivate static func offscreen(_ section: Int, _ item: Int) -> LayoutAttributes {
    LayoutAttributes(element: .cell(section: section, item: item), frame: .zero, isHidden: true)
  }
}

/// The changes of layouts to their views: insets and deceleration, while they prepare.
final class ViewAdjustments: Sendable {
  private struct State {
    var insets: [Environment: EdgeInsets] = [:]
    var rate = DecelerationRate.normal
  }

  private let state = Mutex(State())

  /// The content inset that a layout left to its view; nil for a view that none was in.
  func contentInset(in environment: Environment) -> EdgeInsets? {
    state.withLock { $0.insets[environment] }
  }

  var decelerationRate: DecelerationRate { state.withLock(\.rate) }

  func take(_ scenery: SessionReply.LayoutSnapshot, in environment: Environment) {
    let insets = EdgeInsets(
      top: scenery.insets[0], leading: scenery.insets[1], bottom: scenery.insets[2],
      trailing: scenery.insets[3])
    state.withLock { state in
      state.insets[environment] =
        environment.layoutDirection == .rightToLeft ? insets.mirrored : insets
      state.rate = scenery.deceleration < 0.995 ? .fast : .normal
    }
  }
}
