internal import GalleyChecking
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
    /// The name of its picture, by its bytes; nil before it is drawn for the first time.
    var picture: String?
    var size = Size(width: 0, height: 0)
    var bytes: [UInt8] = []
  }

  struct Entry {
    let path: String
    /// The files that people know it by.
    var source: String
    var name: String
    /// Those of its matrix.
    var axes: [SceneAxis] = []
    var drawings: [Drawing] = []
    var issues: [Issue] = []
    /// What is wrong with the layouts of its Swift files, by UIKit's contract.
    var findings: [Issue] = []
    /// Why nothing of it is drawn until it changes; nil for all but scenes that no process survives.
    var crash: Issue?
    var isGone = false
    fileprivate var revision = 0
  }

  private struct Content {
    /// A scene's number is its index.
    var entries: [Entry] = []
    /// By the paths of scenes.
    var numbers: [String: Int] = [:]
    /// The numbers of scenes that pages would have first.
    var wanted: Set<Int> = []
    /// What the last check found, and since when; nil for none.
    var finding: (words: String?, revision: Int) = (nil, 0)
    var revision = 0
  }

  private let content = Mutex(Content())

  package let listeners = WakePipes()

  package init() {}

  /// Changes the entry of a scene, and tells those who wait.
  func update(_ path: String, _ change: (inout Entry) -> Void) {
    content.withLock { content in
      let number = content.numbers[path] ?? content.entries.count
      if number == content.entries.count {
        content.entries.append(Entry(path: path, source: path, name: path))
        content.numbers[path] = number
      }
      change(&content.entries[number])
      content.revision += 1
      content.entries[number].revision = content.revision
    }
    listeners.wake()
  }

  /// Notes what a state looks like.
  func note(_ bytes: [UInt8], _ size: Size, of state: String, in path: String) {
    let name = FileDigest(of: bytes).description
    update(path) { entry in
      guard let index = entry.drawings.firstIndex(where: { $0.name == state }) else { return }
      entry.drawings[index].picture = name
      entry.drawings[index].bytes = bytes
      entry.drawings[index].size = size
    }
  }

  /// Notes which scenes are looked at, so that they are drawn before others that wait.
  func want(_ scenes: some Sequence<Int>) { content.withLock { $0.wanted = Set(scenes) } }

  /// The index of the path that is drawn next: the first that a page shows, or else the first.
  func mostWanted(among paths: [String]) -> Int {
    content.withLock { content in
      guard !content.wanted.isEmpty else { return 0 }
      let index = paths.firstIndex { path in
        content.numbers[path].map(content.wanted.contains) ?? false
      }
      if index == nil { content.wanted = [] }
      return index ?? 0
    }
  }

  /// Notes what the last check found, and tells those who wait; nil where there are no results.
  func note(finding words: String?) {
    let isNew = content.withLock { content in
      guard content.finding.words != words else { return false }
      content.revision += 1
      content.finding = (words, content.revision)
      return true
    }
    if isNew { listeners.wake() }
  }

  /// The paths of all scenes that are there.
  var paths: [String] {
    content.withLock { content in content.entries.filter { !$0.isGone }.map(\.path) }
  }

  /// The file of a picture; nil for none.
  func picture(_ name: String) -> [UInt8]? {
    content.withLock { content in
      content.entries.lazy.flatMap(\.drawings).first { $0.picture == name }?.bytes
    }
  }

  /// The path of a scene, when its entry changed last, and why nothing of it is to be drawn; nil for
  /// none.
  func scene(_ number: Int) -> (path: String, revision: Int, crash: Issue?)? {
    content.withLock { content in
      guard content.entries.indices.contains(number) else { return nil }
      let entry = content.entries[number]
      return (entry.path, entry.revision, entry.crash)
    }
  }
}

extension PreviewResults: ServedEvents {
  package func events(since revision: Int) -> (revision: Int, events: [String]) {
    content.withLock { content in
      let changed = content.entries.indices.filter { content.entries[$0].revision > revision }
      var events = changed.map { Self.json(of: content.entries[$0], $0).dense }
      if content.finding.revision > revision {
        events.append(JSONValue.object(["check": .optional(content.finding.words)]).dense)
      }
      return (content.revision, events)
    }
  }
}

// MARK: - JSON

extension PreviewResults {
  private static func json(of entry: Entry, _ number: Int) -> JSONValue {
    .object([
      "number": .integer(number), "name": .string(entry.name), "path": .string(entry.path),
      "source": .string(entry.source),
      "isGone": .boolean(entry.isGone), "axes": json(of: entry.axes),
      "states": .array(
        entry.drawings.map { drawing in
          .object([
            "name": .string(drawing.name), "state": .string(drawing.state),
            "axisValues": .array(drawing.axisValues.map(JSONValue.string)),
            "isScreen": .boolean(drawing.isScreen),
            "picture": .optional(drawing.picture), "width": .number(drawing.size.width),
            "height": .number(drawing.size.height),
          ])
        }),
      "issues": .array((entry.issues + entry.findings).map(json)),
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
