public import GalleyGeometry
public import GalleyNotation

/// The meaning of touches on a collection view, and how its elements come, go and move by
/// themselves.
///
/// A layout has one of its own; a scene may ask for another by its kind.
public protocol LayoutInteraction: Configurable {
  /// Returns the changes that a touch makes.
  func response(to touch: Touch, in view: CollectionView) -> [TouchEffect]

  /// The modes that a collection view may be in, beside none.
  var modes: [String] { get }

  /// Returns the way an item that is carried is dropped.
  var drop: ItemDrop { get }

  /// Returns the attributes with which an element begins that comes, given where it will rest.
  func attributesForAppearing(_ attributes: LayoutAttributes, in view: CollectionView)
    -> LayoutAttributes

  /// Returns the attributes with which an element ends that goes, given where it rested.
  func attributesForDisappearing(_ attributes: LayoutAttributes, in view: CollectionView)
    -> LayoutAttributes

  /// Where an element begins at the first load, given where it will rest, and how it gets there.
  func arrival(
    of attributes: LayoutAttributes, in view: CollectionView
  ) -> (from: LayoutAttributes, timing: Timing)

  /// The line along which elements move.
  func path(in view: CollectionView) -> MotionPath

  /// The two ends of the way of every element in an update; by default what `attributesForAppearing` and
  /// `attributesForDisappearing` say, and only for elements that come or go.
  func attributes(
    for update: Update, from before: CollectionView, to after: CollectionView
  ) -> any UpdateAttributes

  /// The elements as they are presented at an instant, each with what moves it by itself and what
  /// its cell must know of the mode; by default as they are.
  ///
  /// - `clock`: Seconds on the clock of the view.
  func presented(
    _ elements: [PresentedElement], in view: CollectionView, at clock: Double
  ) -> [PresentedElement]

  /// Whether something moves by itself for ever, as things are.
  func animatesIndefinitely(in view: CollectionView) -> Bool
}

/// A touch as an interaction sees it.
public enum Touch: Hashable, Sendable {
  /// On an item, or on the background where it is nil.
  case tap(ItemPath?)
  /// On the close button of an item.
  case tapClose(ItemPath)
  /// On an item, or on the background where it is nil.
  case longPress(ItemPath?)
}

/// A change that a touch makes in a collection view.
public enum TouchEffect: Hashable, Sendable {
  /// Scrolls until the offset rests there.
  case scroll(to: Point)
  /// Replaces the selection.
  case select(Set<ItemPath>)
  /// Changes the mode; nil for none.
  case setMode(String?)
  /// Lets items come, go, move or change.
  case update(Update)
  /// Shows the detail of an item over the screen.
  case open(ItemPath)
  /// Takes the detail away again.
  case close
}

/// Returns the way an item that is carried is dropped.
public enum ItemDrop: String, Hashable, Sendable, CaseIterable {
  /// Between the others, which make room while it is carried.
  case insert
  /// In the place of the item below it, which takes the place that it left.
  case swap
}

extension LayoutInteraction {
  public var modes: [String] { [] }

  public var drop: ItemDrop { .insert }

  public func attributesForAppearing(
    _ attributes: LayoutAttributes, in view: CollectionView
  ) -> LayoutAttributes { attributes.faded }

  public func attributesForDisappearing(
    _ attributes: LayoutAttributes, in view: CollectionView
  ) -> LayoutAttributes { attributes.faded }

  public func arrival(
    of attributes: LayoutAttributes, in view: CollectionView
  ) -> (from: LayoutAttributes, timing: Timing) {
    (attributesForAppearing(attributes, in: view), view.timing)
  }

  public func path(in view: CollectionView) -> MotionPath { .straight }

  public func attributes(
    for update: Update, from before: CollectionView, to after: CollectionView
  ) -> any UpdateAttributes { AppearanceEnds(interaction: self, view: after) }

  public func presented(
    _ elements: [PresentedElement], in view: CollectionView, at clock: Double
  ) -> [PresentedElement] { elements }

  public func animatesIndefinitely(in view: CollectionView) -> Bool { false }
}

extension LayoutAttributes {
  /// The same, invisible.
  public var faded: LayoutAttributes {
    var attributes = self
    attributes.alpha = 0
    return attributes
  }
}
