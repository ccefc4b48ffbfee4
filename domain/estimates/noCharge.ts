import type { EstimateLine } from "./EstimateLine.ts"
import { extendedPrice } from "./priceEstimate.ts"

type Charged = Pick<EstimateLine, "netPrice" | "quantity" | "noChargeReason"> & Partial<Pick<EstimateLine, "rule">>

/** Whether nothing is charged for a line: it has no price, or no quantity to be charged. */
export const chargesNothing = (line: Omit<Charged, "noChargeReason">): boolean => extendedPrice(line) === 0

/** Whether a line is free on purpose: nothing is charged for it, and the reason says why ("Warranty"). */
export const isNoCharge = (line: Charged): boolean => chargesNothing(line) && line.noChargeReason.trim() !== ""

/** Whether a line still needs its price: nothing is charged for it, and no reason says that this is meant. */
export const needsPrice = (line: Charged): boolean => chargesNothing(line) && line.noChargeReason.trim() === ""
