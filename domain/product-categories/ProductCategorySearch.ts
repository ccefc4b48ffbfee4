import { Schema } from "effect"
import { pageFields } from "#domain/shared/Page.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"

/** Which categories a list asks for; `text` is sought anywhere in name and description, whatever the case. */
export const ProductCategorySearch = Schema.Struct({
  ...pageFields,
  text: field(
    Schema.optionalKey(Schema.String.check(maxLength(100))),
    "What to look for: beginnings and parts of names, numbers, e-mail addresses.",
    "moreno"
  ),
  sort: field(
    Schema.optionalKey(Schema.Literals(["categoryName", "createdDate", "products"])),
    "The column to sort by."
  ),
  descending: field(Schema.optionalKey(Schema.Boolean), "Whether to sort downwards.")
})
export type ProductCategorySearch = typeof ProductCategorySearch.Type
