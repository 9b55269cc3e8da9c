internal import GalleyGeometry
internal import GalleyPNG
internal import GalleyRendering
internal import GalleySystem
import Glibc

/// The file that keeps which files hold which drawings.
///
/// A head with the version, and records of one size, each with a digest of its own: of a file that
/// was cut, written over or made by another version, nothing counts but whole records. Runs add
/// theirs at its end, one after the other. All errors mean that less is known.
struct KnownDrawingsFile: Sendable {
  private static let head = Array("galley drawings 1\n".utf8)
  private static let recordSize = 40
  /// With more records than these only the newer half of them is kept; 2.6 MB.
  private static let mostRecords = 1 << 16

  private let path: String

  init(_ path: String) { self.path = path }

  /// What was kept, the oldest first.
  func pairs() -> [KnownDrawings.Pair] {
    let limit = Self.head.count + 2 * Self.mostRecords * Self.recordSize
    guard let bytes = try? FileReading.bytes(atPath: path, within: .anywhere, limit: limit) else {
      return []
    }
    return Self.pairs(in: bytes)
  }

  /// Adds records; those of other runs stay.
  func add(_ pairs: [KnownDrawings.Pair]) {
    guard CacheFolder.make(FilePath.folder(of: path)) else { return }
    let descriptor = uninterrupted {
      open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
    }
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    _ = uninterrupted { flock(descriptor, LOCK_EX) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    let limit = Self.head.count + 2 * Self.mostRecords * Self.recordSize
    guard case .success(let old) = readAll(from: descriptor, limit: limit) else {
      ftruncate(descriptor, 0)
      return
    }
    let known = Self.pairs(in: old)
    let isWhole =
      old.starts(with: Self.head)
      && old.count == Self.head.count + known.count * Self.recordSize
      && known.count + pairs.count <= Self.mostRecords
    if isWhole {
      write(pairs.flatMap(Self.record), at: old.count, to: descriptor)
    } else {
      let kept = (known + pairs).suffix(Self.mostRecords / 2)
      ftruncate(descriptor, 0)
      write(Self.head + kept.flatMap(Self.record), at: 0, to: descriptor)
    }
  }

  private func write(_ bytes: [UInt8], at place: Int, to descriptor: Int32) {
    guard lseek(descriptor, off_t(place), SEEK_SET) == place else { return }
    _ = writeAll(bytes, to: descriptor)
  }

  // MARK: - Records

  private static func pairs(in bytes: [UInt8]) -> [KnownDrawings.Pair] {
    guard bytes.starts(with: head) else { return [] }
    return bytes.withUnsafeBytes { bytes in
      let places = stride(from: head.count, through: bytes.count - recordSize, by: recordSize)
      return places.compactMap { place in
        let numbers = (0..<5).map { number in
          UInt64(
            bigEndian: bytes.loadUnaligned(fromByteOffset: place + 8 * number, as: UInt64.self))
        }
        return pair(of: numbers)
      }
    }
  }

  private static func record(of pair: KnownDrawings.Pair) -> [UInt8] {
    let (drawing, file) = (pair.drawing.hash, pair.file.hash)
    let numbers = [drawing.high, drawing.low, file.high, file.low]
    return (numbers + [check(of: numbers)]).flatMap(\.bigEndianBytes)
  }

  /// Nil where the last of the five numbers is not the check of the others.
  private static func pair(of numbers: [UInt64]) -> KnownDrawings.Pair? {
    guard numbers[4] == check(of: Array(numbers.prefix(4))) else { return nil }
    return KnownDrawings.Pair(
      drawing: DrawingDigest(hash: StreamHash.Value(high: numbers[0], low: numbers[1])),
      file: ByteDigest(hash: StreamHash.Value(high: numbers[2], low: numbers[3])))
  }

  private static func check(of numbers: [UInt64]) -> UInt64 {
    numbers.reduce(0) { sum, number in
      var mixed = SplitMix64(seed: sum ^ number)
      return mixed.next()
    }
  }
}
