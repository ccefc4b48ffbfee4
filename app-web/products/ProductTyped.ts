import { Schema } from "effect"
import { countsWhatItRequires, productFields } from "#domain/products/Product.ts"
import { Price } from "#domain/shared/Money.ts"
import { openNumber } from "#web/forms/openNumber.ts"

/** A product as it is typed: the domain's draft, with a price that may still be open. */
export const ProductTyped = Schema.Struct({ ...productFields, listPrice: openNumber(Price) }).check(
  countsWhatItRequires
)

/** What the fields hold. */
export type ProductValues = typeof ProductTyped.Encoded
