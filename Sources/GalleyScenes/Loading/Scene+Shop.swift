internal import GalleyGeometry
internal import GalleyNotation

extension Scene {
  /// The presets that the stage has in its variants, each once; none for a screen, and for a stage of
  /// a size of its own.
  package var presets: [StagePreset] {
    variants.compactMap { $0.screen.stage?.preset }.withoutDoubles
  }

  /// - Throws: where a shop would not take the pictures of the scene that are for it.
  package func check(for shop: Shop) throws(SceneError) {
    let issues = IssueLog()
    let own = variants.filter { $0.screen.stage?.preset?.shop == shop }
    if own.isEmpty, let stage = variants.first?.screen.stage, let preset = stage.preset {
      let others = StagePreset.all.filter { $0.shop == shop }.map(\.name)
      issues.error(
        "preset \(preset.name) is not one of \(shop.title)'s; name \(Suggestion.list(others)), or several in the matrix",
        at: stage.presetLocation ?? .nowhere)
    }
    for stage in own.compactMap(\.screen.stage)
    where stage.preset?.isFeatureGraphic == true && stage.frameCount > 1 {
      issues.error(
        "a feature graphic is one frame; give it a scene of its own",
        at: stage.presetLocation ?? .nowhere)
    }
    checkLanguages(of: own, in: shop, issues: issues)
    if issues.hasErrors { throw texts.error(issues.withoutRepeats()) }
  }

  private func checkLanguages(of variants: [SceneVariant], in shop: Shop, issues: IssueLog) {
    var tags: [String: String] = [:]
    for variant in variants {
      let tag = variant.language
      let place = variant.languageLocation ?? variant.screen.stage?.presetLocation ?? .nowhere
      guard let language = shop.language(for: tag) else {
        let near = shop.languages(near: tag)
        let cure =
          near.isEmpty
          ? "it has \(Suggestion.list(shop.languages))" : "did you mean \(Suggestion.list(near))?"
        issues.error("\(shop.title) has no language '\(tag)'; \(cure)", at: place)
        continue
      }
      guard let other = tags.updateValue(tag, forKey: language), other != tag else { continue }
      issues.error(
        "languages '\(other)' and '\(tag)' are both '\(language)' of \(shop.title); leave one out",
        at: place)
    }
  }
}
