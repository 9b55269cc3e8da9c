internal import Foundation
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyPrograms
internal import SwiftUI
internal import UIKit

/// A layout for a long life, in a collection view that goes through what happens to it.
@MainActor
final class HostedSession: NSObject {
  let view: UICollectionView
  /// Layouts ask for what lies around their view.
  private let window: UIWindow
  private let layout: UICollectionViewLayout
  private var counts: [Int]
  /// Is told what the app's own data source is about to be asked.
  private let willAsk: @MainActor (String) -> Void
  private let sizing = SessionSizing()
  private var setting: SessionViewState

  /// Makes a layout and lays out the view for the first time.
  ///
  /// - `takeover`: What another layout showed before; nil for a view that shows nothing yet.
  /// - `willAsk`: Is told each question before it is asked.
  init(
    _ setting: SessionViewState, takingOverFrom takeover: SessionTakeover? = nil,
    making make: @MainActor () -> UICollectionViewLayout,
    willAsk: @escaping @MainActor (String) -> Void = { _ in }
  ) {
    Self.show(setting)
    layout = make()
    counts = setting.counts
    self.willAsk = willAsk
    self.setting = setting
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: setting.frameSize),
      collectionViewLayout: takeover.map(StandInLayout.init) ?? layout)
    window = UIWindow(frame: view.frame)
    super.init()
    window.addSubview(view)
    view.journal.willAsk = { willAsk($0.question.description) }
    (layout as? HostedLayout)?.willAsk = { question in
      MainActor.assumeIsolated { willAsk(question) }
    }
    apply(setting)
    layout.registrationOfHosts?(view)
    view.itemsOfHosts = self
    view.dataSource = layout.dataSourceOfHosts ?? self
    if let takeover { take(over: takeover) }
    layOut(setting.sizes)
  }

  /// Shows what was shown before, and then lets the layout take over.
  private func take(over takeover: SessionTakeover) {
    view.layoutIfNeeded()
    view.move(to: CGPoint(x: takeover.offset[0], y: takeover.offset[1]))
    view.layoutIfNeeded()
    view.delegate = layout.delegateOfHosts ?? view.delegate
    view.setCollectionViewLayout(layout, animated: true)
  }

  /// Makes the one screen that there is this session's, which another's may have been.
  func takeScreen() { Self.show(setting) }

  /// Goes to an offset as a finger takes it there.
  ///
  /// - `regions`: The offsets of sections that scroll by themselves, by their numbers.
  func scroll(to offset: CGPoint, regions: [Int: Double]) {
    let offset = mirrored(offset)
    if offset != view.contentOffset { view.move(to: offset) }
    view.moveRegions(to: regions)
    view.layoutIfNeeded()
  }

  /// Does what an update tells, all at once.
  func update(_ update: SessionUpdate) {
    view.performBatchUpdates { [self] in
      counts = update.counts
      view.deleteItems(at: update.deletions.map(\.path))
      view.insertItems(at: update.insertions.map(\.path))
      view.reloadItems(at: update.reloads.map(\.path))
      for move in update.moves { view.moveItem(at: move.from.path, to: move.to.path) }
      sizing.know(update.sizes, in: view)
    }
    layOut(update.sizes)
  }

  /// Gives the view another size or other insets, over time.
  func resize(_ setting: SessionViewState) {
    self.setting = setting
    takeScreen()
    apply(setting)
    if counts != setting.counts {
      counts = setting.counts
      view.reloadData()
    }
    sizing.know(setting.sizes, in: view)
    view.animateResize(to: setting.frameSize)
    layOut(setting.sizes)
  }

  /// Touches a point of the view, as it is on the screen, and lets go.
  func tap(at point: CGPoint) {
    willAsk("a tap at \(point)")
    window.tap(at: CGPoint(x: view.isFlipped ? view.bounds.width - point.x : point.x, y: point.y))
    view.layoutIfNeeded()
    sizing.settle(view)
  }

  /// Returns the offset at which a scroll comes to rest, asked of the layout and its delegate.
  ///
  /// - `velocity`: In points per millisecond.
  func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    mirrored(
      view.targetOffset(
        proposed: mirrored(proposed),
        velocity: view.isFlipped ? CGPoint(x: -velocity.x, y: velocity.y) : velocity))
  }

  /// The elements that are shown now.
  var scenery: SessionReply.LayoutSnapshot {
    var snapshots = ViewSnapshots()
    var shown = scenery(of: view.shownAttributes.map(shownElement))
    for (number, attributes) in view.shownAttributes.enumerated() {
      if let own = ownView(attributes.element) {
        shown.elements[number].picture = snapshots.page(of: ViewPicture(of: own))
      }
    }
    shown.pictures = snapshots.pictures.isEmpty ? nil : snapshots.pictures
    return shown
  }

  /// The view that the app's own files made for an element; nil for one that a scene is to draw.
  private func ownView(_ element: ElementKey) -> UICollectionReusableView? {
    guard let shown = view.view(for: element) else { return nil }
    switch element.category {
    case .cell, .supplementaryView: return layout.dataSourceOfHosts == nil ? nil : shown
    case .decorationView:
      return type(of: shown) == UICollectionReusableView.self ? nil : shown
    }
  }

  /// Everything that the layout says of the whole content.
  ///
  /// What scrolls by itself lies there as if it were at its beginning.
  var wholeScenery: SessionReply.LayoutSnapshot {
    let offsets = view.regionOffsets
    view.moveRegions(to: view.restingRegions)
    view.layoutIfNeeded()
    defer {
      view.moveRegions(to: offsets)
      view.layoutIfNeeded()
    }
    let (size, bounds) = (view.contentSize, view.bounds)
    let content = view.reach(
      with: CGRect(
        x: min(0, bounds.minX), y: min(0, bounds.minY),
        width: max(size.width, bounds.maxX) - min(0, bounds.minX),
        height: max(size.height, bounds.maxY) - min(0, bounds.minY)))
    var elements: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for attributes in layout.layoutAttributesForElements(in: content) ?? [] {
      elements[attributes.element] = attributes
    }
    for attributes in view.shownAttributes { elements[attributes.element] = nil }
    return scenery(of: elements.values.map(element) + view.shownAttributes.map(shownElement))
  }

  /// The ends of the ways of the last change.
  var ends: SessionReply.Ends? {
    guard let transition = view.lastTransition else { return nil }
    return SessionReply.Ends(
      initials: elements(transition.initials), finals: elements(transition.finals),
      unmovedInitials: unmoved(transition.initials), unmovedFinals: unmoved(transition.finals))
  }

  private typealias Answers = [ElementKey: UICollectionViewLayoutAttributes?]

  private func elements(_ ends: Answers) -> [SessionElement] {
    ends.values.compactMap { $0.map(element) }
  }

  /// Returns the elements for which the layout answered nothing.
  private func unmoved(_ ends: Answers) -> [SessionName] {
    ends.filter { $0.value == nil }.keys.map { SessionName($0) }
  }

  /// Attributes as they are on the screen.
  private func element(_ attributes: UICollectionViewLayoutAttributes) -> SessionElement {
    SessionElement(attributes).mirrored(inWidth: view.isFlipped ? Double(flippedWidth) : nil)
  }

  /// Attributes as the view has them that shows them, which may make something else of them.
  private func shownElement(_ attributes: UICollectionViewLayoutAttributes) -> SessionElement {
    guard let own = ownView(attributes.element) else { return element(attributes) }
    own.layoutIfNeeded()
    return SessionElement(attributes, of: own)
      .mirrored(inWidth: view.isFlipped ? Double(flippedWidth) : nil)
  }

  private func scenery(of elements: [SessionElement]) -> SessionReply.LayoutSnapshot {
    let insets = view.restingContentInset
    let offset = mirrored(view.contentOffset)
    var snapshot = SessionReply.LayoutSnapshot(
      contentSize: [view.contentSize.width, view.contentSize.height].map { Double($0) },
      insets: [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) },
      offset: [offset.x, offset.y].map { Double($0) },
      elements: elements,
      deceleration: Double(view.decelerationRate.rawValue), isPaging: view.isPagingEnabled,
      layoutClass: layout.typeName,
      unknownItem: view.unknownItem.map { [$0.section, $0.item] }, questions: sizing.questions,
      isUnsettled: sizing.isUnsettled ? true : nil)
    snapshot.regions = regions
    return snapshot
  }

  /// The sections that scroll by themselves, as they are on the screen; nil for none.
  private var regions: [SessionRegion]? {
    let all = view.scrollRegions.map { region, kinds in
      SessionRegion(
        view.isFlipped ? region.mirrored(inWidth: Double(flippedWidth)) : region,
        fixedKinds: kinds)
    }
    return all.isEmpty ? nil : all
  }

  /// Of the content, or of the view's room where that is wider.
  private var flippedWidth: CGFloat {
    let insets = view.adjustedContentInset
    return max(view.contentSize.width, view.bounds.width - insets.left - insets.right)
  }

  /// An offset in the layout's coordinates from one on the screen, or the other way round.
  private func mirrored(_ offset: CGPoint) -> CGPoint {
    guard view.isFlipped else { return offset }
    return CGPoint(x: flippedWidth - offset.x - view.bounds.width, y: offset.y)
  }

  /// Ends what is pending, and lets elements have the sizes that they want.
  private func layOut(_ sizes: SessionSizes?) {
    sizing.know(sizes, in: view)
    view.layoutIfNeeded()
    sizing.settle(view)
  }

  private func apply(_ setting: SessionViewState) {
    view.contentInsetAdjustmentBehavior = .never
    view.contentInset = UIEdgeInsets(setting.insets)
    view.collapsibleInset = setting.collapsibleInset
    view.setSafeAreaInsets(UIEdgeInsets(setting.safeArea))
  }

  /// The screen is the view's.
  private static func show(_ setting: SessionViewState) {
    let isCompact = setting.size[0] < 600
    UIScreen.become(
      size: setting.frameSize,
      traits: UITraitCollection(
        scale: setting.scale, layoutDirection: setting.isRightToLeft ? .rightToLeft : .leftToRight,
        horizontal: isCompact ? .compact : .regular, idiom: isCompact ? .phone : .pad,
        interface: setting.interface))
  }
}

extension HostedSession: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts.indices.contains(section) ? counts[section] : 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: Foundation.IndexPath
  ) -> UICollectionViewCell {
    guard let own = layout.dataSourceOfHosts else { return UICollectionViewCell(frame: .zero) }
    willAsk("collectionView(_:cellForItemAt: \(Array(indexPath)))")
    return own.collectionView(collectionView, cellForItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: Foundation.IndexPath
  ) -> UICollectionReusableView {
    guard let own = layout.dataSourceOfHosts else { return UICollectionReusableView(frame: .zero) }
    willAsk(
      "collectionView(_:viewForSupplementaryElementOfKind: \(kind), at: \(Array(indexPath)))")
    return own.collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
}

extension SessionViewState {
  var frameSize: CGSize { CGSize(width: size[0], height: size[1]) }
}

extension [Int] {
  /// The path of an item.
  fileprivate var path: Foundation.IndexPath { Foundation.IndexPath(indexes: self) }
}

extension UIEdgeInsets {
  /// Top, left, bottom, right.
  fileprivate init(_ numbers: [Double]) {
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}

/// Pictures of views, each once.
struct ViewSnapshots {
  private(set) var pictures: [ViewPicture] = []
  private var pages: [ViewPicture: Int] = [:]

  /// The place of a picture among them.
  mutating func page(of picture: ViewPicture) -> Int {
    if let page = pages[picture] { return page }
    pages[picture] = pictures.count
    pictures.append(picture)
    return pictures.count - 1
  }
}
