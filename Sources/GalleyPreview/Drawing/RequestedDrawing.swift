internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyRecords
package import GalleyRendering
internal import GalleyScenes
import Synchronization

/// Draws the pictures that pages ask for, one at a time.
package final class RequestedDrawing: Sendable {
  /// The course that was asked for last, ready to be drawn.
  private struct PreparedCourse {
    var course: PictureQuery.Course
    /// The revision of the results from which it was read.
    var revision: Int
    /// The name of the state that is drawn.
    var state: String
    var timeline: StateTimeline
  }

  private struct Tools {
    var renderer: Renderer?
    var prepared: PreparedCourse?
  }

  private let results: PreviewResults
  private let scenes: PreviewedScenes
  private let report: DrawingReport
  private let makeRenderer: @Sendable () throws -> Renderer
  private let tools = Mutex(Tools())

  package init(
    of scenes: PreviewedScenes, results: PreviewResults, report: DrawingReport = DrawingReport(),
    makeRenderer: @escaping @Sendable () throws -> Renderer
  ) {
    self.results = results
    self.scenes = scenes
    self.report = report
    self.makeRenderer = makeRenderer
  }

  /// Returns the file of a picture; nil where there is no such scene or state.
  func picture(_ query: PictureQuery) throws -> [UInt8]? {
    try withTimeline(of: query) { prepared, renderer in
      let timeline = prepared.timeline
      let drawing = try timeline.drawing(
        at: query.seconds ?? timeline.instant, includesRecord: false)
      return try PNGFormat.ofPages.encode(drawing.picture, with: renderer)
    }
  }

  /// Returns how long a course is and what its picture measures; nil where there is none.
  func course(_ query: PictureQuery) throws -> JSONValue? {
    try withTimeline(of: query) { prepared, _ in
      let timeline = prepared.timeline
      let drawing = try timeline.drawing(at: timeline.instant, includesRecord: false)
      let size = drawing.picture.size
      return .object([
        "duration": .number(timeline.duration), "instant": .number(timeline.instant),
        "gesturesEnd": .number(timeline.gesturesEnd),
        "isRestless": .boolean(timeline.animatesIndefinitely), "width": .number(size.width),
        "height": .number(size.height), "scale": .number(drawing.picture.scale),
        "state": .string(prepared.state),
        "issues": .array(drawing.warnings.map(PreviewResults.json)),
      ])
    }
  }

  /// Returns the parts of a picture with their looks, and where the scene says each.
  func parts(_ query: PictureQuery) throws -> JSONValue? {
    try withTimeline(of: query) { prepared, _ in
      let timeline = prepared.timeline
      let drawing = try timeline.drawing(
        at: query.seconds ?? timeline.instant, includesRecord: false)
      let record = drawing.record()
      let locations = drawing.locations
      return .object([
        "x": .number(record.origin.x), "y": .number(record.origin.y),
        "parts": .array(
          record.parts.map { .object($0.handoffMembers + place($0, at: locations[$0.name])) }),
        "collections": .array(
          zip(record.collections, drawing.collections).map { layout, collection in
            .object([
              "name": .string(layout.collection),
              "x": .number(layout.frame?.minX ?? 0), "y": .number(layout.frame?.minY ?? 0),
              "width": .number(layout.size.width), "height": .number(layout.size.height),
              "scrollingSections": .array(
                collection.view.content.sections.indices
                  .filter { collection.view.arrangement.region(ofSection: $0) != nil }
                  .map(JSONValue.integer)),
              "hasSwipeActions": .boolean(collection.view.swipeActions != .init()),
            ])
          }),
      ])
    }
  }

  private func place(
    _ part: RecordedPart, at location: SourceLocation?
  ) -> [JSONValue.Member] {
    let steps = part.name.steps.map { JSONValue.string($0.description) }
    var members = [JSONValue.Member(key: "way", value: .array(steps))]
    if let collection = part.collection {
      members.append(.init(key: "collection", value: .string(collection)))
    }
    if let path = part.indexPath {
      members.append(.init(key: "section", value: .integer(path.section)))
      members.append(.init(key: "item", value: .integer(path.item)))
    }
    if let location, !scenes.isMade(location) {
      members.append(.init(key: "place", value: PreviewResults.json(of: location)))
    }
    return members
  }

  private func withTimeline<Outcome: Sendable>(
    of query: PictureQuery, _ body: (PreparedCourse, Renderer) throws -> Outcome
  ) throws -> Outcome? {
    guard let scene = results.scene(query.course.scene) else { return nil }
    if let crash = scene.crash { throw SceneError([crash]) }
    return try tools.withLock { tools in
      report.tell(.begins(scene.path))
      defer { report.tell(.ends(scene.path)) }
      if let prepared = tools.prepared, prepared.course == query.course,
        prepared.revision == scene.revision, let renderer = tools.renderer
      {
        return try body(prepared, renderer)
      }
      tools.prepared = nil
      let read = try scenes.load(scene.path, with: query.course.overrides)
      let name = read.continuation ?? query.course.state
      guard let state = read.states.first(where: { $0.name == name }) else { return nil }
      // The fonts that a scene brings are no other scene's.
      let renderer = try read.bringsFonts ? makeRenderer() : tools.renderer ?? makeRenderer()
      tools.renderer = read.bringsFonts ? nil : renderer
      let prepared = PreparedCourse(
        course: query.course, revision: scene.revision, state: name,
        timeline: try read.timeline(of: state, scale: query.course.scale, using: renderer))
      if !read.bringsFonts { tools.prepared = prepared }
      return try body(prepared, renderer)
    }
  }
}
