package import GalleyNotation

extension OptionType where Value == String {
  /// Whatever stands there, as a template would show it.
  package static var shownText: OptionType {
    OptionType(.text, read: { $0.raw($1)?.shownText }, write: { .string($0) })
  }
}

extension ControlSpec.Kind {
  /// What a control begins with, which `key` says as gestures and conditions say it; nil where
  /// nothing is said.
  package func beginning(_ value: OptionValue?, named key: String, issues: IssueLog) -> Bindable<
    Double
  >? {
    value.flatMap { value in
      Bindable.read(value, issues: issues) { value, issues in
        let spec = ControlSpec(key, self, value: 0, location: value.location)
        return ControlValueReader(spec).value(value, issues: issues)
      }
    }
  }
}
