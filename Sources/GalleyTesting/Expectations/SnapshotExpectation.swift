internal import GalleyChecking
internal import GalleyNotation
internal import GalleyRendering
internal import GalleyRuns
internal import Testing

/// The values of an expectation, and the test that it stands in.
struct SnapshotExpectation {
  var name: String?
  var options: SnapshotOptions
  var function: String
  var sourceLocation: Testing.SourceLocation

  /// Makes the snapshot of a value and holds it against its reference.
  ///
  /// - `renderer`: one for this snapshot alone. It costs a tenth of what a picture does, and images
  ///   that tests have written anew are read anew.
  func check<Value>(
    _ value: Value, as format: SnapshotFormat<Value>, with renderer: () throws -> Renderer
  ) {
    let environment = RunEnvironment.current
    let place = place(fileExtension: format.fileExtension, in: environment)
    if let problem = environment.problem ?? place.problem { return tell(problem) }
    do {
      hold(
        try bytes(of: value, as: format, with: renderer), as: format.kind, at: place, environment)
    } catch {
      tell("cannot make the snapshot '\(place.shortPath)': \(error)")
    }
  }

  /// A path that is relative to the folder of the test file.
  func path(besideTest path: String) -> String {
    path.hasPrefix("/")
      ? path : FilePath.join(FilePath.folder(of: sourceLocation.path), path)
  }

  /// Tells a failure that is about no file.
  func tell(_ message: String) {
    FindingSink.current.record(Finding(message: message, location: sourceLocation))
  }

  /// A text that ends in a line feed, as editors leave it; other bytes as they are.
  private func bytes<Value>(
    of value: Value, as format: SnapshotFormat<Value>, with renderer: () throws -> Renderer
  ) throws -> [UInt8] {
    let bytes = try format.encode(value, renderer)
    let lineFeed = UInt8(ascii: "\n")
    return format.kind == .text && bytes.last != lineFeed ? bytes + [lineFeed] : bytes
  }

  private func hold(
    _ snapshot: [UInt8], as kind: SnapshotKind, at place: SnapshotPlace,
    _ environment: RunEnvironment
  ) {
    let owner = SnapshotClaims.Owner(
      test: Test.current.map { "\($0.id)" } ?? function,
      line: "\(FilePath.name(of: sourceLocation.fileID)):\(sourceLocation.line)")
    if let problem = SnapshotClaims.shared.claim(
      place.path, shownAs: place.shortPath, for: owner, snapshot)
    {
      return tell(problem)
    }
    let check = SnapshotCheck(
      place: place,
      comparer: SnapshotComparer(kind: kind, tolerances: options.tolerances ?? .exact),
      recording: environment.recording(options.record), isCI: environment.isCI)
    SnapshotReport(place: place, sourceLocation: sourceLocation).tell(check.failure(of: snapshot))
  }

  private func place(fileExtension: String, in environment: RunEnvironment) -> SnapshotPlace {
    SnapshotPlace(
      file: sourceLocation.path, module: sourceLocation.moduleName,
      test: Test.current?.name ?? function, name: name, fileExtension: fileExtension,
      environment: environment)
  }
}

extension Testing.SourceLocation {
  /// The path of the file; its public name came with Swift 6.3.
  fileprivate var path: String {
    #if compiler(>=6.3)
      filePath
    #else
      _filePath
    #endif
  }
}

/// Tells what an expectation came to: an issue at its line, attachments, files to open.
private struct SnapshotReport {
  var place: SnapshotPlace
  var sourceLocation: Testing.SourceLocation

  /// Tells a failure; where there is none, removes what an earlier one left.
  func tell(_ failure: SnapshotFailure?) {
    place.removeResults()
    guard let failure else { return }
    for role in SnapshotRole.allCases {
      guard let bytes = failure.bytes(role) else { continue }
      Attachment.record(bytes, named: place.resultName(role), sourceLocation: sourceLocation)
    }
    let lines = failure.lines(savingAt: place)
    FindingSink.current.record(
      Finding(message: lines.joined(separator: "\n"), location: sourceLocation))
  }
}
