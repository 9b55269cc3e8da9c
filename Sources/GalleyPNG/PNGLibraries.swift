internal import CCompression

/// The versions of the libraries that PNGs are written and digested with.
package enum PNGLibraries {
  package static var libdeflate: String { LIBDEFLATE_VERSION_STRING }

  /// In hundreds for each part.
  package static var xxhash: Int { Int(XXH_versionNumber()) }
}
