import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { TooManyTries } from "#domain/credentials/Attempts.ts"
import { LinkToken, postAcceptance } from "#domain/job-links/jobLinksApi.ts"
import { TooManyDeclines } from "#domain/job-links/limitDeclines.ts"
import { DocumentChanged, LinkNotPayable, LinkUnknown, QuoteNotOpen } from "#domain/job-links/linkFailures.ts"
import { LinkPaid, Signed } from "#domain/job-links/paidAsSigned.ts"
import { LinkPayment } from "#domain/job-links/payByLink.ts"
import { CardsUnavailable } from "#domain/card-payments/paymentFailures.ts"
import { Day } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"
import { half, requestId, Times, Visit } from "./quoteApi.ts"
import { QuoteClosed, TimeTaken } from "./quoteFailures.ts"

const token = LinkToken
const postalCode = field(
  plainText(15),
  "Where the vehicle stands, for mobile work whose place the shop does not know; else empty.",
  "85701"
)
const refusals = [LinkUnknown, QuoteNotOpen, TooManyTries] as const

export const getDocumentTimes = endpoint({
  name: "getDocumentTimes",
  summary: "The halves of the next days that the customer of an open quote can choose from, by their link.",
  method: "GET",
  path: "/documents/:token/times",
  access: "everyone",
  keeps: true,
  input: Schema.Struct({ token, postalCode: Schema.optionalKey(postalCode) }),
  output: Times,
  failures: [...refusals]
})

export const postDocumentHold = endpoint({
  name: "postDocumentHold",
  summary: "Holds a half of a day for the customer of an open quote for five minutes, in place of what they held.",
  method: "POST",
  path: "/documents/:token/hold",
  access: "everyone",
  input: Schema.Struct({ token, postalCode, day: field(Day, "The day.", "2026-11-24"), half }),
  output: Schema.Struct({
    until: field(Schema.Int, "Until when, milliseconds since 1970 in UTC.", 1763740800000),
    start: field(Schema.String, "From when, as 24-hour time.", "08:00")
  }),
  failures: [...refusals, TimeTaken]
})

export const postDocumentBooking = endpoint({
  name: "postDocumentBooking",
  summary:
    "The customer accepts a quote as it was shown (`contentHash`) and books a half of a day, in one: both or neither. `address` tells where the vehicle stands, for mobile work whose place the shop does not know.",
  method: "POST",
  path: "/documents/:token/booking",
  access: "everyone",
  largestBody: 80 * 1024,
  input: Schema.Struct({
    ...postAcceptance.input.fields,
    day: field(Day, "The day.", "2026-11-24"),
    half,
    address: field(
      Schema.NullOr(
        Schema.Struct({
          address1: field(requiredText(120), "Street and number.", "1 Desert Way"),
          city: field(requiredText(80), "City.", "Tempe"),
          region: field(requiredText(2), "State or province, two letters.", "AZ"),
          postalCode: field(requiredText(15), "ZIP or postal code.", "85281")
        })
      ),
      "Where a mobile job is done; null where the shop knows it, and at the shop.",
      null
    )
  }),
  output: Signed,
  failures: [...refusals, DocumentChanged, TimeTaken, LinkNotPayable, CardsUnavailable, TooManyDeclines]
})

export const postQuoteBooking = endpoint({
  name: "postQuoteBooking",
  summary:
    "A visitor of the public quote pays the shop's deposit and books a half of a day, in one: the card is held first, then the time is booked, then the card is charged. The same paymentId sent again pays and books nothing more.",
  method: "POST",
  path: "/quotes/visits/:token/booking",
  access: "everyone",
  keepsItself: true,
  input: Schema.Struct({
    token: field(
      LinkToken,
      "What stands in the address of the visitor's own page.",
      "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"
    ),
    requestId,
    by: field(Schema.Literals(["email", "sms", "none"]), "How the confirmation goes out."),
    day: field(Day, "The day.", "2026-11-24"),
    half,
    payment: field(LinkPayment, "The card, and the deposit as it was shown.")
  }),
  output: Schema.Struct({
    visit: field(Schema.NullOr(Visit), "The appointment; null where none was made."),
    payment: field(LinkPaid, "What became of the card. Where it `failed`, nothing was booked.")
  }),
  failures: [QuoteClosed, ...refusals, DocumentChanged, TimeTaken, LinkNotPayable, CardsUnavailable, TooManyDeclines]
})
