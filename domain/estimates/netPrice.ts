import { type Cents, shareOf } from "#domain/shared/Money.ts"
import type { EstimateLine } from "./EstimateLine.ts"

/**
 * What one unit is sold for, in cents: list less discount (a negative discount is a markup). Markup rules, and hardware
 * the catalogue lists at 0.00, count from cost (trade 3.1 rules 1 and 4); 0 while a price is required. The one
 * place.
 */
export const netPrice = ({
  listPrice,
  cost,
  discount,
  rule
}: Pick<EstimateLine, "listPrice" | "cost" | "discount" | "rule">): Cents => {
  if (rule === "priceRequired") return 0
  const fromCost =
    rule === "glassMarkup" || rule === "hardwareMarkup" || (rule === "hardwareDiscount" && listPrice === 0)
  return shareOf(fromCost ? (cost ?? 0) : listPrice, 10_000 - discount)
}
