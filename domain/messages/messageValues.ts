import type { DocumentFacts } from "#domain/documents/jobFacts.ts"
import { documentFormats } from "#domain/documents/Writing.ts"
import { shareOf } from "#domain/documents/invoicePart.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { dayOf } from "#domain/shared/Day.ts"
import { phoneText } from "#domain/shared/phoneDigits.ts"
import { latestPayment, owedBy, dueTotals } from "#domain/payments/balance.ts"
import { wallClockAt } from "#domain/shared/WallClock.ts"
import { doneOn } from "./noticeDue.ts"
import type { TemplateValues } from "./fillTemplate.ts"
import { type MessageTemplate, paperOf } from "./MessageTemplate.ts"
import { messageWordsOf } from "./messageWordsOf.ts"

/** Who is on the way to a job, and between which times on its location's clock they arrive. */
export interface Road {
  readonly installer: string
  readonly arrival: { readonly from: string; readonly to: string }
}

/** Two times on the wall clock as one window: "2:10 PM – 2:40 PM". */
export const arrivalText = (time: (clock: string) => string, from: string, to: string): string =>
  `${time(from)} – ${time(to)}`

/**
 * What was done, and from when the vehicle may be driven on the clock of the job's location, a sentence of its own, with
 * the day where it is another; "" where nobody noted it.
 */
const doneValues = (
  language: DocumentFacts["language"],
  tenant: DocumentFacts["tenant"],
  { install, location, safeAt }: Pick<Job, "install"> & Pick<DocumentFacts, "location"> & Pick<MoreValues, "safeAt">
) => {
  const { day, time } = documentFormats(language, tenant.country)
  const t = messageWordsOf[language]
  const work = install.jobType === "" ? "other" : install.jobType
  if (safeAt === undefined) return { work: t(`work.${work}`), driveAway: "" }
  const { timeZone } = location
  const [on, clock] = [dayOf(safeAt, timeZone), time(wallClockAt(safeAt, timeZone))]
  const from = on === doneOn(install, timeZone) ? clock : `${day(on)}, ${clock}`
  return { work: t(`work.${work}`), driveAway: t("driveAway", { time: from }) }
}

/** What messages say that does not stand on the job. */
export interface MoreValues {
  readonly reviewLink?: string
  readonly road?: Road
  /** When the vehicle may be driven by the adhesive's label, milliseconds UTC. */
  readonly safeAt?: number | undefined
}

/**
 * What a job puts into its messages, all but the link; `total` is what its paper comes to for whoever gets it, `balance` is what the customer, who reads them, still owes,
 * `paid` what was received last, `reviewLink` where the shop is reviewed, `road` who is on the way, `safeAt` when the vehicle may be driven, where that is known. Plain blanks only: one no-break space would halve the room of a text message.
 */
export const messageValues = (
  template: MessageTemplate,
  { billedTo, job, payment, customer, location, tenant, language }: DocumentFacts,
  { reviewLink = "", road, safeAt }: MoreValues = {}
): TemplateValues => {
  const { money, day, time } = documentFormats(language, tenant.country)
  const t = messageWordsOf[language]
  const { install } = job
  const { year, make, model } = job.vehicle
  const paper = paperOf(template, job)
  const invoiced = paper === "invoice" || paper === "receipt"
  const said = {
    firstName: customer.firstName.trim() || customer.customerName,
    shop: tenant.businessName,
    shopPhone: phoneText(location.phoneNumber || tenant.phoneNumber),
    vehicle: [year || "", make, model].filter((word) => word !== "").join(" ") || job.vehicle.vin || job.vehicle.plate,
    number: `${(invoiced ? job.invoiceNumber : undefined) ?? job.number}`,
    total: money(billedTo === undefined ? job.totals.total : shareOf(job, billedTo)),
    balance: money(Math.max(0, owedBy("customer", dueTotals(job), job.payments))),
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
    ...(road === undefined
      ? {}
      : { installer: road.installer, arrival: arrivalText(time, road.arrival.from, road.arrival.to) })
  }
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [name, value.replace(/[\u00a0\u202f]/g, " ")]))
}
