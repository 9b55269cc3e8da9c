/// The digest of rows, made part by part while somebody else reads them, so that they come from memory
/// once.
package final class RunningDigest {
  private let rows: PixelRows
  private let hash = StreamHash()
  private var hashedCount = 0
  private var known: PixelDigest?

  /// - `known`: The digest, where it was made before.
  package init(of rows: PixelRows, known: PixelDigest? = nil) {
    self.rows = rows
    self.known = known
  }

  /// Takes the rows above one, as far as they were not taken yet.
  func advance(to y: Int) {
    guard known == nil else { return }
    while hashedCount < y {
      hash.add(UnsafeRawBufferPointer(rows[hashedCount]))
      hashedCount += 1
    }
  }

  /// The digest of all rows.
  package var value: PixelDigest {
    if let known { return known }
    advance(to: rows.height)
    let digest = PixelDigest(width: rows.width, height: rows.height, hash: hash.value)
    known = digest
    return digest
  }
}
