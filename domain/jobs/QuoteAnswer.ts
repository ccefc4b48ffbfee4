import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"

/** What the customer said to a quote. */
export const QuoteAnswerKind = Schema.Literals(["accepted", "declined"])

/** The customer's answer to a quote, as it stood when they gave it; a quote that is priced anew asks anew. */
export const QuoteAnswer = Schema.Struct({
  kind: field(QuoteAnswerKind, "Accepted or declined."),
  /** Milliseconds UTC. */
  at: field(Schema.Int, "When, milliseconds since 1970 in UTC.", 1763740800000),
  /** The name they signed with, or the customer's. */
  by: field(Schema.String, "Who answered.", "Ada Moreno"),
  /** Why they declined, in their words; "" where they said nothing. */
  reason: field(Schema.String, "Why, where they said.", ""),
  /** Fingerprint of the content they were shown (`signedContent`). */
  contentHash: field(Schema.String, "A hash of what was shown; sent back with the answer.", "9f2c7d")
})
export type QuoteAnswer = typeof QuoteAnswer.Type
