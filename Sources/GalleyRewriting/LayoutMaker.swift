package import GalleyNotation

/// A function or a property of a unit that gives a layout, or a section of one.
package struct LayoutMaker: Hashable, Sendable {
  /// What is called to have it.
  package enum Access: Hashable, Sendable {
    /// It stands outside of all types, or belongs to one as such.
    case direct
    /// It belongs to the values of a type, one of which is made for it.
    case instance(type: String)
  }

  /// What it gives.
  package enum Product: Hashable, Sendable {
    case layout
    /// A section, for the arguments that a section provider has: numbers and environments.
    case section(arguments: [SectionArgument])
  }

  /// What a section is made for.
  package enum SectionArgument: Hashable, Sendable {
    case number
    case environment
  }

  /// Qualified by the types around it: `GridController.createLayout`.
  package let name: String
  /// Where its name stands.
  package let location: SourceLocation
  package let access: Access
  package let product: Product
  /// The labels of its arguments, `_` for none; nil for properties.
  package let labels: [String]?
  /// Whether it may give nothing.
  package let isOptional: Bool
  /// Whether something of the unit names it that gives no layout itself.
  package internal(set) var isUsed = false
  /// A property without a value that an instance of the type needs and nobody gives, with where it
  /// stands; nil where `Type()` works, and where no instance is needed.
  package let missing: MissingValue?

  init(
    name: String, location: SourceLocation, access: Access, product: Product, labels: [String]?,
    isOptional: Bool, missing: MissingValue?
  ) {
    (self.name, self.location, self.access) = (name, location, access)
    (self.product, self.labels) = (product, labels)
    (self.isOptional, self.missing) = (isOptional, missing)
  }

  /// A property that has no value.
  package struct MissingValue: Hashable, Sendable {
    package let name: String
    package let location: SourceLocation
  }

  /// The type that it belongs to; empty for none.
  var owner: String { name.split(separator: ".").dropLast().joined(separator: ".") }

  /// Without the types around it.
  package var ownName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// Whether a name, with or without types before it, means this one.
  package func isNamed(_ other: String) -> Bool {
    let other = other.hasSuffix("()") ? String(other.dropLast(2)) : other
    return name == other || name.hasSuffix("." + other)
  }

  /// The statements of a function that returns the layout, for code beside the files; its names are
  /// none that files have.
  package var statements: [String] {
    var statements: [String] = []
    var owner = owner
    if case .instance(let type) = access {
      statements.append("let galleyMaker = \(type)()")
      owner = "galleyMaker"
    }
    statements.append(
      "let galleyLayout = \(value(of: (owner.isEmpty ? "" : owner + ".") + ownName))")
    if case .instance = access {
      statements.append("HostProgram.keep(galleyMaker, with: galleyLayout)")
    }
    return statements + ["return galleyLayout"]
  }

  /// The expression that gives a layout.
  ///
  /// - `place`: What is called, or the property.
  package func value(of place: String) -> String {
    let call = place + (labels == nil ? "" : "()") + (isOptional ? "!" : "")
    switch product {
    case .layout: return call
    case .section(let arguments) where arguments.isEmpty:
      return "UICollectionViewCompositionalLayout(section: \(call))"
    case .section(let arguments):
      let values = zip(labels ?? [], arguments).map { label, argument in
        (label == "_" ? "" : label + ": ") + (argument == .number ? "number" : "environment")
      }
      return "UICollectionViewCompositionalLayout { number, environment in "
        + "\(place)(\(values.joined(separator: ", "))) }"
    }
  }
}
