import { Schema } from "effect"
import { LineKind } from "#domain/estimates/EstimateLine.ts"
import { ProductCategoryId } from "#domain/product-categories/ProductCategory.ts"
import { pageFields } from "#domain/shared/Page.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"

/** Which products a list asks for; `text` is sought in product ID and description, whatever the case. */
export const ProductSearch = Schema.Struct({
  ...pageFields,
  text: field(
    Schema.optionalKey(Schema.String.check(maxLength(100))),
    "What to look for, anywhere in names, numbers and e-mail addresses; one or two letters at the beginnings of words.",
    "moreno"
  ),
  categoryId: field(
    Schema.optionalKey(ProductCategoryId),
    "The category; null for none.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  productType: field(Schema.optionalKey(LineKind), "What is sold."),
  sort: field(
    Schema.optionalKey(Schema.Literals(["productCode", "description", "listPrice"])),
    "The column to sort by."
  ),
  descending: field(Schema.optionalKey(Schema.Boolean), "Whether to sort downwards.")
})
export type ProductSearch = typeof ProductSearch.Type
