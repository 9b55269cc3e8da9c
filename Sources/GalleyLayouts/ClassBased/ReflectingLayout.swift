/// A layout whose options are the properties of something in it.
package protocol ReflectingLayout {
  /// What has the properties.
  var reflection: Any { get }
}

extension HostedLayout: ReflectingLayout {
  /// An instance as a view begins with.
  package var reflection: Any { make() }
}
