package import GalleyGraphics
package import GalleyNotation
package import GalleyRewriting
package import GalleySystem

/// A layout's program, ready to be started.
package struct BuiltLayout: Sendable {
  /// The path of the executable.
  package let program: String
  /// The class of the layout; nil where a function decides.
  package let layoutClass: LayoutClass?
  /// The function or property that gives the layout; nil for a class, and for `makeLayout()`.
  package let maker: LayoutMaker?
  /// The files as they were rewritten, to which places in the program are led back.
  package let unit: RewrittenUnit
  /// The colors, images and texts of the app.
  package let resources: AppResources
  /// What of them cannot be read, as warnings.
  let resourceIssues: [Issue]
  /// Whether nothing had to be built.
  package let wasCached: Bool
  /// What was left out of a controller's files, since it does not compile here.
  let cutWarnings: [Issue]
  /// The warnings, which did not stop the build.
  package var issues: [Issue] { unit.issues + cutWarnings + resourceIssues }
  let toolchain: Toolchain
  /// Whether the program may reach what this process may.
  let isTrusted: Bool
  /// Keeps a program that no cache could take until nobody needs it.
  let keeper: TemporaryFolder?

  /// Starts the program, which knows nothing of the place where it runs, and reaches nothing but
  /// its own libraries.
  ///
  /// - `memory`: Bytes that it may take.
  ///
  /// Throws the system's error where it does not start.
  package func start(_ arguments: [String], memory: Int) throws(SystemError) -> ProcessChannel {
    try ProcessChannel(
      place.run(arguments, ProcessLimits(seconds: 3600, memory: memory)), longestLine: 128 << 20)
  }

  /// The program with what runs it.
  var place: BuiltProgram {
    BuiltProgram(path: program, toolchain: toolchain, isTrusted: isTrusted)
  }
}

/// A program that was built from a user's files.
struct BuiltProgram: Sendable {
  let path: String
  let toolchain: Toolchain
  /// Whether it may reach what this process may.
  let isTrusted: Bool
  /// Folders that it may read beside its own.
  var readable: [String] = []

  /// Returns the symbols at places of the program: for each the names of functions and their lines,
  /// as the toolchain tells them; empty where it does not.
  func symbols(of places: [String]) -> String {
    guard !places.isEmpty else { return "" }
    let arguments = ["--obj=\(path)", "--relativenames", "--inlines", "--no-demangle"]
    let end = try? run(toolchain.symbolizer, arguments + places, ProcessLimits(seconds: 10)).run()
    return end.map { String(decoding: $0.output, as: UTF8.self) } ?? ""
  }

  /// A run of it, which knows nothing of the place where it runs.
  func run(_ arguments: [String], _ limits: ProcessLimits) -> ProcessRun {
    run(path, arguments, limits)
  }

  private func run(_ path: String, _ arguments: [String], _ limits: ProcessLimits) -> ProcessRun {
    var run = ProcessRun(
      path, arguments,
      environment: [
        "SWIFT_BACKTRACE=enable=no", "TZ=UTC",
        // Sets and dictionaries of the user's code have one order.
        "SWIFT_DETERMINISTIC_HASHING=1",
      ], limits: limits)
    if !isTrusted {
      run.sandbox = ProcessSandbox(readable: [self.path, toolchain.folder] + readable)
      run.limits.fileSize = 0
    }
    return run
  }
}
