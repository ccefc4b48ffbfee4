import { Effect } from "effect"
import { ProductCategories } from "#domain/product-categories/ProductCategories.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { Product, type ProductDraft, ProductId } from "./Product.ts"
import { Products } from "./Products.ts"

/** A new product; its category, when one is named, must be one of this shop's. */
export const createProduct = Effect.fn("createProduct")(function* (draft: ProductDraft) {
  if (draft.categoryId !== null) yield* (yield* ProductCategories).get(draft.categoryId)
  const product = new Product({ id: ProductId.make(yield* (yield* NewId).next), version: 1, ...draft })
  yield* (yield* Products).add(product)
  return product
})
