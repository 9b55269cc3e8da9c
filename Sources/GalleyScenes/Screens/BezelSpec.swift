internal import GalleyGraphics

/// The bezel and corners that a picture of a screen shows around it.
struct BezelSpec: Hashable, Sendable {
  var finish = BezelFinish.natural
  /// Around the body and what stands out of it, in points.
  var padding = 20.0
  /// The paint behind the device; nil for none.
  var background: PaintSpec?
}
