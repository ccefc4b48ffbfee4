import { times } from "#domain/shared/Money.ts"
import type { EstimateLine } from "./EstimateLine.ts"

type Charged = Pick<EstimateLine, "netPrice" | "quantity" | "noChargeReason">

/** Whether nothing is charged for a line: it has no price, or no quantity to be charged. */
export const chargesNothing = ({ netPrice, quantity }: Pick<Charged, "netPrice" | "quantity">): boolean =>
  times(netPrice, quantity) === 0

/** Whether a line is free on purpose: nothing is charged for it, and the reason says why ("Warranty"). */
export const isNoCharge = (line: Charged): boolean => chargesNothing(line) && line.noChargeReason.trim() !== ""

/** Whether a line still needs its price: nothing is charged for it, and no reason says that this is meant. */
export const needsPrice = (line: Charged): boolean => chargesNothing(line) && line.noChargeReason.trim() === ""
