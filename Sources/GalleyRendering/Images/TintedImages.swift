import GalleyGraphics

extension ImageContent {
  /// The image as a template: in one color, each place as opaque as it is times the color.
  func tinted(_ tint: Color) throws(ImageProblem) -> ImageContent {
    switch self {
    case .vector(let image): return .vector(VectorImage(image.asset.tinted(tint)))
    case .raster(let surface):
      do throws(RenderingError) {
        return .raster(try surface.tinted(tint))
      } catch {
        throw ImageProblem(error.description)
      }
    }
  }
}

extension Surface {
  /// A copy whose pixels have the color alone, premultiplied with the opacity that they have.
  fileprivate func tinted(_ tint: Color) throws(RenderingError) -> Surface {
    let copy = try Surface(width: width, height: height, isOverwritten: true)
    // All that a pixel can become, by how opaque it is.
    let words = (0...255).map { alpha -> UInt32 in
      let share = Double(alpha) / 255 * tint.alpha
      func byte(_ component: Double) -> UInt32 {
        UInt32((min(max(component, 0), 1) * share * 255).rounded())
      }
      return byte(1) << 24 | byte(tint.red) << 16 | byte(tint.green) << 8 | byte(tint.blue)
    }
    withRows { row, source in
      copy.withPixels { bytes in
        let target = UnsafeMutableRawBufferPointer(
          rebasing: bytes[(row * copy.bytesPerRow)..<(row * copy.bytesPerRow + width * 4)]
        ).bindMemory(to: UInt32.self)
        for column in 0..<width { target[column] = words[Int(source[column] >> 24)] }
      }
    }
    return copy
  }
}
