internal import GalleySystem

/// A mistake in an image's bytes and the cure, as the second half of a sentence about the file.
package struct ImageProblem: Error, Hashable {
  package var description: String

  init(_ description: String) { self.description = description }

  static func damaged(_ format: ImageFormat, _ reason: String) -> ImageProblem {
    ImageProblem("its \(format.name) data is damaged (\(reason)); export or copy the file again")
  }

  static func truncated(_ format: ImageFormat) -> ImageProblem {
    ImageProblem("its \(format.name) data is truncated; export or copy the file again")
  }

  static let noMemory = ImageProblem("out of memory; \(MemoryProblem.cure)")
}
