internal import GalleyGeometry

/// The appearance of one thing on a screen, as values, from back to front.
///
/// Places among them are relative to the frame of the thing, and lengths are rounded to a millionth
/// of a point, so that what is only moved looks the same.
package struct Look: Hashable, Sendable {
  package var parts: [Part]

  package init(_ parts: [Part] = []) { self.parts = parts }

  /// A box, a text or an image, with what the groups around it do.
  package struct Part: Hashable, Sendable {
    package var matter: Matter
    /// Of the groups that begin with this part, the innermost first.
    package var effects: [Effect]

    package init(_ matter: Matter, effects: [Effect] = []) {
      self.matter = matter
      self.effects = effects
    }
  }

  package enum Matter: Hashable, Sendable {
    case box(LookBox)
    case text(LookText)
    case image(LookImage)
  }

  /// An effect of a group on the part that it begins with and on those after it.
  package struct Effect: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// By an outline; nil where it is one that is drawn.
      case clip(LookOutline?)
      case shadow(LookShadow)
      /// From 0 to 1.
      case opacity(Double)
      case transform(LookTransform)
      /// How a group that is turned in space is seen, relative to the frame.
      case projection(LookProjection)
    }

    package var kind: Kind
    /// How many parts the group holds, the first one included.
    package var partCount: Int

    package init(_ kind: Kind, of partCount: Int = 1) {
      self.kind = kind
      self.partCount = partCount
    }
  }
}

extension Look {
  /// The first text of the look; nil where it has none.
  package var text: String? {
    parts.lazy.compactMap { part in
      if case .text(let text) = part.matter { text.string } else { nil }
    }.first
  }
}

extension Double {
  /// To a millionth, so that what is only placed elsewhere is the same number.
  var inLooks: Double {
    guard isFinite, abs(self) < 1e9 else { return self }
    let rounded = (self * 1e6).rounded() / 1e6
    return rounded == 0 ? 0 : rounded
  }
}

extension Rect {
  /// Relative to a frame.
  func inLook(of frame: Rect) -> Rect {
    Rect(
      x: (minX - frame.minX).inLooks, y: (minY - frame.minY).inLooks, width: width.inLooks,
      height: height.inLooks)
  }

  func isNear(_ other: Rect, within distance: Double) -> Bool {
    abs(minX - other.minX) <= distance && abs(minY - other.minY) <= distance
      && abs(width - other.width) <= distance && abs(height - other.height) <= distance
  }
}
