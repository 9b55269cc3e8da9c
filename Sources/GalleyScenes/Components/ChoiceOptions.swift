internal import GalleyGeometry
internal import GalleyNotation

/// The options of controls that pick one of several words.
enum ChoiceOptions {
  static let mostWords = 20

  /// The words of a list; nil where there are none or too many, which is reported.
  static func words(_ options: OptionReader, _ key: String) -> [String]? {
    guard options.has(key) else {
      options.missing(key, example: "'\(key): [Day, Week, Month]'")
      return nil
    }
    guard let list = options.list(key) else { return nil }
    guard (1...mostWords).contains(list.count) else {
      options.error("\(key) has from 1 to \(mostWords) words, found \(list.count)", at: key)
      return nil
    }
    return list.map(\.shownText)
  }

  /// The number of the word that is picked at the beginning; 0 where nothing is said.
  static func position(
    _ options: OptionReader, _ key: String, among words: [String]
  ) -> Bindable<Double> {
    options.raw(key).flatMap { value in
      Bindable.read(value, issues: options.issues) { value, issues in
        let spec = ControlSpec(key, .choice(words), value: 0, location: value.location)
        return ControlValueReader(spec).value(value, issues: issues)
      }
    } ?? .constant(0)
  }
}
