package import FoundationEssentials
package import GalleyGraphics

/// A snapshot that a test holds against its reference.
///
/// The program of the tests has no fonts and sees no files, and is not trusted with any: it hands
/// over what is to be seen, and the command draws, compares and records.
package struct TestSnapshot: Codable, Sendable {
  package enum Content: Codable, Sendable {
    /// The test asks for the bytes of the reference alone.
    case question
    case image(SnapshotImage)
    /// Bytes that the test compares itself; what it says of them beside the reference, nil where the
    /// two are the same to it or there is none.
    case bytes(Data, difference: String?)
  }

  /// The test's file as the compiler knows it.
  package var file: String
  /// The name of the test as `#function` has it.
  package var test: String
  /// What tells it from others of the test.
  package var name: String
  /// Empty for none.
  package var fileExtension: String
  /// The folder of the reference where the test names one; nil for that of its file.
  package var folder: String?
  /// What the test's code says of recording: `all`, `failed`, `missing` or `never`.
  package var record: String
  package var content: Content

  package init(
    file: String, test: String, name: String, fileExtension: String, folder: String?,
    record: String, content: Content
  ) {
    (self.file, self.test, self.name) = (file, test, name)
    (self.fileExtension, self.folder) = (fileExtension, folder)
    (self.record, self.content) = (record, content)
  }
}

/// An image of a snapshot, and how near it has to come to its reference.
package struct SnapshotImage: Codable, Sendable {
  package var picture: ViewPicture
  /// Device pixels a point where the test says how many; nil for those of a reference that is there.
  package var scale: Double?
  /// Device pixels a point of the screen.
  package var screenScale: Double
  /// The share of pixels that have to be the same, from 0 to 1.
  package var precision: Double
  /// How much a pixel has to be like that of the reference to be the same: 1 for wholly, less for a
  /// hundredth of the difference of black and white (100 ΔE) each hundredth.
  package var perceptualPrecision: Double
  package var isDark: Bool

  package init(
    _ picture: ViewPicture, scale: Double?, screenScale: Double, precision: Double,
    perceptualPrecision: Double, isDark: Bool
  ) {
    (self.picture, self.scale, self.screenScale) = (picture, scale, screenScale)
    (self.precision, self.perceptualPrecision) = (precision, perceptualPrecision)
    self.isDark = isDark
  }
}

/// The answer to a snapshot.
package struct TestSnapshotReply: Codable, Sendable {
  /// Why it fails its test, for people; nil where it is as it should be.
  package var failure: String?
  /// The bytes of the reference, where they were asked for; nil where there is none.
  package var reference: Data?

  package init(failure: String? = nil, reference: Data? = nil) {
    (self.failure, self.reference) = (failure, reference)
  }
}
