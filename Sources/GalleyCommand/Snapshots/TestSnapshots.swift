import FoundationEssentials
import GalleyChecking
import GalleyComparison
import GalleyGeometry
import GalleyGraphics
import GalleyNotation
import GalleyPrograms
import GalleyRendering
import GalleyRuns
import GalleyScenes
import GalleySystem
import Synchronization

/// Holds the snapshots of an app's tests against their references.
///
/// The tests' program has neither fonts nor files, and stays in its sandbox: it hands over what is to
/// be seen of a view, as the program of a layout does, and this process draws it, compares it and
/// writes what is recorded, and where it may.
final class TestSnapshots: Sendable {
  /// What the user says of snapshots.
  struct Options {
    /// The folder outside of which nothing is written.
    var folder: String
    /// The name of the folders of references.
    var referencesFolder: String
    /// What is recorded in this run; nil where that is left to the code of the tests.
    var recording: SnapshotRecording?
    var environment: RunEnvironment
    /// The folder for what failed; nil for the usual one.
    var artifacts: String?
  }

  private let options: Options
  private let images: ViewImageFiles
  private let catalogs: SceneCatalogs
  private let tell: @Sendable (String) -> Void

  /// - `images`: Where images of views may lie.
  /// - `tell`: Is told what is doubtful in a drawing.
  init(
    _ options: Options, images: ViewImageFiles, catalogs: SceneCatalogs,
    tell: @escaping @Sendable (String) -> Void
  ) {
    (self.options, self.images) = (options, images)
    (self.catalogs, self.tell) = (catalogs, tell)
  }

  private let tools = Mutex(Tools())

  private struct Tools {
    var renderer: Renderer?
    var warnings: Set<String> = []
  }

  /// Returns what becomes of a snapshot.
  ///
  /// - `file`: The test's own file.
  func reply(to snapshot: TestSnapshot, ofTestIn file: String) -> TestSnapshotReply {
    let place: SnapshotPlace
    switch self.place(of: snapshot, in: file) {
    case .success(let found): place = found
    case .failure(let problem): return TestSnapshotReply(failure: problem.description)
    }
    do {
      switch snapshot.content {
      case .question: return TestSnapshotReply(reference: try place.reference().map { Data($0) })
      case .bytes(let bytes, let difference):
        return hold([UInt8](bytes), at: place, by: StatedDifference(difference), snapshot.record)
      case .image(let image):
        let tolerances = Tolerances(
          raster: PrecisionMetric(
            share: 1 - image.precision, difference: (1 - image.perceptualPrecision) * 100))
        return hold(
          try png(of: image, like: try place.reference()), at: place,
          by: SnapshotComparer(kind: .png, tolerances: tolerances), snapshot.record)
      }
    } catch {
      return TestSnapshotReply(
        failure: "cannot make the snapshot '\(place.shortPath)': \(Self.words(error))")
    }
  }

  private func hold(
    _ bytes: [UInt8], at place: SnapshotPlace, by comparer: any SnapshotComparing, _ record: String
  ) -> TestSnapshotReply {
    let code = SnapshotRecording(rawValue: record) ?? .missing
    let environment = options.environment
    var recording = options.recording ?? environment.recording(code)
    // A reference may be of another renderer. Only who runs the tests can say that it is to go.
    let isAsked = options.recording != nil || environment.recording != nil
    let isKept = !isAsked && (recording == .all || recording == .failed)
    if isKept { recording = .missing }
    var check = SnapshotCheck(
      place: place, comparer: comparer, recording: recording, isCI: environment.isCI)
    (check.missingCure, check.failedCure) = ("--record missing", "galley test --record failed")
    let isThere = FileKind(at: place.path) != nil
    place.removeResults()
    guard var failure = check.failure(of: bytes) else {
      guard isKept, code == .all, isThere else { return TestSnapshotReply() }
      return TestSnapshotReply(
        failure: "the test's code records, and the reference '\(place.shortPath)', which is there, "
          + "is the same; take that out of the code")
    }
    if isKept, isThere {
      failure.cure =
        "the test's code records, which leaves a reference that is there as it is; "
        + "galley test --record \(code.rawValue) does not"
    }
    return TestSnapshotReply(failure: failure.lines(savingAt: place).joined(separator: "\n"))
  }

  /// Returns the words of an error, without a place in a scene that nobody wrote.
  private static func words(_ error: any Error) -> String {
    guard let error = error as? SceneError else { return "\(error)" }
    return error.issues.filter { $0.severity == .error }.map(\.message).joined(separator: "\n")
  }

  // MARK: - Drawing

  /// The pixels of an image, as many a point as the reference has where the test does not say.
  private func png(of image: SnapshotImage, like reference: [UInt8]?) throws -> [UInt8] {
    let size = image.picture.size
    guard size.width > 0, size.height > 0 else {
      throw CommandError(
        "the view has no size (\(size.width.shortest) x \(size.height.shortest)); give it one, or "
          + "size: to the strategy")
    }
    let scale =
      image.scale ?? reference.flatMap { Self.scale(of: $0, for: size.width) } ?? image.screenScale
    return try tools.withLock { tools in
      let renderer = try tools.renderer ?? Renderer()
      tools.renderer = renderer
      let staged = StagedView(image.picture, images: images, isDark: image.isDark)
      var loader = SceneLoader(catalogs, classes: staged.classes)
      loader.families = FontFamilyList(of: .standard)
      let drawn = try staged.picture(loader, scale: min(max(scale, 0.1), 4), using: renderer)
      let words = (image.picture.warnings ?? []).map(\.description) + drawn.warnings.map(\.message)
      for word in words where tools.warnings.insert(word).inserted { tell("warning: \(word)") }
      return try BitmapEncoder.png(renderer.bitmap(of: drawn.picture))
    }
  }

  /// The pixels a point of a PNG; nil where they are not 1, 2 or 3.
  private static func scale(of png: [UInt8], for width: Double) -> Double? {
    guard let pixels = ImageHeader(png)?.width else { return nil }
    return [1.0, 2, 3].first { abs(width * $0 - pixels) < 1 }
  }

  // MARK: - Files

  private func place(
    of snapshot: TestSnapshot, in file: String
  ) -> Result<SnapshotPlace, CommandError> {
    let environment = options.environment
    let testFolder = FilePath.folder(of: FilePath.real(file))
    let fileName = FilePath.name(of: file)
    let own = fileName.hasSuffix(".swift") ? String(fileName.dropLast(6)) : fileName
    let stem = [snapshot.test, snapshot.name].map(Self.safe).joined(separator: ".")
    let ending = snapshot.fileExtension.filter { $0.isLetter || $0.isNumber || $0 == "." }
    let kept =
      options.artifacts ?? environment.resultsFolder
      ?? SnapshotPlace.resultsFolder(ofPackage: SnapshotPlace.packageFolder(above: testFolder))
      ?? FilePath.join(environment.temporaryFolder, "galley-snapshots")
    var references = "\(testFolder)/\(options.referencesFolder)"
    if let folder = snapshot.folder {
      references = FilePath.real(folder.hasPrefix("/") ? folder : "\(testFolder)/\(folder)")
      let package = FilePath.real(options.folder)
      let inner = references.hasPrefix(package + "/") ? references.dropFirst(package.count) : ""
      let isHidden = inner.split(separator: "/").contains { $0.hasPrefix(".") }
      guard !inner.isEmpty, !isHidden else {
        return .failure(
          CommandError(
            "the folder of snapshots '\(folder)' does not lie in '\(options.folder)', out of which "
              + "nothing is written; name one in it"))
      }
    }
    return .success(
      SnapshotPlace(
        testFolder: testFolder, referencesFolder: references,
        folder: snapshot.folder == nil ? own : nil, stem: stem, fileExtension: ending,
        resultsFolder: FilePath.join(kept, own)))
  }

  /// A part of a file's name: `-` for each run of what is no letter, digit or `_`, but none at the
  /// ends.
  private static func safe(_ name: String) -> String {
    let parts = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let safe = parts.joined(separator: "-")
    return safe.isEmpty ? "snapshot" : String(safe.prefix(150))
  }
}
