package import GalleyGeometry

/// A display list of a view of an app's own file, in coordinates from its top left corner.
///
/// It is a display list in which what only who draws can know is left open: how large texts and
/// images are, and where pixels lie.
package struct ViewPicture: Hashable, Codable, Sendable {
  /// Of the view, in points.
  package var size: Size
  /// Back to front.
  package var marks: [ViewCommand]
  /// What is to be told of it, a sentence each; nil for nothing.
  package var warnings: [ViewWarning]?

  package init(size: Size, marks: [ViewCommand]) {
    self.size = size
    self.marks = marks
  }
}

/// One thing that is to be seen of a view.
package indirect enum ViewCommand: Hashable, Codable, Sendable {
  case fill(ViewShape, Paint)
  case stroke(ViewShape, Paint, ViewLine)
  case text(ViewText)
  case image(ViewImage)
  case component(ViewComponent)
  case group(ViewGroup)
}

/// A line along an outline, half of its width on either side.
package struct ViewLine: Hashable, Codable, Sendable {
  /// In points.
  package var width: Double
  package var cap: Stroke.Cap
  /// As those of a ``Stroke``.
  package var dashes: [Double]

  package init(width: Double, cap: Stroke.Cap = .butt, dashes: [Double] = []) {
    self.width = width
    self.cap = cap
    self.dashes = dashes
  }
}

/// Marks that are drawn as one, as those of a ``Group``.
package struct ViewGroup: Hashable, Codable, Sendable {
  package var transform: Transform
  /// From 0 to 1.
  package var opacity: Double
  /// In the coordinates of the marks; does not clip the shadow.
  package var clip: ViewShape?
  package var shadow: ViewShadow?
  package var marks: [ViewCommand]

  package init(
    transform: Transform = .identity, opacity: Double = 1, clip: ViewShape? = nil,
    shadow: ViewShadow? = nil, marks: [ViewCommand]
  ) {
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
    self.shadow = shadow
    self.marks = marks
  }
}

/// A shadow that a shape casts, in the coordinates of the marks.
package struct ViewShadow: Hashable, Codable, Sendable {
  package var shape: ViewShape
  package var color: Color
  package var offset: Vector
  /// The standard deviation of the blur, in points.
  package var radius: Double

  package init(shape: ViewShape, color: Color, offset: Vector, radius: Double) {
    self.shape = shape
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}

/// What is told of a view beside its picture.
package struct ViewWarning: Hashable, Codable, Sendable, CustomStringConvertible {
  package var message: String
  /// The file that it is about; nil for that of the scene.
  package var file: String?
  package var line: Int

  package init(_ message: String, file: String? = nil, line: Int = 1) {
    (self.message, self.file, self.line) = (message, file, line)
  }

  /// The message, behind its place where that is in a file of its own.
  package var description: String { (file.map { "\($0):\(line): " } ?? "") + message }
}
