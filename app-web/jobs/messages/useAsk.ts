import { useState } from "react"
import type { JobLink } from "#domain/documents/JobLink.ts"
import { type PaymentAsk, usualAsk } from "#domain/documents/PaymentAsk.ts"
import type { MessageTemplate } from "#domain/messages/Message.ts"

/** What a person chooses to ask, its figures perhaps still open: cents and basis points. */
export interface AskTyped {
  readonly kind: PaymentAsk["_tag"]
  readonly amount: number | null
  readonly share: number | null
}

const askOf = ({ kind, amount, share }: AskTyped): PaymentAsk | undefined => {
  if (kind === "deposit") return amount !== null && amount > 0 ? { _tag: kind, amount } : undefined
  if (kind === "share") return share !== null && share > 0 && share <= 10_000 ? { _tag: kind, share } : undefined
  return { _tag: kind }
}

/**
 * What the customer's link will ask: at first what the job's last link of this paper asked, else as usual. `asks` is
 * undefined while a figure is missing or wrong.
 */
export const useAsk = (template: MessageTemplate, links: ReadonlyArray<JobLink>) => {
  const [typed, type] = useState<AskTyped>(() => {
    const first = links.find(({ kind }) => kind === template)?.asks ?? usualAsk(template)
    return {
      kind: first._tag,
      amount: first._tag === "deposit" ? first.amount : null,
      share: first._tag === "share" ? first.share : null
    }
  })
  return { typed, type, asks: askOf(typed) }
}
