import { defineEntity, p } from "@mikro-orm/postgresql"
import type { PaidCard } from "#domain/payments/Card.ts"
import type { Refund } from "#domain/payments/Payment.ts"
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
    description: p.text(),
    /** The customer's link by which it came. */
    linkId: p.uuid().nullable(),
    /** Brand and last four digits of the card that was charged. */
    card: p.json<PaidCard>().nullable(),
    decline: p.text().nullable(),
    refunds: p.json<ReadonlyArray<Refund>>().nullable()
  }
})

export class PaymentRow extends PaymentSchema.class {}
PaymentSchema.setClass(PaymentRow)
