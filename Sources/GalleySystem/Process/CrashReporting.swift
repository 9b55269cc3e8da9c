internal import CProcess

/// The report of a crash by a program that another one asks.
package enum CrashReporting {
  /// From here on, a crash of the main thread is told to a descriptor with the places in the program
  /// that led there, innermost first, a line such as `*** frame 0x1bab54` for each.
  package static func start(on descriptor: Int32) { galley_report_crashes(descriptor) }
}
