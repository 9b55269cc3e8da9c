import Testing

@testable import GalleyScenes

/// What shops call languages.
@Suite struct ShopTests {
  @Test(arguments: [
    ("en", "en-US", "en-US"), ("de", "de-DE", "de-DE"), ("de-AT", "de-DE", "de-DE"),
    ("ar", "ar-SA", "ar"), ("ar-SA", "ar-SA", "ar"), ("ar-EG", "ar-SA", "ar"),
    ("he", "he", "iw-IL"), ("iw-IL", "he", "iw-IL"), ("pt", "pt-BR", "pt-BR"),
    ("pt-PT", "pt-PT", "pt-PT"), ("es", "es-ES", "es-ES"), ("es-MX", "es-MX", "es-419"),
    ("es-419", "es-MX", "es-419"), ("fr", "fr-FR", "fr-FR"), ("fr-CA", "fr-CA", "fr-CA"),
    ("zh", "zh-Hans", "zh-CN"), ("zh-Hans", "zh-Hans", "zh-CN"), ("zh-Hant", "zh-Hant", "zh-TW"),
    ("zh-TW", "zh-Hant", "zh-TW"), ("zh-CN", "zh-Hans", "zh-CN"), ("nb", "no", "no-NO"),
    ("en_GB", "en-GB", "en-GB"), ("ms", "ms", "ms"), ("ms-MY", "ms", "ms-MY"),
    ("ja", "ja", "ja-JP"),
  ])
  func `a language has the name that the shop gives it`(
    tag: String, appStore: String, play: String
  ) {
    #expect(Shop.appStore.language(for: tag) == appStore)
    #expect(Shop.play.language(for: tag) == play)
  }

  @Test func `Chinese of Hong Kong is a language of its own where the shop has it`() {
    #expect(Shop.play.language(for: "zh-HK") == "zh-HK")
    #expect(Shop.play.language(for: "zh-Hant-HK") == "zh-HK")
    #expect(Shop.appStore.language(for: "zh-HK") == "zh-Hant")
  }

  @Test(arguments: Shop.allCases)
  func `a shop's own names stand for themselves`(shop: Shop) {
    for name in shop.languages { #expect(shop.language(for: name) == name) }
  }

  @Test func `what a shop has not has none, but what may be meant`() {
    #expect(Shop.appStore.language(for: "tlh") == nil)
    #expect(Shop.appStore.language(for: "en-IE") == nil)
    #expect(Shop.appStore.languages(near: "en-IE") == ["en-US", "en-AU", "en-CA", "en-GB"])
    #expect(Shop.play.languages(near: "tlh") == ["th"])
  }
}
