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
  var chunk = [UInt8](repeating: 0, count: 1 << 18)
  while true {
    let count = read(descriptor, &chunk, chunk.count)
    if count < 0 {
      if errno == EINTR { continue }
      return .failure(SystemError(number: errno))
    }
    if count == 0 { return .success(bytes) }
    bytes += chunk[..<count]
    if bytes.count > limit { return .failure(SystemError(number: EFBIG)) }
  }
}

/// An error number of the system.
package struct SystemError: Error {
  package var number: Int32
}
