/// Draws pixels with the colors of a palette.
struct PaletteMatch {
  private let colors: [PaletteColor]
  private let exact: [UInt32: Int]
  /// The nearest color for each color of five bits a component, found when it is first asked for;
  /// -1 until then.
  private var nearest = [Int16](repeating: -1, count: 1 << 15)

  init(_ palette: GIFPalette) {
    colors = palette.colors
    exact = Dictionary(
      palette.colors.enumerated().map { ($1.hex, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The places in the palette for rows of pixels, nil where nothing is drawn.
  ///
  /// What a color lacks is passed on to the neighbours to come (Floyd and Steinberg 1976), but
  /// neither from nor into colors that the palette has: flat areas stay flat. Nor from pixels that
  /// are not drawn.
  mutating func places(of pixels: [UInt32?], width: Int) -> [Int?] {
    var places: [Int?] = []
    places.reserveCapacity(pixels.count)
    // Three components a pixel, in sixteenths, with a pixel's room on either side.
    var (errors, errorsBelow) = (Errors(width: width), Errors(width: width))
    for (number, pixel) in pixels.enumerated() {
      let x = number % width
      if x == 0 {
        (errors, errorsBelow) = (errorsBelow, errors)
        errorsBelow.clear()
      }
      guard let pixel else {
        places.append(nil)
        continue
      }
      if let place = exact[pixel] {
        places.append(place)
        continue
      }
      let wanted = errors.corrected(PaletteColor(pixel), at: x)
      let place = nearestPlace(to: wanted)
      let lack = (
        red: wanted.red - colors[place].red, green: wanted.green - colors[place].green,
        blue: wanted.blue - colors[place].blue
      )
      errors.add(lack, sixteenths: 7, at: x + 1)
      errorsBelow.add(lack, sixteenths: 3, at: x - 1)
      errorsBelow.add(lack, sixteenths: 5, at: x)
      errorsBelow.add(lack, sixteenths: 1, at: x + 1)
      places.append(place)
    }
    return places
  }

  private mutating func nearestPlace(to color: PaletteColor) -> Int {
    let key = (color.red >> 3) << 10 | (color.green >> 3) << 5 | color.blue >> 3
    if nearest[key] >= 0 { return Int(nearest[key]) }
    let middle = PaletteColor(
      red: color.red & ~7 | 4, green: color.green & ~7 | 4, blue: color.blue & ~7 | 4)
    let place =
      colors.indices.min {
        colors[$0].squaredDistance(to: middle) < colors[$1].squaredDistance(to: middle)
      } ?? 0
    nearest[key] = Int16(place)
    return place
  }
}

/// What a row of pixels still lacks, in sixteenths of a component.
private struct Errors {
  private var values: [Int]

  init(width: Int) { values = Array(repeating: 0, count: (width + 2) * 3) }

  mutating func clear() { for place in values.indices { values[place] = 0 } }

  mutating func add(
    _ lack: (red: Int, green: Int, blue: Int), sixteenths: Int, at x: Int
  ) {
    let place = (x + 1) * 3
    values[place] += lack.red * sixteenths
    values[place + 1] += lack.green * sixteenths
    values[place + 2] += lack.blue * sixteenths
  }

  func corrected(_ color: PaletteColor, at x: Int) -> PaletteColor {
    let place = (x + 1) * 3
    func byte(_ value: Int, _ error: Int) -> Int { min(max(value + error / 16, 0), 255) }
    return PaletteColor(
      red: byte(color.red, values[place]), green: byte(color.green, values[place + 1]),
      blue: byte(color.blue, values[place + 2]))
  }
}
