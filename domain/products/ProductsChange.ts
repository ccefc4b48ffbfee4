import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { productFields } from "./Product.ts"

const { categoryId, taxType } = productFields

/** What may be changed of many products at once; what is not named stays. */
export const ProductsChange = Schema.Struct({
  categoryId: field(
    Schema.optionalKey(categoryId),
    "The category; null for none.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  taxType: field(Schema.optionalKey(taxType), "How it is taxed.")
}).check(Schema.makeFilter((change: object) => Object.keys(change).length > 0 || "required"))
export type ProductsChange = typeof ProductsChange.Type
