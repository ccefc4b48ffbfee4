import { defineEntity, p } from "@mikro-orm/postgresql"
import { DayColumn } from "../columns.ts"
import { JobRow } from "./JobRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

const EstimateLineSchema = defineEntity({
  name: "EstimateLineRow",
  tableName: "estimate_line",
  ...tenantWall,
  indexes: [
    {
      name: "estimate_line_adhesive",
      expression:
        "CREATE INDEX estimate_line_adhesive ON public.estimate_line USING btree (tenant_id, adhesive_expiry, adhesive_lot, job_id) WHERE (adhesive_lot <> ''::text)"
    }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    jobId: p.uuid().primary(),
    /** From 0, in the order of the paper. */
    position: p.integer().primary(),
    kind: p.text(),
    partNumber: p.text(),
    description: p.text(),
    quantity: p.integer(),
    cost: p.bigint("number"),
    listPrice: p.bigint("number"),
    discount: p.integer(),
    netPrice: p.bigint("number"),
    taxable: p.boolean(),
    customerPaid: p.boolean(),
    rule: p.text(),
    id: p.uuid().defaultRaw("uuidv7()"),
    parentId: p.uuid().nullable(),
    status: p.text().default("quoted"),
    manufacturer: p.text().default(""),
    distributor: p.text().default(""),
    ediPartNumber: p.text().default(""),
    dotNumber: p.text().default(""),
    availability: p.text().default(""),
    laborCode: p.text().default(""),
    adhesiveManufacturer: p.text().default(""),
    adhesiveExpiry: p.type(DayColumn).$type<string>().nullable(),
    adhesiveLot: p.text().default(""),
    discountNote: p.text().default(""),
    noChargeReason: p.text().default(""),
    taxAs: p.text().default(""),
    partPattern: p.text().default(""),
    job: () => belongsTo(JobRow, { columns: ["tenant_id", "job_id"], key: "estimate_line_job_id", onDelete: "cascade" })
  }
})

export class EstimateLineRow extends EstimateLineSchema.class {}
EstimateLineSchema.setClass(EstimateLineRow)
