/// An answer to a request that cannot be met: the protocol's number, and words for people.
struct ServerError: Error, Sendable {
  var code: Int
  var message: String

  static let notJSON = -32_700
  static let noRequest = -32_600
  static let noMethod = -32_601
  static let wrongParameters = -32_602
  static let notInitialized = -32_002
  static let cancelled = -32_800
  static let failed = -32_803
}
