/// A layout that follows the look of the screen it is on, unless its own is told.
public protocol SystemStyledLayout: CollectionLayout {
  /// The system whose look the layout has.
  var look: SystemStyle { get set }
}
