internal import GalleyChecking
internal import GalleyRuns

extension SnapshotPlace {
  /// The place of a test's reference: `__Snapshots__/<test file>/<test>.<name>.<extension>` beside
  /// the test file.
  ///
  /// - `file`: The path of the test file.
  /// - `module`: The test target.
  /// - `test`: The test's name as Swift has it.
  /// - `name`: Tells several snapshots of one test apart; nil for the only one.
  init(
    file: String, module: String, test: String, name: String?, fileExtension: String,
    environment: RunEnvironment
  ) {
    let testFolder = FilePath.folder(of: file)
    let fileName = FilePath.name(of: file)
    let folder = fileName.hasSuffix(".swift") ? String(fileName.dropLast(6)) : fileName
    let names = [FileNames.name(ofTest: test)] + (name.map { [FileNames.safe($0)] } ?? [])
    let results =
      environment.resultsFolder
      ?? Self.resultsFolder(ofPackage: Self.packageFolder(above: testFolder))
      ?? FilePath.join(environment.temporaryFolder, "galley-snapshots")
    self.init(
      testFolder: testFolder, referencesFolder: "\(testFolder)/__Snapshots__", folder: folder,
      stem: names.joined(separator: "."), fileExtension: fileExtension,
      resultsFolder: FilePath.join(results, "\(module)/\(folder)"))
  }
}
