import { validUntil } from "#domain/jobs/stageRules.ts"
import { sourceText } from "#domain/payments/sourceText.ts"
import { daysAfter } from "#domain/shared/Day.ts"
import { type Fact, nonEmptyFacts } from "./Block.ts"
import type { DocumentContext } from "./DocumentContext.ts"

/** Returns the relevant dates of each kind of document, and other facts shown with its number. */
export const documentDates = (writing: DocumentContext): ReadonlyArray<Fact> => {
  const {
    kind,
    job,
    t,
    formats: { day }
  } = writing
  if (kind === "quote") {
    return nonEmptyFacts([
      { label: t("date.quotedOn"), value: day(job.quotedOn) },
      { label: t("date.goodUntil"), value: day(validUntil(job.quotedOn)) },
      { label: t("date.install"), value: day(job.install.date) }
    ])
  }
  if (kind === "workorder") return installation(writing)
  if (kind === "credit") return taken(writing)
  if (kind === "receipt") return received(writing)
  return nonEmptyFacts([
    { label: t("date.invoicedOn"), value: job.stage === "invoice" ? day(job.invoicedOn) : "" },
    { label: t("date.install"), value: day(job.install.date) },
    { label: t("date.job"), value: `${job.number}` },
    ...terms(writing)
  ])
}

const taken = ({ job, note, t, formats: { day } }: DocumentContext): ReadonlyArray<Fact> =>
  nonEmptyFacts([
    { label: t("date.creditedOn"), value: day(note?.creditedOn ?? "") },
    { label: t("date.invoice"), value: `${note?.invoiceNumber ?? ""}` },
    { label: t("date.job"), value: `${job.number}` }
  ])

const received = ({ job, payment, t, formats: { day } }: DocumentContext): ReadonlyArray<Fact> =>
  payment === undefined
    ? []
    : nonEmptyFacts([
        { label: t("date.receivedOn"), value: day(payment.collectionDate) },
        { label: t("date.payer"), value: t(`payer.${payment.payer}`) },
        { label: t("date.source"), value: sourceText(payment.source, t) },
        {
          label: job.invoiceNumber === null ? t("date.job") : t("date.invoice"),
          value: `${job.invoiceNumber ?? job.number}`
        }
      ])

const installation = ({ job: { install }, t, formats }: DocumentContext): ReadonlyArray<Fact> =>
  nonEmptyFacts([
    { label: t("date.install"), value: formats.day(install.date) },
    {
      label: t("date.timeFrame"),
      value: [install.timeFrame === "" ? "" : t(`timeFrame.${install.timeFrame}`), formats.time(install.time)]
        .filter((word) => word !== "")
        .join(", ")
    },
    { label: t("date.place"), value: t(`repairLocation.${install.repairLocation}`) }
  ])

/** Payment terms apply to the customer; insurers pay on their own terms. */
const terms = ({ billedTo, customer, job, t, formats }: DocumentContext): ReadonlyArray<Fact> => {
  if (billedTo === "insurer") return []
  const days = Number(/^Net (\d+)$/.exec(customer.paymentTerms)?.[1] ?? 0)
  return [
    { label: t("date.terms"), value: t(`paymentTerms.${customer.paymentTerms}`) },
    {
      label: t("date.dueOn"),
      value: days === 0 || job.stage !== "invoice" ? "" : formats.day(daysAfter(job.invoicedOn, days))
    }
  ]
}
