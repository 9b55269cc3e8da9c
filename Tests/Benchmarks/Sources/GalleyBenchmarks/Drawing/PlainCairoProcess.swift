import Galley
import GalleyPlainCairo

/// A process that draws one state with plain Cairo calls, writes it by Cairo, and ends.
///
/// It tells what getting at the display list took, reading the scene with Galley, since that is not
/// to count.
enum PlainCairoProcess {
  /// The first argument of such a process.
  static let flag = "--plain-cairo"

  /// - `arguments`: The scene's path, the state's name, and the file to write.
  static func main(_ arguments: [String]) throws {
    guard arguments.count == 3 else {
      return report("usage: GalleyBenchmarks \(flag) SCENE STATE FILE")
    }
    var picture: Picture?
    let reading = try Measurement.cost {
      picture = try DrawingSubject(scene: arguments[0], state: arguments[1]).picture()
    }
    if let picture { _ = PlainCairo().surface(of: picture).writePNG(toPath: arguments[2]) }
    report("\(reading.wall) \(reading.processor)")
  }

  /// The arguments that start such a process from this executable.
  static func command(_ subject: DrawingSubject, output: String) -> [String] {
    ["/proc/self/exe", flag, subject.scenePath, subject.state.name, output]
  }

  /// What such a process told that reading the scene took.
  static func reading(printed line: String) -> Cost? {
    let numbers = line.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    return numbers.count == 2 ? Cost(wall: numbers[0], processor: numbers[1]) : nil
  }
}
