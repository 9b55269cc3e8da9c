/// A layout whose options are the properties of something in it.
package protocol ReflectingLayout {
  /// What has the properties.
  var reflection: Any { get }
}
