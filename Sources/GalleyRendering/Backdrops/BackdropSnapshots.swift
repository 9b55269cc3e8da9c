import GalleyGeometry
import GalleyGraphics

/// The pixels that the materials of a display list show, by where the commands stand in it.
final class BackdropSnapshots {
  struct Snapshot {
    var pixels: Surface
    /// In device pixels of the page.
    var area: Rect
    /// From the command's coordinates to device pixels of the page.
    var transform: Transform
  }

  /// The numbers of commands, from the outermost group inward.
  typealias Path = [Int]

  private var path: Path = []
  private var snapshots: [Path: Snapshot] = [:]

  /// Goes to the command of a number in the group entered last.
  func enter(_ number: Int) { path.append(number) }

  /// Goes back to the group around.
  func leave() { path.removeLast() }

  /// Keeps a copy of what the material shows that is drawn.
  func keep(
    _ pixels: Surface, at area: Rect, under transform: Transform
  ) throws(RenderingError) {
    let copy = try Surface(width: pixels.width, height: pixels.height, isOverwritten: true)
    copy.copyPixels(from: pixels)
    snapshots[path] = Snapshot(pixels: copy, area: area, transform: transform)
  }

  subscript(path: Path) -> Snapshot? { snapshots[path] }
}
