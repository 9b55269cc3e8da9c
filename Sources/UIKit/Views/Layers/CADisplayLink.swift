public import Foundation

/// Would call at each frame of the screen; there are no frames here, so it never does.
open class CADisplayLink: NSObject {
  /// Whether it is told to wait.
  open var isPaused = false
  /// How often it should call, in frames a second; 0 for each.
  open var preferredFramesPerSecond = 0

  /// A link that would call a method of a target.
  public init(target: Any, selector: Selector) {}

  /// Zero seconds: there was no frame.
  open var timestamp: CFTimeInterval { 0 }

  /// A sixtieth of a second.
  open var duration: CFTimeInterval { 1 / 60 }

  /// Would begin to call.
  open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Would end to call in a mode.
  open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Would end to call.
  open func invalidate() {}
}
