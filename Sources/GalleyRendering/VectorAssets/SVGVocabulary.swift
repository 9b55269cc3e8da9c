/// The vocabulary of SVG assets: names on a list, each with the form its value must have.
enum SVGVocabulary {
  /// Elements that are drawn or used to draw.
  static let elements: Set<String> = [
    "svg", "g", "defs", "symbol", "use", "switch", "a", "path", "rect", "circle", "ellipse", "line",
    "polyline", "polygon", "linearGradient", "radialGradient", "stop", "clipPath", "mask",
  ]

  /// Elements that draw nothing and are left out.
  static let silentElements: Set<String> = ["title", "desc", "metadata"]

  /// Elements that people's files have and why they are refused, with the cure.
  static let refusals: [String: String] = [
    "script": "scripts are never run; remove it",
    "style": "style sheets are not read; export with presentation attributes or inline styles",
    "text": "its fonts would differ from place to place; convert texts to outlines",
    "image": "images inside images are not read; place the picture as a layer of its own",
    "foreignObject": "HTML is not drawn; remove it",
    "filter": "filters are not drawn; give the layer a shadow, or export without effects",
    "pattern": "patterns are not drawn; expand it to shapes",
    "marker": "markers are not drawn; expand it to shapes",
    "animate": "nothing moves in a picture; remove it",
    "set": "nothing moves in a picture; remove it",
    "animateTransform": "nothing moves in a picture; remove it",
    "animateMotion": "nothing moves in a picture; remove it",
  ]

  /// The form of an attribute's value.
  enum Form {
    /// One number, with `px`, `%` or nothing behind it.
    case number
    case numbers
    case path
    case transform
    /// A color, `none`, or `url(#id)` with a fallback.
    case paint
    case keyword
    /// `none` or `url(#id)`.
    case localURL
    /// `#id`.
    case link
    case identifier
    /// A PNG or a JPEG as a `data:` URL.
    case embeddedImage
    /// Has no effect on what is drawn, and is left out.
    case silent
  }

  static func form(of attribute: String) -> Form? {
    if let form = forms[attribute] { return form }
    return silentPrefixes.contains { attribute.hasPrefix($0) } ? .silent : nil
  }

  /// For keywords of which only some are harmless, those.
  static let harmlessKeywords: [String: Set<String>] = [
    "filter": ["none"], "mix-blend-mode": ["normal"], "isolation": ["auto", "isolate"],
    "vector-effect": ["none"], "marker-start": ["none"], "marker-mid": ["none"],
    "marker-end": ["none"],
  ]

  private static let silentPrefixes = [
    "data-", "aria-", "font", "text-", "xml:", "-inkscape-", "-webkit-", "-moz-", "solid-",
  ]

  private static let forms: [String: Form] = {
    let names: [(Form, String)] = [
      (
        .number,
        """
        x y width height cx cy r rx ry x1 y1 x2 y2 fx fy fr offset opacity fill-opacity stroke-opacity
        stop-opacity stroke-width stroke-miterlimit stroke-dashoffset
        """
      ),
      (.numbers, "points viewBox stroke-dasharray"),
      (.path, "d"),
      (.transform, "transform gradientTransform"),
      (.paint, "fill stroke stop-color color"),
      (
        .keyword,
        """
        fill-rule clip-rule stroke-linecap stroke-linejoin display visibility overflow
        preserveAspectRatio gradientUnits spreadMethod clipPathUnits maskUnits maskContentUnits
        mask-type shape-rendering color-interpolation isolation mix-blend-mode paint-order filter
        vector-effect marker-start marker-mid marker-end
        """
      ),
      (.localURL, "clip-path mask"),
      (.link, "href"),
      (.identifier, "id"),
      (
        .silent,
        """
        class version baseProfile role lang tabindex focusable enable-background letter-spacing
        word-spacing line-height writing-mode direction unicode-bidi white-space color-rendering
        image-rendering pointer-events cursor zoomAndPan contentScriptType contentStyleType
        block-progression color-interpolation-filters marker display-align title shape-padding
        inline-size flood-color flood-opacity lighting-color stop-path glyph-orientation-vertical
        baseline-shift dominant-baseline kerning transform-origin-box will-change
        """
      ),
    ]
    var forms: [String: Form] = [:]
    for (form, list) in names {
      for name in list.split(whereSeparator: \.isWhitespace) { forms[String(name)] = form }
    }
    return forms
  }()
}
