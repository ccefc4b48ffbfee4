import { partNumberParts, printPartNumber } from "./partNumberParts.ts"
import type { PartNumber } from "./PartNumber.ts"

/** A part number as catalogues keep it: without the supplier's mark. `DW01658GBY FYG` is `DW01658GBY`. */
export const catalogueNumber = (partNumber: PartNumber): string => {
  const parts = partNumberParts(partNumber)
  return parts?.kind === "glass" ? printPartNumber({ ...parts, brand: "" }) : partNumber
}

/** The seven characters that all colours and equipments of a pane share: `DW01658`. */
export const baseNumber = (catalogued: string): string => catalogued.slice(0, 7)
