/// Contents that may look otherwise over another ground: ``LayerContext/groundColor(in:)``.
package protocol GroundReading: LayerContent {
  var readsGround: Bool { get }
}
