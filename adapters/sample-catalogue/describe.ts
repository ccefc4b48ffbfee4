import type { GlassFeature, GlassPosition, GlassType } from "#domain/nags/GlassPart.ts"

const panes: Readonly<Record<GlassType, string>> = {
  windshield: "Windshield",
  heavyDutyTruckWindshield: "Truck windshield",
  back: "Back glass",
  door: "Door glass",
  quarter: "Quarter glass",
  vent: "Vent glass",
  partition: "Partition glass",
  roof: "Roof glass",
  windshieldRepair: "Windshield repair",
  calibrationOnly: "Calibration",
  other: "Side glass"
}
const places: Readonly<Record<GlassPosition, string>> = {
  frontLeft: "front left",
  frontRight: "front right",
  rearLeft: "rear left",
  rearRight: "rear right",
  left: "left",
  right: "right",
  onePiece: ""
}
const colours: Readonly<Record<string, string>> = {
  GT: "green tint",
  GB: "green tint, blue shade",
  YP: "gray privacy",
  CL: "clear"
}
const extras: Readonly<Record<GlassFeature, string>> = {
  rainSensor: "rain sensor",
  camera: "camera",
  headUpDisplay: "head-up display",
  acoustic: "acoustic",
  heated: "heated",
  shadeBand: "",
  antenna: "antenna",
  solar: "solar"
}

/** Returns the catalog's English description: "Windshield, green tint, blue shade, rain sensor, camera". */
export const describe = (
  glassType: GlassType,
  position: GlassPosition,
  colour: string,
  features: ReadonlyArray<GlassFeature>
): string =>
  [panes[glassType], places[position], colours[colour], ...features.map((feature) => extras[feature])]
    .filter(Boolean)
    .join(", ")
