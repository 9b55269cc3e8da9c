/// The resources that a program may use that runs apart from this one.
package struct ProcessLimits: Hashable, Sendable {
  /// Seconds on the clock.
  package var seconds: Double
  /// Bytes of memory, for it and for each program that it starts.
  package var memory: Int
  /// Bytes of a file that it writes.
  package var fileSize: Int
  /// Bytes that are kept of what it says.
  package var output: Int

  package init(
    seconds: Double, memory: Int = 8 << 30, fileSize: Int = 1 << 30, output: Int = 4 << 20
  ) {
    self.seconds = seconds
    self.memory = memory
    self.fileSize = fileSize
    self.output = output
  }

  /// Those of this process.
  package static let none = ProcessLimits(seconds: 1e12, memory: -1, fileSize: -1)
}
