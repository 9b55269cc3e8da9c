internal import GalleyComparison
internal import GalleyRendering
internal import GalleyRuns

/// Compares a snapshot with its reference, as its kind is compared.
package struct SnapshotComparer: SnapshotComparing {
  package var kind: SnapshotKind
  package var tolerances: Tolerances

  package init(kind: SnapshotKind, tolerances: Tolerances) {
    (self.kind, self.tolerances) = (kind, tolerances)
  }

  package func difference(expected: [UInt8], actual: [UInt8]) throws -> SnapshotDifference? {
    guard expected != actual else { return nil }
    switch kind {
    case .png: return try pictures(expected, actual)
    case .svg: return svgs(expected, actual)
    case .text: return try TextDifference(expected: expected, actual: actual).map(\.difference)
    }
  }

  package func problem(with bytes: [UInt8]) -> String? {
    switch kind {
    case .png:
      do {
        _ = try BitmapDecoder.decode(bytes)
        return nil
      } catch {
        return "the snapshot is no PNG that can be read: \(error)"
      }
    case .svg:
      let isSVG = PictureSource(name: "", bytes: bytes).isSVG && isText(bytes)
      return isSVG ? nil : "the snapshot is no SVG; one is UTF-8 and begins with '<'"
    case .text: return isText(bytes) ? nil : "the snapshot is no text in UTF-8"
    }
  }

  private func isText(_ bytes: [UInt8]) -> Bool { String(validating: bytes, as: UTF8.self) != nil }

  private func pictures(
    _ expected: [UInt8], _ actual: [UInt8]
  ) throws(RunError) -> SnapshotDifference? {
    let left = PictureSource(name: "the reference", bytes: expected)
    let right = PictureSource(name: "the snapshot", bytes: actual)
    // Twice the size, where thin lines of vectors tell more.
    let comparer = PictureComparer(tolerances, scale: kind == .svg ? 2 : nil)
    let comparison = try comparer.compare(left, to: right)
    guard !comparison.passes else { return nil }
    return SnapshotDifference(
      lines: comparison.sentences,
      picture: try? comparer.difference(of: comparison, expected: left, actual: right))
  }

  /// Returns the difference in what two SVGs draw; where one cannot be drawn here, they must have
  /// the same bytes.
  private func svgs(_ expected: [UInt8], _ actual: [UInt8]) -> SnapshotDifference? {
    do {
      return try pictures(expected, actual)
    } catch {
      let difference = try? TextDifference(expected: expected, actual: actual)?.difference
      return SnapshotDifference(
        lines: [error.description, "so the two must be the same byte by byte:"]
          + (difference?.lines ?? ["they are not"]))
    }
  }
}
