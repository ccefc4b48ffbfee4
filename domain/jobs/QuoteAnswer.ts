import { Schema } from "effect"

/** What the customer said to a quote. */
export const QuoteAnswerKind = Schema.Literals(["accepted", "declined"])

/** The customer's answer to a quote, as it stood when they gave it; a quote that is priced anew asks anew. */
export const QuoteAnswer = Schema.Struct({
  kind: QuoteAnswerKind,
  /** Milliseconds UTC. */
  at: Schema.Int,
  /** The name they signed with, or the customer's. */
  by: Schema.String,
  /** Why they declined, in their words; "" where they said nothing. */
  reason: Schema.String,
  /** Fingerprint of the content they were shown (`signedContent`). */
  contentHash: Schema.String
})
export type QuoteAnswer = typeof QuoteAnswer.Type
