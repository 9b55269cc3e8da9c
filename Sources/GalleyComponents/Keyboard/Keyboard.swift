internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// The layers of a keyboard on a screen.
struct Keyboard: Sendable {
  /// The label of the key at the lower end: UIReturnKeyType.
  enum ReturnKey: String, CaseIterable, Sendable {
    case `return`
    case `continue`
    case done
    case go
    case join
    case next
    case route
    case search
    case send

    /// Whether it is drawn in the tint.
    var isAction: Bool { self != .return && self != .continue && self != .next }

    /// The symbol on iOS 26; nil for its word.
    var symbol: String? {
      switch self {
      case .return: "arrow.turn.down.left"
      case .done: "checkmark"
      case .go: "arrow.right"
      case .search: "magnifyingglass"
      case .send: "arrow.up"
      case .continue, .join, .next, .route: nil
      }
    }
  }

  /// The letters of the three rows, from the leading edge.
  var letters: [[String]]
  var isShifted: Bool
  var hasGlobe: Bool
  var hasMicrophone: Bool
  var returnKey: ReturnKey
  /// The label in place of its word; nil for that.
  var returnLabel: Bindable<String>?
  /// On the key between; nil for nothing.
  var spaceLabel: Bindable<String>?
  var suggestions: [Bindable<String>]
  var palette: Palette
  var location: SourceLocation

  /// From the sides of a keyboard with round corners to the keys beyond half a gap, in points; derived.
  private static let roundedInset = 4.0

  private var isGlass: Bool { palette.appearance.generation == .ios26 }

  func metrics(in context: LayerContext) -> KeyboardMetrics {
    let isTablet = context.device?.isTablet == true
    let safe = context.deviceSafeArea
    return KeyboardMetrics(
      width: context.device?.size.width ?? safe.width, inset: context.deviceInsets.bottom,
      isTablet: isTablet, isOnSide: context.device?.isLandscape == true,
      hasSuggestions: !suggestions.isEmpty)
  }

  func layers(in frame: Rect, _ context: LayerContext) -> [Layer] {
    let metrics = metrics(in: context)
    let palette = KeyboardColors(palette)
    var layers = [palette.ground(isRounded: isGlass && !metrics.isTablet)]
    let isRounded = isGlass && !metrics.isTablet
    let side = context.deviceSafeArea.minX + (isRounded ? Self.roundedInset : 0)
    let plane = Rect(
      x: side, y: metrics.suggestionsHeight, width: max(0, frame.width - 2 * side),
      height: metrics.keysHeight)
    layers += words(in: plane, metrics)
    let rows = rows(metrics)
    let unit = plane.width / max(1, rows.map(\.units).max() ?? 1)
    for (number, row) in rows.enumerated() {
      let height = plane.height / Double(rows.count)
      var x = plane.minX + row.start * unit
      for key in row.keys {
        let frame = Rect(
          x: x + metrics.gap / 2, y: plane.minY + Double(number) * height + metrics.rowGap * 2 / 3,
          width: max(0, key.units * unit - metrics.gap), height: height - metrics.rowGap)
        layers.append(layer(of: key, in: context.grid.align(frame), palette))
        x += key.units * unit
      }
    }
    layers += foot(from: plane.maxY, width: frame.width, metrics)
    // A keyboard reads as its letters do, whatever the screen reads.
    guard context.direction == .rightToLeft else { return layers }
    return layers.map { $0.turned(in: frame.width) }
  }

  // MARK: Keys

  /// The rows from the top; each is as wide as the widest.
  private func rows(_ metrics: KeyboardMetrics) -> [KeyboardRow] {
    metrics.isTablet ? tabletRows : phoneRows(metrics)
  }

  private var letterKeys: [[KeyboardKey]] {
    letters.map { row in
      row.map { letter in
        KeyboardKey(face: .character(isShifted ? letter.uppercased() : letter))
      }
    }
  }

  private var shift: KeyboardKey {
    .symbol(
      "shift", isShifted ? "shift.fill" : "shift", units: 1.2,
      role: isShifted ? .letter : .function)
  }

  private var delete: KeyboardKey { .symbol("delete", "delete.left", units: 1.2) }

  private func returning(units: Double) -> KeyboardKey {
    let role: KeyboardKey.Role = returnKey.isAction ? .action : .function
    if let returnLabel {
      return KeyboardKey(id: "return", face: .word(returnLabel), role: role, units: units)
    }
    if isGlass, let symbol = returnKey.symbol {
      return .symbol("return", symbol, units: units, role: role)
    }
    let word = returnKey == .return ? "return" : returnKey.rawValue
    return KeyboardKey(id: "return", face: .word(.constant(word)), role: role, units: units)
  }

  private func space(units: Double) -> KeyboardKey {
    let word: Bindable<String>? = spaceLabel ?? (isGlass ? nil : .constant("space"))
    return KeyboardKey(id: "space", face: word.map { .word($0) } ?? .blank, units: units)
  }

  private func phoneRows(_ metrics: KeyboardMetrics) -> [KeyboardRow] {
    let rows = letterKeys
    let width = Double(max(10, rows[0].count))
    var last = rows[2]
    let room = width - 2.6
    for index in last.indices { last[index].units = min(1, room / Double(max(1, last.count))) }
    let lastWidth = last.reduce(0) { $0 + $1.units }
    let between = (width - lastWidth) / 2
    var third = KeyboardRow(keys: [shift] + last + [delete])
    third.keys.insert(.gap(between - 1.2), at: 1)
    third.keys.insert(.gap(between - 1.2), at: third.keys.count - 1)
    // The lowest row: what changes the keys, the space, and what ends typing.
    let isAlone = metrics.hasFoot && !hasGlobe
    var fourth = [KeyboardKey.word("numbers", "123", units: isAlone ? 2.5 : 1.25)]
    if !isAlone { fourth.append(.symbol("emoji", "face.smiling", units: 1.25)) }
    if !metrics.hasFoot {
      if hasGlobe { fourth.insert(.symbol("globe", "globe", units: 1.25), at: 1) }
      if hasMicrophone { fourth.append(.symbol("microphone", "mic", units: 1.25)) }
    }
    let rest = width - 2.5 - fourth.reduce(0) { $0 + $1.units }
    fourth += [space(units: rest), returning(units: 2.5)]
    return [
      KeyboardRow(start: (width - Double(rows[0].count)) / 2, keys: rows[0]),
      KeyboardRow(start: max(0, (width - Double(rows[1].count)) / 2), keys: rows[1].fit(width)),
      third, KeyboardRow(keys: fourth),
    ]
  }

  private var tabletRows: [KeyboardRow] {
    let rows = letterKeys
    let width = Double(max(10, rows[0].count)) + 1
    var delete = delete
    delete.units = max(1, width - Double(rows[0].count))
    let second = rows[1].fit(width - 2)
    let used = 0.5 + second.reduce(0) { $0 + $1.units }
    let marks = [",", "."].map { KeyboardKey(face: .character($0)) }
    let third = (rows[2] + marks).stretched(to: width - 2)
    var shift = shift
    shift.units = 1
    var fourth = [KeyboardKey.word("numbers", ".?123", units: 1.2)]
    if hasGlobe { fourth.append(.symbol("globe", "globe", units: 1.2)) }
    fourth.append(.symbol("emoji", "face.smiling", units: 1.2))
    if hasMicrophone { fourth.append(.symbol("microphone", "mic", units: 1.2)) }
    let end = [
      KeyboardKey.word("more-numbers", ".?123", units: 1.2),
      .symbol("hide", "keyboard", units: 1.2),
    ]
    let rest = width - (fourth + end).reduce(0) { $0 + $1.units }
    var more = shift
    more.id = "second-shift"
    return [
      KeyboardRow(keys: rows[0] + [delete]),
      KeyboardRow(start: 0.5, keys: second + [returning(units: width - used)]),
      KeyboardRow(keys: [shift] + third + [more]),
      KeyboardRow(keys: fourth + [space(units: rest)] + end),
    ]
  }

  // MARK: Drawing

  private func layer(
    of key: KeyboardKey, in frame: Rect, _ colors: KeyboardColors
  ) -> Layer {
    let placement = Placement.frame(frame)
    if case .blank = key.face, key.id == nil {
      return Layer(at: placement, content: GroupLayer([]))
    }
    var parts = colors.box(of: key.role, isGlass: isGlass)
    let color = colors.ink(of: key.role)
    switch key.face {
    case .character(let character):
      parts.append(text(.constant(character), size: isShifted ? 22 : 24, color))
    case .word(let word): parts.append(text(word, size: 16, color))
    case .symbol(let name):
      let symbol = SymbolLayer(
        .constant(name), font: FontSpec(size: .constant(19)), tint: .constant(color),
        mirroring: .never, location: location)
      parts.append(Layer(content: symbol))
    case .blank: break
    }
    return Layer(id: key.id, at: placement, content: GroupLayer(parts))
  }

  private func text(_ text: Bindable<String>, size: Double, _ color: Color) -> Layer {
    Layer(
      content: TextLayer(
        text, font: FontSpec(size: .constant(size)), color: .constant(color), alignment: .center,
        lineLimit: 1, location: location))
  }

  /// The words above the keys, with lines between them.
  private func words(in plane: Rect, _ metrics: KeyboardMetrics) -> [Layer] {
    let height = metrics.suggestionsHeight
    guard height > 0 else { return [] }
    let width = plane.width / Double(suggestions.count)
    return suggestions.enumerated().flatMap { number, word -> [Layer] in
      let x = plane.minX + Double(number) * width
      let line = Layer.shape(
        .rectangle, fill: palette[.separator],
        at: .frame(x: x, y: height / 2 - 10, width: 1, height: 24))
      var label = text(word, size: 17, palette[.label])
      label.placement = .frame(x: x + 6, y: 4, width: max(0, width - 12), height: height - 4)
      return number == 0 ? [label] : [line, label]
    }
  }

  /// The globe, or the way to the emoji, and the microphone below the rows.
  private func foot(from top: Double, width: Double, _ metrics: KeyboardMetrics) -> [Layer] {
    guard metrics.hasFoot else { return [] }
    func symbol(_ id: String, _ name: String, x: Double) -> Layer {
      Layer(
        id: id, at: .frame(x: x - 22, y: top + 2, width: 44, height: 44),
        content: SymbolLayer(
          .constant(name), font: FontSpec(size: .constant(24)),
          tint: .constant(KeyboardColors(palette).footInk), mirroring: .never,
          location: location))
    }
    let globe = hasGlobe ? symbol("globe", "globe", x: 46) : symbol("emoji", "face.smiling", x: 46)
    return hasMicrophone ? [globe, symbol("microphone", "mic", x: width - 46)] : [globe]
  }
}

extension Layer {
  /// The layer where its parent's mirroring brings it back from; one that fills its parent stays.
  fileprivate func turned(in width: Double) -> Layer {
    let axis = placement.horizontal
    guard let start = axis.start, let extent = axis.extent?.length else { return self }
    var turned = self
    turned.placement.horizontal.start = .points(width - start.points - extent.points)
    return turned
  }
}

extension KeyboardRow {
  fileprivate var units: Double { keys.reduce(start) { $0 + $1.units } }
}

extension KeyboardKey {
  /// Room without a key.
  fileprivate static func gap(_ units: Double) -> KeyboardKey {
    KeyboardKey(face: .blank, units: max(0, units))
  }
}

extension [KeyboardKey] {
  /// The keys, narrower where they are wider than so many units.
  fileprivate func fit(_ width: Double) -> [KeyboardKey] {
    Double(count) > width ? stretched(to: width) : self
  }

  /// The keys, together so many units wide.
  fileprivate func stretched(to width: Double) -> [KeyboardKey] {
    map { key in
      var key = key
      key.units = width / Double(count)
      return key
    }
  }
}
