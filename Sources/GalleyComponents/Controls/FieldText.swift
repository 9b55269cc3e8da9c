internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyScenes

/// The typed text of a field, or its placeholder.
struct FieldText: LayerContent {
  var typed: TextLayer
  var placeholder: TextLayer
  var isEmpty: Bindable<Bool>

  var kind: String { "text" }

  private func shown(in context: LayerContext) -> TextLayer {
    isEmpty.resolved(in: context.scope, issues: context.issues) ?? true ? placeholder : typed
  }

  func intrinsicSize(for proposal: SizeProposal, context: LayerContext) -> IntrinsicSize {
    shown(in: context).intrinsicSize(for: proposal, context: context)
  }

  func baselines(in size: Size, context: LayerContext) -> Baselines? {
    shown(in: context).baselines(in: size, context: context)
  }

  func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    shown(in: context).commands(in: frame, context: context)
  }
}

extension Bindable where Value == String {
  /// A dot for each character.
  var concealed: Bindable { map { String(repeating: "\u{2022}", count: min($0.count, 1000)) } }
}
