package import GalleyGeometry
package import GalleyGraphics
package import GalleyLayouts
package import GalleyNotation

/// The faces of a font family, one below another, each named in its own face.
///
/// A face is told by its weight and whether it is italic; of several that are alike in both the
/// first is shown. Where not all find room there are as many whole lines as do.
package struct FacesLayer: LayerContent {
  package var family: Bindable<String>
  /// The font size in points.
  package var size: Bindable<Double>
  package var color: Bindable<Color>
  package var alignment: TextStyle.Alignment
  package var verticalAlignment: TextLayer.VerticalAlignment
  /// Between one line and the next, in points.
  package var spacing: Double
  package var location: SourceLocation?

  package init(
    _ family: Bindable<String>, size: Bindable<Double> = .constant(30),
    color: Bindable<Color>, alignment: TextStyle.Alignment = .leading,
    verticalAlignment: TextLayer.VerticalAlignment = .center, spacing: Double = 4,
    location: SourceLocation? = nil
  ) {
    self.family = family
    self.size = size
    self.color = color
    self.alignment = alignment
    self.verticalAlignment = verticalAlignment
    self.spacing = spacing
    self.location = location
  }

  package var kind: String { "faces" }

  package func intrinsicSize(for proposal: SizeProposal, context: LayerContext) -> IntrinsicSize {
    let lines = lines(fitting: proposal.width, context: context)
    return IntrinsicSize(
      width: proposal.width ?? lines.map(\.width).max() ?? 0, height: extent(of: lines))
  }

  package func hugging(along axis: Axis) -> Hugging {
    axis == .horizontal ? .wherePlaced : .always
  }

  package func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    var lines = lines(fitting: frame.width, context: context)
    // A frame that the lines have measured themselves may be a hair lower after rounding.
    while !lines.isEmpty, extent(of: lines) > frame.height + 0.5 { lines.removeLast() }
    var top = frame.minY + (frame.height - extent(of: lines)) * shareAbove
    return lines.flatMap { line -> [DrawCommand] in
      let lineFrame = Rect(x: frame.minX, y: top, width: frame.width, height: line.height)
      top += line.height + spacing
      return line.text.commands(in: lineFrame, context: context)
    }
  }

  /// The share of the free height that lies above the lines.
  private var shareAbove: Double {
    switch verticalAlignment {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    }
  }

  private typealias Line = (text: TextLayer, width: Double, height: Double)

  private func extent(of lines: [Line]) -> Double {
    lines.reduce(0) { $0 + $1.height } + spacing * Double(max(0, lines.count - 1))
  }

  private func lines(fitting width: Double?, context: LayerContext) -> [Line] {
    guard let family = fontFamily(in: context) else { return [] }
    return Self.distinctFaces(of: family).map { face in
      let font = FontSpec(
        family: .constant(family.name), weight: face.weight, size: size, isItalic: face.isItalic,
        location: location)
      let text = TextLayer(
        .constant(face.name), font: font, color: color, alignment: alignment, lineLimit: 1,
        location: location)
      let size = text.intrinsicSize(for: SizeProposal(width: width), context: context)
      return (text, size.width ?? 0, size.height ?? 0)
    }
  }

  private static func distinctFaces(of family: FontFamily) -> [FontFamily.Face] {
    family.faces.withoutDoubles { [$0.weight, $0.isItalic ? 1 : 0] }
  }

  private func fontFamily(in context: LayerContext) -> FontFamily? {
    guard let name = family.resolved(in: context.scope, issues: context.issues) else { return nil }
    let families = context.resources.fontFamilies()
    if let family = families.first(where: { $0.name == name }) { return family }
    guard !families.isEmpty else {
      // Why there are none is told where one is asked for.
      do { _ = try context.resources.metrics(of: TextBlock("", style: TextStyle())) } catch {
        context.report(error.description, at: location)
      }
      return nil
    }
    let near = Suggestion.phrase(for: name, among: families.map(\.name))
    let hint = near.isEmpty ? "; 'galley list fonts' names them, 'fonts:' adds files" : near
    context.report("no font family is called '\(name)'\(hint)", at: location)
    return nil
  }
}

extension LayerReader.Kind {
  static var faces: LayerReader.Kind {
    let family = SceneOption<FacesLayer>("faces", \.family, .text, "the family", otherwise: "")
    return LayerReader.Kind("faces", [family] + FacesLayer.options, of: .usual) {
      faces, reader, layers in
      faces.completed(by: reader, family: "faces", layers)
    }
  }
}

extension FacesLayer {
  /// What a list of faces may have beside its family.
  package static let options: [SceneOption<Self>] = [
    SceneOption(
      "font", .options(fontOptions.declarations(of: usual)), "of the faces",
      values: "{ size }", otherwise: "{ size: 30 }",
      read: { options, faces in
        guard let font = options.nested("font") else { return }
        font.read(fontOptions, into: &faces)
        font.reportUnknownKeys()
      }),
    SceneOption("color", \.color, .color, otherwise: "$label"),
    SceneOption("align", \.alignment, .choice),
    SceneOption("vertical-align", \.verticalAlignment, .choice),
    SceneOption("spacing", \.spacing, .number(in: 0...10_000), "points between faces"),
  ]

  /// The faces once their options are read, in the color of labels where they say none.
  ///
  /// - `key`: The key of the family.
  package func completed(
    by options: OptionReader, family key: String, _ layers: LayerReader
  ) -> FacesLayer {
    var faces = self
    faces.location = options.location(of: key)
    if !options.contains("color") { faces.color = layers.color(.label) }
    return faces
  }

  fileprivate static let usual = FacesLayer(.constant(""), color: .constant(.black))

  private static let fontOptions: [SceneOption<Self>] = [
    SceneOption("size", \.size, .number(in: 0.5...2000), "points")
  ]
}
