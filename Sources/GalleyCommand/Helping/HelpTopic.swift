/// A subject that `galley help` tells of: parts of an article.
struct HelpTopic {
  let name: String
  private let article: Article
  private let headings: [String]

  private init(_ name: String, _ article: Article, _ headings: String...) {
    self.name = name
    self.article = article
    self.headings = headings
  }

  /// In the order in which someone who begins asks for them.
  static let all = [
    HelpTopic("scenes", .sceneFormat, "Overview"),
    HelpTopic("screen", .sceneFormat, "The screen"),
    HelpTopic("devices", .screens, "Devices"),
    HelpTopic("type", .sceneFormat, "Type"),
    HelpTopic("colors", .sceneFormat, "Colors and paints"),
    HelpTopic("symbols", .screens, "Symbols"),
    HelpTopic("layers", .sceneFormat, "Layers", "Corners, borders and lines"),
    HelpTopic("places", .sceneFormat, "Where: `at`"),
    HelpTopic("stacks", .sceneFormat, "Stacks"),
    HelpTopic("conditions", .sceneFormat, "When: `when`"),
    HelpTopic("templates", .sceneFormat, "Templates"),
    HelpTopic("controls", .sceneFormat, "Controls"),
    HelpTopic("bars", .furniture, "Overview", "Bars", "Toolbar", "Search field"),
    HelpTopic("sheets", .furniture, "Sheet", "Alert", "Menu"),
    HelpTopic("collections", .sceneFormat, "Collections", "As high as what is in it"),
    HelpTopic("lists", .furniture, "Rows of lists"),
    HelpTopic(
      "layouts", .sceneFormat, "Columns, rows and lines", "Tables and calendars",
      "Cards on each other", "Pages that face the middle"),
    HelpTopic(
      "sections", .sceneFormat, "A layout for each section", "Sections that scroll by themselves"),
    HelpTopic("groups", .sceneFormat, "Groups"),
    HelpTopic("states", .sceneFormat, "States"),
    HelpTopic("gestures", .sceneFormat, "Gestures"),
    HelpTopic("interactions", .sceneFormat, "What a finger means", "Details"),
    HelpTopic("parts", .sceneFormat, "Parts"),
    HelpTopic("languages", .sceneFormat, "Languages"),
    HelpTopic("matrix", .sceneFormat, "The matrix"),
    HelpTopic(
      "stage", .shopPictures, "Overview", "The canvas", "The screens", "Headlines"),
    HelpTopic("shop", .shopPictures, "All languages, all devices", "For the shops' tools"),
    HelpTopic(
      "figures", .figures, "Overview", "What is shown", "Names of parts", "What is pointed at",
      "What is measured", "Marks of your own"),
    HelpTopic("files", .sceneFormat, "Files"),
    HelpTopic("limits", .sceneFormat, "Limits"),
    HelpTopic("checking", .regressionTests, "Overview", "What a check says"),
    HelpTopic("approving", .regressionTests, "Accepting", "Reviewing in a browser"),
    HelpTopic("animations", .regressionTests, "What moves"),
    HelpTopic("masks", .sceneFormat, "Checking: `check`"),
    HelpTopic("tolerances", .regressionTests, "Tolerances"),
    HelpTopic("metrics", .comparing, "Overview", "What each is blind to"),
    HelpTopic("determinism", .determinism, "Overview", "What never matters", "What does matter"),
    HelpTopic("swift-layouts", .yourOwnLayout, "Overview"),
  ]

  static func named(_ name: String) -> HelpTopic? { all.first { $0.name == name } }

  /// The parts of the article, each under its heading; an overview is under the article's.
  var page: MarkdownPage {
    let page = MarkdownPage(article.text)
    return MarkdownPage(blocks: headings.flatMap { page.section($0) })
  }

  /// The headings that are in the article no more.
  var missingHeadings: [String] {
    let page = MarkdownPage(article.text)
    return headings.filter { page.section($0).isEmpty }
  }
}

/// An article of the documentation, as the command holds it.
private enum Article {
  case sceneFormat, screens, furniture, comparing, regressionTests, determinism, yourOwnLayout
  case shopPictures, figures

  var text: String { String(decoding: bytes, as: UTF8.self) }

  private var bytes: [UInt8] {
    switch self {
    case .sceneFormat: PackageResources.SceneFormat_md
    case .screens: PackageResources.Screens_md
    case .furniture: PackageResources.Furniture_md
    case .comparing: PackageResources.Comparing_md
    case .regressionTests: PackageResources.RegressionTests_md
    case .determinism: PackageResources.Determinism_md
    case .yourOwnLayout: PackageResources.YourOwnLayout_md
    case .shopPictures: PackageResources.ShopPictures_md
    case .figures: PackageResources.Figures_md
    }
  }
}
