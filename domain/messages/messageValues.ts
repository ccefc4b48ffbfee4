import type { DocumentFacts } from "#domain/documents/jobFacts.ts"
import { documentFormats } from "#domain/documents/DocumentContext.ts"
import { shareOf } from "#domain/documents/splitInvoiceFor.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { dayOf } from "#domain/shared/Day.ts"
import { formatPhone } from "#domain/shared/phoneDigits.ts"
import { latestPayment, amountOwed, dueTotals } from "#domain/payments/balance.ts"
import { wallClockAt } from "#domain/shared/WallClock.ts"
import { doneOn } from "./noticeDue.ts"
import type { TemplateValues } from "./fillTemplate.ts"
import { type MessageTemplate, documentOf } from "./MessageTemplate.ts"
import { messageTextsOf } from "./messageTextsOf.ts"

/** The installer on the way to a job, and the arrival window in the location's local time. */
export interface InstallerEta {
  readonly installer: string
  readonly arrival: { readonly from: string; readonly to: string }
}

/** Formats an arrival window: "2:10 PM – 2:40 PM". */
export const arrivalText = (time: (clock: string) => string, from: string, to: string): string =>
  `${time(from)} – ${time(to)}`

/**
 * Returns what was done, and a sentence stating when the vehicle may be driven, in the location's local time and with
 * the day if it differs. The sentence is "" if the time was not recorded.
 */
const doneValues = (
  language: DocumentFacts["language"],
  tenant: DocumentFacts["tenant"],
  { install, location, safeAt }: Pick<Job, "install"> & Pick<DocumentFacts, "location"> & Pick<ExtraValues, "safeAt">
) => {
  const { day, time } = documentFormats(language, tenant.country)
  const t = messageTextsOf[language]
  const work = install.jobType === "" ? "other" : install.jobType
  if (safeAt === undefined) return { work: t(`work.${work}`), driveAway: "" }
  const { timeZone } = location
  const [on, clock] = [dayOf(safeAt, timeZone), time(wallClockAt(safeAt, timeZone))]
  const from = on === doneOn(install, timeZone) ? clock : `${day(on)}, ${clock}`
  return { work: t(`work.${work}`), driveAway: t("driveAway", { time: from }) }
}

/** Message values that are not stored on the job. */
export interface ExtraValues {
  readonly reviewLink?: string
  readonly eta?: InstallerEta
  /** When the vehicle may be driven according to the adhesive's label, milliseconds UTC. */
  readonly safeAt?: number | undefined
}

/**
 * Returns the message variables of a job, except the link. `total` is the document's total for its recipient, `balance`
 * what the customer still owes, `paid` the latest payment, `reviewLink` the shop's review page, `road` the installer on
 * the way, and `safeAt` when the vehicle may be driven, if known. Uses plain spaces only: a single no-break space would
 * halve the capacity of a text message.
 */
export const messageValues = (
  template: MessageTemplate,
  { billedTo, job, payment, customer, location, tenant, language }: DocumentFacts,
  { reviewLink = "", eta, safeAt }: ExtraValues = {}
): TemplateValues => {
  const { money, day, time } = documentFormats(language, tenant.country)
  const t = messageTextsOf[language]
  const { install } = job
  const { year, make, model } = job.vehicle
  const paper = documentOf(template, job)
  const invoiced = paper === "invoice" || paper === "receipt"
  const said = {
    firstName: customer.firstName.trim() || customer.customerName,
    shop: tenant.businessName,
    shopPhone: formatPhone(location.phoneNumber || tenant.phoneNumber),
    vehicle: [year || "", make, model].filter((word) => word !== "").join(" ") || job.vehicle.vin || job.vehicle.plate,
    number: `${(invoiced ? job.invoiceNumber : undefined) ?? job.number}`,
    total: money(billedTo === undefined ? job.totals.total : shareOf(job, billedTo)),
    balance: money(Math.max(0, amountOwed("customer", dueTotals(job), job.payments))),
    paid: money((payment ?? latestPayment(job))?.amountReceived ?? 0),
    installDate: day(install.date) || t("dayOpen"),
    appointment: [
      day(install.date) || t("dayOpen"),
      install.timeFrame === "" ? "" : t(`timeFrame.${install.timeFrame}`),
      time(install.time)
    ]
      .filter((word) => word !== "")
      .join(", "),
    reviewLink,
    ...(template === "done" ? doneValues(language, tenant, { location, install, safeAt }) : {}),
    ...(eta === undefined
      ? {}
      : { installer: eta.installer, arrival: arrivalText(time, eta.arrival.from, eta.arrival.to) })
  }
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [name, value.replace(/[\u00a0\u202f]/g, " ")]))
}
