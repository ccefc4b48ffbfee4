import { Effect } from "effect"
import { doUndoably } from "#domain/bulk-actions/doUndoably.ts"
import { startBulk } from "#domain/bulk-actions/startBulk.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { createProductCategory } from "./createProductCategory.ts"
import { deleteProductCategories } from "./deleteProductCategories.ts"
import { ProductCategories } from "./ProductCategories.ts"
import {
  deleteProductCategory,
  getProductCategory,
  listProductCategories,
  postProductCategoriesDelete,
  postProductCategory,
  putProductCategory
} from "./productCategoriesApi.ts"

export const productCategoriesHandlers = [
  handle(listProductCategories, (search) => ProductCategories.use((categories) => categories.list(search))),
  handle(getProductCategory, ({ id }) => ProductCategories.use((categories) => categories.get(id))),
  handle(postProductCategory, createProductCategory),
  handle(putProductCategory, (change) => ProductCategories.use((categories) => categories.save(change))),
  handle(deleteProductCategory, ({ id }) =>
    Effect.map(doUndoably(deleteProductCategories, id, {}), (undoId) => ({ undoId }))
  ),
  handle(postProductCategoriesDelete, startBulk(deleteProductCategories))
]
