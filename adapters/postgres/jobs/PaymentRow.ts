import { defineEntity, p } from "@mikro-orm/postgresql"
import type { PaidCard } from "#domain/payments/Card.ts"
import type { Payment, PaymentVoid, Refund } from "#domain/payments/Payment.ts"
import { DayColumn } from "../columns.ts"
import { JobLinkRow } from "../job-links/JobLinkRow.ts"
import { JobRow } from "./JobRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

const PaymentSchema = defineEntity({
  name: "PaymentRow",
  tableName: "payment",
  ...tenantWall,
  indexes: [
    {
      name: "payment_by_link",
      expression:
        "CREATE INDEX payment_by_link ON public.payment USING btree (tenant_id, link_id) WHERE (link_id IS NOT NULL)"
    }
  ],
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
    processor: p.text().nullable(),
    refunds: p.json<ReadonlyArray<Refund>>().nullable(),
    voided: p.json<PaymentVoid>().nullable(),
    /** The job that had the money first. */
    movedFrom: p.json<NonNullable<Payment["movedFrom"]>>().nullable(),
    job: () => belongsTo(JobRow, { columns: ["tenant_id", "job_id"], key: "payment_job_id", onDelete: "restrict" }),
    link: () => belongsTo(JobLinkRow, { columns: ["tenant_id", "link_id"], key: "payment_link", onDelete: "restrict" })
  }
})

export class PaymentRow extends PaymentSchema.class {}
PaymentSchema.setClass(PaymentRow)
