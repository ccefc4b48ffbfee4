import type { GlassPart } from "#domain/nags/GlassPart.ts"

const plain: GlassPart = {
  partNumber: "FW99001GTYN",
  description: "Windshield, rain sensor, camera, acoustic",
  glassType: "windshield",
  position: "onePiece",
  features: ["acoustic", "camera", "rainSensor", "solar"],
  listPrice: 68935,
  effectiveDate: "2026-09-01",
  laborHours: 330,
  kit: { partNumber: "HAH990001", kind: "urethaneDamPrimer", quantity: 200 },
  hardware: [
    { partNumber: "HML990001", kind: "molding", description: "Upper molding", quantity: 100, listPrice: 5840 },
    {
      partNumber: "HSE990001",
      kind: "rainSensorPad",
      description: "Rain sensor gel pad",
      quantity: 100,
      listPrice: 2200
    }
  ],
  calibration: "static",
  sample: true
}

/** Parts that fit the Camry of the stories: the windshield of trade 3.2 example E, and two variants. Made up. */
export const camryWindshields: ReadonlyArray<GlassPart> = [
  plain,
  {
    ...plain,
    partNumber: "FW99002GTYN",
    description: "Windshield, head-up display",
    features: ["acoustic", "camera", "headUpDisplay", "rainSensor", "solar"],
    listPrice: 91240,
    calibration: "dual"
  },
  {
    ...plain,
    partNumber: "FW99003GBYN",
    description: "Windshield, shade band",
    features: ["shadeBand", "solar"],
    listPrice: 41880,
    laborHours: 280,
    hardware: plain.hardware.slice(0, 1),
    calibration: "none"
  }
]

/** Six windshields of one car that differ in their features. Made up. */
export const sixWindshields: ReadonlyArray<GlassPart> = [
  ...camryWindshields,
  {
    ...plain,
    partNumber: "FW99004GTYN",
    description: "Windshield, heated",
    features: ["acoustic", "camera", "heated", "rainSensor", "solar"],
    listPrice: 78410
  },
  {
    ...plain,
    partNumber: "FW99005GTYN",
    description: "Windshield, rain sensor",
    features: ["rainSensor", "solar"],
    listPrice: 47190,
    calibration: "none"
  },
  {
    ...plain,
    partNumber: "FW99006GTYN",
    description: "Windshield",
    features: ["solar"],
    listPrice: 39825,
    hardware: plain.hardware.slice(0, 1),
    calibration: "none"
  }
]
