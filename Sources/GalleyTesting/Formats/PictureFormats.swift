public import GalleyGraphics
internal import GalleyRendering
public import GalleyScenes

extension SnapshotFormat where Value == ComposedState {
  /// The pixels of a drawn state, at the scale that it was drawn for.
  public static var png: Self {
    SnapshotFormat(.png) { try $0.picture.png(with: $1()) }
  }

  /// The vectors of a drawn state.
  public static var svg: Self {
    SnapshotFormat(.svg) { try $0.picture.svg(with: $1()) }
  }

  /// The display list of a drawn state as an indented text.
  public static var displayList: Self {
    SnapshotFormat(.text, fileExtension: Picture.displayListExtension) {
      Array($0.picture.text.utf8)
    }
  }
}

extension SnapshotFormat where Value == Picture {
  /// The picture's pixels, at its own scale.
  public static var png: Self { SnapshotFormat(.png) { try $0.png(with: $1()) } }

  /// The picture's vectors.
  public static var svg: Self { SnapshotFormat(.svg) { try $0.svg(with: $1()) } }

  /// The display list as an indented text.
  public static var displayList: Self {
    SnapshotFormat(.text, fileExtension: Picture.displayListExtension) { Array($0.text.utf8) }
  }
}

extension SnapshotFormat where Value == Bitmap {
  /// The pixels, kept without loss but for the colors of what is nearly transparent.
  public static var png: Self { SnapshotFormat(.png) { try BitmapEncoder.png($0) } }
}

extension Picture {
  fileprivate static let displayListExtension = "display-list.txt"

  fileprivate func png(with renderer: Renderer) throws -> [UInt8] {
    try PNGFormat().encode(self, with: renderer)
  }

  fileprivate func svg(with renderer: Renderer) throws -> [UInt8] {
    try SVGFormat().encode(self, with: renderer)
  }
}
