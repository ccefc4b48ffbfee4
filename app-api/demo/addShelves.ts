import { Effect } from "effect"
import { createProductCategory } from "#domain/product-categories/productCategoriesHandlers.ts"
import { createProduct } from "#domain/products/productsHandlers.ts"
import type { demoShelves } from "./products.ts"

/** Puts a shop's categories and products up. */
export const addShelves = Effect.fn("addShelves")(function* (shelves: typeof demoShelves) {
  for (const { products, ...draft } of shelves) {
    const category = yield* createProductCategory(draft)
    yield* Effect.forEach(products, (product) => createProduct({ ...product, categoryId: category.id }), {
      concurrency: "unbounded",
      discard: true
    })
  }
})
