import { Schema } from "effect"
import { stockRequiresTracking, type Product, productFields } from "#domain/products/Product.ts"
import { getProduct, listProducts, postProduct, putProduct } from "#domain/products/productsApi.ts"
import { Price } from "#domain/shared/Money.ts"
import { nullableNumber } from "#web/forms/nullableNumber.ts"
import type { RecordKind } from "#web/forms/RecordKind.ts"

/** A product as entered in the form: the domain's draft, whose price may still be empty. */
export const ProductInput = Schema.Struct({ ...productFields, listPrice: nullableNumber(Price) }).check(
  stockRequiresTracking
)

/** The values of the form fields. */
export type ProductValues = typeof ProductInput.Encoded

/** Returns the form values of a saved product, or empty ones. */
const productValues = (product: Product | undefined): ProductValues => {
  if (product === undefined) return empty
  const { id: _, version: _version, ...draft } = product
  return Schema.encodeSync(ProductInput)(draft)
}

const empty: ProductValues = {
  productCode: "",
  description: "",
  categoryId: null,
  productType: "part",
  taxType: "parts",
  unitOfMeasure: "each",
  listPrice: null,
  notes: "",
  requireStockBeforeInvoice: false,
  trackInventory: false
}

/** Products as records with a form. */
export const productKind: RecordKind<typeof ProductInput, Product> = {
  name: "product",
  schema: ProductInput,
  valuesOf: productValues,
  hrefOf: ({ id }) => `/admin/products/${id}/edit`,
  get: getProduct,
  list: listProducts,
  post: postProduct,
  put: putProduct
}
