import { defineEntity, p } from "@mikro-orm/postgresql"
import { DayColumn } from "../DayColumn.ts"
import { tenantWall } from "../tenantWall.ts"

const PaymentSchema = defineEntity({
  name: "PaymentRow",
  tableName: "payment",
  ...tenantWall,
  properties: {
    tenantId: p.uuid().primary(),
    jobId: p.uuid().primary(),
    id: p.uuid().primary(),
    /** From 0, in the order they were recorded. */
    position: p.integer(),
    payer: p.text(),
    status: p.text(),
    paymentType: p.text(),
    collectionDate: p.type(DayColumn).$type<string>(),
    source: p.text(),
    amountReceived: p.bigint("number"),
    description: p.text()
  }
})

export class PaymentRow extends PaymentSchema.class {}
PaymentSchema.setClass(PaymentRow)
