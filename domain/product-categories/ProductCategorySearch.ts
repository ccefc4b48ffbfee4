import { Schema } from "effect"
import { pageFields } from "#domain/shared/Page.ts"
import { maxLength } from "#domain/shared/PlainText.ts"

/** Which categories a list asks for; `text` is sought anywhere in name and description, whatever the case. */
export const ProductCategorySearch = Schema.Struct({
  ...pageFields,
  text: Schema.optionalKey(Schema.String.check(maxLength(100))),
  sort: Schema.optionalKey(Schema.Literals(["categoryName", "createdDate", "products"])),
  descending: Schema.optionalKey(Schema.Boolean)
})
export type ProductCategorySearch = typeof ProductCategorySearch.Type
