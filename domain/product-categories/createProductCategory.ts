import { Clock, Effect } from "effect"
import { NewId } from "#domain/shared/NewId.ts"
import { ProductCategories } from "./ProductCategories.ts"
import { ProductCategory, type ProductCategoryDraft, ProductCategoryId } from "./ProductCategory.ts"

/** A new category as of now, under a name that is new in the shop. */
export const createProductCategory = Effect.fn("createProductCategory")(function* (draft: ProductCategoryDraft) {
  const id = ProductCategoryId.make(yield* (yield* NewId).next)
  const category = new ProductCategory({ id, version: 1, createdDate: yield* Clock.currentTimeMillis, ...draft })
  yield* (yield* ProductCategories).add(category)
  return category
})
