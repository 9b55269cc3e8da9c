/// A sum of unknowns times numbers, and a number.
struct LinearForm {
  var constant: Double
  var terms: [Int: Double] = [:]

  init(_ constant: Double) { self.constant = constant }

  init(unknown: Int) {
    constant = 0
    terms = [unknown: 1]
  }

  static func + (left: LinearForm, right: LinearForm) -> LinearForm {
    var sum = left
    sum.constant += right.constant
    for (unknown, factor) in right.terms { sum.add(factor, of: unknown) }
    return sum
  }

  static func - (left: LinearForm, right: LinearForm) -> LinearForm { left + right * -1 }

  static func * (form: LinearForm, factor: Double) -> LinearForm {
    var product = LinearForm(form.constant * factor)
    product.terms = form.terms.mapValues { $0 * factor }
    return product
  }

  fileprivate mutating func add(_ factor: Double, of unknown: Int) {
    let sum = terms[unknown, default: 0] + factor
    terms[unknown] = abs(sum) < 1e-9 ? nil : sum
  }
}

/// Equations, each taken where those before it leave room for it (Gauss and Jordan).
struct LinearSystem {
  /// The unknowns in terms of those that are free.
  private var rows: [Int: LinearForm] = [:]

  /// Takes an equation, that a form is zero; one that says nothing new or cannot hold is left out.
  mutating func add(_ form: LinearForm) {
    let reduced = self.reduced(form)
    // Of equally large factors the lowest unknown, so that the same equations end the same.
    let pivot = reduced.terms.min { left, right in
      (-abs(left.value), left.key) < (-abs(right.value), right.key)
    }
    guard let pivot else { return }
    var row = reduced
    row.terms[pivot.key] = nil
    row = row * (-1 / pivot.value)
    for (unknown, other) in rows {
      guard let factor = other.terms[pivot.key] else { continue }
      var rest = other
      rest.terms[pivot.key] = nil
      rows[unknown] = rest + row * factor
    }
    rows[pivot.key] = row
  }

  /// The value of a form, free unknowns being zero.
  func value(of form: LinearForm) -> Double { reduced(form).constant }

  private func reduced(_ form: LinearForm) -> LinearForm {
    var reduced = LinearForm(form.constant)
    for (unknown, factor) in form.terms.sorted(by: { $0.key < $1.key }) {
      if let row = rows[unknown] {
        reduced = reduced + row * factor
      } else {
        reduced.add(factor, of: unknown)
      }
    }
    return reduced
  }
}
