import type { GlassPart } from "./GlassPart.ts"

/**
 * A piece of glass and a vehicle it fits. Years are inclusive; an empty body style means all body styles of the model.
 */
export interface GlassFit {
  readonly make: string
  readonly model: string
  readonly firstYear: number
  readonly lastYear: number
  readonly bodyStyle: string
  readonly part: GlassPart
}

/** Normalizes a make, model, or body style for comparison: "F-150 " equals "f-150". */
export const vehicleKey = (name: string): string => name.trim().toLowerCase()
