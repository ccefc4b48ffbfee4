import { Schema } from "effect"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"

export const ProductCategoryId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("ProductCategoryId"))
export type ProductCategoryId = typeof ProductCategoryId.Type

/** What a user may type about a product category, spec §3. */
export const ProductCategoryDraft = Schema.Struct({
  categoryName: requiredText(60),
  description: plainText(300)
})
export type ProductCategoryDraft = typeof ProductCategoryDraft.Type

/** A shelf of the shop's own products. `createdDate` is the instant it was added, in milliseconds; `version` grows with every save. */
export class ProductCategory extends Schema.Class<ProductCategory>("ProductCategory")({
  id: ProductCategoryId,
  version: Schema.Int,
  createdDate: Schema.Int,
  ...ProductCategoryDraft.fields
}) {}

/** A category in a list, with how many products it has. */
export const ListedProductCategory = Schema.Struct({ ...ProductCategory.fields, products: Schema.Int })
export type ListedProductCategory = typeof ListedProductCategory.Type

export class ProductCategoryNotFound extends Schema.TaggedError<ProductCategoryNotFound>()("ProductCategoryNotFound", {
  id: ProductCategoryId
}, { httpApiStatus: 404 }) {}

/** Names are unique in a shop, whatever the case. */
export class ProductCategoryNameTaken extends Schema.TaggedError<ProductCategoryNameTaken>()("ProductCategoryNameTaken", {
  categoryName: Schema.String
}, { httpApiStatus: 409 }) {}

/** Its products would be left without a shelf. */
export class ProductCategoryInUse extends Schema.TaggedError<ProductCategoryInUse>()("ProductCategoryInUse", {
  products: Schema.Int
}, { httpApiStatus: 409 }) {}

/** Somebody saved the category after it was opened; `current` is what stands now. */
export class ProductCategoryChanged extends Schema.TaggedError<ProductCategoryChanged>()("ProductCategoryChanged", {
  current: ProductCategory
}, { httpApiStatus: 409 }) {}
