import { quoteDeposit, type QuotePaymentInput } from "#domain/public-page/quoteContext.ts"
import type { QuotePaid, QuoteUnpaid, QuotePaymentError } from "#domain/public-page/quoteTypes.ts"
import type { Language } from "#domain/words/languages.ts"
import { QuoteRefused, type QuoteClient, QuoteUnpaidFor } from "./QuoteClient.ts"

/** Why a card payment failed. Any other error means a lost response, after which the same payment is retried. */
const troubleOf = (thrown: unknown): QuotePaymentError => {
  if (thrown instanceof QuoteUnpaidFor) return thrown.trouble
  const trouble = thrown instanceof QuoteRefused ? thrown.trouble : "away"
  return trouble === "taken" || trouble === "tooOften" ? trouble : "lost"
}

/**
 * Sends the request unless the shop already has it, then pays its deposit and books. If the amount differs from the one
 * shown, the new one is shown before it is paid. Rejects if the request itself was not accepted.
 */
export const payDeposit = async (
  server: Pick<QuoteClient, "send" | "pay" | "visit">,
  { context, card }: QuotePaymentInput,
  language: Language
): Promise<QuotePaid> => {
  const sent = context.sent ?? (await server.send(context, language, true))
  if (sent.visit !== null || sent.deposit === 0) return { sent, visit: sent.visit }
  const unpaid = (unpaid: QuoteUnpaid): QuotePaid => ({ sent, visit: null, unpaid })
  if (sent.deposit !== quoteDeposit(context)) return unpaid({ trouble: "changed" })
  try {
    const { visit, payment } = await server.pay(sent.token, context, {
      paymentId: context.paymentId!,
      amount: sent.deposit,
      card
    })
    if (payment.status === "failed") return unpaid({ decline: payment.decline ?? "" })
    if (visit === null) return unpaid({ trouble: "underWay" })
    return { sent, visit, status: payment.status === "pending" ? "pending" : "paid" }
  } catch (thrown) {
    const trouble = troubleOf(thrown)
    if (trouble !== "underWay") return unpaid({ trouble })
    // An earlier attempt may have booked it, with its response lost.
    const seen = await server.visit(sent.token).catch(() => undefined)
    return seen?.visit ? { sent, visit: seen.visit, status: "pending" } : unpaid({ trouble })
  }
}
