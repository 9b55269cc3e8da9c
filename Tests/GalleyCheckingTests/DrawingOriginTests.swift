import Galley
import GalleyGeometry
import GalleyGraphics
import GalleyRendering
import Testing

@testable import GalleyChecking

@Suite struct DrawingOriginTests {
  private static let file: [UInt8] = {
    let bitmap = Bitmap(
      width: 3, height: 2, pixels: (0..<24).map { $0 % 4 == 3 ? 255 : UInt8($0 * 9) })
    return (try? BitmapEncoder.png(bitmap)) ?? []
  }()
  private static let old = DrawingOrigin(bundle: "galley-0.1-linux-x86_64 (0123456789ab)")
  private static let new = DrawingOrigin(bundle: "galley-0.2-linux-x86_64 (ba9876543210)")
  private static let machine = DrawingOrigin(bundle: nil)

  @Test func `a reference carries the bundle that drew it, and all else as it was`() throws {
    let noted = Self.old.noted(in: Self.file)
    #expect(PNGMetadata.bundle(in: noted) == Self.old.bundle)
    #expect(PNGFileParts(noted).without("tEXt").bytes == Self.file)
    #expect(try BitmapDecoder.decode(noted) == BitmapDecoder.decode(Self.file))
    #expect(try PNGMetadata.pixelDigest(in: noted) == PNGMetadata.pixelDigest(in: Self.file))
  }

  @Test func `what belongs to no bundle and what is no PNG stays as it is`() {
    #expect(Self.machine.noted(in: Self.file) == Self.file)
    for other in [Array("<svg/>".utf8), [], Array(Self.file.prefix(20))] {
      #expect(Self.old.noted(in: other) == other)
    }
  }

  @Test func `another bundle is named, and this machine where it draws by itself`() throws {
    let noted = Self.old.noted(in: Self.file)
    let remark = try #require(Self.new.remark(on: noted))
    #expect(
      remark.hasPrefix(
        "the reference was drawn by galley-0.1-linux-x86_64 (0123456789ab), this picture by"
          + " galley-0.2-linux-x86_64 (ba9876543210): "))
    #expect(
      Self.machine.remark(on: noted)?.contains("by the libraries and fonts of this machine: ")
        == true)
    #expect(Self.old.remark(on: noted) == nil)
    #expect(Self.new.remark(on: Self.file) == nil)
  }

  @Test func `a report says it before all that differs`() throws {
    var outcome = ReportSamples.outcome(
      .changed, comparison: ReportSamples.comparison(["item 7 moved by +1 pt"]))
    outcome.origin = "drawn by another bundle"
    let report = ReportSamples.report([outcome])
    let lines = TextReport(report).text.split(separator: "\n")
    #expect(lines[1...2] == ["  drawn by another bundle", "  item 7 moved by +1 pt"])
    var manifest = Manifest(
      references: "references", metric: "exact", suite: FileDigest(of: []), shard: nil,
      isFiltered: false, scenes: [], known: [])
    manifest.entries = [Manifest.Entry(outcome)]
    #expect(try Manifest(manifest.json).entries.map(\.outcome.origin) == [outcome.origin])
  }
}
