internal import GalleyGeometry
internal import GalleyLayouts

/// A state as a scene gives it: where it begins, what the finger does, and when it is drawn.
struct StateSpec: Sendable {
  var name: String
  var location: SourceLocation
  var starts: [Start] = []
  var gestures: [GestureSpec] = []
  /// The state that this one goes on from.
  var base: BaseState?
  /// The size of the screen where it is not the scene's.
  var size: Size?

  struct BaseState: Sendable {
    var name: String
    var location: SourceLocation
  }

  /// Where one collection begins.
  struct Start: Sendable {
    var collection: String
    var location: SourceLocation
    var offset: (x: Double?, y: Double?)?
    var page: Placed<Int>?
    var itemCount: Int?
    var mode: Placed<String>?
    var selection: [Placed<ItemReference>] = []
  }

  /// A gesture, and the collection that it meets.
  struct GestureSpec: Sendable {
    var collection: String
    var action: Action
    var location: SourceLocation
  }

  enum Action: Sendable {
    case scrollTo(x: Double?, y: Double?)
    case scrollBy(Vector)
    case scrollToItem(Placed<ItemReference>)
    case scrollToPage(Placed<Int>)
    case scrollToEnd
    case tapItem(Placed<ItemReference>)
    case tapPoint(Point)
    case tapBackground
  }
}
