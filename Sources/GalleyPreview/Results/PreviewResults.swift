internal import GalleyGeometry
internal import GalleyNotation
internal import GalleyRuns
internal import GalleyScenes
import Synchronization

/// The scenes as they were drawn last, from which the server answers.
package final class PreviewResults: Sendable {
  /// What was drawn of a state.
  struct Drawing {
    /// With the values of the matrix's axes.
    var name: String
    var state = ""
    /// The values of the matrix's axes, in order.
    var axisValues: [String] = []
    /// Whether a finger can go on from it: not of figures.
    var isScreen = true
    /// The number of its picture; none before it is drawn for the first time.
    var picture: Int?
    /// Counts up where the picture's bytes change.
    var version = 0
    var size = Size(width: 0, height: 0)
    var bytes: [UInt8] = []
  }

  struct Entry {
    var name: String
    /// Those of its matrix.
    var axes: [SceneAxis] = []
    var drawings: [Drawing] = []
    var issues: [Issue] = []
    var isGone = false
    fileprivate var revision = 0
  }

  private struct Content {
    /// By the paths of scenes.
    var entries: [String: Entry] = [:]
    var order: [String] = []
    var pictures: [(path: String, name: String)] = []
    var revision = 0
  }

  private let content = Mutex(Content())

  /// Those who wait for changes.
  let listeners = WakePipes()

  package init() {}

  /// Changes the entry of a scene, and tells those who wait.
  func update(_ path: String, _ change: (inout Entry) -> Void) {
    content.withLock { content in
      if content.entries[path] == nil { content.order.append(path) }
      var entry = content.entries[path] ?? Entry(name: path)
      change(&entry)
      content.revision += 1
      entry.revision = content.revision
      content.entries[path] = entry
    }
    listeners.wake()
  }

  /// Notes what a state looks like.
  func note(
    _ bytes: [UInt8], _ size: Size, of state: String, in path: String
  ) {
    let number = content.withLock { content in
      let known = content.entries[path]?.drawings.first { $0.name == state }?.picture
      if known == nil { content.pictures.append((path, state)) }
      return known ?? content.pictures.count - 1
    }
    update(path) { entry in
      guard let index = entry.drawings.firstIndex(where: { $0.name == state }) else { return }
      entry.drawings[index].picture = number
      guard entry.drawings[index].bytes != bytes else { return }
      entry.drawings[index].bytes = bytes
      entry.drawings[index].size = size
      entry.drawings[index].version += 1
    }
  }

  /// The paths of all scenes that are there.
  var paths: [String] {
    content.withLock { content in
      content.order.filter { content.entries[$0]?.isGone == false }
    }
  }

  /// The file of a picture; nil for none.
  func picture(_ number: Int) -> [UInt8]? {
    content.withLock { content in
      guard content.pictures.indices.contains(number) else { return nil }
      let (path, name) = content.pictures[number]
      return content.entries[path]?.drawings.first { $0.name == name }?.bytes
    }
  }

  /// The path of a scene, and when its entry changed last; nil for none.
  func scene(_ number: Int) -> (path: String, revision: Int)? {
    content.withLock { content in
      guard content.order.indices.contains(number) else { return nil }
      let path = content.order[number]
      return content.entries[path].map { (path, $0.revision) }
    }
  }

  /// What has changed since a revision, as JSON.
  func changes(since revision: Int) -> (revision: Int, events: [String]) {
    content.withLock { content in
      let events = content.order.enumerated().compactMap { number, path -> String? in
        guard let entry = content.entries[path], entry.revision > revision else { return nil }
        return Self.json(of: entry, at: path, number).dense
      }
      return (content.revision, events)
    }
  }

  // MARK: - JSON

  private static func json(of entry: Entry, at path: String, _ number: Int) -> JSONValue {
    .object([
      "number": .integer(number), "name": .string(entry.name), "path": .string(path),
      "isGone": .boolean(entry.isGone), "axes": json(of: entry.axes),
      "states": .array(
        entry.drawings.map { drawing in
          .object([
            "name": .string(drawing.name), "state": .string(drawing.state),
            "axisValues": .array(drawing.axisValues.map(JSONValue.string)),
            "isScreen": .boolean(drawing.isScreen),
            "picture": drawing.picture.map(JSONValue.integer) ?? .null,
            "version": .integer(drawing.version), "width": .number(drawing.size.width),
            "height": .number(drawing.size.height),
          ])
        }),
      "issues": .array(entry.issues.map(json)),
    ])
  }

  static func json(of axes: [SceneAxis]) -> JSONValue {
    .array(
      axes.map { axis in
        .object([
          "path": .string(axis.path), "values": .array(axis.values.map(JSONValue.string)),
        ])
      })
  }

  static func json(of issue: Issue) -> JSONValue {
    .object([
      "severity": .string(issue.severity == .error ? "error" : "warning"),
      "place": json(of: issue.location), "message": .string(issue.message),
    ])
  }

  /// A place with the whole path of its file, where it lies in one, for addresses of editors.
  static func json(of location: SourceLocation) -> JSONValue {
    .object([
      "text": .string("\(location.file):\(location.line)"),
      "file": location.file == SceneOverrides.file
        ? .null : .string(FilePath.real(location.file)),
      "line": .integer(location.line),
      "column": .integer(location.column),
    ])
  }
}
