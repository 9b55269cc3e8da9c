/// The pixels of a PNG of 8-bit RGB or RGBA, not interlaced, row by row as they are inflated.
package struct PlainRows {
  private let structure: PNGStructure
  private let rows: WordRows

  /// - Parameter structure: Of a picture that is plain.
  package init(_ structure: PNGStructure) {
    self.structure = structure
    rows = WordRows(bytesPerPixel: structure.header.filterStep, width: structure.header.width)
  }

  /// Calls a body with the red, green, blue and straight alpha bytes of each row.
  ///
  /// - Returns: false where the stream is damaged.
  package func forEach(in bytes: [UInt8], _ body: (UnsafeRawBufferPointer) -> Void) -> Bool {
    structure.withPixelStream(in: bytes) { stream in
      do throws(InflateStream.Damage) {
        try forEach(of: stream, body)
        return true
      } catch {
        return false
      }
    }
  }

  private func forEach(
    of stream: UnsafeBufferPointer<UInt8>, _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(InflateStream.Damage) {
    let reader = FilteredRowReader(try InflateStream(stream), structure.header)
    var above = [UInt32](repeating: 0, count: structure.header.width)
    var pixels = above
    while let row = try reader.next() {
      rows.undo(row, above: above, to: &pixels)
      pixels.withUnsafeBytes(body)
      swap(&above, &pixels)
    }
  }
}
