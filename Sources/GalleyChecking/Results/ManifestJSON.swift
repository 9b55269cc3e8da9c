internal import GalleyGeometry
package import GalleyNotation
package import GalleyRuns

extension Manifest {
  /// What it has for a check against a revision is there for no other.
  package var json: JSONValue {
    guard case .object(let members) = ordinaryJSON, let revision else { return ordinaryJSON }
    let json = JSONValue.object([
      "name": .string(revision.name), "commit": .string(revision.commit),
    ])
    return .object(members + [JSONValue.Member(key: "revision", value: json)])
  }

  private var ordinaryJSON: JSONValue {
    .object([
      Self.versionKey: .integer(Self.version),
      "complete": .boolean(isComplete),
      "references": .string(references),
      "compared": .optional(compared),
      "folder": mark.map(JSONValue.string) ?? .null,
      "metric": .string(metric),
      "duration": .number(duration),
      "suite": .string(suite.description),
      "shard": shard.map { .string($0.description) } ?? .null,
      "missingParts": .array(missingParts.map { .string($0.description) }),
      "filtered": .boolean(isFiltered),
      "counts": .object(counts),
      "scenes": .array(scenes.map(\.json)),
      "states": .array(entries.map(\.json)),
      "known": .array(known.map(JSONValue.string)),
    ])
  }

  private var counts: [JSONValue.Member] {
    StateOutcome.Status.allCases.map { status in
      JSONValue.Member(
        key: status.rawValue, value: .integer(entries.count { $0.outcome.status == status }))
    }
  }

  /// Reads what ``json`` wrote.
  package init(_ json: JSONValue) throws(RunError) {
    let fields = JSONFields(json)
    let version = try fields.integer(Self.versionKey)
    guard version == Self.version else {
      throw RunError("it is of version \(version), and this galley reads \(Self.version)")
    }
    self.init(
      references: try fields.text("references"), metric: try fields.text("metric"),
      suite: try fields.made("suite", "a digest") { FileDigest($0) },
      shard: try fields.optional("shard") { fields throws(RunError) in
        try fields.made("shard", "a part such as 2/5") { Shard($0) }
      },
      isFiltered: try fields.boolean("filtered"), scenes: try Self.scenes(fields),
      known: try Self.paths("known", fields))
    missingParts = try Self.parts("missingParts", fields)
    revision = try fields.optional("revision") { fields throws(RunError) in
      let parts = try fields.object("revision")
      return Revision(name: try parts.text("name"), commit: try parts.text("commit"))
    }
    mark = try fields.optionalText("folder")
    isComplete = try fields.boolean("complete")
    duration = try fields.number("duration")
    for part in try fields.objects("states") { entries.append(try Entry(part)) }
    try Self.checkUnique(scenes.flatMap(\.pictures), "scenes")
    try Self.checkUnique(entries.map(\.outcome.path), "states")
  }

  private static func paths(
    _ key: String, _ fields: JSONFields
  ) throws(RunError) -> [String] {
    let paths = try fields.texts(key)
    guard let path = paths.first(where: { !ResultsFolder.isInside($0) }) else { return paths }
    throw RunError("'\(key)' has '\(path)', which is not a path below the references")
  }

  /// Parts of a suite; none where the key is not there.
  private static func parts(_ key: String, _ fields: JSONFields) throws(RunError) -> [Shard] {
    let texts = try fields.optional(key) { fields throws(RunError) in try fields.texts(key) }
    let shards = texts?.compactMap { Shard($0) } ?? []
    guard shards.count == texts?.count ?? 0 else {
      throw RunError("'\(key)' has what is no part such as 2/5")
    }
    return shards
  }

  private static func checkUnique(_ paths: [String], _ key: String) throws(RunError) {
    var seen: Set<String> = []
    guard let path = paths.first(where: { !seen.insert($0).inserted }) else { return }
    throw RunError("'\(key)' has '\(path)' twice")
  }

  private static func scenes(_ fields: JSONFields) throws(RunError) -> [DrawnScene] {
    var scenes: [DrawnScene] = []
    for part in try fields.objects("scenes") {
      var scene = DrawnScene(
        name: try part.text("name"), sources: [], pictures: try paths("pictures", part))
      for source in try part.objects("sources") {
        scene.sources.append(
          DrawnScene.Source(
            path: try source.text("path"),
            digest: try source.made("digest", "a digest") { FileDigest($0) }))
      }
      scenes.append(scene)
    }
    return scenes
  }
}

extension Manifest.DrawnScene {
  fileprivate var json: JSONValue {
    .object([
      "name": .string(name),
      "sources": .array(
        sources.map {
          .object(["path": .string($0.path), "digest": .string($0.digest.description)])
        }),
      "pictures": .array(pictures.map(JSONValue.string)),
    ])
  }
}

extension SourceLocation {
  fileprivate var json: JSONValue {
    .object(["file": .string(file), "line": .integer(line), "column": .integer(column)])
  }

  fileprivate init(_ fields: JSONFields) throws(RunError) {
    self.init(
      file: try fields.text("file"), line: try fields.integer("line"),
      column: try fields.integer("column"))
  }
}

extension Manifest.Entry {
  fileprivate var json: JSONValue {
    .object([
      "scene": .string(outcome.scene),
      "state": .string(outcome.state),
      "status": .string(outcome.status.rawValue),
      "path": .string(outcome.path),
      "source": outcome.source?.json ?? .null,
      "duration": .number(outcome.duration),
      "drawn": Self.text(drawn?.description),
      "reference": Self.text(reference?.description),
      "former": Self.text(outcome.formerPath),
      "formerReference": Self.text(former?.description),
      "decision": Self.text(decision?.rawValue),
      "message": Self.text(outcome.message),
      "origin": Self.text(outcome.origin),
      "warnings": .array(outcome.warnings.map(JSONValue.string)),
      "masks": .array(outcome.masks.map(\.fields)),
      "comparison": outcome.comparison?.json ?? .null,
    ])
  }

  private static func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  fileprivate init(_ fields: JSONFields) throws(RunError) {
    let (scene, state) = (try fields.text("scene"), try fields.text("state"))
    let status = try fields.made("status", "a status") { StateOutcome.Status(rawValue: $0) }
    let isWhole = state.isEmpty && status == .failed
    let path = try fields.made("path", "a path below the references") { text in
      (isWhole ? text == scene : true)
        && ResultsFolder.isInside(isWhole ? "\(text)/state.png" : text) ? text : nil
    }
    var outcome = StateOutcome(
      scene: scene, state: state, status: status, path: path,
      source: try fields.optional("source") { fields throws(RunError) in
        try SourceLocation(fields.object("source"))
      },
      duration: try fields.optional("duration") { fields throws(RunError) in
        try fields.number("duration")
      } ?? 0,
      comparison: try fields.optional("comparison") { fields throws(RunError) in
        try PictureComparison(fields.object("comparison"))
      },
      message: try fields.optionalText("message"), warnings: try fields.texts("warnings"))
    outcome.origin = try fields.optionalText("origin")
    outcome.formerPath = try fields.optional("former") { fields throws(RunError) in
      try fields.made("former", "a path below the references") {
        ResultsFolder.isInside($0) ? $0 : nil
      }
    }
    for mask in try fields.rects("masks") { outcome.masks.append(mask) }
    self.init(
      outcome, drawn: isWhole ? nil : try Self.digest("drawn", fields),
      reference: try Self.digest("reference", fields),
      decision: try fields.optional("decision") { fields throws(RunError) in
        try fields.made("decision", "a decision") { Manifest.Decision(rawValue: $0) }
      })
    former = try Self.digest("formerReference", fields)
  }

  private static func digest(
    _ key: String, _ fields: JSONFields
  ) throws(RunError) -> FileDigest? {
    try fields.optional(key) { fields throws(RunError) in
      try fields.made(key, "a digest") { FileDigest($0) }
    }
  }
}
