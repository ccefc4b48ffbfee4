import { defineEntity, p } from "@mikro-orm/postgresql"
import type { Job, JobCredit } from "#domain/jobs/Job.ts"
import type { TaxRates, Totals } from "#domain/estimates/priceEstimate.ts"
import type { JobInsurance, JobVehicle } from "#domain/jobs/JobDraft.ts"
import type { JobInstall } from "#domain/jobs/JobInstall.ts"
import { DayColumn } from "../columns.ts"
import { CustomerRow } from "../customers/CustomerRow.ts"
import { LocationRow } from "../locations/LocationRow.ts"
import { PricingProfileRow } from "../pricing-profiles/PricingProfileRow.ts"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

/** A job's payment state from its balance and shares, in the form in which PostgreSQL prints the expression. */
const paymentStateSql = `CASE
    WHEN (stage = 'quote'::text) THEN NULL::text
    WHEN (balance > 0) THEN
    CASE
        WHEN ((credit IS NULL) AND (balance < (COALESCE(((totals ->> 'insurerShare'::text))::bigint, (0)::bigint) + COALESCE(((totals ->> 'customerShare'::text))::bigint, (0)::bigint)))) THEN 'partlyPaid'::text
        ELSE 'unpaid'::text
    END
    WHEN ((credit IS NULL) AND ((COALESCE(((totals ->> 'insurerShare'::text))::bigint, (0)::bigint) + COALESCE(((totals ->> 'customerShare'::text))::bigint, (0)::bigint)) > 0)) THEN 'paid'::text
    ELSE NULL::text
END`

const JobSchema = defineEntity({
  name: "JobRow",
  tableName: "job",
  ...tenantPolicy,
  uniques: [
    { name: "job_number", properties: ["tenantId", "number"] },
    { name: "job_invoice_number", properties: ["tenantId", "invoiceNumber"] }
  ],
  indexes: [
    { name: "job_by_stage_number", properties: ["tenantId", "stage", "number"] },
    { name: "job_by_stage", properties: ["tenantId", "stage", "installDate", "id"] },
    { name: "job_by_install_date", properties: ["tenantId", "installDate", "id", "quotedOn", "invoicedOn"] },
    { name: "job_by_total", properties: ["tenantId", "total", "id"] },
    { name: "job_by_stage_total", properties: ["tenantId", "stage", "total", "id"] },
    { name: "job_by_vin", properties: ["tenantId", "vin"] },
    { name: "job_by_plate", properties: ["tenantId", "plate"] },
    { name: "job_by_location_number", properties: ["tenantId", "locationId", "number", "stage"] },
    { name: "job_by_location_day", properties: ["tenantId", "locationId", "installDate", "id", "stage"] },
    { name: "job_by_location_total", properties: ["tenantId", "locationId", "total", "id", "stage"] },
    { name: "job_by_lead_installer_number", properties: ["tenantId", "leadInstallerId", "number", "stage"] },
    { name: "job_by_lead_installer_day", properties: ["tenantId", "leadInstallerId", "installDate", "id", "stage"] },
    { name: "job_by_lead_installer_total", properties: ["tenantId", "leadInstallerId", "total", "id", "stage"] },
    { name: "job_by_insurer_number", properties: ["tenantId", "insurer", "number", "stage"] },
    { name: "job_by_insurer_day", properties: ["tenantId", "insurer", "installDate", "id", "stage"] },
    { name: "job_by_insurer_total", properties: ["tenantId", "insurer", "total", "id", "stage"] },
    { name: "job_by_payment_state_number", properties: ["tenantId", "paymentState", "number", "stage"] },
    { name: "job_by_payment_state_day", properties: ["tenantId", "paymentState", "installDate", "id", "stage"] },
    { name: "job_by_payment_state_total", properties: ["tenantId", "paymentState", "total", "id", "stage"] },
    { name: "job_by_salesperson_number", properties: ["tenantId", "salespersonId", "number", "stage"] },
    { name: "job_by_salesperson_day", properties: ["tenantId", "salespersonId", "installDate", "id", "stage"] },
    { name: "job_by_salesperson_total", properties: ["tenantId", "salespersonId", "total", "id", "stage"] },
    {
      name: "job_by_answer",
      expression:
        "CREATE INDEX job_by_answer ON public.job USING btree (tenant_id, answer_kind, number) WHERE (answer_kind IS NOT NULL)"
    },
    {
      name: "job_by_customer",
      expression:
        "CREATE INDEX job_by_customer ON public.job USING btree (tenant_id, customer_id, number, stage) INCLUDE (id)"
    },
    {
      name: "job_by_invoice_day",
      expression:
        "CREATE INDEX job_by_invoice_day ON public.job USING btree (tenant_id, invoiced_on, id) WHERE (invoiced_on IS NOT NULL)"
    },
    {
      name: "job_by_day_made",
      expression: "CREATE INDEX job_by_day_made ON public.job USING btree (tenant_id, created_on, id)"
    },
    {
      name: "job_by_day_won",
      expression:
        "CREATE INDEX job_by_day_won ON public.job USING btree (tenant_id, won_on, id) WHERE (won_on IS NOT NULL)"
    },
    {
      name: "job_by_day_settled",
      expression:
        "CREATE INDEX job_by_day_settled ON public.job USING btree (tenant_id, settled_on, id) WHERE (settled_on IS NOT NULL)"
    },
    {
      name: "job_by_day_lost",
      expression:
        "CREATE INDEX job_by_day_lost ON public.job USING btree (tenant_id, lost_on, id) WHERE (lost_on IS NOT NULL)"
    },
    {
      name: "job_by_lost_reason",
      expression:
        "CREATE INDEX job_by_lost_reason ON public.job USING btree (tenant_id, lost_reason, number) WHERE (lost_reason IS NOT NULL)"
    },
    {
      name: "job_by_rework_cause",
      expression:
        "CREATE INDEX job_by_rework_cause ON public.job USING btree (tenant_id, rework_cause, number) WHERE (rework_cause IS NOT NULL)"
    },
    {
      name: "job_by_source",
      expression:
        "CREATE INDEX job_by_source ON public.job USING btree (tenant_id, source, number) WHERE (source <> 'staff'::text)"
    },
    {
      name: "job_by_number",
      expression:
        "CREATE INDEX job_by_number ON public.job USING btree (tenant_id, number, quoted_on, install_date, invoiced_on) INCLUDE (id)"
    },
    {
      name: "job_by_quote_day",
      expression:
        "CREATE INDEX job_by_quote_day ON public.job USING btree (tenant_id, stage, quoted_on) INCLUDE (total)"
    },
    {
      name: "job_contains",
      expression: "CREATE INDEX job_contains ON public.job USING gin (tenant_id, search_text gin_trgm_ops)"
    },
    {
      name: "job_other_word_starts",
      expression:
        "CREATE INDEX job_other_word_starts ON public.job USING gin (tenant_id, other_word_starts(search_text)) WHERE (search_text ~ '(?<![^ ''._@/+,#&()\\n-])[^a-z0-9 \\n]'::text)"
    },
    {
      name: "job_owed",
      expression:
        "CREATE INDEX job_owed ON public.job USING btree (tenant_id, invoiced_on, id) INCLUDE (balance) WHERE (balance > 0)"
    },
    {
      name: "job_waiting",
      expression:
        "CREATE INDEX job_waiting ON public.job USING btree (tenant_id, install_date, number) WHERE ((stage = 'workorder'::text) AND (COALESCE((install ->> 'complete'::text), ''::text) <> 'true'::text) AND ((install_date IS NULL) OR (lead_installer_id IS NULL) OR (COALESCE((install #>> '{installers,0,start}'::text[]), ''::text) = ''::text)))"
    },
    {
      name: "job_with_parts_pending",
      expression:
        "CREATE INDEX job_with_parts_pending ON public.job USING btree (tenant_id, number) WHERE (parts_status = 'pending'::text)"
    }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    version: p.integer(),
    number: p.integer(),
    stage: p.text(),
    customerId: p.uuid(),
    locationId: p.uuid(),
    pricingProfileId: p.uuid().nullable(),
    salespersonId: p.uuid().nullable(),
    vehicle: p.json<JobVehicle>(),
    insurance: p.json<JobInsurance | null>().nullable(),
    install: p.json<JobInstall>(),
    partsStatus: p.text(),
    /** Null only in rows written by a build that did not have the column. */
    createdOn: p.type(DayColumn).$type<string>().nullable(),
    wonOn: p.type(DayColumn).$type<string>().nullable(),
    /** The date since which the invoice has no balance, computed from its documents at each save. */
    settledOn: p.type(DayColumn).$type<string>().nullable(),
    quotedOn: p.type(DayColumn).$type<string>(),
    invoicedOn: p.type(DayColumn).$type<string>().nullable(),
    invoiceNumber: p.integer().nullable(),
    taxRates: p.json<TaxRates>(),
    totals: p.json<Totals>(),
    total: p.bigint("number"),
    balance: p.bigint("number"),
    answer: p.json<Job["answer"]>().nullable(),
    credit: p.json<JobCredit | null>().nullable(),
    adjustments: p.json<Job["adjustments"]>().default("[]"),
    lost: p.json<Job["lost"]>().nullable(),
    /** Copies of the loss date and reason, as columns for list filters. */
    lostReason: p.text().nullable(),
    lostOn: p.type(DayColumn).$type<string>().nullable(),
    decoded: p.json<Job["decoded"]>().nullable(),
    rebillOf: p.json<Job["rebillOf"]>().nullable(),
    reworkOf: p.json<Job["reworkOf"]>().nullable(),
    reworks: p.json<Job["reworks"]>().default("[]"),
    formerCustomerIds: p.json<Job["formerCustomerIds"]>().default("[]"),
    source: p.text().$type<Job["source"]>().default("staff"),
    /** Copy of the rework cause, as a column for list filters. */
    reworkCause: p.text().nullable(),
    /** Copies of VIN and plate, for finding earlier jobs; the plate without spaces and hyphens. */
    vin: p.text().default(""),
    plate: p.text().default(""),
    /** Copy of the install date, as a column for sorting lists. */
    installDate: p.type(DayColumn).$type<string>().nullable(),
    /** Year, make and model as shown in lists. */
    vehicleText: p.text(),
    /** Generated by PostgreSQL: the insurance company in lower case, the customer's answer, the payment state. */
    insurer: p
      .text()
      .generated(`lower((btrim(COALESCE((insurance ->> 'company'::text), ''::text)) COLLATE "und-x-icu")) stored`),
    answerKind: p.text().generated("(answer ->> 'kind'::text) stored").nullable(),
    paymentState: p.text().generated(`${paymentStateSql} stored`).nullable(),
    /** The job's first installer, also generated by PostgreSQL. */
    leadInstallerId: p
      .uuid()
      .generated("((((install -> 'installers'::text) -> 0) ->> 'userId'::text))::uuid stored")
      .nullable(),
    /** VIN, plate and claim in lower case, for substring search. */
    searchText: p.text(),
    customer: () =>
      belongsTo(CustomerRow, { columns: ["tenant_id", "customer_id"], key: "job_customer_id", onDelete: "restrict" }),
    location: () =>
      belongsTo(LocationRow, { columns: ["tenant_id", "location_id"], key: "job_location_id", onDelete: "restrict" }),
    pricingProfile: () =>
      belongsTo(PricingProfileRow, {
        columns: ["tenant_id", "pricing_profile_id"],
        key: "job_pricing_profile_id",
        onDelete: "set null (pricing_profile_id)"
      }),
    salesperson: () =>
      belongsTo(ShopUserRow, {
        columns: ["tenant_id", "salesperson_id"],
        key: "job_salesperson",
        onDelete: "set null (salesperson_id)"
      })
  }
})

export class JobRow extends JobSchema.class {}
JobSchema.setClass(JobRow)
