import { Schema } from "effect"

/** What papers a job has: one for each stage, the credit note of an invoice taken back, the receipt of a payment. */
export const DocumentKind = Schema.Literals(["quote", "workorder", "invoice", "credit", "receipt"])
export type DocumentKind = typeof DocumentKind.Type

/** What a customer's link opens: one of the papers, or the page on which they photograph their VIN and their glass. */
export const LinkKind = Schema.Literals([...DocumentKind.literals, "photos"])
export type LinkKind = typeof LinkKind.Type
