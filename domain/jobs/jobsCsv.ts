import { csvExport } from "#domain/lists/CsvExport.ts"
import { exact, whole } from "#domain/lists/csvLine.ts"
import type { PaymentState } from "#domain/payments/balance.ts"
import { Schema } from "effect"
import { LostReason } from "./jobCodes.ts"
import { Jobs } from "./Jobs.ts"
import { listJobs } from "./jobsApi.ts"
import { restrictSearch, jobAccessLevel } from "./jobVisibility.ts"

/** CSV export of the job list, without amounts for users who are only installers. */
export const jobsCsv = csvExport({
  name: "jobs",
  title: "jobs.title",
  list: listJobs,
  batch: (search, after) => Jobs.use((jobs) => jobs.batch(search, after)),
  searchFor: restrictSearch,
  groups: {
    stage: { title: "jobGroup.stage", cell: ({ stage }, words) => words[`stage.${stage}`] },
    location: { title: "jobGroup.location", cell: ({ group }) => group!.name },
    installer: { title: "jobGroup.installer", cell: ({ group }) => group!.name },
    insurer: { title: "jobGroup.insurer", cell: ({ group }) => group!.name },
    payment: {
      title: "jobGroup.payment",
      cell: ({ group }, words) => (group!.key === "" ? "" : words[`paymentState.${group!.key as PaymentState}`])
    },
    installWeek: { title: "jobGroup.installWeek", cell: ({ group }) => group!.key }
  },
  columns: {
    number: { title: "jobs.number", cell: ({ number }) => whole(number) },
    stage: { title: "jobs.stage", cell: ({ stage }, words) => words[`stage.${stage}`] },
    customerName: { title: "jobs.customer", cell: ({ customerName }) => customerName },
    vehicle: { title: "jobs.vehicle", cell: ({ vehicle }) => vehicle },
    installDate: { title: "jobs.installDate", cell: ({ installDate }) => installDate },
    partsStatus: { title: "jobs.partsStatus", cell: ({ partsStatus }, words) => words[`partsStatus.${partsStatus}`] },
    salesperson: { title: "job.salesperson", cell: ({ salesperson }) => salesperson ?? "" },
    total: { title: "jobs.total", cell: ({ total }) => exact(total ?? 0) },
    balance: { title: "jobs.balance", cell: ({ balance }) => exact(balance ?? 0) },
    invoiceNumber: { title: "jobs.invoiceNumber", cell: ({ invoiceNumber }) => whole(invoiceNumber) },
    createdOn: { title: "jobsList.created", cell: ({ createdOn }) => createdOn },
    wonOn: { title: "jobsList.won", cell: ({ wonOn }) => wonOn },
    settledOn: { title: "jobsList.settled", cell: ({ settledOn }) => settledOn ?? "" },
    allowed: { title: "jobsList.allowed", cell: ({ allowed }) => exact(allowed ?? 0) },
    writtenOff: { title: "jobsList.writtenOff", cell: ({ writtenOff }) => exact(writtenOff ?? 0) },
    reworkOf: { title: "jobsList.reworkOf", cell: ({ reworkOf }) => whole(reworkOf) },
    reworkCause: {
      title: "jobsList.reworkCause",
      cell: ({ reworkCause }, words) => (reworkCause === null ? "" : words[`reworkCause.${reworkCause}`])
    },
    source: { title: "jobsList.source", cell: ({ source }, words) => words[`jobSource.${source}`] },
    lost: {
      title: "jobsList.lost",
      cell: ({ lost }, words) => (lost === null ? "" : Schema.is(LostReason)(lost) ? words[`lostReason.${lost}`] : lost)
    }
  },
  canExport: (column, user) =>
    jobAccessLevel(user) !== "work" ||
    !["salesperson", "total", "balance", "invoiceNumber", "settledOn", "allowed", "writtenOff", "lost"].includes(column)
})
