import { Schema } from "effect"
import type { Product } from "#domain/products/Product.ts"
import { ProductTyped, type ProductValues } from "./ProductTyped.ts"

/** The form of a product as kept, or an empty one. */
export const productValues = (product: Product | undefined): ProductValues => {
  if (product === undefined) return empty
  const { id: _, version: _version, ...draft } = product
  return Schema.encodeSync(ProductTyped)(draft)
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
