import { Effect } from "effect"
import { ProductCategories } from "#domain/product-categories/ProductCategories.ts"
import { Product, type ProductDraft, type ProductId } from "./Product.ts"
import { Products } from "./Products.ts"

/** Saves a product as it was opened at `version`; refused with what stands now when someone else was quicker. */
export const changeProduct = Effect.fn("changeProduct")(function* (
  change: ProductDraft & { readonly id: ProductId; readonly version: number }
) {
  if (change.categoryId !== null) yield* (yield* ProductCategories).get(change.categoryId)
  return yield* (yield* Products).save(new Product(change))
})
