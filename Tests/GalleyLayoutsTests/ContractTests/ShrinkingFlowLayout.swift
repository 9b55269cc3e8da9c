import GalleyGeometry
import GalleyLayouts
import GalleyNotation

/// A cover flow made with the public protocol alone: pages shrink and sink as they leave the
/// middle.
struct ShrinkingFlowLayout: PagedLayout {
  static let kind = "shrinking-flow"
  static let summary = "Covers that turn away as they leave the middle."

  let cover = Size(width: 120, height: 160)

  init() {}

  var traits: LayoutTraits { .attributesDependOnOffset }

  func contentInset(in environment: Environment) -> EdgeInsets {
    let margin = (environment.size.width - cover.width) / 2
    return EdgeInsets(leading: margin, trailing: margin)
  }

  func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    var builder = ArrangementBuilder(order: .sequential)
    var x = 0.0
    for section in content.sections {
      builder.beginSection()
      for _ in 0..<section.count {
        let y = (environment.size.height - cover.height) / 2
        builder.addCell(frame: Rect(origin: Point(x: x, y: y), size: cover))
        x += cover.width
      }
    }
    return builder.arrangement(contentSize: Size(width: x, height: environment.size.height))
  }

  func elements(of arrangement: Arrangement, in viewport: Viewport) -> [LayoutAttributes] {
    let reach = viewport.bounds.inset(by: -cover.width)
    return arrangement.attributes(in: reach).map { attributes in
      var attributes = attributes
      let distance = (attributes.center.x - viewport.bounds.midX) / cover.width
      attributes.transform = .scale(max(0.5, 1 - 0.1 * abs(distance)))
      attributes.zIndex = -Int(abs(distance).rounded())
      return attributes
    }.sortedBackToFront()
  }

  func restingOffset(
    proposed: Point, velocity: Vector, of arrangement: Arrangement, in viewport: Viewport
  ) -> Point {
    let page = page(at: proposed, of: arrangement, in: viewport)
    return offset(ofPage: page, of: arrangement, in: viewport)
  }

  func pageCount(of arrangement: Arrangement, in viewport: Viewport) -> Int {
    arrangement.cellCount
  }

  func page(at offset: Point, of arrangement: Arrangement, in viewport: Viewport) -> Int {
    let distance = offset.x - viewport.offsetRange(contentSize: arrangement.contentSize).minimum.x
    let last = max(0, arrangement.cellCount - 1)
    let page = min(max(Int((distance / cover.width).rounded()), 0), last)
    return arrangement.isMirrored ? last - page : page
  }

  func offset(
    ofPage page: Int, of arrangement: Arrangement, in viewport: Viewport
  ) -> Point {
    var offset = viewport.offsetRange(contentSize: arrangement.contentSize).minimum
    guard let cell = arrangement.cell(page) else { return offset }
    offset.x = cell.center.x - viewport.bounds.width / 2
    return offset
  }
}
