import { defineEntity, p } from "@mikro-orm/postgresql"
import { DayColumn } from "../DayColumn.ts"
import { tenantWall } from "../tenantWall.ts"

const EstimateLineSchema = defineEntity({
  name: "EstimateLineRow",
  tableName: "estimate_line",
  ...tenantWall,
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
    id: p.uuid(),
    parentId: p.uuid().nullable(),
    status: p.text(),
    manufacturer: p.text(),
    distributor: p.text(),
    ediPartNumber: p.text(),
    dotNumber: p.text(),
    availability: p.text(),
    laborCode: p.text(),
    adhesiveManufacturer: p.text(),
    adhesiveExpiry: p.type(DayColumn).$type<string>().nullable(),
    adhesiveLot: p.text(),
    discountNote: p.text()
  }
})

export class EstimateLineRow extends EstimateLineSchema.class {}
EstimateLineSchema.setClass(EstimateLineRow)
