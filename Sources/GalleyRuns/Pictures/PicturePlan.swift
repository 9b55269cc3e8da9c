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

    fileprivate var paths: [String] { stills.map(\.path) + animations.map(\.path) }
  }

  let drawings: DrawingPlan<[Sheet]>
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
  /// Throws where a state is not there, or two drawings would have the same path.
  package init(
    _ scenes: [Scene], states: [String], formats: [Format], animation: AnimationPlan?,
    scales: [Double?], output: String, names: PictureNamePattern? = nil
  ) throws(RunError) {
    timing = animation?.timing
    drawings = try DrawingPlan(scenes, states: states) { state, scene in
      let sheets = try scales.map { scale in
        let suffix = PictureName.suffix(ofScale: scale, among: scales)
        let name =
          try names?.path(of: scene.traits(of: state), in: scene.name, scale: scale)
          ?? FilePath.join(scene.name, state.fileName + suffix)
        let path = FilePath.join(output, name)
        return Sheet(
          scale: scale,
          animations: animation?.formats.map { ("\(path).\($0.kind)", $0.encoder) } ?? [],
          stills: formats.map { ("\(path).\($0.kind)", $0.encoder) })
      }
      return [sheets]
    }
    if let names { try checkNames(names) }
    if let path = paths.firstDouble {
      let cure =
        Set(scenes.map(\.name)).count == scenes.count
        ? "name each format and each scale once" : "give the scenes different file names"
      throw RunError("two drawings would be written to '\(path)'; \(cure)")
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
