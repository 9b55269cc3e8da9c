internal import GalleyGeometry
internal import GalleyNotation
package import GalleyRendering
package import GalleyScenes

/// A format of stills or of moving pictures, and the extension of its files.
package struct FileFormat<Encoder: Sendable>: Sendable {
  var kind: String
  var encoder: Encoder

  package init(kind: String, encoder: Encoder) {
    self.kind = kind
    self.encoder = encoder
  }
}

/// The plan of pictures: the states of scenes, their formats, scales and files.
package struct PicturePlan: Sendable {
  package typealias Format = FileFormat<any OutputFormat>

  /// The files of a state at one scale.
  package struct Sheet: Sendable {
    /// Device pixels a point; nil for the scene's own.
    var scale: Double?
    /// Made first, where something moves.
    var animations: [(path: String, encoder: any SequenceFormat)]
    var stills: [(path: String, encoder: any OutputFormat)]

    /// The shop that the stills are for; nil for none.
    var shop: Shop?

    fileprivate var paths: [String] { stills.map(\.path) + animations.map(\.path) }
  }

  let drawings: DrawingPlan<[Sheet]>
  /// The presets and scenes that are not for the shop, with commas between; nil where all are.
  package private(set) var leftOut: String?
  /// How courses are drawn; nil where only stills are.
  let timing: AnimationTiming?

  /// Plans the states that are named, or all where no name is given.
  ///
  /// - `formats`: of the stills; there may be none.
  /// - `animation`: how courses are drawn; nil where only stills are.
  /// - `scales`: device pixels a point; nil is the scene's own.
  /// - `output`: the folder that holds a folder for each scene.
  /// - `names`: how files below it are called; nil for `<scene>/<state>`, with the scale behind it
  ///   where there are several.
  ///
  /// Throws where a state is not there, two drawings would have the same path, or a shop would not
  /// take what is for it.
  package init(
    _ scenes: [Scene], states: [String], formats: [Format], animation: AnimationPlan?,
    scales: [Double?], output: String, names: PictureNamePattern? = nil
  ) throws {
    timing = animation?.timing
    let shop = names?.shop
    if let shop { leftOut = try Self.leftOut(by: shop, of: scenes) }
    drawings = try DrawingPlan(scenes, states: states) { state, scene in
      if let shop, scene.traits(of: state).preset?.shop != shop { return [] }
      let sheets = try scales.map { scale in
        let suffix = PictureName.suffix(ofScale: scale, among: scales)
        let name =
          try names?.path(of: scene.traits(of: state), in: scene.name, scale: scale)
          ?? FilePath.join(scene.name, state.fileName + suffix)
        let path = FilePath.join(output, name)
        return Sheet(
          scale: scale,
          animations: animation?.formats.map { ("\(path).\($0.kind)", $0.encoder) } ?? [],
          stills: formats.map { ("\(path).\($0.kind)", $0.encoder) }, shop: shop)
      }
      return [sheets]
    }
    if let shop { try checkNumbers(in: shop) }
    if let names { try checkNames(names) }
    if let path = paths.firstDouble {
      let cure =
        Set(scenes.map(\.name)).count == scenes.count
        ? "name each format and each scale once" : "give the scenes different file names"
      throw RunError("two drawings would be written to '\(path)'; \(cure)")
    }
  }

  /// What is not for a shop, in words; nil where all is.
  ///
  /// - Throws: where the shop would not take what is for it, or nothing is.
  private static func leftOut(by shop: Shop, of scenes: [Scene]) throws -> String? {
    let staged = scenes.filter { !$0.presets.isEmpty }
    guard !staged.isEmpty else {
      let presets = StagePreset.all.filter { $0.shop == shop }.map(\.name)
      throw RunError(
        "no scene has a stage for \(shop.title); give one 'stage: { preset: \(presets.first ?? "") }'"
      )
    }
    for scene in staged { try scene.check(for: shop) }
    let names =
      staged.flatMap(\.presets).filter { $0.shop != shop }.map(\.name).withoutDoubles
      + scenes.filter(\.presets.isEmpty).map(\.name)
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// - Throws: where there are more pictures than a shop takes.
  private func checkNumbers(in shop: Shop) throws {
    struct Row: Hashable {
      var scene: Int
      var axisValues: [String]
    }
    var counts: [Row: Int] = [:]
    for job in drawings.jobs {
      let scene = drawings.scenes[job.scene]
      let row = Row(scene: job.scene, axisValues: scene.traits(of: job.state).axisValues)
      counts[row, default: 0] += 1
      guard counts[row] == shop.mostPictures + 1 else { continue }
      throw scene.error(
        "\(shop.title) takes \(shop.mostPictures) pictures for a device in a language, and there are more; choose with --state, or make fewer frames",
        in: job.state)
    }
  }

  /// - Throws: where the pattern gives two pictures one name, with the values that it lacks.
  private func checkNames(_ names: PictureNamePattern) throws(RunError) {
    typealias Owner = (scene: String, traits: PictureTraits, scale: Double?)
    var owners: [String: Owner] = [:]
    for job in drawings.jobs {
      let scene = drawings.scenes[job.scene]
      for sheet in job.task {
        let owner: Owner = (scene.name, scene.traits(of: job.state), sheet.scale)
        guard let path = sheet.paths.first, let other = owners.updateValue(owner, forKey: path)
        else { continue }
        let keys = names.missingKeys(telling: owner, from: other)
        guard !keys.isEmpty else { continue }
        guard names.shop == nil else {
          throw RunError(
            "two pictures would be called '\(path)'; they differ by \(keys.joined(separator: " and ")), and a shop has one for each device, language and number: let those for one device be states of one scene"
          )
        }
        throw RunError(
          "two pictures would be called '\(path)'; let --name have \(keys.joined(separator: " and "))"
        )
      }
    }
  }

  /// The paths of all files, of each state those of stills first.
  package var paths: [String] { drawings.jobs.flatMap { $0.task.flatMap(\.paths) } }

  /// The paths of the stills.
  package var stillPaths: [String] {
    drawings.jobs.flatMap { $0.task.flatMap { $0.stills.map(\.path) } }
  }

  /// The warnings about pictures that are one on a Mac.
  package var lookalikes: [String] {
    drawings.jobs.map { job in
      "\(drawings.scenes[job.scene].name)/\(job.state.fileName)"
    }.lookalikeWarnings
  }

  /// The number of states.
  package var jobCount: Int { drawings.jobs.count }

  /// The number of files of a run in which all goes well and something moves in every state.
  package var fileCount: Int { paths.count }
}

/// The plan of animations: formats, frame rate, duration and repetitions.
package struct AnimationPlan: Sendable {
  package typealias Format = FileFormat<any SequenceFormat>

  var formats: [Format]
  var timing: AnimationTiming

  package init(formats: [Format], timing: AnimationTiming) {
    self.formats = formats
    self.timing = timing
  }
}
