internal import GalleyPNG
internal import GalleySystem

/// Digests of what drawings depend on beside pictures: the program, its libraries, the fonts.
///
/// They hold for as long as the process lives.
package enum RenderingFingerprint {
  /// A digest of the program and the libraries that it began with: all that a picture without texts
  /// depends on.
  ///
  /// Nil where the environment has variables that change drawing. Made once.
  static let digest: StreamHash.Value? = {
    guard DrawingEnvironment.findings.isEmpty else { return nil }
    return StreamHash.value { hash in
      hash.add(Array("\(LoadedLibraries.atStart)".utf8))
    }
  }()

  /// A digest of all this, of Pango, and of what the standard fonts and the dictionary of Thai
  /// hold; nil also where one of them is there that cannot be read.
  ///
  /// Made once.
  static let digestWithFonts: StreamHash.Value? = {
    let code = LoadedLibraries.beforeRSVG
    guard let digest, let fonts = try? FontSet.standard.files.map({ ($0.path, try $0.content) }),
      let dictionary = try? [(ThaiDictionary.path, ThaiDictionary.content)]
    else { return nil }
    return StreamHash.value { hash in
      hash.add(Array("\(digest) \(code)".utf8))
      for (path, digest) in fonts + dictionary {
        hash.add(Array(path.utf8))
        hash.add(digest.map { Array("\($0)".utf8) } ?? [])
      }
    }
  }()

  /// Begins to make the digests in another thread; whoever asks for one meanwhile waits.
  ///
  /// - Parameter path: of the file that keeps from run to run what font files hold.
  package static func begin(keepingFontsAt path: String) {
    let file = DigestPairFile(path, title: "galley fonts 1")
    FontContents.recall(file)
    WorkerThreads.startDetached {
      _ = digest
      _ = digestWithFonts
      FontContents.save(to: file)
    }
  }
}
