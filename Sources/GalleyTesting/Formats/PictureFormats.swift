public import GalleyGraphics
internal import GalleyRendering
public import GalleyScenes

extension SnapshotFormat where Value == ComposedState {
  /// The pixels of a drawn state, at the scale that it was drawn for.
  public static var png: Self {
    SnapshotFormat(.png) { try PictureBytes.png($0.picture, with: $1()) }
  }

  /// The vectors of a drawn state.
  public static var svg: Self {
    SnapshotFormat(.svg) { try PictureBytes.svg($0.picture, with: $1()) }
  }

  /// The display list of a drawn state as an indented text.
  public static var displayList: Self {
    SnapshotFormat(.text, fileExtension: PictureBytes.displayList) { Array($0.picture.text.utf8) }
  }
}

extension SnapshotFormat where Value == Picture {
  /// The picture's pixels, at its own scale.
  public static var png: Self { SnapshotFormat(.png) { try PictureBytes.png($0, with: $1()) } }

  /// The picture's vectors.
  public static var svg: Self { SnapshotFormat(.svg) { try PictureBytes.svg($0, with: $1()) } }

  /// The display list as an indented text.
  public static var displayList: Self {
    SnapshotFormat(.text, fileExtension: PictureBytes.displayList) { Array($0.text.utf8) }
  }
}

extension SnapshotFormat where Value == Bitmap {
  /// The pixels, kept without loss but for the colors of what is nearly transparent.
  public static var png: Self { SnapshotFormat(.png) { try BitmapEncoder.png($0) } }
}

/// The bytes of pictures; a generic type may hold no static properties of its own.
private enum PictureBytes {
  static let displayList = "display-list.txt"

  static func png(_ picture: Picture, with renderer: Renderer) throws -> [UInt8] {
    try PNGFormat(options: FormatOptions()).encode(picture, with: renderer)
  }

  static func svg(_ picture: Picture, with renderer: Renderer) throws -> [UInt8] {
    try SVGFormat(options: FormatOptions()).encode(picture, with: renderer)
  }
}
