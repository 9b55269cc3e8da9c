public import Foundation
package import GalleyGeometry
package import GalleyGraphics

/// An image by its name or place, whose pixels are read only when it is drawn, or one that was
/// drawn.
open class UIImage: NSObject {
  /// Whether an image's own colors are seen.
  public enum RenderingMode: Int, Sendable {
    /// As where it is shown says; its own colors here.
    case automatic
    /// Its own colors.
    case alwaysOriginal
    /// The tint alone.
    case alwaysTemplate
  }

  package let name: String
  package let source: ViewImage.Source
  /// The marks of a drawn image; nil for an image by name.
  package let drawing: [ViewCommand]?
  /// In points; zero, as the pixels were not read, but for symbols, images of catalogs and images that
  /// were drawn.
  public let size: CGSize
  /// How a symbol is drawn; nil for one that is told nothing.
  public let symbolConfiguration: SymbolConfiguration?
  /// Device pixels a point.
  public let scale: CGFloat
  /// Whether its own colors are seen.
  public private(set) var renderingMode = RenderingMode.automatic
  package private(set) var tint: UIColor?
  /// The image in the app's catalogs; nil for any other.
  private let catalog: CatalogImage?

  init(
    name: String, source: ViewImage.Source, drawing: [ViewCommand]? = nil, size: CGSize = .zero,
    scale: CGFloat = 1, symbolConfiguration: SymbolConfiguration? = nil,
    catalog: CatalogImage? = nil
  ) {
    self.catalog = catalog
    self.symbolConfiguration = symbolConfiguration
    self.name = name
    self.source = source
    self.drawing = drawing
    self.size = size
    self.scale = scale
  }

  /// An image of marks, in points.
  package convenience init(drawing: [ViewCommand], size: CGSize, scale: CGFloat) {
    self.init(name: "", source: .named, drawing: drawing, size: size, scale: scale)
  }

  /// What an image in device pixels shows, in a size of its own.
  convenience init(showing shown: CGImage, scale: CGFloat) {
    let size = CGSize(width: CGFloat(shown.width) / scale, height: CGFloat(shown.height) / scale)
    let frame = Rect(origin: .zero, size: Size(size))
    self.init(
      drawing: [shown.image.mark(in: frame, mode: "scale-to-fill", tint: nil)], size: size,
      scale: scale)
  }

  /// An image of nothing.
  public convenience override init() { self.init(drawing: [], size: .zero, scale: 1) }

  /// An image of the app's by name; never nil, as what there is is known only when it is drawn.
  public convenience init?(named name: String) { self.init(asset: name) }

  convenience init(asset name: String) {
    let catalog = AppResourceStore.image(named: name)
    let variant = catalog?.variant(on: CurrentInterface.screen).flatMap { catalog?.variants[$0] }
    // What is in the catalogs and cannot be read is as large as a symbol.
    let unread = catalog == nil ? 0.0 : 24
    self.init(
      name: name, source: .named,
      size: CGSize(
        width: variant.flatMap { $0.width > 0 ? $0.width : nil } ?? unread,
        height: variant.flatMap { $0.height > 0 ? $0.height : nil } ?? unread),
      scale: CGFloat(variant?.scale ?? 1), catalog: catalog)
  }

  /// A symbol of the system's by name; never nil.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol of the system's by name, as a configuration says; never nil.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(symbol: name, configuration as? SymbolConfiguration)
  }

  convenience init(symbol name: String, _ configuration: SymbolConfiguration?) {
    self.init(
      name: name, source: .symbol,
      size: (configuration ?? SymbolConfiguration()).size(ofSymbol: name),
      symbolConfiguration: configuration)
  }

  /// The same image, as a configuration says.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    applyingSymbolConfiguration(configuration as? SymbolConfiguration ?? SymbolConfiguration())
      ?? self
  }

  /// The same symbol, as a configuration says where its own says nothing; nil for what is none.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard source == .symbol else { return nil }
    let own = symbolConfiguration
    let image = UIImage(symbol: name, own.map { configuration.applying($0) } ?? configuration)
    image.renderingMode = renderingMode
    image.tint = tint
    return image
  }

  /// An image in a file; never nil, as it is read only when it is drawn.
  public convenience init?(contentsOfFile path: String) { self.init(name: path, source: .file) }

  /// The same image in its own colors, or in the tint alone.
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    let image = copied()
    image.renderingMode = mode
    return image
  }

  /// The same image in a color.
  open func withTintColor(_ color: UIColor) -> UIImage {
    let image = copied()
    image.tint = color
    return image
  }

  /// The same image in a color, or in its own colors.
  open func withTintColor(_ color: UIColor, renderingMode mode: RenderingMode) -> UIImage {
    let image = withTintColor(color)
    image.renderingMode = mode
    return image
  }

  /// Draws it over a rectangle, in a view's `draw(_:)`.
  @preconcurrency @MainActor open func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.draw(mark(in: Rect(rect), mode: "scale-to-fill", tint: nil))
  }

  /// Draws it in its own size, in a view's `draw(_:)`.
  @preconcurrency @MainActor open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Returns the mark of the image in a frame.
  ///
  /// - `mode`: a scene's word for how it lies there.
  package func mark(in frame: Rect, mode: String, tint viewTint: UIColor?) -> ViewCommand {
    if let drawing {
      let natural = Size(size)
      let across = natural.width > 0 ? frame.width / natural.width : 1
      let down = natural.height > 0 ? frame.height / natural.height : 1
      let map = Transform.scale(x: across, y: down)
        .then(.translation(Vector(dx: frame.minX, dy: frame.minY)))
      return .group(ViewGroup(transform: map, marks: drawing))
    }
    let isStencil = renderingMode == .automatic && catalog?.isTemplate == true
    let isTinted =
      tint != nil || renderingMode == .alwaysTemplate || isStencil || source == .symbol
    let color = isTinted ? (tint ?? viewTint).map { Color($0.cgColor) } : nil
    let configuration = symbolConfiguration ?? SymbolConfiguration()
    return .image(
      ViewImage(
        name, from: source, in: frame, mode: mode, tint: color,
        fontSize: configuration.fontSize, weight: configuration.fontWeight,
        variant: catalog?.variant(on: CurrentInterface.screen)))
  }

  private func copied() -> UIImage {
    let image = UIImage(
      name: name, source: source, drawing: drawing, size: size, scale: scale,
      symbolConfiguration: symbolConfiguration, catalog: catalog)
    image.renderingMode = renderingMode
    image.tint = tint
    return image
  }
}
