import { defineEntity, p } from "@mikro-orm/postgresql"
import { tenantWall } from "../tenantWall.ts"

const ProductSchema = defineEntity({
  name: "ProductRow",
  tableName: "product",
  ...tenantWall,
  uniques: [{ name: "product_one_per_code", properties: ["tenantId", "sortCode"] }],
  indexes: [
    { name: "product_by_category", properties: ["tenantId", "categoryId", "sortCode"] },
    { name: "product_by_type", properties: ["tenantId", "productType", "sortCode"] },
    { name: "product_by_description", properties: ["tenantId", "sortDescription", "sortCode"] },
    { name: "product_by_list_price", properties: ["tenantId", "listPrice", "sortCode"] }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    version: p.integer(),
    productCode: p.text(),
    /** The product ID in lower case: for order and search, and one product each. */
    sortCode: p.text(),
    description: p.text(),
    sortDescription: p.text(),
    categoryId: p.uuid().nullable(),
    productType: p.text(),
    taxType: p.text(),
    unitOfMeasure: p.text(),
    listPrice: p.bigint("number"),
    notes: p.text(),
    requireStockBeforeInvoice: p.boolean(),
    trackInventory: p.boolean()
  }
})

export class ProductRow extends ProductSchema.class {}
ProductSchema.setClass(ProductRow)
