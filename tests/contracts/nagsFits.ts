import type { GlassFit } from "#domain/nags/GlassFit.ts"
import type { GlassPart } from "#domain/nags/GlassPart.ts"

const pane = (partNumber: string, over: Partial<GlassPart> = {}): GlassPart => ({
  partNumber,
  description: "Pane",
  glassType: "windshield",
  position: "onePiece",
  features: [],
  listPrice: 10000,
  effectiveDate: "2026-09-01",
  laborHours: 240,
  kit: { partNumber: "HAH900001", kind: "base", quantity: 150 },
  hardware: [],
  calibration: "none",
  sample: false,
  ...over
})

/** A part with every field set, so that a lost field is noticed. */
export const fullPane = pane("DW90001GBYY", {
  description: 'Windshield, green tint, blue shade, "rain" sensor é',
  features: ["rainSensor", "camera", "shadeBand"],
  listPrice: 68935,
  laborHours: 330,
  kit: { partNumber: "HAH900004", kind: "fastCure", quantity: 200 },
  calibration: "dual",
  hardware: [
    { partNumber: "HML900009", kind: "molding", description: "Upper molding", quantity: 100, listPrice: 0 },
    { partNumber: "HSE900002", kind: "rainSensorPad", description: "Gel pad", quantity: 100, listPrice: 2200 }
  ]
})

const make = "Contract Motors"
const alpha = { make, model: "Alpha-150", firstYear: 2018, lastYear: 2024 }

/** A small catalog of a fictitious make, loaded into each catalog implementation before its contract runs. */
export const nagsFits: ReadonlyArray<GlassFit> = [
  { ...alpha, bodyStyle: "Sedan", part: fullPane },
  { ...alpha, bodyStyle: "Wagon", part: fullPane },
  { ...alpha, bodyStyle: "Sedan", part: pane("DW90001GTNN") },
  { ...alpha, bodyStyle: "Sedan", part: pane("DW90002GTNN"), firstYear: 2021 },
  { ...alpha, bodyStyle: "Sedan", part: pane("DB90001GTNN", { glassType: "back" }) },
  { ...alpha, bodyStyle: "Wagon", part: pane("DB90002YPNN", { glassType: "back" }) },
  { ...alpha, bodyStyle: "Sedan", part: pane("DD90001GTNN", { glassType: "door", position: "frontLeft" }) },
  { make, model: "Beta", firstYear: 2018, lastYear: 2024, bodyStyle: "", part: pane("DW90003GTNN") },
  {
    make: "Other Contract Motors",
    model: "Alpha-150",
    firstYear: 2018,
    lastYear: 2024,
    bodyStyle: "Sedan",
    part: pane("DW90004GTNN")
  }
]
