internal import GalleyGeometry
internal import GalleyNotation

/// An object of a record while it is read: asks for values by their keys and types.
struct RecordObject {
  let value: JSONValue
  /// The name in messages.
  private let name: String

  init(_ value: JSONValue, named name: String) throws(RecordError) {
    guard case .object = value else { throw RecordError("\(name) is no object") }
    self.value = value
    self.name = name
  }

  func problem(_ key: String, expected: String) -> RecordError {
    RecordError("'\(key)' of \(name) is not what it should be; expected \(expected)")
  }

  /// The value of a key; nil where it is missing or null.
  private func given(_ key: String) -> JSONValue? {
    let given = value[key]
    return given == .null ? nil : given
  }

  func optionalText(_ key: String) throws(RecordError) -> String? {
    guard let given = given(key) else { return nil }
    guard let text = given.text else { throw problem(key, expected: "a text") }
    return text
  }

  func text(_ key: String) throws(RecordError) -> String {
    guard let text = try optionalText(key) else { throw problem(key, expected: "a text") }
    return text
  }

  func optionalNumber(_ key: String) throws(RecordError) -> Double? {
    guard let given = given(key) else { return nil }
    guard let number = given.number, number.isFinite else {
      throw problem(key, expected: "a number")
    }
    return number
  }

  func scale(_ key: String) throws(RecordError) -> Double {
    guard let number = try optionalNumber(key), number > 0 else {
      throw problem(key, expected: "a number above 0")
    }
    return number
  }

  func optionalInteger(_ key: String) throws(RecordError) -> Int? {
    guard let given = given(key) else { return nil }
    guard let number = given.integer else { throw problem(key, expected: "a whole number") }
    return number
  }

  func integer(_ key: String) throws(RecordError) -> Int {
    guard let number = try optionalInteger(key) else {
      throw problem(key, expected: "a whole number")
    }
    return number
  }

  func optionalFlag(_ key: String) throws(RecordError) -> Bool? {
    guard let given = given(key) else { return nil }
    guard let flag = given.boolean else { throw problem(key, expected: "true or false") }
    return flag
  }

  func optionalArray(_ key: String) throws(RecordError) -> [JSONValue]? {
    guard let given = given(key) else { return nil }
    guard let array = given.array else { throw problem(key, expected: "a list") }
    return array
  }

  func optionalObject(_ key: String) throws(RecordError) -> RecordObject? {
    guard let given = given(key) else { return nil }
    return try RecordObject(given, named: "'\(key)' of \(name)")
  }

  func optionalList(_ key: String) throws(RecordError) -> [RecordObject]? {
    guard let array = try optionalArray(key) else { return nil }
    var objects: [RecordObject] = []
    objects.reserveCapacity(array.count)
    for (number, value) in array.enumerated() {
      objects.append(try RecordObject(value, named: "'\(key)' \(number)"))
    }
    return objects
  }

  func list(_ key: String) throws(RecordError) -> [RecordObject] {
    guard let list = try optionalList(key) else { throw problem(key, expected: "a list") }
    return list
  }

  /// Returns the numbers under a key, as many as there are.
  func optionalNumbers(_ key: String) throws(RecordError) -> [Double]? {
    guard let given = given(key) else { return nil }
    let numbers = (given.array ?? []).compactMap(\.number)
    guard given.array?.count == numbers.count, numbers.allSatisfy(\.isFinite) else {
      throw problem(key, expected: "numbers")
    }
    return numbers
  }

  func optionalNumbers(_ key: String, count: Int) throws(RecordError) -> [Double]? {
    guard let given = given(key) else { return nil }
    let numbers = (given.array ?? []).compactMap(\.number)
    guard given.array?.count == count, numbers.count == count, numbers.allSatisfy(\.isFinite) else {
      throw problem(key, expected: "\(count) numbers")
    }
    return numbers
  }

  func optionalSize(_ key: String) throws(RecordError) -> Size? {
    try optionalNumbers(key, count: 2).map { Size(width: $0[0], height: $0[1]) }
  }

  func size(_ key: String) throws(RecordError) -> Size {
    guard let size = try optionalSize(key) else { throw problem(key, expected: "2 numbers") }
    return size
  }

  func optionalPoint(_ key: String) throws(RecordError) -> Point? {
    try optionalNumbers(key, count: 2).map { Point(x: $0[0], y: $0[1]) }
  }

  func point(_ key: String) throws(RecordError) -> Point {
    guard let point = try optionalPoint(key) else { throw problem(key, expected: "2 numbers") }
    return point
  }

  func optionalRect(_ key: String) throws(RecordError) -> Rect? {
    try optionalNumbers(key, count: 4).map {
      Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
  }

  func rect(_ key: String) throws(RecordError) -> Rect {
    guard let rect = try optionalRect(key) else { throw problem(key, expected: "4 numbers") }
    return rect
  }
}
