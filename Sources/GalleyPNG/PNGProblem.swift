/// A PNG that cannot be read, or pixels that cannot be written as one.
public enum PNGError: Error, Hashable, Sendable {
  /// The file ends before what it announces.
  case truncated
  /// Damage, as a clause.
  case damaged(String)
  /// The picture is larger than the caller takes, or than can be written; in pixels.
  case tooLarge(width: Int, height: Int)
  /// A bitmap without a pixel.
  case empty
  /// There is no memory to read or write it with.
  case noMemory
}

extension PNGError: CustomStringConvertible {
  /// A sentence without a subject.
  public var description: String {
    switch self {
    case .truncated: "the file ends before what it announces"
    case .damaged(let reason): reason
    case .tooLarge(let width, let height): "\(width)x\(height) pixels are too many"
    case .empty: "there is no pixel"
    case .noMemory: "out of memory"
    }
  }
}
