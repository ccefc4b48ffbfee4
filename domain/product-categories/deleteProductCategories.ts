import { Effect, Schema } from "effect"
import { bulkAction } from "#domain/bulk-actions/BulkAction.ts"
import { ProductCategories } from "./ProductCategories.ts"
import {
  ProductCategory,
  type ProductCategoryId,
  ProductCategoryInUse,
  ProductCategoryNameTaken,
  ProductCategoryNotFound
} from "./ProductCategory.ts"
import type { ProductCategorySearch } from "./ProductCategorySearch.ts"

/** Deletes many categories; those with products are refused. Undoing puts them back. */
export const deleteProductCategories = bulkAction({
  name: "deleteProductCategories",
  list: "productCategories",
  change: Schema.Struct({}),
  trace: ProductCategory,
  failures: [ProductCategoryNotFound, ProductCategoryInUse, ProductCategoryNameTaken],
  matching: (search: ProductCategorySearch, after) =>
    ProductCategories.use((categories) => categories.batch(search, after)),
  get: (id: ProductCategoryId) => ProductCategories.use((categories) => categories.get(id)),
  nameOf: ({ categoryName }) => categoryName,
  does: (category) =>
    Effect.as(
      ProductCategories.use((categories) => categories.remove(category.id)),
      category
    ),
  undoes: (category) => ProductCategories.use((categories) => categories.putBack(category))
})
