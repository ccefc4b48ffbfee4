import { defineEntity, p } from "@mikro-orm/postgresql"
import type { StoredSave } from "#domain/shared/RecordSave.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

const ProductCategorySchema = defineEntity({
  name: "ProductCategoryRow",
  tableName: "product_category",
  ...tenantPolicy,
  uniques: [{ name: "product_category_one_per_name", properties: ["tenantId", "sortName"] }],
  indexes: [
    {
      name: "product_category_by_day",
      expression:
        "CREATE INDEX product_category_by_day ON public.product_category USING btree (tenant_id, created_date, sort_name)"
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
    categoryName: p.text(),
    /** Name in lower case, for sorting and uniqueness. */
    sortName: p.text().collation("und-x-icu"),
    description: p.text(),
    createdDate: p.bigint("number")
  }
})

export class ProductCategoryRow extends ProductCategorySchema.class {}
ProductCategorySchema.setClass(ProductCategoryRow)
