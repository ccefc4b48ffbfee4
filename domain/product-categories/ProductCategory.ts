import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { pageFields } from "#domain/shared/Page.ts"
import { maxLength, plainText, requiredText } from "#domain/shared/PlainText.ts"
import { savesField, versionField } from "#domain/shared/RecordSave.ts"

export const ProductCategoryId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("ProductCategoryId"))
export type ProductCategoryId = typeof ProductCategoryId.Type

/** What a user may type about a product category, spec §3. */
export const ProductCategoryDraft = Schema.Struct({
  categoryName: field(requiredText(60), "The category's name, unique in the shop.", "Adhesives"),
  description: field(plainText(300), "What belongs in it.", "Urethanes and primers")
})
export type ProductCategoryDraft = typeof ProductCategoryDraft.Type

/**
 * A shelf of the shop's own products. `createdDate` is the instant it was added, in milliseconds; `version` grows with
 * every save.
 */
export class ProductCategory extends Schema.Class<ProductCategory>("ProductCategory")({
  id: field(ProductCategoryId, "The category's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: versionField,
  createdDate: field(Schema.Int, "Since when it is there, milliseconds since 1970 in UTC.", 1763740800000),
  ...ProductCategoryDraft.fields
}) {}

/** A category in a list, with how many products it has. */
export const ListedProductCategory = Schema.Struct({
  ...ProductCategory.fields,
  products: field(Schema.Int, "How many products are in it.", 12)
})
export type ListedProductCategory = typeof ListedProductCategory.Type

export class ProductCategoryNotFound extends Schema.TaggedError<ProductCategoryNotFound>()(
  "ProductCategoryNotFound",
  {
    id: field(ProductCategoryId, "The category's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  },
  { httpApiStatus: 404 }
) {}

/** Names are unique in a shop, whatever the case. */
export class ProductCategoryNameTaken extends Schema.TaggedError<ProductCategoryNameTaken>()(
  "ProductCategoryNameTaken",
  {
    categoryName: field(Schema.String, "The category's name, unique in the shop.", "Adhesives")
  },
  { httpApiStatus: 409 }
) {}

/** Its products would be left without a shelf. */
export class ProductCategoryInUse extends Schema.TaggedError<ProductCategoryInUse>()(
  "ProductCategoryInUse",
  {
    products: field(Schema.Int, "How many products are in it.", 12)
  },
  { httpApiStatus: 409 }
) {}

/** Somebody saved the category after it was opened; `current` is what stands now. */
export class ProductCategoryChanged extends Schema.TaggedError<ProductCategoryChanged>()(
  "ProductCategoryChanged",
  {
    current: field(ProductCategory, "What stands now."),
    saves: savesField
  },
  { httpApiStatus: 409 }
) {}

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
