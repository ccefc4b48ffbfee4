import { Schema } from "effect"
import { productFields } from "./Product.ts"

const { categoryId, taxType } = productFields

/** What may be changed of many products at once; what is not named stays. */
export const ProductsChange = Schema.Struct({
  categoryId: Schema.optionalKey(categoryId),
  taxType: Schema.optionalKey(taxType)
}).check(Schema.makeFilter((change: object) => Object.keys(change).length > 0 || "required"))
export type ProductsChange = typeof ProductsChange.Type
