public import GalleyNotation

/// The furniture that scenes may name.
public typealias FurnitureCatalog = Catalog<any Furniture.Type>

extension FurnitureCatalog {
  public init(_ furniture: [any Furniture.Type]) { self.init(furniture, kind: { $0.kind }) }

  /// The furniture that comes with Galley.
  public static var standard: FurnitureCatalog {
    FurnitureCatalog([
      SwitchFurniture.self, SegmentedFurniture.self, SliderFurniture.self, StepperFurniture.self,
      ProgressFurniture.self, ActivityFurniture.self, PageControlFurniture.self,
      TextFieldFurniture.self, BadgeFurniture.self, StatusBarFurniture.self,
      HomeIndicatorFurniture.self, NavigationBarFurniture.self, TabBarFurniture.self,
      ToolbarFurniture.self, SearchFieldFurniture.self, SheetFurniture.self,
      AlertFurniture.self, MenuFurniture.self, KeyboardFurniture.self,
    ])
  }

  /// The kinds of layers that the furniture is.
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
