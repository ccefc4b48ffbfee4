import { Schema } from "effect"

/** The documents of a job: one per stage, the credit note of a reversed invoice, and the receipt of a payment. */
export const DocumentKind = Schema.Literals(["quote", "workorder", "invoice", "credit", "receipt"])
export type DocumentKind = typeof DocumentKind.Type

/** What a customer's link opens: a document, or the page for photographing their VIN and glass. */
export const LinkKind = Schema.Literals([...DocumentKind.literals, "photos"])
export type LinkKind = typeof LinkKind.Type
