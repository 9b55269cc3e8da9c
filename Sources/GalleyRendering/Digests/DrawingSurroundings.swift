internal import GalleyPNG
internal import GalleySystem

/// What drawings depend on beside pictures, for as long as the process lives.
package enum DrawingSurroundings {
  /// A digest of the program and its libraries, of the processor's features and of the standard
  /// fonts' contents; nil where the environment has variables that change drawing, or a font is there
  /// that cannot be read. Made once.
  static let digest: StreamHash.Value? = {
    let code = LoadedCode.beforeRSVG
    guard DrawingEnvironment.findings.isEmpty,
      let fonts = try? FontSet.standard.files.map({ ($0.path, try $0.content) })
    else { return nil }
    return StreamHash.value { hash in
      hash.add(Array("\(code) \(RenderingEnvironment.processor)".utf8))
      for (path, digest) in fonts {
        hash.add(Array(path.utf8))
        hash.add(digest.map { Array("\($0)".utf8) } ?? [])
      }
    }
  }()

  /// Begins to make the digest in another thread; whoever asks for it meanwhile waits.
  ///
  /// - Parameter path: of the file that keeps from run to run what font files hold.
  package static func begin(keepingFontsAt path: String) {
    let file = DigestPairFile(path, title: "galley fonts 1")
    FontContents.recall(file)
    WorkerThreads.startDetached {
      _ = digest
      FontContents.save(to: file)
    }
  }
}
