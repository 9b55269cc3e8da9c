internal import GalleyNotation

/// A shop that shows pictures of apps.
package enum Shop: String, CaseIterable, Sendable {
  case appStore = "app-store"
  case play

  /// As sentences have it.
  package var title: String {
    switch self {
    case .appStore: "the App Store"
    case .play: "Google Play"
    }
  }

  /// The most pictures that it takes for a device in a language.
  package var mostPictures: Int {
    switch self {
    case .appStore: 10
    case .play: 8
    }
  }

  /// The languages that the shop's tools know, as they call them; of several regions of a language
  /// the usual one comes first.
  ///
  /// Those of fastlane's `deliver/lib/deliver/languages.rb` and `supply/lib/supply/languages.rb`, and
  /// what the App Store has had since March 2026.
  package var languages: [String] {
    switch self {
    case .appStore: Self.appStoreLanguages
    case .play: Self.playLanguages
    }
  }

  private static let appStoreLanguages = words(
    """
    ar-SA bn-BD ca cs da de-DE el en-US en-AU en-CA en-GB es-ES es-MX fi fr-FR fr-CA gu-IN he hi hr
    hu id it ja kn-IN ko ml-IN mr-IN ms nl-NL no or-IN pa-IN pl pt-BR pt-PT ro ru sk sl-SI sv ta-IN
    te-IN th tr uk ur-PK vi zh-Hans zh-Hant
    """)

  private static let playLanguages = words(
    """
    af am ar az-AZ be bg bn-BD ca cs-CZ da-DK de-DE el-GR en-US en-AU en-CA en-GB en-IN en-SG en-ZA
    es-ES es-419 es-US et eu-ES fa fi-FI fil fr-FR fr-CA gl-ES hi-IN hr hu-HU hy-AM id is-IS it-IT
    iw-IL ja-JP ka-GE km-KH kn-IN ko-KR ky-KG lo-LA lt lv mk-MK ml-IN mn-MN mr-IN ms ms-MY my-MM
    ne-NP nl-NL no-NO pl-PL pt-BR pt-PT rm ro ru-RU si-LK sk sl sr sv-SE sw ta-IN te-IN th tr-TR uk
    vi zh-CN zh-TW zh-HK zu
    """)

  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map(String.init)
  }

  /// Returns what the shop calls a language by its BCP 47 tag: that of the tag's region or script, the
  /// only one of the language, or the usual one where the tag has no region; nil for what it has not.
  package func language(for tag: String) -> String? {
    let tag = LanguageTag(tag)
    let those = languages(of: tag)
    if those.count < 2 || tag.places.isEmpty { return those.first }
    return tag.places.lazy.compactMap { place in
      those.first { LanguageTag($0).places.first == place }
    }.first
  }

  /// Returns the languages that may be meant by a tag that the shop has not.
  func languages(near tag: String) -> [String] {
    let those = languages(of: LanguageTag(tag))
    return those.isEmpty ? Suggestion.near(to: tag, among: languages) : those
  }

  private func languages(of tag: LanguageTag) -> [String] {
    languages.filter { LanguageTag($0).language == tag.language }
  }
}

/// What of a BCP 47 tag tells a shop's languages apart.
private struct LanguageTag {
  let language: String
  /// The region, or of Chinese what it is written in; several where another serves as well, none
  /// where the tag does not say.
  let places: [String]

  init(_ tag: String) {
    let parts = tag.lowercased().split { "-_".contains($0) }.map(String.init)
    let first = parts.first ?? ""
    language = Self.names[first] ?? first
    let script = parts.dropFirst().first { $0.count == 4 }
    let region = parts.dropFirst().first { $0.count == 2 || $0.count == 3 && Int($0) != nil }
    switch (language, script, region) {
    case ("zh", "hant", "hk"), ("zh", nil, "hk"), ("zh", "hant", "mo"), ("zh", nil, "mo"):
      places = ["hk", "hant"]
    case ("zh", "hant", _), ("zh", nil, "tw"): places = ["hant"]
    case ("zh", "hans", _), ("zh", nil, "cn"), ("zh", nil, "sg"): places = ["hans"]
    case ("es", _, "419"), ("es", _, "mx"): places = ["419"]
    default: places = [region].compactMap { $0 }
    }
  }

  /// Other tags of the same languages.
  private static let names = [
    "iw": "he", "in": "id", "nb": "no", "nn": "no", "tl": "fil", "cmn": "zh",
  ]
}
