import CDrawing
internal import GalleyGraphics
internal import GalleyPNG
internal import GalleySystem
import Synchronization

/// A thread that configures the standard fonts, and loads Pango, while the command reads what it is
/// to draw.
package enum FontPreloader {
  private static let pending = Mutex<WorkerThreads.Pending<Configuration>?>(nil)
  private static let file = Mutex<DigestedFile?>(nil)

  /// Keeps what Fontconfig says of the standard fonts; nil where nobody has begun.
  static var patterns: DigestedFile? { file.withLock(\.self) }

  /// One that nobody has yet, as an address, or why there is none.
  private typealias Configuration = Result<
    (address: UInt, unusable: UnusableFonts), RenderingError
  >

  /// Begins to make it.
  ///
  /// - Parameter path: of the file that keeps from run to run what Fontconfig says of font files;
  ///   nil
  ///   for none.
  package static func begin(keepingPatternsAt path: String?) {
    let patterns = path.map { DigestedFile($0, title: "galley font patterns 1") }
    file.withLock { $0 = patterns }
    pending.withLock {
      $0 = WorkerThreads.begin {
        Result { () throws(RenderingError) in
          let loaded = try FontConfiguration.load(.standard, keepingPatternsIn: patterns)
          return (UInt(bitPattern: loaded.pointer), loaded.unusable)
        }
      }
    }
  }

  /// Whether nobody has waited for the thread yet: libraries may be loaded just now.
  package static var arePending: Bool { pending.withLock { $0 != nil } }

  /// Waits for it; nil where nobody has begun, or another has it.
  static func take() throws(RenderingError) -> FontConfiguration.LoadedFile? {
    let pending = pending.withLock { pending in
      defer { pending = nil }
      return pending
    }
    guard let pending else { return nil }
    let (address, unusable) = try pending.wait().get()
    return UnsafeMutablePointer(bitPattern: address).map {
      FontConfiguration.LoadedFile(pointer: $0, unusable: unusable)
    }
  }
}
