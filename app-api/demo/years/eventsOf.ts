import type { Author, FieldChange, JobEvent } from "#domain/jobs/JobChange.ts"
import { isCredited, type Job } from "#domain/jobs/Job.ts"
import type { Payment } from "#domain/payments/Payment.ts"
import type { LineStatus } from "#domain/estimates/EstimateLine.ts"
import type { User } from "#domain/people/User.ts"
import { isPart } from "./linesOf.ts"
import type { Story } from "./Story.ts"

/** A timeline entry; without a user if the customer acted through their link. */
export interface DatedEvent {
  readonly at: number
  readonly by: Author | null
  readonly what: JobEvent
}

/**
 * Returns a job's timeline as the regular operations would have written it, oldest first, up to `now`. `paid` are its
 * payments with their times.
 */
export const eventsOf = (
  { quotedAt, seller, biller, customer, declined, won }: Story,
  job: Job,
  paid: ReadonlyArray<{ readonly at: number; readonly payment: Payment }>,
  now: number
): ReadonlyArray<DatedEvent> => {
  const [desk, office] = [named(seller), named(biller)]
  const changed = (fields: ReadonlyArray<FieldChange>): JobEvent => ({ _tag: "changed", fields })
  const parts = (before: LineStatus, after: LineStatus) =>
    job.lines.filter(isPart).map(({ id }) => ({ path: `lines.${id}.status`, before, after }))
  const arrived = parts("ordered", "received")
  const events: ReadonlyArray<DatedEvent> = [
    { at: quotedAt, by: desk, what: { _tag: "created", number: job.number } },
    ...(declined === undefined
      ? []
      : [
          {
            at: mailedAt(quotedAt),
            by: desk,
            what: { _tag: "message", channel: "email", template: "quote", to: customer.emailAddress } as const
          },
          { at: openedAt(declined.at), by: null, what: { _tag: "customer", deed: "opened", note: "quote" } as const },
          { at: declined.at, by: null, what: { _tag: "customer", deed: "declined", note: declined.reason } as const }
        ]),
    ...(won === undefined
      ? []
      : [
          { at: won.acceptedAt, by: desk, what: { _tag: "stage", from: "quote", to: "workorder" } as const },
          {
            at: won.acceptedAt,
            by: desk,
            what: changed(
              (["date", "timeFrame", "time"] as const).map((field) => ({
                path: `install.${field}`,
                before: "",
                after: job.install[field]
              }))
            )
          },
          ...(arrived.length === 0
            ? []
            : [
                { at: won.orderedAt, by: desk, what: changed(parts("quoted", "ordered")) },
                {
                  at: won.receivedAt,
                  by: named(won.installer),
                  what: changed([...arrived, { path: "partsStatus", before: "pending", after: "complete" }])
                }
              ]),
          {
            at: won.installedAt,
            by: named(won.installer),
            what: changed([
              ...parts("received", "installed"),
              ...dotNumbers(job),
              { path: "install.complete", before: false, after: true }
            ])
          },
          { at: won.invoicedAt, by: desk, what: { _tag: "stage", from: "workorder", to: "invoice" } as const },
          {
            at: won.invoicedAt,
            by: desk,
            what: changed([
              { path: "invoicedOn", after: won.slot.day },
              { path: "invoiceNumber", before: null, after: job.invoiceNumber }
            ])
          },
          ...paid.map(({ at, payment: { id, payer, amountReceived, source } }) => ({
            at,
            by: payer === "customer" && !customer.isBusiness ? desk : office,
            what: { _tag: "payment", paymentId: id, payer, amount: amountReceived, source, status: "paid" } as const
          })),
          ...(won.credited === undefined || !isCredited(job)
            ? []
            : [
                {
                  at: won.credited.at,
                  by: office,
                  what: { _tag: "credit", number: job.credit.number, reason: won.credited.reason } as const
                }
              ])
        ])
  ]
  return events.filter(({ at }) => at <= now).toSorted((one, other) => one.at - other.at)
}

/** Returns when a quote is mailed: ten minutes after the call. It is opened some minutes before it is answered. */
export const mailedAt = (quotedAt: number): number => quotedAt + 600_000
export const openedAt = (answeredAt: number): number => answeredAt - 240_000

const named = ({ id, firstName, lastName }: User): Author => ({ id, name: `${firstName} ${lastName}` })

const dotNumbers = ({ lines }: Job) =>
  lines
    .filter(({ dotNumber }) => dotNumber !== "")
    .map(({ id, dotNumber }) => ({ path: `lines.${id}.dotNumber`, before: "", after: dotNumber }))
