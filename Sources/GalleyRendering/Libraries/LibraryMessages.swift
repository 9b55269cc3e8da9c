import CDrawing
internal import GalleySystem
import Synchronization

/// The messages of the drawing libraries: kept, so that a program that draws writes nothing
/// unasked.
enum LibraryMessages {
  private static let saved = Mutex<[String]>([])
  /// How many are kept until they are taken.
  private static let most = 100
  private static let domains: Set<String> = [
    "GLib", "GLib-GObject", "GLib-GIO", "Pango", "PangoCairo", "librsvg",
  ]

  /// Starts keeping messages, once for the process; those of other libraries are printed as before.
  ///
  /// To be called where GLib is needed: it is loaded for it.
  static func startKeeping() { writer }

  /// The messages since the last call, the oldest first.
  static func take() -> [String] {
    saved.withLock { messages in
      defer { messages.removeAll() }
      return messages
    }
  }

  /// GLib accepts a writer once and aborts on a second one.
  private static let writer: Void = g_log_set_writer_func(
    { level, fields, count, _ in
      let fields = UnsafeBufferPointer(start: fields, count: Int(count))
      if level.rawValue & G_LOG_LEVEL_ERROR.rawValue != 0 {
        // GLib aborts now: without memory for a thread, say.
        MemoryWatch.end(because: LibraryMessages.text("MESSAGE", in: fields) ?? "GLib aborts")
        return g_log_writer_default(level, fields.baseAddress, count, nil)
      }
      if LibraryMessages.keep(fields) { return G_LOG_WRITER_HANDLED }
      return g_log_writer_default(level, fields.baseAddress, count, nil)
    }, nil, nil)

  /// False where the message is not one of ours.
  private static func keep(_ fields: UnsafeBufferPointer<GLogField>) -> Bool {
    guard let domain = text("GLIB_DOMAIN", in: fields), domains.contains(domain) else {
      return false
    }
    let message = "\(domain): \(text("MESSAGE", in: fields) ?? "")"
    saved.withLock { messages in
      if messages.count < most { messages.append(message) }
    }
    return true
  }

  private static func text(
    _ key: String, in fields: UnsafeBufferPointer<GLogField>
  ) -> String? {
    fields.first { String(cString: $0.key) == key }.flatMap { field in
      field.value.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
    }
  }
}
