internal import GalleyGeometry

/// What an alert measures, in points: recorded on iOS 26 [R], before what several sources agree on.
/// [C]
struct AlertMetrics: Sendable {
  /// At most; less where the screen is narrower.
  var width: Double
  /// From the sides of the screen at least.
  var margin: Double
  var radius: Double
  /// Of the title and the message.
  var textInset: Double
  var textTop: Double
  var textGap: Double
  /// Below the message, and below a title without one.
  var textBottom: Double
  var titleBottom: Double
  var messageSize: Double
  var fieldInset: Double
  var fieldHeight: Double
  /// Fields share their lines.
  var fieldPitch: Double
  var fieldRadius: Double
  /// Between the box and what is written.
  var fieldPadding: Double
  /// Below the fields.
  var fieldsBottom: Double
  var actionInset: Double
  var actionHeight: Double
  var actionGap: Double

  static let ios26 = AlertMetrics(
    width: 320, margin: 10, radius: 34, textInset: 28, textTop: 21.5, textGap: 4.5,
    textBottom: 10.5, titleBottom: 18, messageSize: 15, fieldInset: 15, fieldHeight: 34,
    fieldPitch: 33.5, fieldRadius: 7, fieldPadding: 7.5, fieldsBottom: 12, actionInset: 14,
    actionHeight: 48, actionGap: 8)
  static let ios18 = AlertMetrics(
    width: 270, margin: 10, radius: 14, textInset: 16, textTop: 19, textGap: 2, textBottom: 19,
    titleBottom: 19, messageSize: 13, fieldInset: 16, fieldHeight: 26, fieldPitch: 25.5,
    fieldRadius: 6, fieldPadding: 6, fieldsBottom: 16, actionInset: 0, actionHeight: 44,
    actionGap: 0)
}
