import type { NewLine } from "#domain/estimates/EstimateLine.ts"
import { placeLines } from "#domain/estimates/linesForGlass.ts"
import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import type { Product } from "#domain/products/Product.ts"
import { mayReset, pricedBy } from "../changeLine.ts"
import { newLine } from "../newLine.ts"
import type { Lines } from "./GridState.ts"

/**
 * The lines with a pane in a row, at its end where there is no such row, and below it what the pane brings; what an
 * earlier pane of that row had brought goes. `brought` begins with the pane.
 */
export const placePane = (lines: Lines, row: number, brought: ReadonlyArray<NewLine>, newId: () => string): Lines => {
  const here = lines[row]
  const placed = placeLines(brought, newId).map((line) => ({ ...line, cost: line.cost ?? 0, unread: {} }))
  if (here === undefined) return [...lines, ...placed]
  const own = placed.map((line, nth) =>
    nth === 0 ? { ...line, id: here.id, parentId: null } : { ...line, parentId: here.id }
  )
  return lines.flatMap((line, at) =>
    at === row ? own : line.parentId === here.id && line.rule !== "typed" ? [] : [line]
  )
}

/** The lines with a product of the shop in a row, priced by the profile where it has a price for such. */
export const placeProduct = (
  lines: Lines,
  row: number,
  product: Product,
  profile: PricingProfileDraft | undefined,
  newId: () => string
): Lines => {
  const { productCode, description, productType, taxType, listPrice } = product
  const before = lines[row] ?? newLine(productType, newId())
  const { partNumber: _, ...unread } = before.unread
  const line = {
    ...before,
    unread,
    kind: productType,
    partNumber: productCode,
    description,
    listPrice,
    discount: 0,
    netPrice: listPrice,
    taxable: taxType !== "notTaxed",
    rule: "typed"
  } as const
  const priced = mayReset(line, profile) && profile !== undefined ? pricedBy(line, profile) : line
  return row < lines.length ? lines.with(row, priced) : [...lines, priced]
}
