import CDrawing
import GalleyGeometry
import GalleyGraphics

/// What clips leave of an area within a box of pixels, where no outline of it is cut by another one.
enum UncutArea {
  /// All of it.
  case whole(GridPolygon)
  /// A clip, which it covers.
  case clip(ClipKernel)

  var outline: GridPolygon {
    switch self {
    case .whole(let outline): outline
    case .clip(let clip): clip.outline
    }
  }
}

/// Where clips cut nothing of what is drawn on a surface.
struct ClipKernels {
  /// Whether the surface has any; it may be a mask.
  let hasColors: Bool
  /// What the sides of the surface leave, and those clips that are rectangles of whole pixels.
  private(set) var box: GridBox
  /// Of the others; nil where one of them is not known.
  private var kernels: [ClipKernel]? = []

  /// How far, in 256th parts of a pixel, two outlines may lie apart that are meant to touch: what the
  /// corners of both are rounded by.
  private static let leeway: Int32 = 1

  init(of clips: [ClipStack.Clip] = [], on surface: UnsafeMutablePointer<cairo_surface_t>) {
    let pixels = SurfacePixels(of: surface)
    hasColors = pixels != nil
    box = GridBox(width: pixels?.width ?? 0, height: pixels?.height ?? 0)
    guard hasColors else { return }
    for clip in clips { add(Path(clip.shape), under: clip.transform, isEvenOdd: false) }
  }

  /// Takes in a further clip.
  mutating func add(_ path: Path, under transform: Transform, isEvenOdd: Bool) {
    let clip = ClipKernel(path, under: transform)
    if clip.outline.isPixelBox, let bounds = clip.outline.bounds {
      box = box.intersection(bounds)
    } else {
      // What an outline goes round twice may yet be outside of it.
      kernels = isEvenOdd || clip.outline.isFar ? nil : kernels.map { $0 + [clip] }
    }
  }

  /// What is left of what an outline within the box encloses; nil where that is cut, or cannot be said.
  func rest(of outline: GridPolygon, isEvenOdd: Bool) -> UncutArea? {
    guard let kernels else { return nil }
    guard let clip = kernels.first(where: { !$0.contains(outline) }) else { return .whole(outline) }
    guard !isEvenOdd, !clip.outline.isRectilinear,
      clip.outline.bounds.map({ box.contains($0) }) == true,
      ClipKernel(outline).contains(clip.outline, leeway: Self.leeway),
      kernels.allSatisfy({ $0 === clip || $0.contains(clip.outline) })
    else { return nil }
    return .clip(clip)
  }
}
