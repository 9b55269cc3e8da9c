import ArgumentParser
import GalleyChecking
import GalleyComparison
import GalleyGraphics
import GalleyLayouts
import GalleyNotation
import GalleyRendering
import GalleyScenes
import GalleySystem

/// `galley list`: what scenes and options may name.
struct ListCommand: GalleySubcommand {
  static let configuration = CommandConfiguration.ofSubcommand(
    "list",
    abstract: "Lists what scenes and options may name.",
    discussion: """
      Learn which layouts there are, and what the ring can be told:
        galley list layouts
        galley list layouts ring

      Find a symbol:
        galley list symbols --like heart
      """)

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case layouts
    case interactions
    case styles
    case furniture
    case formats
    case metrics
    case devices
    case frames
    case presets
    case colors
    case materials
    case textStyles = "text-styles"
    case fonts
    case symbols
    case environment
    case licences
  }

  @Argument(
    help: """
      layouts, interactions, styles, furniture, formats, metrics, devices, frames, presets, \
      colors, materials, text-styles, fonts, symbols, environment or licences.
      """)
  var subject: Subject

  @Argument(
    help:
      "A layout, an interaction, a style, a piece of furniture or a metric, to list its options; or what a licence is for, to read it.",
    completion: .listed)
  var kind: String?

  @Option(
    help: "Lists only the symbols whose names have these words, or are near.",
    completion: .symbols)
  var like: String?

  @Option(help: "text, a table to read, or json, for machines.")
  var format = ResultFormat.text

  func run(in session: Session) throws -> ExitStatus {
    if like != nil, subject != .symbols {
      throw CommandError("--like finds symbols; leave it out, or list symbols")
    }
    let listing =
      try kind.map { try options(of: $0, in: session.catalogs) }
      ?? everything(in: session.catalogs)
    return session.console.show(
      format == .json
        ? SanitizedText(json: listing.json.indented) : SanitizedText(lines: listing.text))
  }

  private func options(of kind: String, in catalogs: Catalogs) throws -> Listing {
    switch subject {
    case .layouts:
      let layouts = catalogs.layouts
      return .options(
        try Session.find(kind, "layout", among: layouts.kinds) { layouts[$0] }.declarations)
    case .interactions:
      let interactions = catalogs.interactions
      return .options(
        try Session.find(kind, "interaction", among: interactions.kinds) { interactions[$0] }
          .declarations)
    case .styles:
      let styles = catalogs.cellStyles
      return .options(
        try Session.find(kind, "style", among: styles.kinds) { styles[$0] }.declarations)
    case .furniture:
      let furniture = catalogs.components
      return .options(
        try Session.find(kind, "piece of furniture", among: furniture.kinds) { furniture[$0] }
          .declarations)
    case .metrics:
      let metrics = catalogs.metrics
      return .options(
        try Session.find(kind, "metric", among: metrics.kinds) { metrics[$0] }.options)
    case .licences:
      let notices = LicenceNotice.all
      return .licence(
        try Session.find(kind, "licence", among: notices.map(\.name)) { name in
          notices.first { $0.name == name }
        })
    case .symbols:
      throw CommandError("symbols have no options; find them with '--like \(kind)'")
    case .formats, .devices, .frames, .presets, .colors, .materials, .textStyles, .fonts,
      .environment:
      throw CommandError(
        "only layouts, interactions, styles, furniture and metrics have options; leave out '\(kind)'"
      )
    }
  }

  private var symbolNames: [String] {
    get throws {
      guard let like else { return SymbolSet.names }
      let names = SymbolSet.names(like: like)
      guard !names.isEmpty else {
        throw CommandError("no symbol's name is like '\(like)'; 'galley list symbols' lists all")
      }
      return names
    }
  }

  private func everything(in catalogs: Catalogs) throws -> Listing {
    switch subject {
    case .layouts: .kinds(catalogs.layouts.members.map { ($0.kind, $0.summary) })
    case .interactions:
      .kinds(catalogs.interactions.members.map { ($0.kind, $0.summary) })
    case .styles: .kinds(catalogs.cellStyles.members.map { ($0.kind, $0.summary) })
    case .furniture: .kinds(catalogs.components.members.map { ($0.kind, $0.summary) })
    case .formats:
      .kinds(
        catalogs.formats.members.map { ($0.kind, $0.summary) }
          + catalogs.sequenceFormats.members.map { ($0.kind, $0.summary) })
    case .metrics: .metrics(catalogs.metrics.members)
    case .devices: .devices(DeviceCatalog.devices)
    case .frames: .finishes(BezelFinish.allCases)
    case .presets: .presets(StagePreset.all)
    case .symbols: .symbols(try symbolNames)
    case .colors: .systemColors
    case .materials: .materials(Material.allCases)
    case .textStyles: .textStyles(NamedTextStyle.allCases)
    case .fonts: .fonts(try Renderer().fontFamilies())
    case .environment: .environment(RenderingEnvironment.stamp)
    case .licences: .licences(LicenceNotice.all)
    }
  }
}
