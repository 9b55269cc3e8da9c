/// A layout that follows the look of the screen it is on, unless its own is told.
public protocol SystemStyledLayout: CollectionLayout {
  var look: SystemStyle { get set }
}
