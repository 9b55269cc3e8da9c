internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation

/// Draws an image of an app's own view, or what stands for one that is not there.
struct ViewImageDrawing {
  private let image: ViewImage
  private let folders: [String]
  private let location: SourceLocation
  private let context: LayerContext

  init(
    _ image: ViewImage, folders: [String], _ location: SourceLocation, _ context: LayerContext
  ) {
    self.image = image
    self.folders = folders
    self.location = location
    self.context = context
  }

  var commands: [DrawCommand] {
    guard image.frame.width > 0, image.frame.height > 0 else { return [] }
    if let symbol { return commands(of: symbol) }
    guard let reference else { return placeholder }
    let placement = ImageLayer.placement(
      of: reference, mode: ContentMode(rawValue: image.mode) ?? .scaleToFill,
      in: context.edges(of: image.frame), label: image.name, source: location)
    return [ImageLayer.command(placement)]
  }

  /// The symbol that is meant; nil where an image is, or where there is no such symbol.
  private var symbol: Symbol? {
    image.source == .symbol ? SymbolSet.symbol(named: image.name) : nil
  }

  private func commands(of symbol: Symbol) -> [DrawCommand] {
    let drawing = SymbolDrawing(
      symbol, fontSize: min(max(image.fontSize, 0.5), 2000), weight: image.weight,
      grid: context.grid, source: location)
    let place = (ContentMode(rawValue: image.mode) ?? .scaleToFill)
      .destination(of: drawing.size, in: context.edges(of: image.frame))
    return drawing.commands(
      in: place, tint: image.tint ?? .black,
      isMirrored: symbol.followsText && context.direction == .rightToLeft)
  }

  private static let endings = [
    ".png", "@3x.png", "@2x.png", ".jpg", ".jpeg", "@3x.jpg", "@2x.jpg", ".svg", ".webp", ".gif",
  ]

  /// The first file of the name beside the scene, else beside the Swift files.
  private var reference: ImageReference? {
    guard image.source != .symbol, !image.name.isEmpty, !image.name.contains("\0") else {
      return nil
    }
    let last = image.name.split(separator: "/").last ?? ""
    let hasEnding = last.dropFirst().contains(".")
    let names = (hasEnding ? [image.name] : []) + Self.endings.map { image.name + $0 }
    for name in names {
      for file in files(named: name) {
        if var found = try? context.resources.image(in: file) {
          found.tint = image.tint
          return found
        }
      }
    }
    return nil
  }

  private func files(named name: String) -> [AssetFile] {
    let beside = context.asset(name, location).map { [$0] } ?? []
    return beside + folders.map { AssetFile("\($0)/\(name)", within: $0) }
  }

  /// A quiet field in the place of the image, and a word about it, once.
  private var placeholder: [DrawCommand] {
    warn()
    let frame = context.edges(of: image.frame)
    let color = image.tint?.withAlpha(0.25) ?? Color(hex: 0x8E8E93, alpha: 0.25)
    let radius = min(6, min(frame.width, frame.height) / 4)
    return [
      .fill(
        Fill(.roundedRectangle(frame, radius: radius), .solid(color), source: location))
    ]
  }

  private func warn() {
    let message =
      image.source == .symbol
      ? "the system's symbol '\(image.name)' is not here, so a field stands for it\(SymbolSet.hint(for: image.name))"
      : "there is no image '\(image.name)' beside the scene or the layout's Swift files, so a field stands for it; put a PNG, JPEG or SVG file of that name there"
    guard !context.issues.issues.contains(where: { $0.message == message }) else { return }
    context.issues.warning(message, at: location)
  }
}
