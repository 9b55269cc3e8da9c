internal import Glibc

/// Whether a file is there that ends: a pipe would be waited for, a device may go on for ever.
func isRegularFile(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
}
