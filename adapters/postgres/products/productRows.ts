import { Schema } from "effect"
import { ListedProduct, Product } from "#domain/products/Product.ts"
import { fieldsIn, selected } from "../columns.ts"
import { ProductRow } from "./ProductRow.ts"

/** A product's columns in the domain's words. */
export const productColumns = selected(ProductRow, fieldsIn(ProductRow, Product.fields))

/** A product from those columns. */
export const toProduct: (row: unknown) => Product = Schema.decodeUnknownSync(Product)

/** The same with the name of its category. */
export const toListedProduct: (row: unknown) => ListedProduct = Schema.decodeUnknownSync(ListedProduct)

/** A product's row, with what lists sort and search by. */
export const toProductRow = (product: Product, tenantId: string) => ({
  ...product,
  tenantId,
  sortCode: keyOf(product.productCode),
  sortDescription: keyOf(product.description)
})

/** What is typed, as it is compared. */
export const keyOf = (text: string) => text.trim().toLowerCase()
