import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { pageFields } from "#domain/shared/Page.ts"
import { maxLength, plainText, requiredText } from "#domain/shared/PlainText.ts"
import { savesField, versionField } from "#domain/shared/RecordSave.ts"

export const ProductCategoryId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("ProductCategoryId"))
export type ProductCategoryId = typeof ProductCategoryId.Type

/** The editable fields of a product category, spec §3. */
export const ProductCategoryDraft = Schema.Struct({
  categoryName: field(requiredText(60), "Category name, unique within the shop.", "Adhesives"),
  description: field(plainText(300), "Description of the category.", "Urethanes and primers")
})
export type ProductCategoryDraft = typeof ProductCategoryDraft.Type

/**
 * A category of the shop's own products. `createdDate` is the creation time in milliseconds; `version` is incremented
 * on every save.
 */
export class ProductCategory extends Schema.Class<ProductCategory>("ProductCategory")({
  id: field(ProductCategoryId, "Unique category id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: versionField,
  createdDate: field(Schema.Int, "Creation time, in milliseconds since 1970 UTC.", 1763740800000),
  ...ProductCategoryDraft.fields
}) {}

/** A category as shown in a list, with its number of products. */
export const ListedProductCategory = Schema.Struct({
  ...ProductCategory.fields,
  products: field(Schema.Int, "Number of products in the category.", 12)
})
export type ListedProductCategory = typeof ListedProductCategory.Type

export class ProductCategoryNotFound extends Schema.TaggedError<ProductCategoryNotFound>()(
  "ProductCategoryNotFound",
  {
    id: field(ProductCategoryId, "Unique category id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  },
  { httpApiStatus: 404 }
) {}

/** The name is already in use; names are unique within a shop, ignoring case. */
export class ProductCategoryNameTaken extends Schema.TaggedError<ProductCategoryNameTaken>()(
  "ProductCategoryNameTaken",
  {
    categoryName: field(Schema.String, "Category name, unique within the shop.", "Adhesives")
  },
  { httpApiStatus: 409 }
) {}

/** The category still has products and cannot be deleted. */
export class ProductCategoryInUse extends Schema.TaggedError<ProductCategoryInUse>()(
  "ProductCategoryInUse",
  {
    products: field(Schema.Int, "Number of products in the category.", 12)
  },
  { httpApiStatus: 409 }
) {}

/** The category was saved by someone else after it was loaded; `current` is the current version. */
export class ProductCategoryChanged extends Schema.TaggedError<ProductCategoryChanged>()(
  "ProductCategoryChanged",
  {
    current: field(ProductCategory, "Current version of the category."),
    saves: savesField
  },
  { httpApiStatus: 409 }
) {}

/** Filters for listing categories; `text` matches anywhere in the name and description, ignoring case. */
export const ProductCategorySearch = Schema.Struct({
  ...pageFields,
  text: field(
    Schema.optionalKey(Schema.String.check(maxLength(100))),
    "Search text, matched anywhere in the name and description, ignoring case.",
    "adhesives"
  ),
  sort: field(Schema.optionalKey(Schema.Literals(["categoryName", "createdDate", "products"])), "Column to sort by."),
  descending: field(Schema.optionalKey(Schema.Boolean), "Whether to sort in descending order.")
})
export type ProductCategorySearch = typeof ProductCategorySearch.Type
