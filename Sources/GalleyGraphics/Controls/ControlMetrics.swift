package import GalleyGeometry

/// The measures of the system's controls, in points: what scenes draw and what an app's views ask.
///
/// Those of iOS 26 were recorded or measured there unless said otherwise. [R]
package enum ControlMetrics {
  /// UISwitch, in the size of its alignment rectangle.
  package struct Switch: Sendable {
    package var size: Size
    package var knob: Size
    /// Around the knob.
    package var inset: Double

    /// As it has been since iOS 7, and as frames, knob and insets were recorded on iOS 26.0. [R]
    package init(isGlass: Bool) {
      size = isGlass ? Size(width: 66, height: 30) : Size(width: 51, height: 31)
      knob = isGlass ? Size(width: 38, height: 25) : Size(width: 27, height: 27)
      inset = isGlass ? 2.5 : 2
    }
  }

  /// A large sheet on a phone.
  package struct Sheet: Sendable {
    /// Of the top corners.
    package var radius: Double
    private var isGlass: Bool

    /// Those before iOS 26 are what several sources agree on. [C]
    package init(isGlass: Bool) {
      radius = isGlass ? 38 : 10
      self.isGlass = isGlass
    }

    /// The distance from the top of the screen, of which the device covers a part.
    package func top(below covered: Double) -> Double { isGlass ? max(covered, 30) : covered + 10 }

    /// A form sheet of a tablet. [A]
    package static let form = Size(width: 540, height: 620)
  }

  /// UISlider.
  package struct Slider: Sendable {
    package let height = 34.0
    package var track: Double
    package var knob: Size

    package init(isGlass: Bool) {
      track = isGlass ? 6 : 4
      knob = isGlass ? Size(width: 38, height: 25) : Size(width: 28, height: 28)
    }
  }

  /// Of UIStepper. [R]
  package static let stepper = Size(width: 94, height: 32)

  /// UISegmentedControl. [R]
  package enum Segmented {
    package static let height = 32.0
    /// Of the lens in the track.
    package static let inset = 2.0
    package static let fontSize = 13.0
    /// Around the widest word; derived.
    package static let padding = 12.0
  }

  /// UIPageControl.
  package enum PageControl {
    /// As recorded on iOS 26. [R]
    package static let height = 26.0
    /// From the middle of a dot to that of the next, of which the frame is made.
    package static let pitch = 18.0
    /// The dots and what is beside them, of one page.
    package static let leastWidth = 38.0
    /// The most dots that are drawn.
    package static let mostDots = 100

    /// The width of so many dots; 0 for none.
    package static func width(dots: Int, pitch: Double = pitch) -> Double {
      dots == 0 ? 0 : Double(dots - 1) * pitch + leastWidth
    }
  }

  /// The height of UIProgressView. [R]
  package static let progressHeight = 4.0

  /// The sides of UIActivityIndicatorView. [R]
  package enum Activity {
    package static let medium = 20.0
    package static let large = 37.0
  }

  /// UITextField.
  package struct TextField: Sendable {
    package static let height = 34.0
    package static let plainHeight = 22.0
    /// Between the box and the text.
    package var inset: Double
    /// Nil for a capsule.
    package var radius: Double?

    /// The inset recorded on iOS 26.0 [R]; the capsule follows from it.
    package init(isGlass: Bool) {
      inset = isGlass ? 14 : 7
      radius = isGlass ? nil : 6
    }
  }

  /// The height of UISearchBar: recorded on iOS 26 [R], before what several sources agree on. [C]
  package static func searchBarHeight(isGlass: Bool) -> Double { isGlass ? 64 : 56 }
  /// The height of the field in it, and how round it is; nil for a capsule.
  package static func searchField(isGlass: Bool) -> (height: Double, radius: Double?) {
    isGlass ? (44, nil) : (36, 10)
  }
  /// The height of the words below the field of UISearchBar, and how far in they lie. [C]
  package static let scopeBarHeight = 46.0
  package static let scopeBarInset = 8.0
}
