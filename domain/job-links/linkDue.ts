import type { Job } from "#domain/jobs/Job.ts"
import { payableBy, dueTotals } from "#domain/payments/balance.ts"
import { shareOf } from "#domain/shared/Money.ts"
import type { PaymentAsk } from "#domain/documents/PaymentAsk.ts"

type Owed = Parameters<typeof dueTotals>[0] & Pick<Job, "payments">

/**
 * What a link asks of the customer now, in cents: of their own share alone, less what they paid or is under way, and
 * never above what they still owe. Nothing of an invoice that was taken back.
 */
export const linkDue = (asks: PaymentAsk, job: Owed): number => {
  const totals = dueTotals(job)
  const open = Math.max(0, payableBy("customer", totals, job.payments))
  const given = totals.customerShare - open
  const upTo = (deposit: number) => Math.max(0, Math.min(open, deposit - given))
  switch (asks._tag) {
    case "nothing":
      return 0
    case "balance":
      return open
    case "deposit":
      return upTo(asks.amount)
    case "share":
      return upTo(shareOf(totals.customerShare, asks.share))
  }
}
