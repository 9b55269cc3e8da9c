import GalleyGeometry
import GalleyGraphics
import GalleyScenes

extension DrawingMeasures {
  /// Shadows, and blurs by the same Gaussian.
  mutating func noteShadows() throws {
    let stage = try RecordingStage()
    let profile = "effects/shadow-profile blur10"
    let ten = try stage.shadow(around: 60, radius: 10, at: [0, 10, 21])
    for (index, (distance, alpha)) in zip([0.0, 10, 21], ten).enumerated() {
      note(profile, "alpha_across_edge[\(index)].distance_outside_pt", distance, within: 0)
      // The recorded tail is cut where a Gaussian has 2 % left.
      note(profile, "alpha_across_edge[\(index)].alpha", alpha, within: 0.02)
    }
    let six = try stage.shadow(around: 50, radius: 6, at: [0, 6, 18])
    for (index, (distance, alpha)) in zip([0.0, 1, 3], six).enumerated() {
      note("effects/blur", "profile[\(index)].distance_outside_sigma", distance, within: 0)
      note("effects/blur", "profile[\(index)].coverage", alpha, within: 0.02)
    }
    note("shadow.sigma", "radiusDefault", try stage.defaultShadow().radius, within: 0)
    note("shadow.group", "iOS.interior", try stage.cardOverShadow(), within: 0)
    let masked = try [1.0, 0.5].map { try stage.halfLayerOverShadow(opacity: $0) }
    note("shadow.mask", "50%layer+blackShadow.alpha", masked[0], within: 1)
    note("shadow.mask", "halfMask", masked[1], within: 1)
  }
}

extension RecordingStage {
  /// The shadow's alpha so far outside of the right edge of a black square, on two pixels a point.
  fileprivate func shadow(around side: Int, radius: Int, at distances: [Int]) throws -> [Double] {
    let bitmap = try bitmap(
      """
      - { shape: rectangle, fill: black, at: { leading: 50, top: 50, size: \(side) },
          shadow: { color: black, radius: \(radius), offset: [0, 0] } }
      """, screen: "size: [160, 160], scale: 2, background: white")
    return distances.map { 1 - bitmap.emptyShare((50 + side + $0) * 2, 100 + side) }
  }

  fileprivate func defaultShadow() throws -> Shadow {
    let commands = try drawing("- { shape: rectangle, shadow: { color: black } }").picture.commands
    guard let shadow = commands.compactMap(\.shadow).first else { throw NothingDrawn() }
    return shadow
  }

  /// The middle of a white card at 60 % with a black shadow, on the ground of grouped lists.
  fileprivate func cardOverShadow() throws -> Double {
    let bitmap = try bitmap(
      """
      - { shape: rectangle, fill: white, opacity: 0.6, at: { size: 60, center: 0 },
          shadow: { color: black, radius: 8, offset: [0, 0] } }
      """, screen: "size: [160, 160], scale: 2, background: \"#F2F2F7\"")
    return bitmap.rgb(160, 160)[0]
  }

  /// The alpha in the middle of a layer of 50 % that casts a black shadow, which is as strong.
  fileprivate func halfLayerOverShadow(opacity: Double) throws -> Double {
    let bitmap = try bitmap(
      """
      - { shape: rectangle, fill: "white 50%", opacity: \(opacity), at: { size: 80, center: 0 },
          shadow: { color: "black 50%", radius: 2, offset: [0, 0] } }
      """, screen: "size: [160, 160], scale: 2, background: transparent")
    return Double(bitmap[160, 160].alpha)
  }
}

struct NothingDrawn: Error {}

extension DrawCommand {
  /// Of the outermost group that has one.
  var shadow: Shadow? {
    guard case .group(let group) = self else { return nil }
    return group.shadow ?? group.children.lazy.compactMap(\.shadow).first
  }
}
