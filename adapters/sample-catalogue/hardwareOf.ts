import type { Hardware } from "#domain/nags/GlassPart.ts"
import { between, chance } from "./chance.ts"
import { makerOf } from "./makerOf.ts"
import type { Numbers } from "./Numbers.ts"
import type { Pane } from "./Pane.ts"

/**
 * Returns the molding, clips and rain-sensor pad for a pane (trade 2.2). Moldings are specific to a generation; clips
 * and pads are common stock.
 */
export const hardwareOf = (pane: Pane, numbers: Numbers): ReadonlyArray<Hardware> => {
  const hardware: Array<Hardware> = []
  const {
    generation: { seed, make },
    cab,
    glassType,
    position,
    features
  } = pane
  const windshield = glassType === "windshield"
  const place = `${seed}|${cab}|${glassType}|${position}`
  if (chance(`${seed}|${cab}|${glassType}|molding`) < (windshield ? 0.9 : glassType === "back" ? 0.4 : 0)) {
    // Every third molding has no list price and must be ordered from the dealer.
    const listPrice =
      chance(`${place}|dealer`) < 0.33
        ? 0
        : Math.round(between(2_400, 8_200, `${place}|molding price`) * makerOf(make).dearness)
    hardware.push({
      partNumber: numbers.hardware("HML", place),
      kind: "molding",
      description: windshield ? "Upper molding" : "Molding",
      quantity: 100,
      listPrice
    })
  }
  if (chance(`${seed}|${cab}|${glassType}|clips`) < (windshield ? 0.35 : glassType === "quarter" ? 0.4 : 0)) {
    hardware.push({
      ...stock("HCL", 40, place, 90, 480),
      kind: "clip",
      description: "Clip",
      quantity: between(2, 8, `${place}|clips`) * 100
    })
  }
  if (windshield && features.includes("rainSensor")) {
    hardware.push({
      ...stock("HSE", 12, seed, 1_400, 3_600),
      kind: "rainSensorPad",
      description: "Rain sensor gel pad",
      quantity: 100
    })
  }
  return hardware
}

/** Returns one of `count` common pieces. Its price depends only on its number. */
const stock = (prefix: string, count: number, seed: string, least: number, most: number) => {
  const partNumber = `${prefix}${900_000 + between(1, count, `${seed}|${prefix}`)}`
  return { partNumber, listPrice: between(least, most, partNumber) }
}
