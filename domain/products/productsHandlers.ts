import { Effect } from "effect"
import { doUndoably } from "#domain/bulk-actions/doUndoably.ts"
import { startBulk } from "#domain/bulk-actions/startBulk.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { changeProduct } from "./changeProduct.ts"
import { changeProducts } from "./changeProducts.ts"
import { createProduct } from "./createProduct.ts"
import { deleteProducts } from "./deleteProducts.ts"
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

export const productsHandlers = [
  handle(listJobProducts, ({ text }) => Products.use((products) => products.suggest(text, 10))),
  handle(listProducts, (search) => Products.use((products) => products.list(search))),
  handle(getProduct, ({ id }) => Products.use((products) => products.get(id))),
  handle(postProduct, createProduct),
  handle(putProduct, changeProduct),
  handle(deleteProduct, ({ id }) => Effect.map(doUndoably(deleteProducts, id, {}), (undoId) => ({ undoId }))),
  handle(postProductsChange, startBulk(changeProducts)),
  handle(postProductsDelete, startBulk(deleteProducts))
]
