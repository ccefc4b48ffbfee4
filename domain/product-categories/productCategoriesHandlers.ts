import { Clock, Effect, Schema } from "effect"
import { bulkAction } from "#domain/bulk-actions/BulkAction.ts"
import { runUndoable } from "#domain/bulk-actions/runUndoable.ts"
import { startBulk } from "#domain/bulk-actions/startBulk.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { ProductCategories } from "./ProductCategories.ts"
import {
  deleteProductCategory,
  getProductCategory,
  listProductCategories,
  postProductCategoriesDelete,
  postProductCategory,
  putProductCategory
} from "./productCategoriesApi.ts"
import {
  ProductCategory,
  type ProductCategoryDraft,
  ProductCategoryId,
  ProductCategoryInUse,
  ProductCategoryNameTaken,
  ProductCategoryNotFound,
  type ProductCategorySearch
} from "./ProductCategory.ts"

/** Creates a category with the current time; its name must be unique within the shop. */
export const createProductCategory = Effect.fn("createProductCategory")(function* (draft: ProductCategoryDraft) {
  const id = ProductCategoryId.make(yield* (yield* NewId).next)
  const category = new ProductCategory({ id, version: 1, createdDate: yield* Clock.currentTimeMillis, ...draft })
  yield* (yield* ProductCategories).add(category)
  return category
})

/** Deletes many categories; those with products are refused. Undoing restores them. */
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
  apply: (category) =>
    Effect.as(
      ProductCategories.use((categories) => categories.remove(category.id)),
      category
    ),
  undo: (category) => ProductCategories.use((categories) => categories.restore(category))
})

export const productCategoriesHandlers = [
  handle(listProductCategories, (search) => ProductCategories.use((categories) => categories.list(search))),
  handle(getProductCategory, ({ id }) => ProductCategories.use((categories) => categories.get(id))),
  handle(postProductCategory, createProductCategory),
  handle(putProductCategory, (change) => ProductCategories.use((categories) => categories.save(change))),
  handle(deleteProductCategory, ({ id }) =>
    Effect.map(runUndoable(deleteProductCategories, id, {}), (undoId) => ({ undoId }))
  ),
  handle(postProductCategoriesDelete, startBulk(deleteProductCategories))
]
