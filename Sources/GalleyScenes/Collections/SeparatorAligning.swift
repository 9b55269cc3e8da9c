/// The content of a row, below which a list's separator begins where its text does.
public protocol SeparatorAligning: LayerContent {
  /// Where the separator begins, in points from the row's leading edge.
  func separatorStart(in context: LayerContext) -> Double
}
