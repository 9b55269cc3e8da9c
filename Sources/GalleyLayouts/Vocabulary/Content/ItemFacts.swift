/// The facts of an item by name, beside a measure, a size and a span, such as when an event begins.
///
/// The names, and what the numbers mean, are those of the layout's ``CollectionLayout/itemKeys``.
public typealias ItemFacts = [String: Double]
