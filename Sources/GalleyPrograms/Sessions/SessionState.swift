/// A layout object at a time of its life; an arrangement remembers it.
struct SessionState: Sendable {
  let session: LayoutSession
  var deeds: [LayoutSession.Deed]
  /// What went wrong where nobody could be told at once.
  let failures = FailureLog()
}
