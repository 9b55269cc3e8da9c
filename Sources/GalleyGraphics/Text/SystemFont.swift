/// The family that stands in for the system's own, San Francisco, and the measures that it takes from
/// there, so that a text takes the room that it takes on a device.
public enum SystemFont {
  /// Of texts that name no family.
  public static let family = "Inter"

  /// The ascent of a line above its baseline, in units of the em.
  public static let ascent = 1950.0 / 2048
  /// The descent of a line below its baseline, in units of the em.
  public static let descent = 494.0 / 2048

  /// How far a line reaches above its baseline where it may hold a script that is higher than Latin,
  /// in units of the em: 18.36 points were recorded for texts of 17.
  public static let tallAscent = 18.36 / 17
  /// How far such a line reaches below its baseline, in units of the em: 5.93 points for texts of 17.
  public static let tallDescent = 5.93 / 17

  /// How much of the shapes that are made for titles letters of a font size in points have: nothing
  /// below 20, all from 28 on, and between as much as lies on the way from 17.
  ///
  /// San Francisco's change over from 17 to 28, and its tracking goes with that.
  public static func displayShare(at size: Double) -> Double {
    size < 20 ? 0 : min((size - 17) / 11, 1)
  }

  /// Returns the space that San Francisco adds after each letter at a font size, in points.
  ///
  /// Between whole sizes it is interpolated, beyond the largest it stays, and below the smallest it
  /// shrinks with the size. From Apple's Human Interface Guidelines, "SF Pro" under tracking
  /// values.
  public static func tracking(at size: Double) -> Double {
    guard size > smallestSize else { return trackings[0] * max(size, 0) / smallestSize }
    let place = size - smallestSize
    guard place < Double(trackings.count - 1) else { return trackings[trackings.count - 1] }
    let number = Int(place)
    let share = place - Double(number)
    return trackings[number] + (trackings[number + 1] - trackings[number]) * share
  }

  private static let smallestSize = 6.0

  /// At 6, 7, 8 points and so on, up to 46.
  private static let trackings = [
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45,
    -0.36, -0.26, -0.10, 0.07, 0.15, 0.22, 0.29, 0.38, 0.40, 0.40, 0.39, 0.41, 0.40, 0.40, 0.38,
    0.37, 0.36, 0.37, 0.38, 0.37, 0.36, 0.37, 0.38, 0.37, 0.35, 0.36,
  ]
}
