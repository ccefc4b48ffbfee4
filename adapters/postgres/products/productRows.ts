import { Schema } from "effect"
import { ListedProduct, Product } from "#domain/products/Product.ts"

/** A product's columns in the domain's words. */
export const productColumns = `
  id, version, product_code as "productCode", description, category_id as "categoryId", product_type as "productType", tax_type as "taxType",
  unit_of_measure as "unitOfMeasure", list_price::float8 as "listPrice", notes,
  require_stock_before_invoice as "requireStockBeforeInvoice", track_inventory as "trackInventory"`

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
