import Foundation
import Galley
import Testing

/// A report of sample scenes and of variants of them, really drawn and compared.
struct DrawnReport {
  /// A sample's state, and what is written differently in the variant.
  struct Edit {
    var sample: String
    var state: String
    var replaced: String
    var replacement: String
  }

  struct Pictures: ReportPictures {
    var files: [String: [PictureRole: [UInt8]]] = [:]

    func bytes(_ role: PictureRole, of outcome: StateOutcome) -> [UInt8]? {
      files[outcome.path]?[role]
    }
  }

  static let edits = [
    Edit(
      sample: "ring", state: "seven", replaced: "start-angle: -90", replacement: "start-angle: -84"),
    Edit(
      sample: "ring", state: "tapped", replaced: "#29817C", replacement: "#C0392B"),
    Edit(
      sample: "carousel", state: "first.light", replaced: "leaf: \"#2E7D52\"",
      replacement: "leaf: \"#3F7FD1\""),
    Edit(
      sample: "carousel", state: "fourth.dark", replaced: "button: Play",
      replacement: "button: Start"),
  ]

  private(set) var report = CheckReport(
    outcomes: [], metric: ExactMetric.kind, references: "references", results: ".galley",
    duration: 1.5)
  private(set) var pictures = Pictures()

  private let renderer: Renderer

  init() throws {
    renderer = try Renderer()
    for edit in Self.edits { try add(edit) }
    report.outcomes.append(
      StateOutcome(
        scene: "shop", state: "broken", status: .failed, path: "shop/broken.png",
        message: "samples/shop.yaml:4:9: unknown key 'radus'; expected one of radius, spacing"))
  }

  var html: HTMLReport { HTMLReport(report: report, pictures: pictures) }

  private mutating func add(_ edit: Edit) throws {
    let path = Self.samples.appending(path: "\(edit.sample).yaml").path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let variant = text.replacing(edit.replaced, with: edit.replacement)
    try #require(variant != text, "\(edit.sample) has no '\(edit.replaced)'")
    let expected = try draw(text, edit.state, path: path)
    let actual = try draw(variant, edit.state, path: path)
    try add(edit.sample, edit.state, expected: expected, actual: actual)
  }

  private mutating func add(
    _ scene: String, _ state: String, expected: [UInt8], actual: [UInt8]
  ) throws {
    let comparer = PictureComparer()
    let sources = [expected, actual].map { PictureSource(name: scene, bytes: $0) }
    let comparison = try comparer.compare(sources[0], to: sources[1])
    let difference = try comparer.difference(
      of: comparison, expected: sources[0], actual: sources[1])
    let path = "\(scene)/\(state).png"
    pictures.files[path] = [
      .expected: expected, .actual: actual, .difference: difference,
    ]
    report.outcomes.append(
      StateOutcome(
        scene: scene, state: state, status: .changed, path: path, comparison: comparison))
  }

  private func draw(_ text: String, _ state: String, path: String) throws -> [UInt8] {
    let scene = try SceneLoader(families: renderer.fontFamilies())
      .load(bytes: Array(text.utf8), path: path)
    let found = try #require(
      scene.states.first { $0.fileName == state },
      "\(path) has \(scene.states.map(\.fileName)), not \(state)")
    let picture = try scene.drawing(of: found, using: renderer).picture
    let format = try #require(FormatCatalog.standard["png"])
    return try format.init(options: FormatOptions()).encode(picture, with: renderer)
  }

  private static let samples = Checkout.root.appending(path: "samples")
}
