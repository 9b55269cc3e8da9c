internal import GalleyGraphics
internal import GalleySystem
internal import Glibc

/// The bytes of an image file, read whole.
enum ImageFile {
  /// Reads a plain file of at most the limit.
  static func read(_ file: AssetFile) throws(ImageProblem) -> [UInt8] {
    do throws(FileProblem) {
      return try FileReading.bytes(
        atPath: file.path, within: file.folder.map { .folder($0) } ?? .anywhere,
        limit: ImageLimits.fileBytes)
    } catch {
      throw problem(error)
    }
  }

  private static func problem(_ problem: FileProblem) -> ImageProblem {
    switch problem {
    case .outside: ImageProblem(leavesFolder)
    case .folder: ImageProblem("it is a folder; name an image file in it")
    case .special: ImageProblem("it is not a regular file; name an image file")
    case .tooLarge:
      ImageProblem(
        "it has more than the limit of \(ImageLimits.fileBytes >> 20) MB; scale or compress it")
    case .system(ENOENT), .system(ENOTDIR):
      ImageProblem("there is no such file; check the path")
    case .system(EACCES), .system(EPERM): ImageProblem("it may not be read; give read permission")
    case .system(ELOOP): ImageProblem("its links lead in a circle; link to an image file")
    case .system(ENAMETOOLONG): ImageProblem("the name is too long; check the path")
    case .system(let number):
      ImageProblem("reading fails: \(String(cString: strerror(number)))")
    }
  }
}

/// What is wrong with a file that its path leads out of the folder to.
let leavesFolder = "it leaves the scene's folder; move it inside, or allow it with --allow-outside"
