internal import GalleyRendering
internal import GalleySystem

/// What draws the pictures of a check: a bundle, or a command with the libraries of its machine.
///
/// A bundle's drawings that may become references carry its name, so that a check by another one can
/// tell of it. Drawings that `render` writes do not: they are the same bytes by whatever is drawn.
struct DrawingOrigin: Sendable {
  /// The bundle with the start of its digest; nil for a command that belongs to none.
  var bundle: String?

  /// The bundle that this process belongs to.
  static let current = DrawingOrigin(
    bundle: Installation.bundle.map { "\($0.name) (\($0.digest.prefix(12)))" })

  /// A drawing's file with the name of the bundle; an SVG stays as it is.
  func noted(in file: [UInt8]) -> [UInt8] {
    bundle.map { PNGMetadata.noting(bundle: $0, in: file) } ?? file
  }

  /// The sentence on a reference that another bundle drew; nil where it names none or the same.
  func remark(on reference: [UInt8]) -> String? {
    guard let other = PNGMetadata.bundle(in: reference), other != bundle else { return nil }
    let drawer = bundle ?? "the libraries and fonts of this machine"
    return "the reference was drawn by \(other), this picture by \(drawer): what differs can come"
      + " from that; check with the same bundle, or approve all references with the new one"
  }
}
