internal import GalleyNotation
internal import GalleyRewriting
internal import GalleySystem

/// The cuts of a program's files, as a file beside the program tells them.
struct CutRecord {
  /// The name of the file.
  static let name = "left-out"

  private let cuts: [SourceCut]
  private let standIns: [StandInType]

  init(of unit: RewrittenUnit) { (cuts, standIns) = (unit.outermostCuts, unit.adaptation.standIns) }

  /// Writes a line for each, in the folder of a build; nothing where there is none.
  ///
  /// A file that cannot be written is none: what it tells was told.
  func write(in compiler: CompilerRun) {
    guard !cuts.isEmpty || !standIns.isEmpty else { return }
    let lines =
      standIns.map {
        Self.line(
          "\($0.name) is not here: what stands in its place answers with nothing", at: $0.location)
      }
      + cuts.map {
        Self.line(
          "\($0.name) is left out: \(CompilerOutputReader.withoutCure($0.reason.message))",
          at: $0.location)
      }
    try? compiler.write(Array(lines.joined(separator: "\n").utf8), to: Self.name)
  }

  private static func line(_ message: String, at place: SourceLocation) -> String {
    [place.file, "\(place.line)", "\(place.column)", message.replacing("\t", with: " ")]
      .joined(separator: "\t")
  }

  /// The most warnings; what there is beyond is counted.
  private static let most = 12

  /// The warnings that a program's file tells; none where there is no such file.
  static func read(besideProgram program: String) -> [Issue] {
    let path = String(program.prefix(program.count - "program".count)) + name
    guard let bytes = try? FileReading.bytes(atPath: path, limit: 1 << 20) else { return [] }
    let all = String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap(issue)
    guard all.count > most else { return all }
    let rest = all.count - most
    return all.prefix(most) + [
      Issue(
        "\(rest) more \(rest == 1 ? "part is" : "parts are") left out", at: all[most].location,
        severity: .warning)
    ]
  }

  private static func issue(_ line: Substring) -> Issue? {
    let parts = line.split(separator: "\t", maxSplits: 3).map(String.init)
    guard parts.count == 4, let line = Int(parts[1]), let column = Int(parts[2]) else {
      return nil
    }
    return Issue(
      parts[3], at: SourceLocation(file: parts[0], line: line, column: column), severity: .warning)
  }
}
