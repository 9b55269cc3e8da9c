internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyRecords

/// A state as a scene gives it: where it begins, what the finger does, and when it is drawn.
struct StateSpec: Sendable {
  var name: String
  var location: SourceLocation
  var starts: [Start] = []
  /// The values of controls when it begins, by their names.
  var controls: [String: Double] = [:]
  var gestures: [GestureSpec] = []
  /// The state that this one goes on from.
  var base: BaseState?
  /// The size of the screen where it is not the scene's.
  var size: Size?
  var instant = Located<Instant>?.none
  var check = CheckSpec()
  /// The words for people who cannot see the picture; nil for a sentence made from its record.
  var alternative: String?
  /// The digest of the state in the scene, apart from its name, its alternative and how it is checked.
  var source: SourceDigest

  struct BaseState: Sendable {
    var name: String
    var location: SourceLocation
    /// Among the states of the scene; nil where there is none of the name.
    var index: Int?
  }

  /// The instant at which a state is drawn.
  enum Instant: Hashable, Sendable {
    /// When everything that comes to an end has ended.
    case settled
    /// Seconds since the last gesture.
    case seconds(Double)
    /// A part of the time that what the last gesture began takes to settle.
    case fraction(Double)
  }

  /// The beginning of one collection in a state.
  struct Start: Sendable {
    var collection: String
    var location: SourceLocation
    var offset: (x: Double?, y: Double?)?
    var page: Located<Int>?
    var itemCount: Int?
    var mode: Located<String>?
    var selection: [Located<ItemReference>] = []
    var sections: [Section] = []

    /// The beginning of a section that scrolls by itself.
    struct Section: Sendable {
      var number: Located<Int>
      /// In points from its beginning.
      var offset: Double?
      var page: Located<Int>?
    }
  }
}

extension [StateSpec] {
  /// Returns the number of items that the last of the states which says so lets a collection begin
  /// with.
  func itemCount(ofCollection name: String) -> Int? {
    flatMap(\.starts).last { $0.collection == name && $0.itemCount != nil }?.itemCount
  }
}

/// A gesture, the collection that it meets, and when it begins.
struct GestureSpec: Sendable {
  /// Nil for what happens to the screen as a whole.
  var collection: String?
  var action: GestureAction
  /// Seconds since the gesture before; nil waits until everything has settled.
  var pause: Double?
  /// How elements move and modes change in it; nil as the collection says.
  var timing: Timing?
  var location: SourceLocation

  /// The place in the scene that an error is about.
  func location(of error: LayoutError) -> SourceLocation {
    guard case .update(let update) = action else { return location }
    return update.location(of: error) ?? location
  }
}

/// An action of a finger or of the app.
enum GestureAction: Sendable {
  case scroll(ScrollSpec, in: SectionReference?)
  case drag(by: ScrollDistance, in: SectionReference?)
  case flick(by: ScrollDistance, velocity: ScrollDistance, in: SectionReference?)
  case release(velocity: ScrollDistance)
  case tap(TapSpec)
  case tapClose(Located<ItemReference>)
  case longPress(TapSpec)
  case dragItem(Located<ItemReference>, to: DragSpec, isHeld: Bool)
  case swipe(Located<ItemReference>, by: Double, velocity: Double, isHeld: Bool)
  case update(UpdateSpec)
  /// The screen has another size and safe area, as when the device is turned.
  case resize(Size, safeArea: EdgeInsets)
  case switchLayout(TemplatedLayout)
  /// The collection is shown for the first time.
  case load
  /// A finger meets the control of a name.
  case control(String, ControlTouch)
}

/// A section that a finger meets; the gesture scrolls that one where it scrolls by itself.
enum SectionReference: Sendable {
  case number(Located<Int>)
  /// That of an item.
  case item(Located<ItemReference>)
}

enum ScrollSpec: Sendable {
  case to(x: Double?, y: Double?)
  case by(ScrollDistance)
  case item(Located<ItemReference>)
  case page(Located<Int>)
  case middle
  case end
}

/// A distance in points, or a velocity in points per second.
enum ScrollDistance: Hashable, Sendable {
  case vector(Vector)
  /// Along the direction in which the collection scrolls.
  case along(Double)
}

enum TapSpec: Sendable {
  case item(Located<ItemReference>)
  case point(Located<Point>)
  case background
  /// The Close button of a detail.
  case close(SourceLocation)
}

enum DragSpec: Sendable {
  case item(Located<ItemReference>)
  case point(Point)
}

/// Items that come, go, move and change at once.
struct UpdateSpec: Sendable {
  struct Insertion: Sendable {
    /// After the update; that of the first where there are several.
    var indexPath: ItemPath
    /// Nil for what the collection's `new-items:` say.
    var item: SceneItem?
    /// How many come, one after the other.
    var count = 1
    var location: SourceLocation
  }

  struct Move: Sendable {
    var item: Located<ItemReference>
    /// After the update.
    var target: Located<ItemPath>
  }

  struct Reload: Sendable {
    var item: Located<ItemReference>
    /// The changed keys of the item; nil where there are none.
    var changes: SceneItem?
  }

  var deletions: [Located<ItemReference>] = []
  var insertions: [Insertion] = []
  var moves: [Move] = []
  var reloads: [Reload] = []

  /// The place in the scene of the part that an error is about; nil where it is no one part.
  func location(of error: LayoutError) -> SourceLocation? {
    switch error.updateEntry {
    case .deletion(let index): return deletions[index].location
    case .insertion(let index): return eachInsertion[index].location
    case .moveSource(let index): return moves[index].item.location
    case .moveTarget(let index): return moves[index].target.location
    case .reload(let index): return reloads[index].item.location
    case nil:
      guard let path = error.indexPath else { return nil }
      return eachInsertion.first { $0.indexPath == path }?.location
    }
  }

  /// The insertions one by one.
  var eachInsertion: [Insertion] {
    insertions.flatMap { insertion in
      (0..<insertion.count).map { offset in
        Insertion(
          indexPath: insertion.indexPath.advanced(by: offset), item: insertion.item,
          location: insertion.location)
      }
    }
  }
}
