extension OptionReader {
  /// The value of a key as it stands.
  @available(*, deprecated, renamed: "rawValue(for:)")
  public func raw(_ key: String) -> OptionValue? { rawValue(for: key) }

  /// Whether a key is given.
  @available(*, deprecated, renamed: "contains(_:)")
  public func has(_ key: String) -> Bool { contains(key) }

  /// Reports that a key is required and missing.
  @available(*, deprecated, renamed: "reportMissing(_:example:)")
  public func missing(_ key: String, example: String) { reportMissing(key, example: example) }
}
