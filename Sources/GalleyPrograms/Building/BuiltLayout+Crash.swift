internal import GalleyRewriting

extension BuiltLayout {
  /// The report of a crash of the program.
  ///
  /// - `errors`: What the program wrote to its standard error.
  func crashReport(_ errors: [UInt8]) -> CrashReport {
    CrashReport(errors, of: place) { [unit] path, line, column in
      unit.location(ofRewritten: path, line: line, column: column)
    }
  }
}
