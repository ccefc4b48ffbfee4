import { defineEntity, p } from "@mikro-orm/postgresql"
import { Schema } from "effect"
import type { StoredSave } from "#domain/shared/RecordSave.ts"
import { ListedProduct, Product } from "#domain/products/Product.ts"
import { ProductCategoryRow } from "../product-categories/ProductCategoryRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantPolicy } from "../tenantPolicy.ts"
import { fieldsIn, selected } from "../columns.ts"

const ProductSchema = defineEntity({
  name: "ProductRow",
  tableName: "product",
  ...tenantPolicy,
  uniques: [{ name: "product_one_per_code", properties: ["tenantId", "sortCode"] }],
  indexes: [
    { name: "product_by_category", properties: ["tenantId", "categoryId", "sortCode"] },
    { name: "product_by_type", properties: ["tenantId", "productType", "sortCode"] },
    { name: "product_by_description", properties: ["tenantId", "sortDescription", "sortCode"] },
    { name: "product_by_list_price", properties: ["tenantId", "listPrice", "sortCode"] },
    {
      name: "product_contains",
      expression:
        "CREATE INDEX product_contains ON public.product USING gin (tenant_id, (((sort_code || chr(10)) || sort_description)) gin_trgm_ops)"
    },
    {
      name: "product_other_word_starts",
      expression:
        "CREATE INDEX product_other_word_starts ON public.product USING gin (tenant_id, other_word_starts(((sort_code || chr(10)) || sort_description))) WHERE (((sort_code || chr(10)) || sort_description) ~ '(?<![^ ''._@/+,#&()\\n-])[^a-z0-9 \\n]'::text)"
    }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    version: p.integer(),
    /** Recent saves: who saved which fields, newest first. */
    saves: p
      .json<ReadonlyArray<StoredSave>>()
      .default("[]")
      .onCreate(() => []),
    productCode: p.text(),
    /** Product ID in lower case, for sorting, search and uniqueness. */
    sortCode: p.text().collation("und-x-icu"),
    description: p.text(),
    sortDescription: p.text().collation("und-x-icu"),
    categoryId: p.uuid().nullable(),
    productType: p.text(),
    taxType: p.text(),
    unitOfMeasure: p.text(),
    listPrice: p.bigint("number"),
    notes: p.text(),
    requireStockBeforeInvoice: p.boolean(),
    trackInventory: p.boolean(),
    category: () =>
      belongsTo(ProductCategoryRow, {
        columns: ["tenant_id", "category_id"],
        key: "product_category_id",
        onDelete: "restrict"
      })
  }
})

export class ProductRow extends ProductSchema.class {}
ProductSchema.setClass(ProductRow)

/** Select list for a product, with domain field names. */
export const productColumns = selected(ProductRow, fieldsIn(ProductRow, Product.fields))

/** Decodes a product from these columns. */
export const toProduct: (row: unknown) => Product = Schema.decodeUnknownSync(Product)

/** The same, with the name of its category. */
export const toListedProduct: (row: unknown) => ListedProduct = Schema.decodeUnknownSync(ListedProduct)

/** Returns a product's row, including the columns that lists sort and search by. */
export const toProductRow = (product: Product, tenantId: string) => ({
  ...product,
  tenantId,
  sortCode: keyOf(product.productCode),
  sortDescription: keyOf(product.description)
})

/** Normalizes input for comparison. */
export const keyOf = (text: string) => text.trim().toLowerCase()
