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
  ///
  /// Throws where a state is not there, or two drawings would have the same path.
  package init(
    _ scenes: [Scene], states: [String], formats: [Format], animation: AnimationPlan?,
    scales: [Double?], output: String
  ) throws(RunError) {
    timing = animation?.timing
    drawings = try DrawingPlan(scenes, states: states) { state, scene in
      let sheets = scales.map { scale in
        func path(_ kind: String) -> String {
          // `<output>/<scene>/<state>[@<scale>x].<kind>`, with the scale where there are several.
          let suffix = PictureName.suffix(ofScale: scale, among: scales)
          let folder = FilePath.join(output, scene.name)
          return FilePath.join(folder, "\(state.fileName)\(suffix).\(kind)")
        }
        return Sheet(
          scale: scale, animations: animation?.formats.map { (path($0.kind), $0.encoder) } ?? [],
          stills: formats.map { (path($0.kind), $0.encoder) })
      }
      return [sheets]
    }
    if let path = paths.firstDouble {
      let cure =
        Set(scenes.map(\.name)).count == scenes.count
        ? "name each format and each scale once" : "give the scenes different file names"
      throw RunError("two drawings would be written to '\(path)'; \(cure)")
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
