import { Schema } from "effect"
import { DocumentKind } from "#domain/documents/DocumentKind.ts"
import { DocumentLanguage } from "#domain/documents/DocumentLanguage.ts"
import type { JobDocument } from "#domain/documents/JobDocument.ts"
import type { FileId } from "#domain/files/FileId.ts"
import { QuoteAnswerKind } from "#domain/jobs/QuoteAnswer.ts"
import { ShownPayment } from "./ShownPayment.ts"

const text = Schema.String
const Fact = Schema.Struct({ label: text, value: text })
const Prices = Schema.NullOr(Schema.Struct({ unit: text, extended: text }))

/** A job's paper as the customer's page shows it: text ready to read, in one language. */
export const PaperShown = Schema.Struct({
  kind: DocumentKind,
  locale: text,
  title: text,
  number: text,
  shop: Schema.Struct({
    name: text,
    /** Where the logo is found, "" where there is none. */
    logo: text,
    lines: Schema.Array(text),
    ids: Schema.Array(Fact)
  }),
  dates: Schema.Array(Fact),
  blocks: Schema.Array(Schema.Struct({ title: text, lines: Schema.Array(text), facts: Schema.Array(Fact) })),
  columns: Schema.Struct({ partNumber: text, description: text, quantity: text, prices: Prices }),
  sections: Schema.Array(Schema.Struct({
    title: text,
    rows: Schema.Array(Schema.Struct({ partNumber: text, description: text, note: text, quantity: text, prices: Prices }))
  })),
  sums: Schema.Array(Schema.Array(Schema.Struct({ ...Fact.fields, weight: Schema.Literals(["plain", "strong", "total"]) }))),
  notesTitle: text,
  notes: Schema.Array(text)
})

/** What of a paper is shown on a page: all but the lines to be filled in by hand. `at` says where the reader finds the logo. */
export const paperShown = ({ handwritten: _, shop, ...paper }: JobDocument, at: (logo: FileId) => string): typeof PaperShown.Type =>
  ({ ...paper, shop: { ...shop, logo: shop.logo === null ? "" : at(shop.logo) } })

/** How a paper stands: a quote waits for an answer, has one, is too old, or became an order; the rest is there to be read. */
export const LinkState = Schema.Literals(["open", "accepted", "declined", "expired", "ordered", "view"])
export type LinkState = typeof LinkState.Type

/** All that the customer's page is told. */
export const ShownDocument = Schema.Struct({
  state: LinkState,
  kind: DocumentKind,
  language: DocumentLanguage,
  shop: Schema.Struct({ name: text, phone: text, email: text }),
  customer: text,
  /** The last day of the offer, as words; "" on other papers. */
  goodUntil: text,
  /** The shop changed the quote after this link was sent. */
  isChanged: Schema.Boolean,
  /** Fingerprint of what is shown; an answer names it. */
  contentHash: text,
  answer: Schema.NullOr(Schema.Struct({ kind: QuoteAnswerKind, by: text, day: text })),
  /** What is asked to be paid and was paid; null where there is neither. */
  payment: Schema.NullOr(ShownPayment),
  /** A call back was asked for. */
  callbackAsked: Schema.Boolean,
  /** Null when the paper is too old to be shown. */
  paper: Schema.NullOr(PaperShown)
})
export type ShownDocument = typeof ShownDocument.Type
