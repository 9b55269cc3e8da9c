/// A folder that a command draws into, other commands perhaps at the same time.
///
/// It is made where it is missing, and taken away again where nothing came into it. What a killed
/// command left in it is removed.
package struct OutputFolder: ~Copyable {
  package let path: String
  private var folders = NewFolders()
  private let lock: SharedFolderLock

  package init(_ path: String) throws(FileError) {
    self.path = path
    try folders.make(path)
    LeftoverFiles.remove(below: path)
    lock = SharedFolderLock(path)
  }

  deinit { folders.remove() }
}
