internal import CProcess

/// Reports crashes of the main thread from here on to a descriptor: the places in the program that
/// led there, innermost first, a line such as `*** frame 0x1bab54` for each.
package func reportCrashes(to descriptor: Int32) { galley_report_crashes(descriptor) }
