import type { SignedInUser } from "#domain/access/CurrentUser.ts"
import { mayWriteTax } from "#domain/access/mayEnter.ts"
import { Products } from "#domain/products/Products.ts"
import { traced } from "#domain/shared/traced.ts"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"

/**
 * Lines to be kept, each taxable or not: as sent by those who may say so; from others as it stands, and on a new line
 * by rule: taxed, unless it is a product of the shop that is not (Z4).
 */
export const keepTaxes = traced("keepTaxes")(function* (
  person: Pick<SignedInUser, "roles"> | undefined,
  sent: ReadonlyArray<EstimateLine>,
  standing: ReadonlyArray<EstimateLine> = []
) {
  if (mayWriteTax(person)) return sent
  const kept = new Map(standing.map((line) => [line.id, line]))
  // A line that became another product is a new one to the tax office.
  const before = (line: EstimateLine) => {
    const known = kept.get(line.id)
    return known?.partNumber === line.partNumber ? known : undefined
  }
  const codes = [
    ...new Set(
      sent
        .filter((line) => before(line) === undefined)
        .map(({ partNumber }) => partNumber.trim())
        .filter((code) => code !== "")
    )
  ]
  const notTaxed = new Set(
    codes.length === 0 ? [] : (yield* (yield* Products).notTaxed(codes)).map((code) => code.toLowerCase())
  )
  return sent.map((line) => ({
    ...line,
    taxable: before(line)?.taxable ?? !notTaxed.has(line.partNumber.trim().toLowerCase())
  }))
})
