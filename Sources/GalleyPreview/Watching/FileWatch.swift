internal import GalleyRuns
internal import GalleySystem
import Glibc

/// Sees changes of files in folders, by inotify.
struct FileWatch: ~Copyable {
  /// What has changed.
  enum Change: Equatable {
    case files(Set<String>)
    /// The system lost count, or a folder went or came back.
    case anything
  }

  /// How long no other change must come, in milliseconds: many a program writes a file twice.
  private static let settling: Int32 = 8
  private static let longestSettling = Duration.milliseconds(60)
  /// How often a folder that is not there is looked for, in milliseconds.
  private static let looking: Int32 = 500
  private static let kinds = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ONLYDIR)

  private let descriptor: Int32
  private var folders: [Int32: String] = [:]
  private var missing: Set<String> = []

  init() throws(ServingError) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else {
      throw ServingError(
        "cannot watch files: \(SystemError(number: errno).words);"
          + " raise fs.inotify.max_user_instances, or end what else watches files")
    }
  }

  deinit { close(descriptor) }

  /// Watches a folder, too.
  mutating func add(_ folder: String) throws(ServingError) {
    guard !folders.values.contains(folder) else { return }
    let watch = inotify_add_watch(descriptor, folder, Self.kinds)
    guard watch < 0 else {
      folders[watch] = folder
      missing.remove(folder)
      return
    }
    guard errno != ENOSPC else {
      throw ServingError(
        "cannot watch '\(folder)': the system watches no more folders;"
          + " raise fs.inotify.max_user_watches")
    }
    missing.insert(folder)
  }

  /// Waits for a change, and until no more come; nil where none has come by the time.
  ///
  /// - `patience`: how long the first is waited for, in milliseconds; -1 for ever.
  mutating func change(within patience: Int32) throws(ServingError) -> Change? {
    var files: Set<String> = []
    var isVague = false
    let wait =
      missing.isEmpty ? patience : patience < 0 ? Self.looking : min(patience, Self.looking)
    var timeout = wait
    let clock = ContinuousClock()
    var end: ContinuousClock.Instant?
    while end.map({ clock.now < $0 }) ?? true {
      var waiting = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
      let count = poll(&waiting, 1, timeout)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      take(&files, &isVague)
      timeout = Self.settling
      end = end ?? clock.now + Self.longestSettling
    }
    for folder in missing {
      try add(folder)
      if !missing.contains(folder) { isVague = true }
    }
    return isVague ? .anything : files.isEmpty ? nil : .files(files)
  }

  private mutating func take(_ files: inout Set<String>, _ isVague: inout Bool) {
    guard case .success(let bytes) = bytesAtHand(of: descriptor) else { return }
    let head = MemoryLayout<inotify_event>.size
    var place = 0
    while place + head <= bytes.count {
      let event = bytes.withUnsafeBytes {
        $0.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
      }
      let name = bytes[(place + head)..<min(bytes.count, place + head + Int(event.len))]
        .prefix { $0 != 0 }
      place += head + Int(event.len)
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
        isVague = true
      } else if event.mask & UInt32(IN_IGNORED) != 0 {
        if let folder = folders.removeValue(forKey: event.wd) { missing.insert(folder) }
        isVague = true
      } else if event.mask & UInt32(IN_CREATE) != 0, event.mask & UInt32(IN_ISDIR) == 0 {
        // What is in a file is told when it has been written.
      } else if let folder = folders[event.wd] {
        files.insert(FilePath.join(folder, String(decoding: name, as: UTF8.self)))
      }
    }
  }
}
