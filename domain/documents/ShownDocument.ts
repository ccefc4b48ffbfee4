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
  label: field(text, "Label of the value.", "Claim"),
  value: field(text, "Value as display text.", "CLM-448812")
})
const Prices = Schema.NullOr(
  Schema.Struct({
    unit: field(text, "Unit price as display text.", "$294.00"),
    extended: field(text, "Line total as display text.", "$294.00")
  })
)

/** A job's document as shown on the customer's page: display text in one language. */
export const DocumentView = Schema.Struct({
  kind: field(DocumentKind, "Kind of document."),
  locale: field(text, "Locale of the document, as a language tag.", "en-US"),
  title: field(text, "Title of the document.", "Quote"),
  number: field(text, "Number of the document.", "1042"),
  shop: field(
    Schema.Struct({
      name: field(text, "The shop's name.", "Copper State Auto Glass"),
      logo: field(text, "URL of the logo; empty if none.", ""),
      lines: field(Schema.Array(text), "Address and contact lines."),
      ids: field(Schema.Array(Fact), "Tax ids and licenses.")
    }),
    "The shop that issued the document."
  ),
  dates: field(Schema.Array(Fact), "Dates and related facts."),
  /** Not sent by older servers. */
  glass: field(Schema.Array(ShownGlass), "Glass to draw.").pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  blocks: field(
    Schema.Array(
      Schema.Struct({
        title: field(text, "Title of the block.", "Quote"),
        lines: field(Schema.Array(text), "Plain lines of the block."),
        facts: field(Schema.Array(Fact), "Labeled facts of the block.")
      })
    ),
    "Customer, vehicle, insurance and similar blocks."
  ),
  columns: field(
    Schema.Struct({
      partNumber: field(text, "Heading of the part number column.", "Part number"),
      description: field(text, "Heading of the description column.", "Description"),
      quantity: field(text, "Heading of the quantity column.", "Qty"),
      prices: field(Prices, "Headings of the price columns; null if the document shows no prices.")
    }),
    "Column headings."
  ),
  sections: field(
    Schema.Array(
      Schema.Struct({
        title: field(text, "Title of the section.", "Quote"),
        rows: field(
          Schema.Array(
            Schema.Struct({
              partNumber: field(text, "Part number.", "FW99001GTYN"),
              description: field(text, "Description.", "Windshield"),
              note: field(text, "Note on the line.", ""),
              quantity: field(text, "Quantity as display text.", "1"),
              prices: field(Prices, "Unit price and line total; null if the document shows no prices.")
            })
          ),
          "Lines of the section."
        )
      })
    ),
    "Lines by section."
  ),
  sums: field(
    Schema.Array(
      Schema.Array(
        Schema.Struct({
          ...Fact.fields,
          weight: field(Schema.Literals(["plain", "strong", "total"]), "Visual weight of the row.")
        })
      )
    ),
    "Totals, in groups."
  ),
  notesTitle: field(text, "Title of the notes.", "Notes"),
  notes: field(Schema.Array(text), "Notes.")
})

/**
 * Returns the part of a document shown on a page: everything except the fields to fill in by hand. `at` returns the URL
 * of the logo.
 */
export const documentView = (
  { handwritten: _, shop, ...paper }: JobDocument,
  at: (logo: FileId) => string
): typeof DocumentView.Type => ({ ...paper, shop: { ...shop, logo: shop.logo === null ? "" : at(shop.logo) } })

/**
 * The state of a document on the customer's page. A quote is open, answered, expired or already ordered; other
 * documents can only be viewed.
 */
export const LinkState = Schema.Literals(["open", "accepted", "declined", "expired", "ordered", "view"])
export type LinkState = typeof LinkState.Type

/** Everything the customer's page receives. */
export const ShownDocument = Schema.Struct({
  state: field(LinkState, "State of the document, which determines what the customer can do."),
  kind: field(DocumentKind, "Kind of document."),
  language: field(DocumentLanguage, "Language of the page."),
  shop: field(
    Schema.Struct({
      name: field(text, "The shop's name.", "Copper State Auto Glass"),
      phone: field(text, "The shop's phone number.", "602-555-0100"),
      email: field(text, "The shop's email address.", "office@copperstate.example")
    }),
    "The shop that issued the document."
  ),
  /** Like all job details, not sent once the link has expired. */
  customer: field(text, "The customer's name; empty once the link has expired.", "Ada Moreno"),
  /** Empty for documents other than quotes. */
  goodUntil: field(text, "Last day the quote is valid, as display text.", "December 21, 2026"),
  /** The shop changed the quote after this link was sent. */
  isChanged: field(Schema.Boolean, "Whether the document has changed since it was sent."),
  /** Fingerprint of the content shown; included in the answer. */
  contentHash: field(text, "Hash of the content shown to the customer, sent back with the answer.", "9f2c7d"),
  answer: field(
    Schema.NullOr(
      Schema.Struct({
        kind: field(QuoteAnswerKind, "Kind of answer."),
        by: field(text, "Name of the person who answered.", "Ada Moreno"),
        day: field(text, "Date of the answer, as display text.", "November 21, 2026")
      })
    ),
    "The customer's answer; null until they answer."
  ),
  /** The requested payment and payments made; null if there are neither. */
  payment: field(Schema.NullOr(ShownPayment), "Payment through the link; null if none is requested or made."),
  /** Like `booking`, not sent by older servers. */
  visit: field(Schema.NullOr(ShownVisit), "The appointment; null if none.", null).pipe(
    Schema.withDecodingDefaultKey(Effect.succeed(null))
  ),
  booking: field(
    Schema.NullOr(ShownBooking),
    "What the customer can choose for an appointment when accepting the quote; null if nothing.",
    null
  ).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  callbackAsked: field(Schema.Boolean, "Whether the customer requested a call."),
  paper: field(Schema.NullOr(DocumentView), "The document to show; null once it is too old.")
})
export type ShownDocument = typeof ShownDocument.Type
