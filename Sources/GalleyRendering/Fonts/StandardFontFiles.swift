/// The standard fonts, those that all texts need sorted by path; the order decides which font fills
/// in for a missing character.
let standardFontFiles: [FontSet.File] =
  neededFontFiles
  // Chinese, Japanese and Korean: behind all others, so that a text without their letters is drawn
  // alike with and without them.
  + [
    FontSet.File(
      package: "fonts-noto-cjk", family: "Noto Sans CJK JP",
      path: "opentype/noto/NotoSansCJK-Bold.ttc", digest: "f8b326d96c3a77bd366d74dea1653c7d",
      isOptional: true),
    FontSet.File(
      package: "fonts-noto-cjk", family: "Noto Sans CJK JP",
      path: "opentype/noto/NotoSansCJK-Regular.ttc", digest: "65b1d9155c95fe52492b01bd1a408ee8",
      isOptional: true),
  ]

private let neededFontFiles: [FontSet.File] = [
  files(
    "fonts-ebgaramond", "EB Garamond", in: "opentype/ebgaramond", "EBGaramond12-",
    ["Bold", "Italic", "Regular"], suffix: ".otf"),
  [
    FontSet.File(
      package: "fonts-lobster", family: "Lobster Two", path: "opentype/lobster/lobster.otf")
  ],
  [
    FontSet.File(
      package: "fontpkg-inter", family: "Inter", path: "truetype/inter-4.1/Inter[opsz,wght].ttf",
      digest: "9e43db4617608c65f782f2474f641715"),
    FontSet.File(
      package: "fontpkg-inter", family: "Inter",
      path: "truetype/inter-4.1/Inter-Italic[opsz,wght].ttf",
      digest: "de54076b05b198e49765fcacc02e048d"),
  ],
  files(
    "fonts-lato", "Lato", in: "truetype/lato", "Lato-",
    [
      "Black", "BlackItalic", "Bold", "BoldItalic", "Italic", "Light", "LightItalic", "Regular",
    ]),
  [
    FontSet.File(
      package: "fonts-noto-color-emoji", family: "Noto Color Emoji",
      path: "truetype/noto/NotoColorEmoji.ttf")
  ],
  files(
    "fonts-noto-core", "Noto Sans Arabic", in: "truetype/noto", "NotoSansArabic-",
    ["Bold", "Regular"]),
  files(
    "fonts-noto-core", "Noto Sans Devanagari", in: "truetype/noto", "NotoSansDevanagari-",
    ["Bold", "Regular"]),
  files(
    "fonts-noto-core", "Noto Sans Hebrew", in: "truetype/noto", "NotoSansHebrew-",
    ["Bold", "Regular"]),
  // Emoji that Unicode shows as text where nothing says otherwise.
  files(
    "fonts-noto-core", "Noto Sans Symbols", in: "truetype/noto", "NotoSansSymbols-",
    ["Bold", "Regular"]),
  files(
    "fonts-noto-core", "Noto Sans Symbols2", in: "truetype/noto", "NotoSansSymbols2-",
    ["Regular"]),
  files(
    "fonts-noto-core", "Noto Sans Thai", in: "truetype/noto", "NotoSansThai-", ["Bold", "Regular"]),
  files(
    "fonts-roboto-unhinted", "Roboto Condensed", in: "truetype/roboto/unhinted", "RobotoCondensed-",
    [
      "Bold", "BoldItalic", "Italic", "Light", "LightItalic", "Medium", "MediumItalic", "Regular",
    ]),
  files(
    "fonts-roboto-unhinted", "Roboto", in: "truetype/roboto/unhinted/RobotoTTF", "Roboto-",
    [
      "Black", "BlackItalic", "Bold", "BoldItalic", "Italic", "Light", "LightItalic", "Medium",
      "MediumItalic", "Regular", "Thin", "ThinItalic",
    ]),
].flatMap { $0 }

private func files(
  _ package: String, _ family: String, in folder: String, _ name: String, _ faces: [String],
  suffix: String = ".ttf"
) -> [FontSet.File] {
  faces.map {
    FontSet.File(package: package, family: family, path: "\(folder)/\(name)\($0)\(suffix)")
  }
}
