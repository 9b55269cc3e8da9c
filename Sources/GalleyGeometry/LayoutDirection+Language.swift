extension LayoutDirection {
  /// The direction in which a language is written.
  ///
  /// - Parameter tag: A BCP 47 tag. A script in it (`az-Arab`) counts before the language; what is
  ///   not known runs from left to right. Source: Unicode CLDR 44, likely subtags and script
  ///   metadata.
  public init(ofLanguage tag: String) {
    let subtags = tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
    if let script = subtags.dropFirst().first(where: { $0.count == 4 && $0.first?.isLetter == true }
    ) {
      self = Self.scripts.contains(script) ? .rightToLeft : .leftToRight
    } else {
      self = Self.languages.contains(subtags.first ?? "") ? .rightToLeft : .leftToRight
    }
  }

  /// Scripts that run from right to left, of those that are written today.
  private static let scripts: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]

  /// Languages that are usually written in one of these.
  private static let languages: Set<String> = [
    "ar", "arc", "arq", "ars", "ary", "arz", "azb", "bal", "ckb", "dv", "fa", "glk", "he", "iw",
    "ks", "lrc", "mzn", "nqo", "pnb", "prs", "ps", "rhg", "sd", "sdh", "skr", "syr", "ug", "ur",
    "yi",
  ]
}
