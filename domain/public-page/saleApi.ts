import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { TooManyTries } from "#domain/credentials/Attempts.ts"
import { LinkToken, postAcceptance } from "#domain/job-links/jobLinksApi.ts"
import { TooManyDeclines } from "#domain/job-links/limitDeclines.ts"
import { DocumentChanged, LinkNotPayable, LinkUnknown, QuoteNotOpen } from "#domain/job-links/linkFailures.ts"
import { LinkPaid, Signed } from "#domain/job-links/signAndPay.ts"
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
  "Postal code of the vehicle for mobile work, if the shop does not know the place; empty otherwise.",
  "85701"
)
const refusals = [LinkUnknown, QuoteNotOpen, TooManyTries] as const

export const getDocumentTimes = endpoint({
  name: "getDocumentTimes",
  summary: "Lists the half-days in the next days that the customer of an open quote can choose from.",
  method: "GET",
  path: "/documents/:token/times",
  access: "everyone",
  writes: true,
  input: Schema.Struct({ token, postalCode: Schema.optionalKey(postalCode) }),
  output: Times,
  failures: [...refusals]
})

export const postDocumentHold = endpoint({
  name: "postDocumentHold",
  summary: "Holds a half-day for the customer of an open quote for five minutes, replacing their earlier hold.",
  method: "POST",
  path: "/documents/:token/hold",
  access: "everyone",
  input: Schema.Struct({ token, postalCode, day: field(Day, "Date.", "2026-11-24"), half }),
  output: Schema.Struct({
    until: field(Schema.Int, "When the hold expires, milliseconds since 1970 in UTC.", 1763740800000),
    start: field(Schema.String, "Start time, 24-hour format.", "08:00")
  }),
  failures: [...refusals, TimeTaken]
})

export const postDocumentBooking = endpoint({
  name: "postDocumentBooking",
  summary:
    "Accepts a quote as shown (`contentHash`) and books a half-day atomically. `address` is where the vehicle is, for mobile work if the shop does not know the place.",
  method: "POST",
  path: "/documents/:token/booking",
  access: "everyone",
  maxBodyBytes: 80 * 1024,
  input: Schema.Struct({
    ...postAcceptance.input.fields,
    day: field(Day, "Date.", "2026-11-24"),
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
      "Address of a mobile job; null if the shop knows it or the work is done at the shop.",
      null
    )
  }),
  output: Signed,
  failures: [...refusals, DocumentChanged, TimeTaken, LinkNotPayable, CardsUnavailable, TooManyDeclines]
})

export const postQuoteBooking = endpoint({
  name: "postQuoteBooking",
  summary:
    "Pays the deposit of a public quote and books a half-day together: the card is authorized, the time is booked, and the card is charged. Retrying with the same paymentId has no effect.",
  method: "POST",
  path: "/quotes/visits/:token/booking",
  access: "everyone",
  isIdempotent: true,
  input: Schema.Struct({
    token: field(
      LinkToken,
      "Token from the URL of the visitor's own page.",
      "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"
    ),
    requestId,
    by: field(Schema.Literals(["email", "sms", "none"]), "How the confirmation is sent."),
    day: field(Day, "Date.", "2026-11-24"),
    half,
    payment: field(LinkPayment, "The card, and the deposit as shown.")
  }),
  output: Schema.Struct({
    visit: field(Schema.NullOr(Visit), "The appointment; null if none was made."),
    payment: field(LinkPaid, "Result of the card payment. If `failed`, nothing was booked.")
  }),
  failures: [QuoteClosed, ...refusals, DocumentChanged, TimeTaken, LinkNotPayable, CardsUnavailable, TooManyDeclines]
})
