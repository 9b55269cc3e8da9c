/// A layout that follows the look of the screen it is on, unless its own is told.
public protocol SystemLookLayout: CollectionLayout {
  var look: SystemLook { get set }
}
