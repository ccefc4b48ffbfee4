import { Effect, Schema } from "effect"
import type { FileId } from "#domain/files/FileId.ts"
import { QuoteAnswerKind } from "#domain/jobs/Job.ts"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { field } from "#domain/shared/field.ts"
import { DocumentKind } from "./DocumentKind.ts"
import type { JobDocument } from "./JobDocument.ts"
import { ShownGlass } from "./ShownGlass.ts"
import { ShownPayment } from "./ShownPayment.ts"
import { ShownBooking, ShownVisit } from "./ShownVisit.ts"

const text = Schema.String
const Fact = Schema.Struct({
  label: field(text, "What the value is.", "Claim"),
  value: field(text, "As it is written.", "CLM-448812")
})
const Prices = Schema.NullOr(
  Schema.Struct({
    unit: field(text, "The unit price, as written.", "$294.00"),
    extended: field(text, "The line's price, as written.", "$294.00")
  })
)

/** A job's paper as the customer's page shows it: text ready to read, in one language. */
export const PaperShown = Schema.Struct({
  kind: field(DocumentKind, "Which kind it is."),
  locale: field(text, "The paper's language and country.", "en-US"),
  title: field(text, "The title.", "Quote"),
  number: field(text, "The paper's number.", "1042"),
  shop: field(
    Schema.Struct({
      name: field(text, "The shop's name.", "Copper State Auto Glass"),
      /** Where the logo is found, "" where there is none. */
      logo: field(text, "Where the logo is found, empty without one.", ""),
      lines: field(Schema.Array(text), "The lines."),
      ids: field(Schema.Array(Fact), "Tax ids and licenses.")
    }),
    "Whose paper it is."
  ),
  dates: field(Schema.Array(Fact), "The dates on it."),
  /** Left out by an older server. */
  glass: field(Schema.Array(ShownGlass), "The glass it is about, as it is drawn.").pipe(
    Schema.withDecodingDefaultKey(Effect.succeed([]))
  ),
  blocks: field(
    Schema.Array(
      Schema.Struct({
        title: field(text, "The title.", "Quote"),
        lines: field(Schema.Array(text), "The lines."),
        facts: field(Schema.Array(Fact), "What is said in it.")
      })
    ),
    "Who and what it is for."
  ),
  columns: field(
    Schema.Struct({
      partNumber: field(text, "Part number.", "FW99001GTYN"),
      description: field(text, "What it is.", "Windshield"),
      quantity: field(text, "The quantity, as written.", "1"),
      prices: field(Prices, "Unit and line price.")
    }),
    "The heads of its columns."
  ),
  sections: field(
    Schema.Array(
      Schema.Struct({
        title: field(text, "The title.", "Quote"),
        rows: field(
          Schema.Array(
            Schema.Struct({
              partNumber: field(text, "Part number.", "FW99001GTYN"),
              description: field(text, "What it is.", "Windshield"),
              note: field(text, "What is said about the line.", ""),
              quantity: field(text, "The quantity, as written.", "1"),
              prices: field(Prices, "Unit and line price.")
            })
          ),
          "The lines of the section."
        )
      })
    ),
    "Its lines by section."
  ),
  sums: field(
    Schema.Array(
      Schema.Array(
        Schema.Struct({
          ...Fact.fields,
          weight: field(Schema.Literals(["plain", "strong", "total"]), "How strongly it is printed.")
        })
      )
    ),
    "Its sums, in groups."
  ),
  notesTitle: field(text, "The title of its notes.", "Notes"),
  notes: field(Schema.Array(text), "Its notes.")
})

/**
 * What of a paper is shown on a page: all but the lines to be filled in by hand. `at` says where the reader finds the
 * logo.
 */
export const paperShown = (
  { handwritten: _, shop, ...paper }: JobDocument,
  at: (logo: FileId) => string
): typeof PaperShown.Type => ({ ...paper, shop: { ...shop, logo: shop.logo === null ? "" : at(shop.logo) } })

/**
 * How a paper stands: a quote waits for an answer, has one, is too old, or became an order; the rest is there to be
 * read.
 */
export const LinkState = Schema.Literals(["open", "accepted", "declined", "expired", "ordered", "view"])
export type LinkState = typeof LinkState.Type

/** All that the customer's page is told. */
export const ShownDocument = Schema.Struct({
  state: field(LinkState, "What the customer may do with it."),
  kind: field(DocumentKind, "Which kind it is."),
  language: field(DocumentLanguage, "The language."),
  shop: field(
    Schema.Struct({
      name: field(text, "The shop's name.", "Copper State Auto Glass"),
      phone: field(text, "Phone number.", "602-555-0100"),
      email: field(text, "The shop's e-mail address.", "office@copperstate.example")
    }),
    "Whose paper it is."
  ),
  /** As all that is of the job, not told once the link has expired. */
  customer: field(text, "The customer's name; empty once it has expired.", "Ada Moreno"),
  /** The last day of the offer, as words; "" on other papers. */
  goodUntil: field(text, "The last day it is good, as written.", "December 21, 2026"),
  /** The shop changed the quote after this link was sent. */
  isChanged: field(Schema.Boolean, "Whether it says something else than when it was sent."),
  /** Fingerprint of what is shown; an answer names it. */
  contentHash: field(text, "A hash of what was shown; sent back with the answer.", "9f2c7d"),
  answer: field(
    Schema.NullOr(
      Schema.Struct({
        kind: field(QuoteAnswerKind, "Which kind it is."),
        by: field(text, "Who answered.", "Ada Moreno"),
        day: field(text, "When, as written.", "November 21, 2026")
      })
    ),
    "What the customer answered; null before."
  ),
  /** What is asked to be paid and was paid; null where there is neither. */
  payment: field(Schema.NullOr(ShownPayment), "What can be paid by the link; null where nothing is asked."),
  /** When it is done. Left out by an older server, as is what is to be chosen. */
  visit: field(Schema.NullOr(ShownVisit), "The appointment; null without one.", null).pipe(
    Schema.withDecodingDefaultKey(Effect.succeed(null))
  ),
  booking: field(
    Schema.NullOr(ShownBooking),
    "What is to be chosen of an appointment when the quote is accepted; null where there is nothing to choose.",
    null
  ).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  /** A call back was asked for. */
  callbackAsked: field(Schema.Boolean, "Whether the customer asked to be called."),
  /** Null when the paper is too old to be shown. */
  paper: field(Schema.NullOr(PaperShown), "The paper as it is read; null once it is too old.")
})
export type ShownDocument = typeof ShownDocument.Type
