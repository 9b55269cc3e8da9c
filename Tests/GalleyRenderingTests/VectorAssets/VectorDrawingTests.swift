import Foundation
import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyRendering

@Suite struct `Vector drawings` {
  private static let head = "<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100'>"

  private func image(_ inside: String) throws -> VectorImage {
    try VectorImage(Array("\(Self.head)\(inside)</svg>".utf8))
  }

  /// The pixels as Galley draws them, and as librsvg does.
  private func pixels(of image: VectorImage, scale: Double = 1) throws -> (Bitmap, Bitmap) {
    let size = image.asset.size
    let place = DevicePlacement(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    let own = try ScaledImage(of: image, at: place, painter: VectorPainter()).surface
    let other = try Surface(width: own.width, height: own.height)
    let context = DrawingContext(on: other)
    let map = Transform.scale(x: 1 / size.width, y: 1 / size.height).then(place.transform)
    let document = image.asset.document(size: place.pixels.size, transform: map)
    try SVGHandle(document: document, size: place.pixels.size).render(on: context)
    return (own.bitmap, other.bitmap)
  }

  /// The share of pixels that are further apart than a number of levels.
  private func difference(_ one: Bitmap, _ other: Bitmap, levels: Int) -> Double {
    let far = stride(from: 0, to: one.pixels.count, by: 4).count { first in
      (first..<first + 4).contains { abs(Int(one.pixels[$0]) - Int(other.pixels[$0])) > levels }
    }
    return Double(far) * 4 / Double(one.pixels.count)
  }

  private static let assets: [String] = {
    let root = #filePath.components(separatedBy: "/Tests/")[0] + "/samples/assets"
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".svg") }.sorted().map { "\(root)/\($0)" }
  }()

  @Test func `every asset of the samples is drawn as librsvg draws it`() throws {
    #expect(Self.assets.count > 50)
    for path in Self.assets {
      let image = try VectorImage([UInt8](Data(contentsOf: URL(filePath: path))))
      #expect(image.drawing != nil, "\(path)")
      let scale = 300 / image.asset.size.width
      let (own, other) = try pixels(of: image, scale: scale)
      #expect(difference(own, other, levels: 40) < 0.0005, "\(path)")
    }
  }

  static let simple = [
    "<path d='M10 50 A40 20 30 1 0 90 50 A40 20 30 0 1 50 20' fill='teal'/>",
    "<path d='M10 10 h30 v20 q10 10 20 0 t20 0 c5 5 10 5 15 0 s-9 30 5 40 z' stroke='red'/>",
    "<path d='M20 20 L80 20 L30 70' fill='none' stroke='#123' stroke-width='14'/>",
    "<path d='M20 20 L80 20 L30 70 z' fill='none' stroke='red' stroke-width='9' stroke-linejoin='bevel'/>",
    "<path d='M20 20 L80 20 L30 26' fill='none' stroke='red' stroke-width='9' stroke-miterlimit='20'/>",
    "<path d='M30 20 C90 20 10 80 70 80' fill='none' stroke='red' stroke-width='8' stroke-linecap='square'/>",
    "<path d='M30 50 h.01 M60 50 z' stroke='red' stroke-width='20' stroke-linecap='round'/>",
    "<path d='M10 10 H90 V90 H10 Z M30 30 H70 V70 H30 Z' fill-rule='evenodd'/>",
    "<circle cx='50' cy='50' r='30' fill='none' stroke='red' stroke-width='8' stroke-dasharray='20 7 3'/>",
    "<rect x='10' y='10' width='80' height='50' stroke='red' stroke-dasharray='9' stroke-dashoffset='4'/>",
    "<rect x='10' y='10' width='80' height='50' rx='30' ry='10'/><line x2='90' y2='80' stroke='blue'/>",
    "<ellipse cx='50' cy='50' rx='40' ry='15' transform='rotate(30 50 50) skewX(10)'/>",
    "<polyline points='10,10 90,20 40,80' fill='rgb(10%,50%,90%)' stroke='hotpink'/>",
    "<g opacity='0.5'><circle cx='40' cy='50' r='30'/><circle cx='60' cy='50' r='30' fill='red'/></g>",
    "<clipPath id='c'><circle cx='50' cy='50' r='30'/></clipPath><rect width='90' height='60' clip-path='url(#c)'/>",
    "<clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='.5' height='.5'/></clipPath>"
      + "<rect x='20' y='20' width='60' height='60' clip-path='url(#c)'/>",
    "<linearGradient id='g' x2='50%' y2='1'><stop stop-color='red'/><stop offset='1'/></linearGradient>"
      + "<path d='M10 90 Q50 -30 90 90 Z' fill='url(#g)'/>",
    "<linearGradient id='h'><stop stop-color='red'/><stop offset='.6' stop-opacity='.3'/></linearGradient>"
      + "<radialGradient id='g' href='#h' gradientUnits='userSpaceOnUse' cx='50' cy='50' r='30'"
      + " gradientTransform='translate(9 0) scale(1 .5)'/>"
      + "<rect width='90' height='90' fill='url(#g)' stroke='url(#g)' stroke-width='9'/>",
    "<defs><path id='p' d='M0 0h20v20z'/></defs><use href='#p' x='30' y='40' fill='green'/>",
    "<g color='olive' visibility='hidden'><rect width='50' height='50' visibility='visible' fill='currentColor'/>"
      + "<rect width='90' height='20'/></g><rect display='none' width='99' height='99'/>",
    "<rect x='-20' y='-20' width='200' height='60' fill='gold'/>",
  ]

  /// Their squares overflow, and what follows is no number.
  @Test func `an arc with radii as good as none is a line`() throws {
    for radius in ["1e-300", "1e-160", "5e-324"] {
      let arc = try image("<path stroke='red' d='M10 10A\(radius) \(radius) 0 0 1 90 10'/>")
      let line = try image("<path stroke='red' d='M10 10L90 10'/>")
      #expect(arc.drawing != nil)
      #expect(try pixels(of: arc).0.pixels == pixels(of: line).0.pixels)
    }
  }

  /// 25 pages of 64 megapixels would be open at once.
  @Test func `layers of a vector image one inside the other take no more than there is`() throws {
    let head = String(repeating: "<g opacity='.9'>", count: 25)
    let nested = try image(
      head + "<rect width='100' height='100'/>" + String(repeating: "</g>", count: 25))
    #expect(nested.asset.work.nestedLayers == 25)
    #expect(throws: RenderingError.self) { try nested.asset.work.check(pixels: 64e6) }
    #expect(throws: Never.self) { try nested.asset.work.check(pixels: 3e6) }
  }

  @Test(arguments: simple) func `what is simple is drawn as librsvg draws it`(inside: String) throws
  {
    let image = try image(inside)
    #expect(image.drawing != nil)
    let (own, other) = try pixels(of: image, scale: 3)
    #expect(own.pixels.contains { $0 != 0 })
    // Cairo measures dashes along chords that are longer than ours: on a circle of 30 points the last
    // of them end a third of a pixel elsewhere, which is 0.0013.
    #expect(difference(own, other, levels: 40) < (inside.contains("dasharray") ? 0.002 : 0.001))
  }

  @Test(arguments: [
    "<mask id='m'><rect width='9' height='9'/></mask><rect width='50' height='50' mask='url(#m)'/>",
    "<symbol id='s'><rect width='9' height='9'/></symbol><use href='#s'/>",
    "<switch><rect width='9' height='9'/></switch>",
    "<clipPath id='c'><circle r='9'/><rect width='9' height='9'/></clipPath><g clip-path='url(#c)'/>",
    "<linearGradient id='g' spreadMethod='reflect'><stop/><stop offset='1'/></linearGradient>"
      + "<rect width='9' height='9' fill='url(#g)'/>",
    "<radialGradient id='g' fx='.2'><stop/><stop offset='1'/></radialGradient>"
      + "<rect width='9' height='9' fill='url(#g)'/>",
    "<rect width='50%' height='9'/>", "<rect width='9' height='9' fill='hsl(9,9%,9%)'/>",
    "<rect width='9' height='9' shape-rendering='crispEdges'/>",
  ])
  func `what is not simple is left to librsvg`(inside: String) throws {
    let image = try image(inside)
    #expect(image.drawing == nil)
    let place = DevicePlacement(width: 50, height: 50)
    #expect(throws: Never.self) { try ScaledImage(of: image, at: place, painter: VectorPainter()) }
  }

  @Test func `a clip and what fills it are cut as one`() throws {
    let square = Path(.rectangle(Rect(x: 20, y: 20, width: 60, height: 60)))
    let shape = VectorShape(path: square, transform: .identity, fill: .color(.black))
    let clip = VectorClip(path: square, transform: .identity)
    let group = VectorGroup(clips: [clip], children: [.shape(shape)])
    let surface = try Surface(width: 100, height: 100)
    let turn = Transform.rotation(radians: 0.4).about(Point(x: 50, y: 50))
    try VectorPainter().draw(
      VectorDrawing(nodes: [.group(group)]), under: turn, on: DrawingContext(on: surface))
    // As black as the square alone: 3,600 pixels, of which none faded twice.
    let pixels = surface.bitmap.pixels
    let sum = stride(from: 3, to: pixels.count, by: 4).reduce(0) { $0 + Int(pixels[$1]) }
    #expect(abs(Double(sum) / 255 - 3_600) < 8)
  }

  @Test func `a shape that Cairo's coordinates do not reach is refused`() throws {
    let image = try image("<path d='M0 0 h5 v5 z' transform='translate(900000 0)'/>")
    #expect(throws: Never.self) { try pixels(of: image) }
    let error = #expect(throws: RenderingError.self) { try pixels(of: image, scale: 9) }
    #expect(error?.description.contains("eight million pixels") == true)
  }
}
