/// Notes which images and fonts a state is drawn from.
final class AssetLog {
  private var noted: Set<String> = []

  /// As they can be opened, sorted.
  var paths: [String] { noted.sorted() }

  func note(_ path: String) { noted.insert(path) }
}
