internal import GalleyComparison
internal import GalleyGeometry
internal import GalleyLayouts
package import GalleyNotation
package import GalleyRuns

/// A comparison as machines read it: in the results of a check, and from `galley diff`.
///
/// Read back, it tells everything but the single pixels and what is beyond the largest clusters.
extension PictureComparison {
  /// The most clusters that are written down; beyond, they are noise.
  static let largestClusterCount = 100

  package var json: JSONValue {
    .object([
      "passes": .boolean(passes),
      "same": .boolean(isSame),
      "expectedSize": expectedSize.json,
      "actualSize": actualSize.json,
      "report": report.json,
      "changes": explanation.map { explanation in
        .array(explanation.changes.map { $0.json(isStopped: stopped.contains($0)) })
      } ?? .null,
      "attributions": .array(
        attributions.map { attribution in
          .object([
            "cluster": attribution.cluster.json,
            "names": .array(attribution.names.map(JSONValue.string)),
          ])
        }),
      "notes": .array(notes.map(JSONValue.string)),
      "frames": frames?.json ?? .null,
      "differences": .array(differences.map(JSONValue.string)),
    ])
  }

  package init(_ fields: JSONFields) throws(RunError) {
    expectedSize = try Extent(fields.object("expectedSize"))
    actualSize = try Extent(fields.object("actualSize"))
    report = try DiffReport(fields.object("report"))
    stopped = []
    explanation = nil
    notes = try fields.texts("notes")
    frames = try fields.optional("frames") { fields throws(RunError) in
      try FrameComparison(fields.object("frames"))
    }
    differences =
      try fields.optional("differences") { fields throws(RunError) in
        try fields.texts("differences")
      } ?? []
    for part in try fields.objects("attributions") {
      attributions.append(
        ClusterOwners(
          cluster: try DiffCluster(part.object("cluster")), names: try part.texts("names")))
    }
    let parts = try fields.optional("changes") { fields throws(RunError) in
      try fields.objects("changes")
    }
    guard let parts else { return }
    var changes: [ExplainedChange] = []
    for part in parts {
      let change = try ExplainedChange(part)
      changes.append(change)
      if try part.boolean("stopped") { stopped.append(change) }
    }
    explanation = LayoutExplanation(changes: changes)
  }
}

extension PictureComparison.Extent {
  var json: JSONValue {
    .object(["width": .integer(width), "height": .integer(height)])
  }

  init(_ fields: JSONFields) throws(RunError) {
    self.init(width: try fields.integer("width"), height: try fields.integer("height"))
  }
}

extension DiffReport {
  var json: JSONValue {
    .object([
      "differingPixels": .integer(differingPixels),
      "totalPixels": .integer(totalPixels),
      "largestDifference": .number(largestDifference),
      "unit": .string(unit),
      "largestDifferencePlace": largestDifferencePlace.map {
        .object(["x": .integer($0.x), "y": .integer($0.y)])
      } ?? .null,
      "boundingBox": boundingBox?.fields ?? .null,
      "clusterCount": .integer(clusters.count),
      "clusters": .array(
        clusters.prefix(PictureComparison.largestClusterCount).map(\.json)),
      "limits": .array(limits.map(\.json)),
    ])
  }

  init(_ fields: JSONFields) throws(RunError) {
    self.init(
      differingPixels: try fields.integer("differingPixels"),
      totalPixels: try fields.integer("totalPixels"),
      largestDifference: try fields.number("largestDifference"), unit: try fields.text("unit"),
      largestDifferencePlace: try fields.optional("largestDifferencePlace") {
        fields throws(RunError) in
        let place = try fields.object("largestDifferencePlace")
        return PixelPlace(x: try place.integer("x"), y: try place.integer("y"))
      },
      boundingBox: try fields.rect("boundingBox"), clusters: try Self.clusters(fields),
      limits: try Self.limits(fields))
  }

  private static func clusters(_ fields: JSONFields) throws(RunError) -> [DiffCluster] {
    var clusters: [DiffCluster] = []
    for part in try fields.objects("clusters") { clusters.append(try DiffCluster(part)) }
    return clusters
  }

  private static func limits(_ fields: JSONFields) throws(RunError) -> [DiffLimit] {
    var limits: [DiffLimit] = []
    for part in try fields.objects("limits") {
      limits.append(
        DiffLimit(
          try part.text("name"), measured: try part.number("measured"),
          allowed: try part.number("allowed")))
    }
    return limits
  }
}

extension DiffCluster {
  fileprivate var json: JSONValue {
    .object(["pixelCount": .integer(pixelCount), "boundingBox": boundingBox.fields])
  }

  fileprivate init(_ fields: JSONFields) throws(RunError) {
    self.init(
      pixelCount: try fields.integer("pixelCount"),
      boundingBox: try fields.rect("boundingBox") ?? .zero)
  }
}

extension DiffLimit {
  fileprivate var json: JSONValue {
    .object([
      "name": .string(name), "measured": .number(measured), "allowed": .number(allowed),
      "slack": .number(slack), "holds": .boolean(holds),
    ])
  }
}
