import type { Product } from "#domain/products/Product.ts"
import { getProduct, listProducts, postProduct, putProduct } from "#domain/products/productsApi.ts"
import type { RecordKind } from "#web/forms/RecordKind.ts"
import { ProductTyped } from "./ProductTyped.ts"
import { productValues } from "./productValues.ts"

/** Products as records with a form. */
export const productKind: RecordKind<typeof ProductTyped, Product> = {
  name: "product",
  schema: ProductTyped,
  valuesOf: productValues,
  hrefOf: ({ id }) => `/admin/products/${id}/edit`,
  get: getProduct,
  list: listProducts,
  post: postProduct,
  put: putProduct
}
