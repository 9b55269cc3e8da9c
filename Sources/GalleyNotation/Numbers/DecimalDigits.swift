/// A finite number as the decimal digits that are written of it, which are rounded as such.
struct DecimalDigits: Equatable {
  var isNegative: Bool
  /// Digits from the first that is not zero to the last that is not; none for zero.
  private(set) var digits: [Int]
  /// The power of ten of the first digit.
  private(set) var magnitude: Int

  /// The shortest digits that read back as the number.
  init(_ number: Double) {
    isNegative = number < 0
    let parts = number.magnitude.description.split(separator: "e")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let point = parts[0].firstIndex(of: ".") ?? parts[0].endIndex
    digits = parts[0].compactMap(\.wholeNumberValue)
    magnitude = parts[0].distance(from: parts[0].startIndex, to: point) - 1 + exponent
    trim()
  }

  var isZero: Bool { digits.isEmpty }

  /// The number times a power of ten.
  func shifted(by power: Int) -> DecimalDigits {
    var shifted = self
    if !isZero { shifted.magnitude += power }
    return shifted
  }

  /// The number with at most so many digits behind the point, a half going to the even digit.
  ///
  /// - `places`: Below zero for tens, hundreds and so on.
  func rounded(to places: Int) -> DecimalDigits {
    let kept = magnitude + 1 + places
    guard !isZero, kept < digits.count else { return self }
    var rounded = self
    guard kept >= 0 else {
      (rounded.digits, rounded.magnitude) = ([], 0)
      return rounded
    }
    let rest = digits[kept...]
    rounded.digits = Array(digits[..<kept])
    let isOdd = (rounded.digits.last ?? 0) % 2 == 1
    if rest[kept] > 5 || rest[kept] == 5 && (rest.count > 1 || isOdd) {
      rounded.addToLast()
    }
    rounded.trim()
    return rounded
  }

  /// The digits before the point; one zero where there are none.
  var integer: [Int] { magnitude < 0 || isZero ? [0] : (0...magnitude).map(digit) }

  /// The digits behind the point, at least so many.
  func fraction(atLeast count: Int) -> [Int] {
    let count = max(count, isZero ? 0 : digits.count - 1 - magnitude)
    return count > 0 ? (0..<count).map { digit(magnitude + 1 + $0) } : []
  }

  /// A digit by its place behind the first; zero where none is kept.
  private func digit(_ place: Int) -> Int { digits.indices.contains(place) ? digits[place] : 0 }

  /// Adds one to the last digit that is kept, or to the place before the first where none is.
  private mutating func addToLast() {
    var place = digits.count - 1
    while place >= 0, digits[place] == 9 {
      digits[place] = 0
      place -= 1
    }
    if place >= 0 {
      digits[place] += 1
    } else {
      magnitude += 1
      digits.insert(1, at: 0)
    }
  }

  private mutating func trim() {
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    magnitude -= zeros
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { magnitude = 0 }
  }
}
