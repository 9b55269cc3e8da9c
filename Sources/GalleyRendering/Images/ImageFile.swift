internal import Glibc

/// The bytes of an image file, read whole.
enum ImageFile {
  /// Reads a regular file of at most the limit.
  static func read(_ path: String) throws(ImageProblem) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe that nobody writes to would wait for ever.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw problem(errno) }
    defer { close(descriptor) }
    let size = try checkedSize(of: descriptor)
    return try contents(of: descriptor, size: size)
  }

  private static func checkedSize(of descriptor: Int32) throws(ImageProblem) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw problem(errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw ImageProblem("it is a folder; name an image file in it")
    default: throw ImageProblem("it is not a regular file; name an image file")
    }
    guard status.st_size <= ImageLimits.fileBytes else {
      throw ImageProblem(
        "it has \(status.st_size >> 20) MB, over the limit of 64 MB; scale or compress it")
    }
    return Int(status.st_size)
  }

  private static func contents(of descriptor: Int32, size: Int) throws(ImageProblem) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let part = Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if part < 0, errno == EINTR { continue }
        if part < 0 { failure = errno }
        guard part > 0 else { break }
        count += part
      }
    }
    guard failure == 0 else { throw problem(failure) }
    return bytes
  }

  private static func problem(_ code: Int32) -> ImageProblem {
    switch code {
    case ENOENT, ENOTDIR: ImageProblem("there is no such file; check the path")
    case EACCES, EPERM: ImageProblem("it may not be read; give read permission")
    case ELOOP: ImageProblem("its links lead in a circle; link to an image file")
    case ENAMETOOLONG: ImageProblem("the name is too long; check the path")
    default: ImageProblem("reading fails: \(String(cString: strerror(code)))")
    }
  }
}
