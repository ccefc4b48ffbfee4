import type { GlassPart } from "./GlassPart.ts"

/** A pane and a vehicle it fits: years inclusive; an empty body style stands for every body of the model. */
export interface GlassFit {
  readonly make: string
  readonly model: string
  readonly firstYear: number
  readonly lastYear: number
  readonly bodyStyle: string
  readonly part: GlassPart
}

/** A make, model or body as catalogues compare it: "F-150 " and "f-150" are one. */
export const vehicleKey = (name: string): string => name.trim().toLowerCase()
