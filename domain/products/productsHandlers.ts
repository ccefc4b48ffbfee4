import { Effect, Schema } from "effect"
import { bulkAction } from "#domain/bulk-actions/BulkAction.ts"
import { runUndoable } from "#domain/bulk-actions/runUndoable.ts"
import { startBulk } from "#domain/bulk-actions/startBulk.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { ProductCategories } from "#domain/product-categories/ProductCategories.ts"
import { ProductCategoryNotFound } from "#domain/product-categories/ProductCategory.ts"
import { NewId } from "#domain/shared/NewId.ts"
import {
  Product,
  ProductChanged,
  ProductCodeTaken,
  type ProductDraft,
  ProductId,
  ProductNotFound,
  type ProductSearch,
  ProductsChange
} from "./Product.ts"
import { Products } from "./Products.ts"
import {
  deleteProduct,
  getProduct,
  listJobProducts,
  listProducts,
  postProduct,
  postProductsChange,
  postProductsDelete,
  putProduct
} from "./productsApi.ts"

/** Saves a product as loaded at `version`; fails with `ProductChanged` if it has changed since. */
export const changeProduct = Effect.fn("changeProduct")(function* (
  change: ProductDraft & { readonly id: ProductId; readonly version: number }
) {
  if (change.categoryId !== null) yield* (yield* ProductCategories).get(change.categoryId)
  return yield* (yield* Products).save(new Product(change))
})

/** Changes many products. Undoing restores each one, unless it has been saved since. */
export const changeProducts = bulkAction({
  name: "changeProducts",
  list: "products",
  change: ProductsChange,
  trace: Schema.Struct({ before: Product, version: Schema.Int }),
  failures: [ProductNotFound, ProductChanged, ProductCodeTaken, ProductCategoryNotFound],
  matching: (search: ProductSearch, after) => Products.use((products) => products.batch(search, after)),
  get: (id: ProductId) => Products.use((products) => products.get(id)),
  nameOf: ({ productCode }) => productCode,
  apply: (before, change) =>
    Effect.map(changeProduct({ ...before, ...change }), ({ version }) => ({ before, version })),
  undo: ({ before, version }) => changeProduct({ ...before, version })
})

/** Creates a product. The category, if given, must belong to this shop. */
export const createProduct = Effect.fn("createProduct")(function* (draft: ProductDraft) {
  if (draft.categoryId !== null) yield* (yield* ProductCategories).get(draft.categoryId)
  const product = new Product({ id: ProductId.make(yield* (yield* NewId).next), version: 1, ...draft })
  yield* (yield* Products).add(product)
  return product
})

/**
 * Deletes many products; jobs keep their lines. Undoing restores them, without their category if it no longer exists.
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
  apply: (product) =>
    Effect.as(
      Products.use((products) => products.remove(product.id)),
      product
    ),
  undo: (product) =>
    Effect.flatMap(stillOnItsShelf(product), (back) => Products.use((products) => products.restore(back)))
})

const stillOnItsShelf = Effect.fnUntraced(function* (product: Product) {
  if (product.categoryId === null) return product
  return yield* Effect.match((yield* ProductCategories).get(product.categoryId), {
    onSuccess: () => product,
    onFailure: () => new Product({ ...product, categoryId: null })
  })
})

export const productsHandlers = [
  handle(listJobProducts, ({ text }) => Products.use((products) => products.suggest(text, 10))),
  handle(listProducts, (search) => Products.use((products) => products.list(search))),
  handle(getProduct, ({ id }) => Products.use((products) => products.get(id))),
  handle(postProduct, createProduct),
  handle(putProduct, changeProduct),
  handle(deleteProduct, ({ id }) => Effect.map(runUndoable(deleteProducts, id, {}), (undoId) => ({ undoId }))),
  handle(postProductsChange, startBulk(changeProducts)),
  handle(postProductsDelete, startBulk(deleteProducts))
]
