internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation

/// Draws an image of an app's own view, or what stands for one that is not there.
struct ViewImageDrawing {
  private let image: ViewImage
  private let files: ViewImageFiles
  private let location: SourceLocation
  private let context: LayerContext

  init(
    _ image: ViewImage, files: ViewImageFiles, _ location: SourceLocation, _ context: LayerContext
  ) {
    self.image = image
    self.files = files
    self.location = location
    self.context = context
  }

  var commands: [DrawCommand] {
    // What is not there may have no size, and is told.
    if image.source == .named, let catalog = files.catalog[image.name] {
      return commands(of: catalog)
    }
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
    return beside + files.folders.map { AssetFile("\($0)/\(name)", within: $0) }
  }

  /// The image of an app's catalog, in the variant that its program has chosen.
  private func commands(of catalog: CatalogImage) -> [DrawCommand] {
    let contents = "\(catalog.folder)/Contents.json"
    guard let number = image.variant, catalog.variants.indices.contains(number) else {
      let problem = catalog.problem ?? "it has no file for this screen"
      context.warn(
        once: "a field stands for the image '\(image.name)': \(problem)",
        at: SourceLocation(file: contents, line: 1, column: 1))
      return field
    }
    let variant = catalog.variants[number]
    let file = AssetFile("\(catalog.folder)/\(variant.file)", within: catalog.folder)
    context.assets.note(file.path)
    do {
      var reference = try context.resources.image(in: file)
      reference.tint = image.tint
      return commands(of: reference, variant)
    } catch {
      let reason =
        file.path.lowercased().hasSuffix(".pdf")
        ? "PDF is not drawn; add the image as SVG or PNG" : error.description
      context.warn(
        once:
          "'\(variant.file)' of the image '\(image.name)' is not drawn, so a field stands for it: "
          + reason,
        at: SourceLocation(
          file: contents, line: variant.place[safe: 0] ?? 1, column: variant.place[safe: 1] ?? 1))
      return field
    }
  }

  private func commands(
    of reference: ImageReference, _ variant: CatalogImage.Variant
  ) -> [DrawCommand] {
    let divisor = reference.content == .raster ? variant.scale ?? 1 : 1
    let size = Size(
      width: reference.size.width / divisor, height: reference.size.height / divisor)
    let frame = context.edges(of: image.frame)
    let place = (ContentMode(rawValue: image.mode) ?? .scaleToFill).destination(of: size, in: frame)
    let placement = ImagePlacement(reference, in: place, label: image.name, source: location)
    guard let caps = variant.caps, caps.count == 4 else { return [ImageLayer.command(placement)] }
    return StretchedImage(placement, size: size, caps: caps).commands
  }

  /// A quiet field in the place of the image, and a word about it, once.
  private var placeholder: [DrawCommand] {
    warn()
    return field
  }

  private var field: [DrawCommand] {
    guard image.frame.width > 0, image.frame.height > 0 else { return [] }
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
    context.warn(once: message, at: location)
  }
}
