/// One matter in which Apple's compiler takes what Linux's does not, and what is read instead.
protocol RewritingRule {
  func apply(to unit: inout UnitRewriting)
}
