import { Effect } from "effect"
import { Products } from "#domain/products/Products.ts"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"

/**
 * The part numbers on a job that are products of the shop and must be in stock before they are invoiced (spec §3
 * Product).
 */
export const stockRequired = ({ lines }: { readonly lines: ReadonlyArray<Pick<EstimateLine, "partNumber">> }) => {
  const codes = [...new Set(lines.map(({ partNumber }) => partNumber).filter((code) => code !== ""))]
  return codes.length === 0 ? Effect.succeed([]) : Products.use((products) => products.requiringStock(codes))
}
