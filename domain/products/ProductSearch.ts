import { Schema } from "effect"
import { LineKind } from "#domain/jobs/EstimateLine.ts"
import { ProductCategoryId } from "#domain/product-categories/ProductCategory.ts"
import { pageFields } from "#domain/shared/Page.ts"
import { maxLength } from "#domain/shared/PlainText.ts"

/** Which products a list asks for; `text` is sought anywhere in product ID and description, whatever the case. */
export const ProductSearch = Schema.Struct({
  ...pageFields,
  text: Schema.optionalKey(Schema.String.check(maxLength(100))),
  categoryId: Schema.optionalKey(ProductCategoryId),
  productType: Schema.optionalKey(LineKind),
  sort: Schema.optionalKey(Schema.Literals(["productCode", "description", "listPrice"])),
  descending: Schema.optionalKey(Schema.Boolean)
})
export type ProductSearch = typeof ProductSearch.Type
