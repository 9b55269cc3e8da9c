import Glibc

/// Writes bytes to a descriptor, however many calls that takes.
///
/// - Returns: the system's error number, nil where all was written.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
  bytes.withUnsafeBytes { buffer in
    var rest = buffer[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = rest.dropFirst(count)
    }
    return nil
  }
}

/// Reads a descriptor to its end.
///
/// - Returns: the bytes, or the system's error number; `EFBIG` where there are more than `limit`.
package func readAll(from descriptor: Int32, limit: Int) -> Result<[UInt8], SystemError> {
  var bytes: [UInt8] = []
  // As much as a file has in one piece, and one byte more to find its end by.
  var room = min(limit, fileSize(of: descriptor) ?? 1 << 18) + 1
  while true {
    var count = 0
    let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, written in
      count = read(descriptor, buffer.baseAddress, room)
      written = max(count, 0)
    }
    if count < 0 {
      if errno == EINTR { continue }
      return .failure(SystemError(number: errno))
    }
    if count == 0 { return .success(bytes) }
    if bytes.isEmpty { bytes = part } else { bytes += part }
    if bytes.count > limit { return .failure(SystemError(number: EFBIG)) }
    room = 1 << 18
  }
}

/// Reads what a descriptor has by now, waiting for the first byte; nothing at its end.
package func bytesAtHand(of descriptor: Int32) -> Result<[UInt8], SystemError> {
  let room = 1 << 16
  while true {
    var count = 0
    let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, written in
      count = read(descriptor, buffer.baseAddress, room)
      written = max(count, 0)
    }
    if count >= 0 { return .success(part) }
    if errno != EINTR { return .failure(SystemError(number: errno)) }
  }
}

/// The size of a file; nil for what has none, such as a pipe.
package func fileSize(of descriptor: Int32) -> Int? {
  var status = stat()
  let isKnown = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  return isKnown ? Int(status.st_size) : nil
}

/// An error number of the system.
package struct SystemError: Error {
  package var number: Int32

  package init(number: Int32) { self.number = number }

  /// The system's words for it.
  package var words: String { String(cString: strerror(number)) }
}

/// Repeats a call of the system that a signal has interrupted.
package func uninterrupted(_ call: () -> Int32) -> Int32 {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
