internal import GalleyGraphics

/// Pictures of views, each once.
struct ViewAlbum {
  private(set) var pictures: [ViewPicture] = []
  private var pages: [ViewPicture: Int] = [:]

  /// The place of a picture among them.
  mutating func page(of picture: ViewPicture) -> Int {
    if let page = pages[picture] { return page }
    pages[picture] = pictures.count
    pictures.append(picture)
    return pictures.count - 1
  }
}
