import Foundation
import Galley
import GalleyGeometry
import GalleyNotation
import Testing

@testable import GalleyScenes

/// Numbers of samples, and of keys that they could have, near zero, near the largest and none at all:
/// each scene is drawn, or refused in words.
///
/// What crashes is in `galley-magnitude.yaml` in the folder for temporary files. More than the usual number
/// are tried with `GALLEY_MAGNITUDES=5000`.
@Suite(.serialized) struct MagnitudeTests {
  private static let magnitudes = [
    "0", "5e-324", "1e-300", "1e-200", "1e-30", "1e-9", "0.1", "1", "1e6", "1e9", "1e300",
    "1.7976931348623157e308", "-1", "-1e-200", "-1e6", "-1e300", ".nan", ".inf", "-.inf",
  ]

  private static let count =
    ProcessInfo.processInfo.environment["GALLEY_MAGNITUDES"].flatMap { Int($0) } ?? 60

  /// A scene, and where in its text something else can stand.
  private struct Subject {
    /// A place in the text, with what stands there.
    struct Place {
      var offset: Int
      var length: Int
      /// What comes before and behind the number.
      var before = ""
      var behind = ""
    }

    var name: String
    var bytes: [UInt8]
    var numbers: [Place] = []
    var maps: [Place] = []

    init?(_ name: String) throws {
      self.name = name
      let path = Samples.root.appending(path: "samples/\(name)")
      bytes = Array(try Data(contentsOf: path))
      var reader = YAMLReader(file: name, issues: IssueLog())
      guard let value = reader.read(String(decoding: bytes, as: UTF8.self)) else { return nil }
      let starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
      add(value, starts)
    }

    private mutating func add(_ value: OptionValue, _ starts: [Int]) {
      let place = starts[value.location.line - 1] + value.location.column - 1
      switch value.kind {
      case .number:
        let literal = Array(value.literal.utf8)
        if bytes[place...].starts(with: literal) {
          numbers.append(Place(offset: place, length: literal.count))
        }
      case .list(let elements): for element in elements { add(element, starts) }
      case .map(let entries):
        if bytes[place] == UInt8(ascii: "{") {
          maps.append(Place(offset: place + 1, length: 0, before: " ", behind: ", "))
        }
        for entry in entries { add(entry.value, starts) }
      case .null, .flag, .text: break
      }
    }

    /// The text with others in some places.
    func text(_ changes: [(place: Place, text: String)]) -> String {
      var bytes = bytes
      for (place, text) in changes.sorted(by: { $0.place.offset > $1.place.offset }) {
        bytes.replaceSubrange(
          place.offset..<(place.offset + place.length), with: Array(text.utf8))
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private let renderer: Renderer
  private let loader: SceneLoader

  init() throws {
    renderer = try Renderer()
    loader = SceneLoader(families: renderer.fontFamilies())
  }

  private func load(_ text: String, as name: String) throws -> GalleyScenes.Scene {
    let path = Samples.root.appending(path: "samples/\(name)").path
    return try loader.load(bytes: Array(text.utf8), path: path)
  }

  /// Draws two of the scene's states, or has it refused.
  private func draw(_ text: String, as name: String) throws {
    let kept = FileManager.default.temporaryDirectory.appending(path: "galley-magnitude.yaml")
    try text.write(to: kept, atomically: false, encoding: .utf8)
    do {
      let scene = try load(text, as: name)
      for state in [scene.states.first, scene.states.last].compactMap({ $0 }) {
        let drawing = try scene.drawing(of: state, scale: 1, using: renderer)
        _ = try renderer.bitmap(of: drawing.picture)
        _ = try SVGFormat().encode(drawing.picture, with: renderer)
      }
    } catch let error as SceneError {
      #expect(!error.issues.isEmpty)
    } catch let error as RenderingError {
      #expect(!error.description.isEmpty)
    }
    try FileManager.default.removeItem(at: kept)
  }

  @Test(.timeLimit(.minutes(60)))
  func `a number of any magnitude, and two of them, is drawn or refused in words`() throws {
    let seed = UInt64(20_261_127)
    print("magnitudes: seed \(seed), \(Self.count) scenes")
    var generator = SplitMix64(seed: seed)
    let subjects = try Samples.names.compactMap { try Subject($0) }.filter { !$0.numbers.isEmpty }
    for _ in 0..<Self.count {
      let subject = try #require(subjects.randomElement(using: &generator))
      let places = subject.numbers.shuffled(using: &generator).prefix(
        Int.random(in: 1...2, using: &generator))
      let text = subject.text(
        places.map { ($0, Self.magnitudes.randomElement(using: &generator) ?? "0") })
      try draw(text, as: subject.name)
    }
  }

  /// Which keys there are, the reader says of one that there is not.
  @Test(.timeLimit(.minutes(60)))
  func `any key with a number of any magnitude is drawn or refused in words`() throws {
    let seed = UInt64(20_261_128)
    print("magnitudes of keys: seed \(seed), \(Self.count) scenes")
    var generator = SplitMix64(seed: seed)
    let subjects = try Samples.names.compactMap { try Subject($0) }.filter { !$0.maps.isEmpty }
    var keyCount = 0
    for _ in 0..<Self.count {
      let subject = try #require(subjects.randomElement(using: &generator))
      let map = try #require(subject.maps.randomElement(using: &generator))
      let keys = keys(of: map, in: subject)
      guard let key = keys.randomElement(using: &generator) else { continue }
      keyCount += 1
      let value = Self.magnitudes.randomElement(using: &generator) ?? "0"
      try draw(
        subject.text([(map, "\(map.before)\(key): \(value)\(map.behind)")]), as: subject.name)
    }
    #expect(keyCount > Self.count / 4)
  }

  private func keys(of map: Subject.Place, in subject: Subject) -> [String] {
    let probe = subject.text([(map, "\(map.before)zqxj: 1\(map.behind)")])
    do {
      _ = try load(probe, as: subject.name)
    } catch let error as SceneError {
      for issue in error.issues where issue.message.hasPrefix("unknown key 'zqxj'") {
        return issue.message.components(separatedBy: "expected one of ").last?
          .components(separatedBy: ", ") ?? []
      }
    } catch {}
    return []
  }
}
