import CDrawing
internal import GalleySystem
import Synchronization

/// The configuration of the standard fonts, which another thread makes while the command reads what
/// it is to draw: Fontconfig looks into every file.
package enum PreparedFonts {
  private static let pending = Mutex<WorkerThreads.Pending<Configuration>?>(nil)

  /// One that nobody has yet, as an address, or why there is none.
  private typealias Configuration = Result<UInt, RenderingError>

  /// Begins to make it.
  package static func begin() {
    pending.withLock {
      $0 = WorkerThreads.begin {
        Result { () throws(RenderingError) in
          UInt(bitPattern: try FontConfiguration.load(.standard))
        }
      }
    }
  }

  /// Waits for it; nil where nobody has begun, or another has it.
  static func take() throws(RenderingError) -> UnsafeMutablePointer<FcConfig>? {
    let pending = pending.withLock { pending in
      defer { pending = nil }
      return pending
    }
    guard let pending else { return nil }
    return UnsafeMutablePointer(bitPattern: try pending.wait().get())
  }
}
