import { Effect } from "effect"
import { CardProcessor } from "#domain/card-payments/CardProcessor.ts"
import { documentFormats } from "#domain/documents/DocumentContext.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import type { jobFacts } from "#domain/documents/jobFacts.ts"
import { isReceived } from "#domain/payments/balance.ts"
import type { Payment } from "#domain/payments/Payment.ts"
import { sourceTranslators, sourceText } from "#domain/payments/sourceText.ts"
import { isEmailAddress } from "#domain/shared/isEmailAddress.ts"
import type { JobLink } from "#domain/documents/JobLinks.ts"
import { linkAmountDue } from "./linkAmountDue.ts"
import { acceptsPayment } from "./openLink.ts"
import type { LinkState } from "#domain/documents/ShownDocument.ts"
import type { ShownPayment } from "#domain/documents/ShownPayment.ts"

interface Standing {
  readonly link: JobLink
  readonly facts: Effect.Success<ReturnType<typeof jobFacts>>
  readonly state: LinkState
  readonly language: DocumentLanguage
}

/**
 * Returns the payment details shown on a link's page; null if nothing is due, paid, or pending, or if the document can
 * be neither accepted nor paid.
 */
export const showPayment = Effect.fnUntraced(function* ({
  link,
  facts: { job, customer, tenant },
  state,
  language
}: Standing) {
  if (state === "expired" || state === "declined") return null
  const { money, day } = documentFormats(language, tenant.country)
  const paid = job.payments.filter((payment) => isPaidBy(link, payment)).toReversed()
  const underWay = job.payments.filter(({ linkId, status }) => linkId === link.id && status === "pending")
  const due = linkAmountDue(link.asks, job)
  if (due === 0 && paid.length + underWay.length === 0) return null
  const cents = underWay.length > 0 ? underWay.reduce((sum, { amountReceived }) => sum + amountReceived, 0) : due
  return {
    state: underWay.length > 0 ? "underWay" : due === 0 ? "paid" : acceptsPayment(state) ? "due" : "later",
    kind: link.asks._tag === "balance" ? "balance" : "deposit",
    amount: money(cents),
    cents,
    frame: (yield* CardProcessor).frame,
    paid: paid.map(({ id, amountReceived, collectionDate, source }) => ({
      id,
      amount: money(amountReceived),
      day: day(collectionDate),
      source: sourceText(source, sourceTranslators[language])
    })),
    isMailed: isEmailAddress(customer.emailAddress.trim())
  } satisfies ShownPayment
})

/** Returns whether a payment was received through this link. */
export const isPaidBy = (link: Pick<JobLink, "id">, { linkId, status }: Payment): boolean =>
  linkId === link.id && isReceived({ status })
