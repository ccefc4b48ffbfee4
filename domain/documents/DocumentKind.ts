import { Schema } from "effect"

/** What papers a job has: one for each stage, the credit note of an invoice taken back, the receipt of a payment. */
export const DocumentKind = Schema.Literals(["quote", "workorder", "invoice", "credit", "receipt"])
export type DocumentKind = typeof DocumentKind.Type
