internal import GalleySystem
import Glibc
import Synchronization

/// Tells the process that has started this one which scenes are being read and drawn, so that it
/// knows which one has ended this process.
package struct DrawingReport: Sendable {
  /// A line of it: a scene's path, whose drawing begins or has come to its end.
  enum Line: Equatable {
    case begins(String)
    case ends(String)

    /// Paths have no NUL.
    var bytes: [UInt8] {
      switch self {
      case .begins(let path): Array("+\(path)\0".utf8)
      case .ends(let path): Array("-\(path)\0".utf8)
      }
    }

    /// Without the NUL; nil for what is no line.
    init?(_ bytes: some Collection<UInt8>) {
      let path = String(decoding: bytes.dropFirst(), as: UTF8.self)
      switch bytes.first {
      case UInt8(ascii: "+"): self = .begins(path)
      case UInt8(ascii: "-"): self = .ends(path)
      default: return nil
      }
    }
  }

  /// Below zero where nobody is told.
  private let descriptor: Int32

  /// Tells nobody.
  package init() { descriptor = -1 }

  /// Tells the process that has started this one, which reads what is written here: nothing else is
  /// printed.
  package static let toSupervisor = DrawingReport(to: 1)

  init(to descriptor: Int32) { self.descriptor = descriptor }

  func tell(_ line: Line) {
    guard descriptor >= 0 else { return }
    _ = writeAll(line.bytes, to: descriptor)
  }
}
