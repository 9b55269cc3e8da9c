internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import Synchronization

/// A layout that lives as long as a state is played, and what has happened to it.
///
/// Values ask it in any order. What is asked of now finds it as it is, and moves it on; what is
/// asked of an earlier time, or after its host began anew, is answered by a new layout that has
/// gone through the same, unless it was answered before: the same question has the same answer.
final class LayoutSession: Sendable {
  /// An event in a layout's life; offsets are where the content was before.
  enum SessionEvent: Hashable, Sendable {
    case open(SessionViewState)
    case takeOver(SessionViewState, from: SessionTakeover)
    case update(SessionUpdate, at: Point)
    case resize(SessionViewState, at: Point)
    /// A finger touched a point of the view and let go.
    case tap(Point, at: Point)
  }

  /// The ends of elements' motions in the last change.
  struct Ends: Sendable {
    /// Nil for what begins where it will be.
    var initials: [LayoutElement: LayoutAttributes?] = [:]
    /// Nil for what ends where it was.
    var finals: [LayoutElement: LayoutAttributes?] = [:]
  }

  private struct State: Sendable {
    var number = 0
    var generation = 0
    var done: [SessionEvent] = []
    var offset = Point.zero
    var regionOffsets: [Int: Double] = [:]
    var scenery: SessionReply.LayoutSnapshot?
    /// The snapshot when the last change began.
    var sceneryBefore: SessionReply.LayoutSnapshot?
    var memory = SessionCache()
  }

  private let host: any SessionHost
  private let state = Mutex(State())

  init(_ host: any SessionHost) { self.host = host }

  deinit {
    let (number, generation) = state.withLock { ($0.number, $0.generation) }
    if number > 0 { host.close(number, generation: generation) }
  }

  /// Returns the snapshot after some events, at the offset where they leave the content or at
  /// another.
  func scenery(
    after events: [SessionEvent], at offset: Point? = nil, regions: [Int: Double] = [:]
  ) throws(LayoutError) -> SessionReply.LayoutSnapshot {
    try locked { [self] state throws(LayoutError) in
      if let cached = state.memory.scenery(after: events, at: offset, regions: regions) {
        return cached
      }
      try bring(&state, to: events)
      if let offset { try scroll(&state, to: offset, regions: regions) }
      guard let scenery = state.scenery else {
        throw LayoutError("\(host.layoutName) was never laid out")
      }
      state.memory.add(scenery, after: events, at: offset, regions: state.regionOffsets)
      return scenery
    }
  }

  /// Returns the looks of the app's own views after some events, at an offset, and the acts of
  /// those that were shown when the last of the events began.
  func views(
    after events: [SessionEvent], at offset: Point, regions: [Int: Double]
  ) throws(LayoutError) -> (
    shown: [LayoutElement: ViewPicture], before: [LayoutElement: ViewPicture]
  ) {
    try locked { [self] state throws(LayoutError) in
      try bring(&state, to: events)
      try scroll(&state, to: offset, regions: regions)
      return (state.scenery?.views ?? [:], state.sceneryBefore?.views ?? [:])
    }
  }

  /// Everything that the layout says after some deeds.
  func wholeScenery(after events: [SessionEvent]) throws(LayoutError) -> SessionReply
    .LayoutSnapshot?
  {
    try locked { [self] state throws(LayoutError) in
      try bring(&state, to: events)
      return try host.answer(to: .all, of: state.number).scenery
    }
  }

  /// The ends of the last of some deeds.
  func ends(after events: [SessionEvent]) throws(LayoutError) -> Ends? {
    try locked { [self] state throws(LayoutError) in
      if let cached = state.memory.ends[events] { return cached }
      try bring(&state, to: events)
      return state.memory.ends[events]
    }
  }

  /// Returns the offset at which a scroll comes to rest.
  ///
  /// - `velocity`: In points per millisecond.
  func restingOffset(
    _ proposed: Point, velocity: Vector, after events: [SessionEvent], at offset: Point
  ) throws(LayoutError) -> Point {
    try locked { [self] state throws(LayoutError) in
      try bring(&state, to: events)
      try scroll(&state, to: offset, regions: state.regionOffsets)
      let reply = try host.answer(
        to: .rest(proposed: [proposed.x, proposed.y], velocity: [velocity.dx, velocity.dy]),
        of: state.number)
      guard let target = reply.offset, target.count == 2 else { return proposed }
      return Point(x: target[0], y: target[1])
    }
  }

  private func locked<Answer: Sendable>(
    _ body: @escaping @Sendable (inout State) throws(LayoutError) -> Answer
  ) throws(LayoutError) -> Answer {
    try host.whileReachable { [self] () throws(LayoutError) in
      let result: Result<Answer, LayoutError> = state.withLock { state in
        do throws(LayoutError) {
          return .success(try body(&state))
        } catch {
          if state.number > 0 { host.close(state.number, generation: host.generation) }
          state = State(memory: state.memory)
          return .failure(error)
        }
      }
      return try result.get()
    }
  }

  private func bring(_ state: inout State, to events: [SessionEvent]) throws(LayoutError) {
    let isAlive = state.number > 0 && state.generation == host.generation
    if !isAlive || !events.starts(with: state.done) {
      if isAlive { host.close(state.number, generation: state.generation) }
      state = State(number: host.newSession(), memory: state.memory)
    }
    for event in events.dropFirst(state.done.count) {
      let ends = try perform(event, &state)
      state.done.append(event)
      state.memory.ends[state.done] = ends
      if let scenery = state.scenery {
        state.memory.add(
          scenery, after: state.done, at: nil, regions: state.regionOffsets)
      }
    }
    state.generation = host.generation
  }

  private func perform(_ event: SessionEvent, _ state: inout State) throws(LayoutError) -> Ends? {
    let reply: SessionReply
    switch event {
    case .open(let setting):
      reply = try host.answer(to: .open(setting), of: state.number)
    case .takeOver(let setting, let takeover):
      reply = try host.answer(to: .takeOver(setting, from: takeover), of: state.number)
    case .update(let update, let offset):
      try scroll(&state, to: offset, regions: state.regionOffsets)
      state.sceneryBefore = state.scenery
      reply = try host.answer(to: .update(update), of: state.number)
    case .resize(let setting, let offset):
      try scroll(&state, to: offset, regions: state.regionOffsets)
      state.sceneryBefore = state.scenery
      reply = try host.answer(to: .resize(setting), of: state.number)
    case .tap(let point, let offset):
      try scroll(&state, to: offset, regions: state.regionOffsets)
      state.sceneryBefore = state.scenery
      reply = try host.answer(to: .tap([point.x, point.y]), of: state.number)
    }
    take(reply, &state)
    return reply.ends.map(Ends.init)
  }

  private func scroll(
    _ state: inout State, to offset: Point, regions: [Int: Double]
  ) throws(LayoutError) {
    guard offset != state.offset || regions != state.regionOffsets else { return }
    let reply = try host.answer(
      to: .scroll([offset.x, offset.y], regions: regions), of: state.number)
    state.regionOffsets = regions
    take(reply, &state)
  }

  private func take(_ reply: SessionReply, _ state: inout State) {
    guard let scenery = reply.scenery else { return }
    state.scenery = scenery
    state.offset = Point(x: scenery.offset[0], y: scenery.offset[1])
  }
}

extension SessionReply.LayoutSnapshot {
  /// The pictures of views, by the elements that they show.
  fileprivate var views: [LayoutElement: ViewPicture] {
    guard let pictures else { return [:] }
    var views: [LayoutElement: ViewPicture] = [:]
    for element in elements {
      guard let page = element.picture, pictures.indices.contains(page) else { continue }
      views[element.element] = pictures[page]
    }
    return views
  }
}

extension LayoutSession.Ends {
  fileprivate init(_ ends: SessionReply.Ends) {
    for element in ends.initials { initials[element.element] = .some(element.attributes) }
    for element in ends.finals { finals[element.element] = .some(element.attributes) }
    for name in ends.unmovedInitials { initials[name.element] = .some(nil) }
    for name in ends.unmovedFinals { finals[name.element] = .some(nil) }
  }
}

/// A cache of a session's answers, so that a look back needs no new layout.
struct SessionCache: Sendable {
  private struct Moment: Hashable {
    var events: [LayoutSession.SessionEvent]
    /// Nil for where the deeds leave the content.
    var offset: Point?
    var regions: [Int: Double]
  }

  /// As many as an animation has frames, each of what is in sight.
  private var sceneries = BoundedCache<Moment, SessionReply.LayoutSnapshot>(capacity: 128)
  /// The ends of the last of some deeds.
  var ends: [[LayoutSession.SessionEvent]: LayoutSession.Ends] = [:]

  mutating func scenery(
    after events: [LayoutSession.SessionEvent], at offset: Point?, regions: [Int: Double]
  ) -> SessionReply.LayoutSnapshot? {
    sceneries.value(for: Moment(events: events, offset: offset, regions: regions))
  }

  /// Notes what was shown; beside the offset that was asked for, at the one that came of it.
  mutating func add(
    _ scenery: SessionReply.LayoutSnapshot, after events: [LayoutSession.SessionEvent],
    at offset: Point?, regions: [Int: Double]
  ) {
    sceneries.insert(scenery, for: Moment(events: events, offset: offset, regions: regions))
    let reached = Point(x: scenery.offset[0], y: scenery.offset[1])
    sceneries.insert(scenery, for: Moment(events: events, offset: reached, regions: regions))
  }
}
