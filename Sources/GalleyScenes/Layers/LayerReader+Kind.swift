internal import GalleyGeometry
package import GalleyNotation

extension LayerReader {
  /// A kind of layer by the key that names it.
  package struct Kind {
    /// Makes the content that follows once templates are filled in.
    ///
    /// - `changed`: Reads the options that had templates.
    /// - `whole`: Reads all options of the layer.
    /// - `layers`: Has the colors of the scene, and the kinds that stand anywhere.
    /// - `content`: What was read before.
    typealias Refill =
      @Sendable (
        _ changed: OptionReader, _ whole: OptionReader, _ layers: LayerReader,
        _ content: any LayerContent
      ) -> (any LayerContent)?

    package var name: String
    /// What the map of such a layer may have beside the keys of every layer.
    let declared: () -> OptionKind
    /// The kinds of its values whose kind has but a name; nil where their templates stay as they are.
    var definition: (String, OptionValue) -> OptionKind? = { _, _ in nil }
    /// The keys whose templates are filled in before anything but the screen's pixels is known.
    var keysOfPixels: Set<String> = []
    package var read: (OptionReader, LayerReader) -> (any LayerContent)?
    /// Nil for a kind whose options take no templates beside those that they read themselves.
    let refill: Refill?

    init(
      _ name: String, _ declared: @autoclosure @escaping () -> OptionKind, refill: Refill? = nil,
      read: @escaping (OptionReader, LayerReader) -> (any LayerContent)?
    ) {
      self.name = name
      self.declared = declared
      self.read = read
      self.refill = refill
    }

    /// A kind in which no other layers stand, so that it can be read again for each item.
    init(
      _ name: String, leaf declared: @autoclosure @escaping () -> OptionKind,
      read: @escaping @Sendable (OptionReader, LayerReader) -> (any LayerContent)?
    ) {
      self.init(
        name, declared(), refill: { _, whole, layers, _ in read(whole, layers) }, read: read)
    }

    /// A kind in which no other layers stand, whose content follows from what has read the options.
    ///
    /// - `usual`: What holds for those that are left out.
    init<Root>(
      _ name: String, _ options: [SceneOption<Root>], of usual: Root,
      content: @escaping @Sendable (Root, OptionReader, LayerReader) -> (any LayerContent)?
    ) {
      self.init(name, leaf: .options(options.declarations(of: usual))) { reader, layers in
        var root = usual
        reader.read(options, into: &root)
        return content(root, reader, layers)
      }
    }

    /// A kind that holds others, which stay as they are while its own options are filled in.
    ///
    /// - `usual`: What holds for those that are left out.
    init<Container: LayerContent>(
      _ name: String, container options: [SceneOption<Container>], of usual: Container,
      content: @escaping (Container, OptionReader, LayerReader) -> Container?
    ) {
      self.init(
        name, .options(options.declarations(of: usual)),
        refill: { changed, _, _, content in
          guard var container = content as? Container else { return content }
          changed.read(options.filter { changed.contains($0.key) }, into: &container)
          return container
        },
        read: { reader, layers in
          var root = usual
          reader.read(options, into: &root)
          return content(root, reader, layers)
        })
    }

    /// What the map of such a layer may have, with templates where numbers, lengths and words of a
    /// choice are asked for.
    ///
    /// - `shared`: What every layer may have.
    func ownKind(beside shared: [OptionDeclaration]) -> OptionKind {
      declared().adding(shared)
    }
  }
}

extension OptionKind {
  /// Whether the key that says what a layer is holds the name of a control.
  func namesControl(by key: String) -> Bool {
    switch self {
    case .options(let options, _): options.contains { $0.key == key && $0.kind == .name }
    case .either(let kinds): kinds.contains { $0.namesControl(by: key) }
    default: false
    }
  }
}
