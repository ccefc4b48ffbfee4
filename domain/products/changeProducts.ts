import { Effect, Schema } from "effect"
import { bulkAction } from "#domain/bulk-actions/BulkAction.ts"
import { ProductCategoryNotFound } from "#domain/product-categories/ProductCategory.ts"
import { changeProduct } from "./changeProduct.ts"
import { Product, ProductChanged, ProductCodeTaken, type ProductId, ProductNotFound } from "./Product.ts"
import { Products } from "./Products.ts"
import { ProductsChange } from "./ProductsChange.ts"
import type { ProductSearch } from "./ProductSearch.ts"

/** Changes many products; undoing puts each back as it was, unless somebody saved it since. */
export const changeProducts = bulkAction({
  name: "changeProducts",
  list: "products",
  change: ProductsChange,
  trace: Schema.Struct({ before: Product, version: Schema.Int }),
  failures: [ProductNotFound, ProductChanged, ProductCodeTaken, ProductCategoryNotFound],
  matching: (search: ProductSearch, after) => Products.use((products) => products.batch(search, after)),
  get: (id: ProductId) => Products.use((products) => products.get(id)),
  nameOf: ({ productCode }) => productCode,
  does: (before, change) => Effect.map(changeProduct({ ...before, ...change }), ({ version }) => ({ before, version })),
  undoes: ({ before, version }) => changeProduct({ ...before, version })
})
