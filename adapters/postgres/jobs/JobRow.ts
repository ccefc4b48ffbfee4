import { defineEntity, p } from "@mikro-orm/postgresql"
import type { Job } from "#domain/jobs/Job.ts"
import type { TaxRates, Totals } from "#domain/estimates/priceEstimate.ts"
import type { JobInsurance, JobVehicle } from "#domain/jobs/JobDraft.ts"
import type { JobInstall } from "#domain/jobs/JobInstall.ts"
import { DayColumn } from "../DayColumn.ts"
import { tenantWall } from "../tenantWall.ts"

const JobSchema = defineEntity({
  name: "JobRow",
  tableName: "job",
  ...tenantWall,
  uniques: [
    { name: "job_number", properties: ["tenantId", "number"] },
    { name: "job_invoice_number", properties: ["tenantId", "invoiceNumber"] }
  ],
  indexes: [
    { name: "job_by_number", properties: ["tenantId", "number", "quotedOn", "installDate", "invoicedOn"] },
    { name: "job_by_stage_number", properties: ["tenantId", "stage", "number"] },
    { name: "job_by_stage", properties: ["tenantId", "stage", "installDate", "id"] },
    { name: "job_by_install_date", properties: ["tenantId", "installDate", "id", "quotedOn", "invoicedOn"] },
    { name: "job_by_total", properties: ["tenantId", "total", "id"] },
    { name: "job_by_stage_total", properties: ["tenantId", "stage", "total", "id"] },
    { name: "job_by_customer", properties: ["tenantId", "customerId", "number", "stage"] },
    { name: "job_by_payment_state", properties: ["tenantId", "paymentState", "stage", "number"] },
    { name: "job_by_vin", properties: ["tenantId", "vin"] },
    { name: "job_by_plate", properties: ["tenantId", "plate"] },
    { name: "job_by_location", properties: ["tenantId", "locationId", "stage", "number"] }
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
    vehicle: p.json<JobVehicle>(),
    insurance: p.json<JobInsurance | null>().nullable(),
    install: p.json<JobInstall>(),
    partsStatus: p.text(),
    quotedOn: p.type(DayColumn).$type<string>(),
    invoicedOn: p.type(DayColumn).$type<string>().nullable(),
    invoiceNumber: p.integer().nullable(),
    taxRates: p.json<TaxRates>(),
    totals: p.json<Totals>(),
    total: p.bigint("number"),
    balance: p.bigint("number"),
    answer: p.json<Job["answer"]>().nullable(),
    credit: p.json<Job["credit"]>().nullable(),
    rebillOf: p.json<Job["rebillOf"]>().nullable(),
    /** VIN and plate once more, as earlier jobs are found by them; the plate without spaces and dashes. */
    vin: p.text(),
    plate: p.text(),
    /** The day of installation once more, as a column that lists sort by. */
    installDate: p.type(DayColumn).$type<string>().nullable(),
    /** Year, make and model as a list shows them. */
    vehicleText: p.text(),
    /** Worked out by PostgreSQL: the insurance company in lower case, the customer's answer, how far it is paid. */
    insurer: p.text(),
    answerKind: p.text().nullable(),
    paymentState: p.text().nullable(),
    /** The first of those who install it, worked out by PostgreSQL too. */
    leadInstallerId: p.uuid().nullable(),
    /** VIN, plate and claim in lower case, for "contains". */
    searchText: p.text()
  }
})

export class JobRow extends JobSchema.class {}
JobSchema.setClass(JobRow)
