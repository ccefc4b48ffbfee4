import { goodUntil } from "#domain/jobs/stageRules.ts"
import { sourceText } from "#domain/payments/PaymentSource.ts"
import { daysAfter } from "#domain/shared/Today.ts"
import { type Fact, said } from "./Block.ts"
import type { Writing } from "./Writing.ts"

/** The days that matter on each kind of paper, and what else belongs beside its number. */
export const documentDates = (writing: Writing): ReadonlyArray<Fact> => {
  const {
    kind,
    job,
    words: { date },
    formats: { day }
  } = writing
  if (kind === "quote") {
    return said([
      { label: date.quotedOn, value: day(job.quotedOn) },
      { label: date.goodUntil, value: day(goodUntil(job.quotedOn)) },
      { label: date.install, value: day(job.install.date) }
    ])
  }
  if (kind === "workorder") return installation(writing)
  if (kind === "credit") return taken(writing)
  if (kind === "receipt") return received(writing)
  return said([
    { label: date.invoicedOn, value: job.stage === "invoice" ? day(job.invoicedOn) : "" },
    { label: date.install, value: day(job.install.date) },
    { label: date.job, value: `${job.number}` },
    ...terms(writing)
  ])
}

const taken = ({ job, note, words: { date }, formats: { day } }: Writing): ReadonlyArray<Fact> =>
  said([
    { label: date.creditedOn, value: day(note?.creditedOn ?? "") },
    { label: date.invoice, value: `${note?.invoiceNumber ?? ""}` },
    { label: date.job, value: `${job.number}` }
  ])

const received = ({ job, payment, words: { date, payer, source }, formats: { day } }: Writing): ReadonlyArray<Fact> =>
  payment === undefined
    ? []
    : said([
        { label: date.receivedOn, value: day(payment.collectionDate) },
        { label: date.payer, value: payer[payment.payer] },
        { label: date.source, value: sourceText(payment.source, source) },
        { label: job.invoiceNumber === null ? date.job : date.invoice, value: `${job.invoiceNumber ?? job.number}` }
      ])

const installation = ({ job: { install }, words, formats }: Writing): ReadonlyArray<Fact> =>
  said([
    { label: words.date.install, value: formats.day(install.date) },
    {
      label: words.date.timeFrame,
      value: [words.timeFrame[install.timeFrame], formats.time(install.time)].filter((word) => word !== "").join(", ")
    },
    { label: words.date.place, value: words.place[install.repairLocation] }
  ])

const terms = ({ customer, job, words, formats }: Writing): ReadonlyArray<Fact> => {
  const days = Number(/^Net (\d+)$/.exec(customer.paymentTerms)?.[1] ?? 0)
  return [
    { label: words.date.terms, value: words.paymentTerms[customer.paymentTerms] },
    {
      label: words.date.dueOn,
      value: days === 0 || job.stage !== "invoice" ? "" : formats.day(daysAfter(job.invoicedOn, days))
    }
  ]
}
