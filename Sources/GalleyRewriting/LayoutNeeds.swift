/// The needs of a layout that its maker fills: values for its initializer, a delegate or data
/// source.
package struct LayoutNeeds: Hashable, Sendable {
  /// A name and a type, as the file writes them.
  package struct Parameter: Hashable, Sendable {
    /// `_` where a call writes none.
    package let label: String
    package let type: String
  }

  /// A protocol by which a layout asks what it does not know.
  package struct RequestedMember: Hashable, Sendable {
    /// The property of the layout that holds who is asked; nil for the collection view's delegate.
    package let property: String?
    package let protocolName: String
    /// Whether the protocol refines `UICollectionViewDelegate`, as that of what `makeDelegate()`
    /// makes need not.
    package let isOfDelegates: Bool
    /// The requirements of the protocol; none that is optional.
    package let demands: [InitializerDemand]
  }

  /// A method or a property that a protocol demands.
  package struct InitializerDemand: Hashable, Sendable {
    /// As it is declared, such as `func height(at path: IndexPath) -> CGFloat`; of a property its
    /// name and type.
    package let declaration: String
    /// The result; nil for nothing.
    package let result: String?
  }

  /// Those without a default of the initializer that stands in the way of `Name()`; nil where that
  /// works.
  package let parameters: [Parameter]?
  /// The collection view's delegate first.
  package let asked: [RequestedMember]
}
