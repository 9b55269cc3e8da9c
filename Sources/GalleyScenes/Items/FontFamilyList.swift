package import GalleyGraphics
import Synchronization

/// The font families of the machine, looked up once, where a scene asks for them.
package final class FontFamilyList: Sendable {
  private let find: @Sendable () -> Result<[FontFamily], ResourceError>
  private let found = Mutex<Result<[FontFamily], ResourceError>?>(nil)

  /// - Parameter find: The families, or why they cannot be known.
  package init(_ find: @escaping @Sendable () -> Result<[FontFamily], ResourceError>) {
    self.find = find
  }

  /// The families, sorted, each with its faces.
  var families: [FontFamily] {
    get throws(ResourceError) {
      try found.withLock { found in
        let result = found ?? find()
        found = result
        return result
      }.get()
    }
  }
}
