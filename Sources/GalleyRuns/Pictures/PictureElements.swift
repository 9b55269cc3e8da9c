package import GalleyGeometry
internal import GalleyNotation
package import GalleyScenes

/// A still that was drawn, for a page that shows it.
package struct PagePicture: Hashable, Sendable {
  package var path: String
  package var scene: String
  package var traits: PictureTraits
  /// Pixels a point.
  package var scale: Double
  /// In points.
  package var size: Size
  package var alternative: String
  /// What its numbers point at, from 1.
  package var legend: [String]
}

/// The elements by which pages show pictures: of each state one, with its scales, and with the dark
/// where there is one.
package struct PictureElements: Sendable {
  package enum Markup: Sendable {
    /// An image of Markdown where one file is all, else an element.
    case markdown
    case html
  }

  /// What is the same for all forms of one picture.
  private struct Key: Hashable {
    var scene: String
    var state: String
    var axisValues: [String]
  }

  private var groups: [[PagePicture]] = []

  /// - `pictures`: In the order of their states.
  package init(_ pictures: [PagePicture]) {
    var numbers: [Key: Int] = [:]
    for picture in pictures {
      let traits = picture.traits
      let key = Key(
        scene: picture.scene, state: traits.state,
        axisValues: traits.axisValues.filter { $0 != traits.theme })
      if let number = numbers[key] {
        groups[number].append(picture)
      } else {
        numbers[key] = groups.count
        groups.append([picture])
      }
    }
  }

  /// The elements, each by itself; links are as they hold from the folder in which the command runs.
  package func texts(in markup: Markup) -> [String] {
    groups.map { group in
      let legend = group.first.map { Self.legend($0.legend, markup) } ?? []
      return ([Self.element(group, markup)] + legend).joined(separator: "\n")
    }
  }

  /// The lines of a numbered list below a picture.
  private static func legend(_ texts: [String], _ markup: Markup) -> [String] {
    guard !texts.isEmpty else { return [] }
    switch markup {
    case .markdown:
      return [""]
        + zip(1..., texts).map { number, text in
          "\(number). \(literal(text))"
        }
    case .html:
      return ["<ol>"] + texts.map { "  <li>\(escaped($0))</li>" } + ["</ol>"]
    }
  }

  private static func element(_ group: [PagePicture], _ markup: Markup) -> String {
    let dark = group.filter { $0.traits.theme == "dark" }
    let light = group.filter { $0.traits.theme != "dark" }
    let forms = (light.isEmpty ? dark : light).sorted { $0.scale < $1.scale }
    guard let first = forms.first else { return "" }
    let others = light.isEmpty ? [] : dark.sorted { $0.scale < $1.scale }
    if markup == .markdown, forms.count == 1, others.isEmpty,
      first.scale == 1 || first.path.hasSuffix(".svg")
    {
      return "![\(literal(first.alternative))](\(PercentEncoding.encoded(path: first.path)))"
    }
    let image = image(first, among: forms)
    guard !others.isEmpty else { return image }
    return """
      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="\(sourceSet(others))">
        <source media="(prefers-color-scheme: light)" srcset="\(sourceSet(forms))">
        \(image)
      </picture>
      """
  }

  private static func image(_ picture: PagePicture, among forms: [PagePicture]) -> String {
    var attributes = [("src", PercentEncoding.encoded(path: picture.path))]
    if forms.count > 1 { attributes.append(("srcset", sourceSet(forms))) }
    attributes += [
      ("width", picture.size.width.rounded().shortest),
      ("height", picture.size.height.rounded().shortest), ("alt", picture.alternative),
    ]
    return "<img \(attributes.map { "\($0)=\"\(escaped($1))\"" }.joined(separator: " "))>"
  }

  /// The files with their densities: the smallest counts as one that fits each screen.
  private static func sourceSet(_ forms: [PagePicture]) -> String {
    forms.map { form in
      PercentEncoding.encoded(path: form.path) + (forms.count > 1 ? " \(form.scale.shortest)x" : "")
    }.joined(separator: ", ")
  }

  /// A text that Markdown shows as it is, on one line.
  private static func literal(_ text: String) -> String {
    String(
      text.flatMap { character -> [Character] in
        if character.isNewline { return [" "] }
        return "\\[]*_`<~".contains(character) ? ["\\", character] : [character]
      })
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
      .replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
