internal import GalleyNotation
internal import GalleySystem
import Glibc
import Synchronization

/// The manifest of a folder of results as it was read or written last, by the state of its file.
final class ManifestCache: Sendable {
  private let content = Mutex<(state: FileState, text: ManifestText)?>(nil)

  /// Nil where the file has another state.
  func text(in state: FileState) -> ManifestText? {
    content.withLock { $0?.state == state ? $0?.text : nil }
  }

  func keep(_ text: ManifestText, in state: FileState) {
    content.withLock { $0 = (state, text) }
  }
}

/// A manifest with the bytes that it is written as.
///
/// Decisions are replaced in the bytes: those of thousands of states take long to be made anew, and
/// all but some words of them would be the same.
struct ManifestText: Sendable {
  /// The begins of the lines in which the decisions on states and the known references stand.
  private static let decision = "\n      \"decision\": "
  private static let known = "\n  \"known\": "

  let manifest: Manifest
  let bytes: [UInt8]

  init(of manifest: Manifest) {
    self.init(of: manifest, Array((manifest.json.indented + "\n").utf8))
  }

  /// - `bytes`: what the manifest was read from or written as.
  init(of manifest: Manifest, _ bytes: [UInt8]) {
    self.manifest = manifest
    self.bytes = bytes
  }

  /// The text of a manifest that has the same but for decisions and known references; nil where the
  /// lines are not as Galley writes them.
  func deciding(_ other: Manifest) -> ManifestText? {
    let lines = values(after: Self.decision)
    let (old, new) = (manifest.entries, other.entries)
    guard lines.count == old.count, old.count == new.count else { return nil }
    var changes: [(Range<Int>, [UInt8])] = []
    for (number, line) in lines.enumerated() where old[number].decision != new[number].decision {
      let word = JSONValue.optional(new[number].decision?.rawValue).compact
      changes.append((line, Array(word.utf8)))
    }
    if manifest.known != other.known {
      let lines = values(after: Self.known)
      guard lines.count == 1 else { return nil }
      let list = JSONValue.array(other.known.map(JSONValue.string)).compact
      changes.append((lines[0], Array(list.utf8)))
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + 16 * changes.count)
    var place = 0
    for (range, word) in changes.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
      text += bytes[place..<range.lowerBound]
      text += word
      place = range.upperBound
    }
    return ManifestText(of: other, text + bytes[place...])
  }

  /// Where the values of lines lie, without the commas behind them.
  ///
  /// No text of JSON has the end of a line in it, nor a zero, so what begins like one of these lines
  /// is one.
  private func values(after begin: String) -> [Range<Int>] {
    (bytes + [0]).withUnsafeBytes { text in
      var ranges: [Range<Int>] = []
      guard let start = text.bindMemory(to: CChar.self).baseAddress else { return ranges }
      var place = 0
      while let found = strstr(start + place, begin) {
        let value = UnsafePointer(found) - start + begin.utf8.count
        let end = value + strcspn(start + value, "\n")
        let hasComma = end > value && bytes[end - 1] == UInt8(ascii: ",")
        ranges.append(value..<(hasComma ? end - 1 : end))
        place = end
      }
      return ranges
    }
  }
}
