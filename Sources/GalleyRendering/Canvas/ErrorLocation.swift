import GalleyGeometry
import GalleyGraphics
import GalleyNotation

extension DrawCommand {
  /// Does what draws the command; errors that have no place get the command's.
  func locatingErrors(_ body: () throws(RenderingError) -> Void) throws(RenderingError) {
    do throws(RenderingError) {
      try body()
    } catch {
      throw RenderingError(error.description, source: error.source ?? source)
    }
  }

  /// The place in the scene that the command comes from.
  private var source: SourceLocation? {
    switch self {
    case .fill(let fill): fill.source
    case .stroke(let stroke): stroke.source
    case .text(let text): text.source
    case .image(let placement), .vectorImage(let placement): placement.source
    case .backdrop(let backdrop): backdrop.source
    case .group(let group): group.source
    }
  }
}
