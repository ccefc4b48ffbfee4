import { Effect, Schema } from "effect"
import { bulkAction } from "#domain/bulk-actions/BulkAction.ts"
import { ProductCategories } from "#domain/product-categories/ProductCategories.ts"
import { Product, ProductCodeTaken, type ProductId, ProductNotFound } from "./Product.ts"
import { Products } from "./Products.ts"
import type { ProductSearch } from "./ProductSearch.ts"

/**
 * Deletes many products; jobs keep their lines. Undoing puts them back, without their category when that is gone by
 * then.
 */
export const deleteProducts = bulkAction({
  name: "deleteProducts",
  list: "products",
  change: Schema.Struct({}),
  trace: Product,
  failures: [ProductNotFound, ProductCodeTaken],
  matching: (search: ProductSearch, after) => Products.use((products) => products.batch(search, after)),
  get: (id: ProductId) => Products.use((products) => products.get(id)),
  nameOf: ({ productCode }) => productCode,
  does: (product) =>
    Effect.as(
      Products.use((products) => products.remove(product.id)),
      product
    ),
  undoes: (product) =>
    Effect.flatMap(stillOnItsShelf(product), (back) => Products.use((products) => products.putBack(back)))
})

const stillOnItsShelf = Effect.fnUntraced(function* (product: Product) {
  if (product.categoryId === null) return product
  return yield* Effect.match((yield* ProductCategories).get(product.categoryId), {
    onSuccess: () => product,
    onFailure: () => new Product({ ...product, categoryId: null })
  })
})
