import GalleyGeometry
import GalleyGraphics
internal import GalleyPNG

/// Puts pictures of what materials show in their places, for formats that cannot blur what lies
/// behind.
struct BackdropReplacement {
  private let snapshots: BackdropSnapshots
  /// By the names that the images have in the commands; equal pixels have one name.
  private(set) var images: [String: Surface] = [:]

  init(_ snapshots: BackdropSnapshots) { self.snapshots = snapshots }

  /// The commands with an image, cut by the material's shape, for each material that was drawn.
  mutating func replaced(
    _ commands: [DrawCommand], at path: BackdropSnapshots.Path = []
  ) -> [DrawCommand] {
    var result: [DrawCommand] = []
    result.reserveCapacity(commands.count)
    for (number, command) in commands.enumerated() {
      switch command {
      case .backdrop(let backdrop):
        result.append(snapshots[path + [number]].map { image($0, of: backdrop) } ?? command)
      case .group(var group) where group.children.haveBackdrops:
        group.children = replaced(group.children, at: path + [number])
        result.append(.group(group))
      default: result.append(command)
      }
    }
    return result
  }

  private mutating func image(
    _ snapshot: BackdropSnapshots.Snapshot, of backdrop: Backdrop
  ) -> DrawCommand {
    let (pixels, area) = (snapshot.pixels, snapshot.area)
    guard let inverse = snapshot.transform.inverse else { return .backdrop(backdrop) }
    let name = "material \(pixels.withPixelRows { PixelDigest($0) })"
    images[name] = pixels
    let size = Size(width: Double(pixels.width), height: Double(pixels.height))
    let isUpright = snapshot.transform.isUpright
    let image = DrawCommand.image(
      ImagePlacement(
        ImageReference(path: name, content: .raster, size: size),
        in: isUpright ? inverse.boundingBox(of: area) : area, source: backdrop.source))
    return .group(
      Group(
        clip: backdrop.shape,
        children: [isUpright ? image : .group(Group(transform: inverse, children: [image]))],
        source: backdrop.source))
  }
}

extension [DrawCommand] {
  /// Whether some of them, or of those in their groups, are materials.
  var haveBackdrops: Bool {
    contains { $0.kind == .backdrop || $0.children.haveBackdrops }
  }
}
