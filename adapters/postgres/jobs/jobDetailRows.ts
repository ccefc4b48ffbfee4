import { defineEntity, p } from "@mikro-orm/postgresql"
import type { PaidCard } from "#domain/payments/Card.ts"
import type { Payment, PaymentVoid, Refund } from "#domain/payments/Payment.ts"
import { belongsTo } from "../belongsTo.ts"
import { DayColumn } from "../columns.ts"
import { JobLinkRow } from "../job-links/jobLinksPostgres.ts"
import { tenantPolicy } from "../tenantPolicy.ts"
import { JobRow } from "./JobRow.ts"

const EstimateLineSchema = defineEntity({
  name: "EstimateLineRow",
  tableName: "estimate_line",
  ...tenantPolicy,
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
    /** From 0, in document order. */
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

/** A job's installers as rows, for finding jobs by installer and by day. Duplicates the job's own `install` data. */
const JobInstallerSchema = defineEntity({
  name: "JobInstallerRow",
  tableName: "job_installer",
  ...tenantPolicy,
  indexes: [{ name: "job_installer_by_user", properties: ["tenantId", "userId", "jobId"] }],
  properties: {
    tenantId: p.uuid().primary(),
    jobId: p.uuid().primary(),
    /** From 0, in the order of the form. */
    position: p.integer().primary(),
    userId: p.uuid(),
    startTime: p.text(),
    endTime: p.text(),
    job: () => belongsTo(JobRow, { columns: ["tenant_id", "job_id"], key: "job_installer_job", onDelete: "cascade" })
  }
})

export class JobInstallerRow extends JobInstallerSchema.class {}
JobInstallerSchema.setClass(JobInstallerRow)

const PaymentSchema = defineEntity({
  name: "PaymentRow",
  tableName: "payment",
  ...tenantPolicy,
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
    /** The customer's link that the payment was made through. */
    linkId: p.uuid().nullable(),
    /** Brand and last four digits of the charged card. */
    card: p.json<PaidCard>().nullable(),
    decline: p.text().nullable(),
    processor: p.text().nullable(),
    refunds: p.json<ReadonlyArray<Refund>>().nullable(),
    voided: p.json<PaymentVoid>().nullable(),
    /** The job that the money was first paid on. */
    movedFrom: p.json<NonNullable<Payment["movedFrom"]>>().nullable(),
    job: () => belongsTo(JobRow, { columns: ["tenant_id", "job_id"], key: "payment_job_id", onDelete: "restrict" }),
    link: () => belongsTo(JobLinkRow, { columns: ["tenant_id", "link_id"], key: "payment_link", onDelete: "restrict" })
  }
})

export class PaymentRow extends PaymentSchema.class {}
PaymentSchema.setClass(PaymentRow)
