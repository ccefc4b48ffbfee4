import { defineEntity, p } from "@mikro-orm/postgresql"
import { tenantWall } from "../tenantWall.ts"

const ProductCategorySchema = defineEntity({
  name: "ProductCategoryRow",
  tableName: "product_category",
  ...tenantWall,
  uniques: [{ name: "product_category_one_per_name", properties: ["tenantId", "sortName"] }],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    version: p.integer(),
    categoryName: p.text(),
    /** The name in lower case: for order, and one name each. */
    sortName: p.text(),
    description: p.text(),
    createdDate: p.bigint("number")
  }
})

export class ProductCategoryRow extends ProductCategorySchema.class {}
ProductCategorySchema.setClass(ProductCategoryRow)
