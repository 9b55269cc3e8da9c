public import GalleyNotation

/// The components that scenes may name as furniture.
public typealias ComponentCatalog = Catalog<any Component.Type>

extension ComponentCatalog {
  public init(_ components: [any Component.Type]) { self.init(components, kind: { $0.kind }) }

  /// The components that come with Galley.
  public static var standard: ComponentCatalog {
    ComponentCatalog([
      SwitchComponent.self, SegmentedComponent.self, SliderComponent.self, StepperComponent.self,
      ProgressComponent.self, ActivityComponent.self, PageControlComponent.self,
      TextFieldComponent.self, BadgeComponent.self, StatusBarComponent.self,
      HomeIndicatorComponent.self, NavigationBarComponent.self, TabBarComponent.self,
      ToolbarComponent.self, SearchFieldComponent.self, SheetComponent.self,
      AlertComponent.self, MenuComponent.self, KeyboardComponent.self,
    ])
  }

  /// The kinds of layers that the components are.
  var layerKinds: [LayerReader.Kind] {
    members.map { member in
      LayerReader.Kind(member.kind) { reader, layers in
        guard var layer = member.layer(for: reader, reading: layers) else { return nil }
        layer.kind = member.kind
        if layer.isRestless { layers.controls.noteRestless() }
        if let control = layer.control { layers.controls.note(control, issues: reader.issues) }
        if layer.location == nil { layer.location = reader.location }
        return layer
      }
    }
  }
}
