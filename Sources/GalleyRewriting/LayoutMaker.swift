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

  /// Without the types around it.
  package var ownName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// Whether a name, with or without types before it, means this one.
  package func isNamed(_ other: String) -> Bool {
    let other = other.hasSuffix("()") ? String(other.dropLast(2)) : other
    return name == other || name.hasSuffix("." + other)
  }

  /// The statements that make a layout named `layout`, for code beside the files.
  package var statements: [String] {
    var statements: [String] = []
    var owner = name.split(separator: ".").dropLast().joined(separator: ".")
    if case .instance(let type) = access {
      statements.append("let maker = \(type)()")
      owner = "maker"
    }
    let place = (owner.isEmpty ? "" : owner + ".") + ownName
    let force = isOptional ? "!" : ""
    switch product {
    case .layout: statements.append("let layout = \(place)\(labels == nil ? "" : "()")\(force)")
    case .section(let arguments) where arguments.isEmpty:
      let call = "\(place)\(labels == nil ? "" : "()")\(force)"
      statements.append("let layout = UICollectionViewCompositionalLayout(section: \(call))")
    case .section(let arguments):
      let values = zip(labels ?? [], arguments).map { label, argument in
        (label == "_" ? "" : label + ": ") + (argument == .number ? "number" : "environment")
      }
      statements.append(
        "let layout = UICollectionViewCompositionalLayout { number, environment in "
          + "\(place)(\(values.joined(separator: ", "))) }")
    }
    if case .instance = access { statements.append("HostProgram.keep(maker, with: layout)") }
    return statements
  }
}
