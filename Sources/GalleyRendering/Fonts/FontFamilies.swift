import CDrawing
import GalleyGraphics

extension FontConfiguration {
  /// The families, sorted, each with its faces from thin to black, upright before italic.
  var families: [FontFamily] {
    var faces: [String: Set<FontFamily.Face>] = [:]
    for pattern in patterns where !pattern.boolean(FC_VARIABLE) {
      guard let family = pattern.string(FC_FAMILY) else { continue }
      faces[family, default: []].insert(pattern.face)
    }
    return faces.keys.sorted().map { family in
      FontFamily(name: family, faces: (faces[family] ?? []).sorted(by: precedes))
    }
  }

  /// Adds a font file; gives the families it holds, sorted.
  func addFont(in file: AssetFile) throws(ResourceError) -> [String] {
    let copy = try copies.copy(of: file)
    let before = patterns.count
    guard add(path: copy), patterns.count > before else {
      throw ResourceError(
        "cannot read the font '\(file.path)': it is no font file, or not all of one")
    }
    let families = patterns[before...].compactMap { $0.string(FC_FAMILY) }
    return Set(families).sorted()
  }

  private func precedes(_ one: FontFamily.Face, _ other: FontFamily.Face) -> Bool {
    func rank(_ face: FontFamily.Face) -> (Int, Int, String) {
      (face.weight, face.isItalic ? 1 : 0, face.name)
    }
    return rank(one) < rank(other)
  }
}

extension UnsafeMutablePointer where Pointee == FcPattern {
  fileprivate var face: FontFamily.Face {
    FontFamily.Face(
      name: string(FC_STYLE) ?? "Regular",
      weight: Int(FcWeightToOpenTypeDouble(number(FC_WEIGHT) ?? 80).rounded()),
      isItalic: (integer(FC_SLANT) ?? 0) > 0)
  }
}
