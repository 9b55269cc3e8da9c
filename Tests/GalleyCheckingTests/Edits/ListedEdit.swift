import Foundation
import Galley
import Testing

/// An edit that a person makes to a scene, from `Fixtures/Edits/edits.txt`.
struct ListedEdit: CustomTestStringConvertible, Sendable {
  var name: String
  /// The scene that is edited, a file of the folder without its extension.
  var scene: String
  /// The device on which both are drawn; nil for the one that the scene says.
  var device: String?
  /// What a good explanation says first.
  var cause: String
  /// What the first sentence holds where it names the cause: of each one of several.
  var words: [[String]]
  var pieces: [EditPiece]

  var testDescription: String { name }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Edits")

  static let all: [ListedEdit] = {
    let file = folder.appending(path: "edits.txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.components(separatedBy: "\n=== ").dropFirst().map(ListedEdit.init)
  }()

  /// - Parameter block: The name, lines of a key and a value, and the pieces.
  private init(_ block: String) {
    let lines = block.components(separatedBy: "\n")
    let head = lines.dropFirst().prefix { !EditPiece.begins(with: $0) }
    let values = Dictionary(head.map(Self.keyAndValue)) { first, _ in first }
    name = lines[0]
    scene = values["scene"] ?? ""
    device = values["device"]
    cause = values["cause"] ?? ""
    words = (values["words"] ?? "").components(separatedBy: ", ")
      .map { $0.components(separatedBy: " or ") }
    pieces = lines.dropFirst(1 + head.count).split(separator: "").map { EditPiece($0) }
  }

  private static func keyAndValue(_ line: String) -> (String, String) {
    let key = String(line.prefix { $0 != ":" })
    return (key, String(line.dropFirst(key.count + 2)))
  }

  /// Where the scene lies, which its pictures are found from.
  var path: String { Self.folder.appending(path: "\(scene).yaml").path }

  /// The scene's text before and after the edit.
  func texts() throws -> (before: String, after: String) {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let edited = try pieces.reduce(text.components(separatedBy: "\n")) { lines, piece in
      try #require(piece.applied(to: lines), "'\(name)' does not fit its scene just once")
    }
    return (onDevice(text), onDevice(edited.joined(separator: "\n")))
  }

  private func onDevice(_ text: String) -> String {
    guard let device else { return text }
    return text.replacing("device: iphone-se-3", with: "device: \(device)")
  }

  /// Whether the first sentence of an explanation names the cause.
  func isNamed(by sentences: [String]) -> Bool {
    let first = (sentences.first ?? "").lowercased().replacing("-", with: " ")
    return !first.hasPrefix("hence ") && words.allSatisfy { $0.contains(where: first.contains) }
  }
}
