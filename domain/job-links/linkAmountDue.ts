import type { Job } from "#domain/jobs/Job.ts"
import { amountPayable, dueTotals } from "#domain/payments/balance.ts"
import { shareOf } from "#domain/shared/Money.ts"
import type { PaymentAsk } from "#domain/documents/PaymentAsk.ts"

type Owed = Parameters<typeof dueTotals>[0] & Pick<Job, "payments">

/**
 * Returns the amount a link currently requests, in cents. It covers only the customer's own share, less paid and
 * pending amounts, and never exceeds what the customer still owes. Zero for a credited invoice.
 */
export const linkAmountDue = (asks: PaymentAsk, job: Owed): number => {
  const totals = dueTotals(job)
  const open = Math.max(0, amountPayable("customer", totals, job.payments))
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
