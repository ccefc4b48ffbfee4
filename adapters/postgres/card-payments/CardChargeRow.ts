import { defineEntity, p } from "@mikro-orm/postgresql"
import { PaymentRow } from "../jobs/PaymentRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

/** What the processor was asked, by the payment's or the refund's own id; instants in milliseconds UTC. */
const CardChargeSchema = defineEntity({
  name: "CardChargeRow",
  tableName: "card_charge",
  ...tenantWall,
  indexes: [{ name: "card_charge_by_payment", properties: ["tenantId", "paymentId"] }],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    kind: p.text(),
    jobId: p.uuid(),
    paymentId: p.uuid(),
    key: p.uuid(),
    amount: p.bigint("number"),
    token: p.text(),
    askedAt: p.bigint("number"),
    processorId: p.text(),
    isSettled: p.boolean(),
    hold: p.text().default("none"),
    payment: () =>
      belongsTo(PaymentRow, {
        columns: ["tenant_id", "job_id", "payment_id"],
        key: "card_charge_payment",
        onDelete: "restrict"
      })
  }
})

export class CardChargeRow extends CardChargeSchema.class {}
CardChargeSchema.setClass(CardChargeRow)
